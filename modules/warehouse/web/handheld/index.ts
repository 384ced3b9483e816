import type { Task } from '@takt/handheld';
import { lazy } from 'react';
import { COUNT, LOOK_UP, MOVE, PICK, PUT_AWAY, RECEIVE, REPLENISH } from './titles.ts';

/** What lies where, which units and places there are: asked on nearly every page. */
const STOCK = 'warehouse.stock.read';
const stepsOf = (entity: string): readonly string[] => ['claim', 'giveBack'].map((step) => `${entity}.${step}`);

/**
 * What people of a warehouse do with a scanner in their hand. Each page comes when its work begins; the device keeps all of them for
 * when there is no network.
 */
export const tasks: readonly Task[] = [
  {
    key: 'receive',
    label: RECEIVE,
    glyph: 'receive',
    needs: ['warehouse.receipt.receive', 'warehouse.receipt.read', 'warehouse.asn.read', STOCK],
    steps: ['warehouse.asn.arrive', 'warehouse.receipt.rejectQty'],
    due: async (place) => (await import('./arrivals.ts')).loadArrivals(place),
    Page: lazy(async () => ({ default: (await import('./receive.tsx')).Receive })),
  },
  {
    key: 'putaway',
    label: PUT_AWAY,
    glyph: 'shelve',
    needs: ['warehouse.putawayTask.putaway', 'warehouse.putawayTask.read', STOCK],
    steps: stepsOf('warehouse.putawayTask'),
    due: async (place) => (await import('./put-away.tsx')).loadPutAways(place),
    Page: lazy(async () => ({ default: (await import('./put-away.tsx')).PutAway })),
  },
  {
    key: 'pick',
    label: PICK,
    glyph: 'pick',
    needs: ['warehouse.pickTask.confirm', 'warehouse.pickTask.read', STOCK],
    steps: stepsOf('warehouse.pickTask'),
    due: async (place) => (await import('./pick.tsx')).loadPicks(place),
    Page: lazy(async () => ({ default: (await import('./pick.tsx')).Pick })),
  },
  {
    key: 'replenish',
    label: REPLENISH,
    glyph: 'stock',
    needs: ['warehouse.replenishmentTask.pick', 'warehouse.replenishmentTask.read', STOCK],
    steps: [...stepsOf('warehouse.replenishmentTask'), 'warehouse.replenishmentTask.deliver'],
    due: async (place) => (await import('./replenish.tsx')).loadReplenishments(place),
    Page: lazy(async () => ({ default: (await import('./replenish.tsx')).Replenish })),
  },
  {
    key: 'count',
    label: COUNT,
    glyph: 'count',
    needs: ['warehouse.countOrder.count', 'warehouse.countOrder.read'],
    due: async (place) => (await import('./count.tsx')).loadCounts(place),
    Page: lazy(async () => ({ default: (await import('./count.tsx')).Count })),
  },
  {
    key: 'move',
    label: MOVE,
    glyph: 'move',
    needs: ['warehouse.stockTransfer.moveStock', STOCK],
    Page: lazy(async () => ({ default: (await import('./move.tsx')).Move })),
  },
  {
    key: 'stock',
    label: LOOK_UP,
    glyph: 'find',
    needs: [STOCK],
    Page: lazy(async () => ({ default: (await import('./look-up.tsx')).LookUp })),
  },
];
