import { choice, code, decimal, dictionary, entity, flag, integer, type RowOf, ref, text, time } from '@takt/model';

/** A door where vehicles are unloaded or loaded. Suppliers book it, so they read it. */
export const Dock = entity('warehouse.dock', {
  label: ['月台', 'Dock'],
  fields: {
    code: code('月台编码', 'Dock code', { required: true, unique: true }),
    name: text('月台名称', 'Dock name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    direction: choice(
      '作业方向',
      'Direction',
      { inbound: ['收货', 'Inbound'], outbound: ['发货', 'Outbound'], both: ['收发', 'Both'] },
      { required: true, default: 'both' },
    ),
    goods: dictionary('dockGoods', '货物类型', 'Kind of goods'),
    opensAt: time('开放时间', 'Opens', { required: true }),
    closesAt: time('关闭时间', 'Closes', { required: true }),
    slotMinutes: integer('预约时段（分钟）', 'Slot (minutes)', { required: true, min: 10, max: 240, default: 30 }),
    vehicles: integer('每时段车辆数', 'Vehicles per slot', { required: true, min: 1, max: 20, default: 1 }),
    maxLength: decimal('最大车长（m）', 'Longest vehicle (m)', { above: 0, scale: 1 }),
    maxHeight: decimal('最大车高（m）', 'Highest vehicle (m)', { above: 0, scale: 1 }),
    leveller: flag('升降平台', 'Dock leveller'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'warehouse',
    'direction',
    'goods',
    'opensAt',
    'closesAt',
    'slotMinutes',
    'vehicles',
    'markStatus',
  ],
  query: ['code', 'name', 'warehouse', 'direction', 'goods', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  vendorsRead: true,
  scopes: { warehouse: 'warehouse' },
  rules: [
    {
      field: 'closesAt',
      must: ({ opensAt, closesAt }) => closesAt > opensAt,
      else: ['关闭时间必须晚于开放时间', 'A dock closes after it opens'],
    },
  ],
});
export interface Dock extends RowOf<typeof Dock> {}
