import { countTile, type Tile } from '@takt/web';

/** The definition itself stays out of what the workspace begins with; a test compares these with it. */
const ORDER = 'sales.salesOrder';
const STATUS = { new: '00', locked: '10' };

/** What this module offers for the home page. */
export const tiles: readonly Tile[] = [
  countTile({
    id: 'sales.newOrders',
    label: ['待锁定销售订单', 'Sales orders to lock'],
    entity: ORDER,
    filter: () => ({ status: [STATUS.new] }),
  }),
  countTile({
    id: 'sales.openOrders',
    label: ['执行中销售订单', 'Sales orders in progress'],
    entity: ORDER,
    filter: () => ({ status: [STATUS.locked] }),
  }),
];
