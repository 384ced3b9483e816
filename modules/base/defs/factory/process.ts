import { code, decimal, dictionary, entity, flag, integer, type RowOf, text, RECORD_RIGHTS } from '@takt/model';

/** What is done; a station is where. */
export const Process = entity('base.process', {
  label: ['工序', 'Process'],
  byFace: RECORD_RIGHTS,
  fields: {
    processNo: code('工序编号', 'Process number', { required: true, unique: true, length: 20 }),
    name: text('工序名称', 'Process name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    kind: dictionary('processKind', '工序类型', 'Process kind'),
    skill: dictionary('operatorSkill', '所需技能', 'Skill required'),
    setupSeconds: decimal('准备时间（秒）', 'Setup time (s)', { min: 0, scale: 1 }),
    runSeconds: decimal('单件时间（秒）', 'Run time per piece (s)', { min: 0, scale: 3 }),
    crew: integer('人数', 'Crew', { min: 0, max: 99 }),
    countingPoint: flag('计数点', 'Counting point', { help: ['在此报工计数', 'Output is reported and counted here'] }),
    inspectionPoint: flag('检验点', 'Inspection point'),
    special: flag('特殊过程', 'Special process', {
      help: [
        '结果不能由后续检验完全验证的过程，如焊接、热处理',
        'Its result cannot be fully verified afterwards: welding, heat treatment',
      ],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'processNo',
    'name',
    'nameEn',
    'kind',
    'skill',
    'runSeconds',
    'countingPoint',
    'inspectionPoint',
    'special',
    'markStatus',
  ],
  query: ['processNo', 'name', 'kind', 'inspectionPoint', 'markStatus'],
  title: ['processNo', 'name'],
  sort: [['processNo', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      // Composite keys are joined with an underscore.
      id: 'B010',
      field: 'processNo',
      must: ({ processNo }) => !processNo.includes('_'),
      else: ['工序编号不能包含下划线', 'The process number must not contain an underscore'],
    },
  ],
});
export interface Process extends RowOf<typeof Process> {}
