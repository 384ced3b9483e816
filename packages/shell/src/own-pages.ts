import { EXPORT_PAGES } from './exports/pages.ts';
import { HOME_PAGES } from './home/pages.ts';
import { MESSAGE_CENTRE } from './messages/pages.tsx';
import { USER_CENTRE } from './user-center/user-center.ts';
import type { OwnPage } from '@takt/web/host';

const OWN_PAGES: readonly OwnPage[] = [...USER_CENTRE, ...MESSAGE_CENTRE, ...HOME_PAGES, ...EXPORT_PAGES];

/** The engine's page at an address; null when it has none there. */
export const ownPageAt = (url: string): OwnPage | null => OWN_PAGES.find((one) => one.url === url) ?? null;
