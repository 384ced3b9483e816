import { code, entity, flag, integer, type RowOf, ref, table, text, RECORD_RIGHTS } from '@takt/model';

/** The way a delivery takes to its customers, with its stops. */
export const DeliveryPath = entity('sales.deliveryPath', {
  label: ['配送路径', 'Delivery path'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('路径编码', 'Path code', { required: true, unique: true }),
    name: text('路径名称', 'Path name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    carrier: ref('base.carrier', '承运商', 'Carrier'),
    minutes: integer('单趟时间（分钟）', 'Minutes per trip', { min: 1 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    stops: table('站点', 'Stops', {
      sequence: integer('顺序', 'Sequence', { ordinal: true, required: true, min: 1 }),
      customer: ref('base.customer', '客户', 'Customer', { required: true }),
      address: text('地址', 'Address', { length: 300 }),
      minutes: integer('停留（分钟）', 'Stays (minutes)', { min: 0 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'carrier', 'minutes', 'remark', 'markStatus'],
  query: ['code', 'name', 'carrier', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'stops',
      must: ({ stops }) => new Set(stops.map(({ sequence }) => sequence)).size === stops.length,
      else: ['站点顺序不能重复', 'Each stop has a sequence of its own'],
    },
  ],
});
export interface DeliveryPath extends RowOf<typeof DeliveryPath> {}
