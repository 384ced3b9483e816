import { choice, code, computed, datetime, entity, quantity, type RowOf, ref, text } from '@takt/model';
import { MOVE_KINDS, OUTSIDE_PLACES, STOCK_STATUSES } from './stock-terms.ts';

/**
 * Every change of stock, for good: nothing is edited or deleted, a mistake is set right by a move the other way that names
 * it. Each has two ends; an end that is no location of ours is one of the places outside.
 */
export const StockMove = entity('warehouse.stockMove', {
  label: ['库存流水', 'Stock ledger'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    kind: computed('choice', '业务类型', 'Transaction', { values: MOVE_KINDS }),
    person: computed('text', '过账人', 'Posted by'),
    // Both ends of a move lie in one warehouse: between two, goods pass through the place in transit.
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    owner: ref('base.vendor', '货主', 'Owner'),
    qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
    unit: computed('text', '计量单位', 'Unit of measure'),
    fromPlace: choice('从（外部）', 'From outside', OUTSIDE_PLACES),
    fromLocation: ref('warehouse.location', '从库位', 'From location'),
    fromStatus: choice('原状态', 'From status', STOCK_STATUSES),
    toPlace: choice('到（外部）', 'To outside', OUTSIDE_PLACES),
    toLocation: ref('warehouse.location', '到库位', 'To location'),
    toStatus: choice('新状态', 'To status', STOCK_STATUSES),
    entity: code('单据类型', 'Document type', { required: true, length: 60, holds: 'entity' }),
    documentNo: code('单据编号', 'Document number', { required: true, length: 60 }),
    lineId: code('明细', 'Line', { length: 36 }),
    reverses: ref('warehouse.stockMove', '冲销', 'Reverses'),
    reason: text('原因', 'Reason', { length: 500 }),
    // Which pieces, one space between them: a posting that is taken back brings the same ones.
    serialNos: text('序列号', 'Serial numbers', { length: 100_000 }),
  },
  list: [
    'at',
    'kind',
    'part',
    'qty',
    'unit',
    'fromLocation',
    'toLocation',
    'documentNo',
    'person',
    'batch',
    'fromPlace',
    'toPlace',
    'fromStatus',
    'toStatus',
    'warehouse',
    'reason',
    'serialNos',
  ],
  essential: ['kind', 'part', 'qty'],
  query: ['at', 'warehouse', 'part', 'batch', 'container', 'fromLocation', 'toLocation', 'fromPlace', 'toPlace', 'documentNo'],
  title: ['documentNo'],
  sort: [['at', 'desc']],
  scopes: { warehouse: 'warehouse' },
});
export interface StockMove extends RowOf<typeof StockMove> {}
