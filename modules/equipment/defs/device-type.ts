import { code, dictionary, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** What kind of device it is: devices of one type are checked, maintained and broken alike. */
export const DeviceType = entity('equipment.deviceType', {
  label: ['设备类型', 'Device type'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('设备类型编码', 'Device type code', { required: true, unique: true, length: 20 }),
    name: text('设备类型名称', 'Device type name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    family: dictionary('deviceFamily', '设备大类', 'Device family', { required: true }),
    special: flag('特种设备', 'Under legal inspection', {
      help: ['起重、压力容器、厂内车辆等须法定检验', 'Cranes, pressure vessels, vehicles and others the law has inspected'],
    }),
    lifeYears: integer('设计寿命（年）', 'Design life (years)', { min: 1, max: 100 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'family', 'special', 'lifeYears', 'remark', 'markStatus'],
  query: ['code', 'name', 'family', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface DeviceType extends RowOf<typeof DeviceType> {}
