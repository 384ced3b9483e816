import { code, decimal, entity, flag, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

export const Line = entity('base.line', {
  label: ['产线', 'Line'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('产线编码', 'Line code', { required: true, unique: true, length: 20 }),
    name: text('产线名称', 'Line name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    workshop: ref('base.workshop', '车间', 'Workshop', { required: true }),
    // Repeats the workshop's plant: a scope can only look at the row's own fields.
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    costCentre: ref('base.costCentre', '成本中心', 'Cost centre'),
    taktSeconds: decimal('节拍（秒）', 'Takt time (s)', { above: 0, scale: 1 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'workshop', 'plant', 'costCentre', 'taktSeconds', 'markStatus'],
  query: ['code', 'name', 'workshop', 'plant', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
});
export interface Line extends RowOf<typeof Line> {}
