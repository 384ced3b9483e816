import { choice, code, computed, datetime, entity, quantity, type RowOf, ref } from '@takt/model';
import { STOCK_STATUSES } from './stock-terms.ts';

/**
 * How much of what lies where, now: the sum of the moves, kept so that nobody has to add them up. `postStock` and
 * `reserveStock` write it, nothing else; the nightly proof compares it with the moves.
 */
export const Stock = entity('warehouse.stock', {
  label: ['库存', 'Stock'],
  byFace: ['read'],
  log: true,
  audit: false,
  zeroIsNone: 'qty',
  fields: {
    // Repeats the location's warehouse: scopes look at the row's own fields.
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    owner: ref('base.vendor', '货主', 'Owner', {
      help: ['空为本公司；寄售库存为供应商', 'Ours when empty; a supplier for consigned stock'],
    }),
    stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, { required: true }),
    qty: quantity('数量', 'Quantity', { required: true, min: 0, scale: 6 }),
    reservedQty: quantity('已分配', 'Reserved', { required: true, min: 0, scale: 6, default: '0' }),
    // Travels with the goods: a move makes nothing younger, and what is emptied and filled again is as old as what came.
    receivedAt: datetime('收货时间', 'Received at', {
      required: true,
      help: ['其中最早入库的货的收货时间', 'When the oldest of it came in'],
    }),
    unit: computed('text', '计量单位', 'Unit of measure'),
    lotHold: computed('text', '批次冻结', 'Batch hold'),
    // Of a serialised part; text, because where each piece has its number it is empty and not nothing.
    unnumbered: computed('text', '未登记序列号', 'Without serial number'),
  },
  list: [
    'location',
    'part',
    'qty',
    'unit',
    'stockStatus',
    'batch',
    'lotHold',
    'reservedQty',
    'warehouse',
    'container',
    'owner',
    'receivedAt',
    'unnumbered',
  ],
  essential: ['location', 'part', 'qty'],
  query: ['warehouse', 'location', 'part', 'batch', 'container', 'stockStatus', 'qty'],
  title: ['batch'],
  sort: [['location', 'asc']],
  scopes: { warehouse: 'warehouse' },
});
export interface Stock extends RowOf<typeof Stock> {}
