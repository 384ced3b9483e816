import { code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

export const WorkSection = entity('base.workSection', {
  label: ['工段', 'Work section'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('工段编码', 'Work section code', { required: true, unique: true, length: 20 }),
    name: text('工段名称', 'Work section name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    line: ref('base.line', '产线', 'Line', { required: true }),
    // Repeats the line's plant, as a line repeats its workshop's. Rows from before it was kept may lack it.
    plant: ref('base.plant', '工厂', 'Plant'),
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'name', 'nameEn', 'line', 'plant', 'sequence', 'markStatus'],
  query: ['code', 'name', 'line', 'plant', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  requiredWhen: { plant: () => true },
  scopes: { plant: 'plant' },
});
export interface WorkSection extends RowOf<typeof WorkSection> {}
