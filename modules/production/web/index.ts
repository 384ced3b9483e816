import { countTile, editScreen, type Slot, type Tile } from '@takt/web';
import { type ComponentType, lazy } from 'react';

/** The definitions themselves stay out of what the workspace begins with; a test compares these with them. */
const ORDER = 'production.productionOrder';
const DISPATCH = 'production.dispatchOrder';
const STATUS = { released: '10', inProduction: '12', inExecution: '2' } as const;

/** Pages of this module that are more than a list. */
export const screens: Readonly<Record<string, ComponentType>> = {};

/** What this module adds to generic screens. */
export const slots: readonly Slot[] = [
  editScreen(ORDER, {
    key: 'progress',
    label: ['进展', 'Progress'],
    body: lazy(async () => ({ default: (await import('./order/progress-tab.tsx')).ProgressTab })),
  }),
];

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'production.openOrders',
    label: ['未完生产订单', 'Open production orders'],
    entity: ORDER,
    filter: () => ({ status: [STATUS.released, STATUS.inProduction] }),
  }),
  countTile({
    id: 'production.dispatchesInExecution',
    label: ['今日执行中派工单', "Today's dispatch orders in execution"],
    entity: DISPATCH,
    filter: (today) => ({ status: [STATUS.inExecution], businessOn: [today, today] }),
  }),
];
