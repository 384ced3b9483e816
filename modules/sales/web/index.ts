import { countTile, type Tile } from '@takt/web';
import { SalesOrder } from '../defs/index.ts';

const { new: fresh, locked } = SalesOrder.states;

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'sales.newOrders',
    label: ['待锁定销售订单', 'Sales orders to lock'],
    entity: SalesOrder.id,
    filter: () => ({ status: [fresh.code] }),
  }),
  countTile({
    id: 'sales.openOrders',
    label: ['执行中销售订单', 'Sales orders in progress'],
    entity: SalesOrder.id,
    filter: () => ({ status: [locked.code] }),
  }),
];
