import type { Text } from '@takt/model';

/** Apart from the other words of the lookup: the menu of tabs needs it before the tables of the standard are fetched. */
export const LOOK_UP: Text = ['抽样表查询', 'Look up a plan'];
