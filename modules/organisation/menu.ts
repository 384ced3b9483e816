import type { MenuGroup } from '@takt/model';

/** Its pages stand among those about rights, in the order people know: `modules/access/menu.ts`. */
export const menu: readonly MenuGroup[] = [];
