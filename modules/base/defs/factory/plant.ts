import { choice, code, entity, flag, type RowOf, text, TIME_ZONES, RECORD_RIGHTS } from '@takt/model';

export const Plant = entity('base.plant', {
  label: ['工厂', 'Plant'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('工厂编码', 'Plant code', { required: true, unique: true, length: 20 }),
    name: text('工厂名称', 'Plant name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    address: text('地址', 'Address'),
    // Shifts and business dates are told by the clocks on its walls.
    timeZone: choice('时区', 'Time zone', TIME_ZONES, { required: true, default: 'Asia/Shanghai' }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'address', 'timeZone', 'markStatus'],
  query: ['code', 'name', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'id' },
  timeZone: 'timeZone',
});
export interface Plant extends RowOf<typeof Plant> {}
