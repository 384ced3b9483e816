import { choice, code, decimal, entity, flag, integer, type RowOf, ref, table, text, time, RECORD_RIGHTS } from '@takt/model';

/** The way goods travel, with its stops: to suppliers and back, to lines, to customers. */
export const Route = entity('warehouse.route', {
  label: ['路线', 'Route'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('路线编码', 'Route code', { required: true, unique: true }),
    name: text('路线名称', 'Route name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    kind: choice(
      '路线类型',
      'Kind of route',
      {
        milkRun: ['循环取货', 'Milk run'],
        lineSupply: ['线边配送', 'Line supply'],
        shipping: ['客户发运', 'Shipping'],
        transfer: ['仓间调拨', 'Between warehouses'],
      },
      { required: true },
    ),
    warehouse: ref('warehouse.warehouse', '起点仓库', 'Starts at warehouse', { required: true }),
    carrier: ref('base.carrier', '承运商', 'Carrier'),
    distance: decimal('里程（km）', 'Distance (km)', { min: 0, scale: 1 }),
    minutes: integer('单趟时间（分钟）', 'Minutes per trip', { min: 1 }),
    firstAt: time('首班时间', 'First departure'),
    everyMinutes: integer('发车间隔（分钟）', 'Departs every (minutes)', { min: 1, max: 1440 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    stops: table('站点', 'Stops', {
      sequence: integer('顺序', 'Sequence', { ordinal: true, required: true, min: 1 }),
      vendor: ref('base.vendor', '供应商', 'Supplier'),
      customer: ref('base.customer', '客户', 'Customer'),
      deliveryUnit: ref('base.deliveryUnit', '配送单元', 'Delivery unit'),
      warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse'),
      minutes: integer('停留（分钟）', 'Stays (minutes)', { min: 0 }),
      remark: text('说明', 'Remark', { length: 100 }),
    }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'kind',
    'warehouse',
    'carrier',
    'distance',
    'minutes',
    'firstAt',
    'everyMinutes',
    'markStatus',
  ],
  query: ['code', 'name', 'kind', 'warehouse', 'carrier', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'stops',
      must: ({ stops }) => new Set(stops.map(({ sequence }) => sequence)).size === stops.length,
      else: ['站点顺序不能重复', 'Each stop has a sequence of its own'],
    },
    {
      field: 'stops',
      must: ({ stops }) =>
        stops.every((stop) => [stop.vendor, stop.customer, stop.deliveryUnit, stop.warehouse].some((place) => place)),
      else: ['每个站点选择供应商、客户、配送单元或仓库', 'Each stop is a supplier, a customer, a delivery unit or a warehouse'],
    },
  ],
});
export interface Route extends RowOf<typeof Route> {}
