import { choice, code, decimal, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** A bay where vehicles stand: waiting for a dock, or being worked at. */
export const Berth = entity('warehouse.berth', {
  label: ['泊位', 'Berth'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('泊位编码', 'Berth code', { required: true, unique: true }),
    name: text('泊位名称', 'Berth name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    dock: ref('warehouse.dock', '对应月台', 'Serves dock', { help: ['不选则为公共等候泊位', 'A common waiting bay when empty'] }),
    kind: choice(
      '泊位类型',
      'Kind of berth',
      { waiting: ['等候', 'Waiting'], working: ['装卸', 'Loading and unloading'], parking: ['停放', 'Parking'] },
      { required: true, default: 'waiting' },
    ),
    maxLength: decimal('最大车长（m）', 'Longest vehicle (m)', { above: 0, scale: 1 }),
    callOrder: integer('叫号顺序', 'Order of calling', {
      ordinal: true,
      min: 0,
      help: ['先叫小号泊位', 'Low numbers are called first'],
    }),
    covered: flag('有雨棚', 'Covered'),
    hazardous: flag('可停危险品车辆', 'Hazardous goods vehicles'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'plant', 'dock', 'kind', 'maxLength', 'callOrder', 'covered', 'hazardous', 'markStatus'],
  query: ['code', 'name', 'plant', 'dock', 'kind', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  suppliers: ['code', 'name', 'nameEn', 'plant', 'dock', 'kind', 'maxLength', 'covered', 'hazardous', 'markStatus'],
  scopes: { plant: 'plant' },
});
export interface Berth extends RowOf<typeof Berth> {}
