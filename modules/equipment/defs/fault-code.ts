import { choice, code, dictionary, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** One way in which devices break, and what usually helps. */
export const FaultCode = entity('equipment.faultCode', {
  label: ['故障代码', 'Fault code'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('故障代码', 'Fault code', { required: true, unique: true, length: 20 }),
    name: text('故障现象', 'What is seen', { required: true, length: 100, contains: true }),
    nameEn: text('英文现象', 'What is seen, in English', { length: 100, contains: true }),
    category: dictionary('faultCategory', '故障类别', 'Fault category', { required: true }),
    deviceType: ref('equipment.deviceType', '适用设备类型', 'Device type', {
      help: ['不填适用于所有设备', 'Without it all devices'],
    }),
    grade: choice(
      '故障等级',
      'Grade',
      { minor: ['轻微', 'Minor'], usual: ['一般', 'Usual'], severe: ['严重', 'Severe'] },
      { required: true, default: 'usual' },
    ),
    usualCause: text('常见原因', 'Usual cause', { length: 500 }),
    measure: text('处理措施', 'What helps', { length: 500 }),
    repairMinutes: integer('标准维修时间（分钟）', 'Usual repair time (min)', { min: 1, max: 100_000 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'category', 'deviceType', 'grade', 'usualCause', 'repairMinutes', 'markStatus'],
  query: ['code', 'name', 'category', 'deviceType', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface FaultCode extends RowOf<typeof FaultCode> {}
