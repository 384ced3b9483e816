import { code, date, decimal, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

/** What a line can do in an hour of a shift: available = net hours of its shifts × headcount × attendance × efficiency. */
export const WorkHourBalance = entity('base.workHourBalance', {
  label: ['工时平衡基础', 'Working-hour balance data'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    line: ref('base.line', '产线', 'Line', { required: true }),
    validFrom: date('生效日期', 'Valid from', { required: true, default: 'today' }),
    headcount: integer('每班人数', 'Headcount per shift', { required: true, min: 1, max: 9999 }),
    attendance: decimal('出勤率（%）', 'Attendance (%)', { required: true, above: 0, max: 100, scale: 2, default: '100' }),
    efficiency: decimal('效率（%）', 'Efficiency (%)', { required: true, above: 0, max: 200, scale: 2, default: '100' }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'plant', 'line', 'validFrom', 'headcount', 'attendance', 'efficiency', 'remark', 'markStatus'],
  query: ['code', 'plant', 'line', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface WorkHourBalance extends RowOf<typeof WorkHourBalance> {}
