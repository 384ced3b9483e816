import { choice, computed, entity, flag, quantity, type RowOf, ref, text } from '@takt/model';
import { goods } from '../stock/goods.ts';
import { STOCK_STATUSES } from '../stock/stock-terms.ts';

/**
 * The books beside what was counted, one row for each line of a count, with the line's own id. An entity of its own, so that reading it is a right of
 * its own: in a blind count those who count have it not.
 */
export const CountDiff = entity('warehouse.countDiff', {
  label: ['盘点差异', 'Count difference'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    countOrder: ref('warehouse.countOrder', '盘点单', 'Count order', { required: true }),
    // Repeats the order's warehouse: scopes look at the row's own fields.
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location', { required: true }),
    ...goods,
    stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, { required: true }),
    bookQty: quantity('账面数量', 'Book quantity', { required: true, scale: 6 }),
    // What came and went between the release and the count is no difference.
    movedQty: quantity('盘点期间变动', 'Moved meanwhile', { scale: 6 }),
    countedQty: quantity('实盘数量', 'Counted', { scale: 6 }),
    diffQty: quantity('差异', 'Difference', { scale: 6 }),
    different: flag('有差异', 'Differs'),
    beyond: flag('超出允差', 'Beyond tolerance'),
    // Which pieces of a serialised part, one space between them.
    missingSerials: text('缺少的序列号', 'Missing serial numbers', { length: 100_000 }),
    foundSerials: text('账外的序列号', 'Serial numbers found', { length: 100_000 }),
    accuracy: computed('text', '盘点准确率（%）', 'Count accuracy (%)'),
  },
  list: [
    'countOrder',
    'location',
    'part',
    'diffQty',
    'bookQty',
    'countedQty',
    'beyond',
    'batch',
    'accuracy',
    'missingSerials',
    'foundSerials',
    'movedQty',
    'different',
    'stockStatus',
    'container',
    'warehouse',
  ],
  essential: ['location', 'part', 'diffQty'],
  query: ['countOrder', 'warehouse', 'location', 'part', 'different', 'beyond'],
  title: ['batch'],
  sort: [['location', 'asc']],
  scopes: { warehouse: 'warehouse' },
});
export interface CountDiff extends RowOf<typeof CountDiff> {}
