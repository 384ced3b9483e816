import { choice, code, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

export const Station = entity('base.station', {
  label: ['工位', 'Station'],
  byFace: RECORD_RIGHTS,
  fields: {
    stationNo: code('工位编号', 'Station number', { required: true, unique: true, length: 20 }),
    name: text('工位名称', 'Station name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    line: ref('base.line', '产线', 'Line', { required: true }),
    // A short line has stations but no sections.
    workSection: ref('base.workSection', '工段', 'Work section'),
    // Repeats the line's plant, as a line repeats its workshop's. Rows from before it was kept may lack it.
    plant: ref('base.plant', '工厂', 'Plant'),
    kind: choice(
      '工位类型',
      'Station kind',
      {
        manual: ['手工', 'Manual'],
        automatic: ['自动', 'Automatic'],
        inspection: ['检验', 'Inspection'],
        rework: ['返工', 'Rework'],
      },
      { required: true, default: 'manual' },
    ),
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['stationNo', 'name', 'nameEn', 'line', 'workSection', 'plant', 'kind', 'sequence', 'markStatus'],
  query: ['stationNo', 'name', 'line', 'workSection', 'plant', 'markStatus'],
  title: ['stationNo', 'name'],
  sort: [['stationNo', 'asc']],
  enabled: 'markStatus',
  requiredWhen: { plant: () => true },
  scopes: { plant: 'plant' },
  rules: [
    {
      // Composite keys are joined with an underscore.
      id: 'B009',
      field: 'stationNo',
      must: (s) => !s.stationNo.includes('_'),
      else: ['工位编号不能包含下划线', 'The station number must not contain an underscore'],
    },
  ],
});
export interface Station extends RowOf<typeof Station> {}
