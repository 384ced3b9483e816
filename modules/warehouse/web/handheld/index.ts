import type { Task } from '@takt/handheld';
import { arrivals, RECEIVE } from './arrivals.ts';
import { Count, COUNT, counts } from './count.tsx';
import { LOOK_UP, LookUp } from './look-up.tsx';
import { MOVE, Move } from './move.tsx';
import { PICK, Pick, picks } from './pick.tsx';
import { PUT_AWAY, PutAway, putAways } from './put-away.tsx';
import { Receive } from './receive.tsx';
import { REPLENISH, Replenish, replenishments } from './replenish.tsx';

/** What people of a warehouse do with a scanner in their hand. */
export const tasks: readonly Task[] = [
  { key: 'receive', label: RECEIVE, glyph: 'receive', menu: '/wms/inbound/receipt', due: arrivals, Page: Receive },
  { key: 'putaway', label: PUT_AWAY, glyph: 'shelve', menu: '/wms/inbound/putaway', due: putAways, Page: PutAway },
  { key: 'pick', label: PICK, glyph: 'pick', menu: '/rf/outbound/pick', due: picks, Page: Pick },
  {
    key: 'replenish',
    label: REPLENISH,
    glyph: 'stock',
    menu: '/wms/storage/replenishment',
    due: replenishments,
    Page: Replenish,
  },
  { key: 'count', label: COUNT, glyph: 'count', menu: '/wms/count/countPlan', due: counts, Page: Count },
  { key: 'move', label: MOVE, glyph: 'move', menu: '/wms/storage/stockTransfer', Page: Move },
  { key: 'stock', label: LOOK_UP, glyph: 'find', menu: '/wms/storage/stockQuery', Page: LookUp },
];
