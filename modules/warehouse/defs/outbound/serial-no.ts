import { choice, code, date, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { STOCK_STATUSES } from '../stock/stock-terms.ts';

/** One piece that can be told from all others, and where it is: state and place are written by what moves stock, never by hand. */
export const SerialNo = entity('warehouse.serialNo', {
  label: ['序列号', 'Serial number'],
  byFace: RECORD_RIGHTS,
  fields: {
    serialNo: code('序列号', 'Serial number', {
      required: true,
      unique: true,
      length: 60,
      uniqueWords: ['序列号已存在', 'The serial number already exists'],
    }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    serialStatus: choice(
      '状态',
      'Status',
      {
        made: ['已生产', 'Made'],
        inStock: ['在库', 'In stock'],
        onHold: ['冻结', 'On hold'],
        issued: ['已领用', 'Issued'],
        installed: ['已装配', 'Installed'],
        shipped: ['已发运', 'Shipped'],
        returned: ['已退回', 'Returned'],
        scrapped: ['已报废', 'Scrapped'],
        // Its receipt was cancelled: it stands at the dock again, to be received anew.
        unreceived: ['收货已取消', 'Receipt cancelled'],
        inTransit: ['在途', 'In transit'],
        sentBack: ['已退供应商', 'Sent back to supplier'],
        missing: ['盘亏', 'Missing'],
      },
      { required: true, default: 'made', readonly: true },
    ),
    stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, { readonly: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse'),
    location: ref('warehouse.location', '库位', 'Location', { readonly: true }),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    receipt: ref('warehouse.receipt', '收货单', 'Receipt', { readonly: true }),
    customer: ref('base.customer', '客户', 'Customer', { readonly: true }),
    producedOn: date('生产日期', 'Produced on'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'serialNo',
    'part',
    'serialStatus',
    'location',
    'batch',
    'container',
    'stockStatus',
    'warehouse',
    'vendor',
    'customer',
    'producedOn',
  ],
  essential: ['part', 'serialStatus', 'location'],
  query: ['serialNo', 'part', 'batch', 'serialStatus', 'warehouse', 'location', 'vendor', 'customer'],
  title: ['serialNo'],
  sort: [['serialNo', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface SerialNo extends RowOf<typeof SerialNo> {}
