import { choice, code, date, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** One piece that can be told from all others, and where it is. */
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
      },
      { required: true, default: 'inStock' },
    ),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse'),
    location: ref('warehouse.location', '库位', 'Location'),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    customer: ref('base.customer', '客户', 'Customer'),
    producedOn: date('生产日期', 'Produced on'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['serialNo', 'part', 'batch', 'container', 'serialStatus', 'warehouse', 'location', 'vendor', 'customer', 'producedOn'],
  query: ['serialNo', 'part', 'batch', 'serialStatus', 'warehouse', 'location', 'vendor', 'customer'],
  title: ['serialNo'],
  sort: [['serialNo', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
});
export interface SerialNo extends RowOf<typeof SerialNo> {}
