import type { Product, Tile } from '@takt/web';
import { Bells } from './bells.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PendingBar } from './pending-bar.tsx';
import { messagesTile } from './tiles/messages.ts';
import { todoTile } from './tiles/todo.ts';

export { MESSAGE_CENTRE as ownPages } from './pages.tsx';

/** What has come for the person, around every page. */
export const messages: Product['messages'] = { Bells, NoticeBar, PendingBar };

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [todoTile, messagesTile];
