import { choice, code, decimal, entity, flag, integer, type RowOf, ref, table, text, RECORD_RIGHTS } from '@takt/model';
import { AQL_VALUES } from './aql-tables.ts';
import { limits, lineLimitRules } from './limits.ts';
import { effective, EXPIRES_FIRST, inOrder, inspectionKind } from './quality-words.ts';

const MODES = {
  schema: ['按抽样方案', 'By sampling plan'],
  aql: ['AQL 抽样', 'AQL plan'],
  fixed: ['固定数量', 'Fixed number'],
  percent: ['百分比', 'Percentage'],
  full: ['全检', 'All pieces'],
  frequency: ['按频次', 'By frequency'],
} as const;

/** What is inspected on a part, or on all parts of a category, at one occasion; one version counts on any day. */
export const InspectionStandard = entity('quality.inspectionStandard', {
  label: ['检验标准', 'Inspection standard'],
  byFace: RECORD_RIGHTS,
  fields: {
    standardNo: code('标准编号', 'Standard number', { required: true, unique: true }),
    name: text('标准名称', 'Standard name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    part: ref('base.part', '物料', 'Part', {
      help: [
        '不选物料则适用于分类下的所有物料；物料的标准优先',
        'Without a part it is for all parts of the category; that of the part goes first',
      ],
    }),
    category: ref('base.partCategory', '物料分类', 'Part category'),
    inspectionKind: inspectionKind(),
    revision: text('版本', 'Revision', { required: true, length: 20, default: 'A/0' }),
    ...effective,
    drawingNo: text('依据图纸', 'Drawing', { length: 60 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    lines: table('检验项目', 'Inspection items', {
      item: ref('quality.inspectionItem', '检验项目', 'Inspection item', { required: true }),
      samplingMode: choice('抽样方式', 'Sampling', MODES, { required: true, default: 'schema' }),
      schema: ref('quality.samplingSchema', '抽样方案', 'Sampling plan'),
      aql: choice('AQL', 'AQL', AQL_VALUES),
      sampleSize: integer('样本数', 'Sample size', { min: 1 }),
      percent: decimal('抽样比例（%）', 'Sampled (%)', { above: 0, max: 100, scale: 2 }),
      frequency: ref('quality.inspectionFrequency', '检验频次', 'Inspection frequency'),
      tool: ref('quality.inspectionTool', '检具', 'Inspection tool'),
      ...limits,
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: [
    'standardNo',
    'name',
    'nameEn',
    'part',
    'category',
    'inspectionKind',
    'revision',
    'effectiveOn',
    'expiryOn',
    'markStatus',
  ],
  query: ['standardNo', 'name', 'part', 'category', 'inspectionKind', 'markStatus'],
  title: ['standardNo', 'name'],
  sort: [['standardNo', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'part',
      must: ({ part, category }) => Boolean(part) || Boolean(category),
      else: ['请选择物料或物料分类', 'Choose a part or a part category'],
    },
    { field: 'expiryOn', must: inOrder, else: EXPIRES_FIRST },
    {
      field: 'lines',
      must: ({ lines }) => lines.length > 0,
      else: ['检验标准至少需要一个检验项目', 'A standard needs at least one inspection item'],
    },
    {
      id: 'B104',
      field: 'lines',
      must: ({ lines }) => new Set(lines.map(({ item }) => item)).size === lines.length,
      else: ['检验项目已存在', 'The inspection item already exists'],
    },
    {
      field: 'lines',
      must: ({ lines }) =>
        lines.every(({ samplingMode, schema, aql, sampleSize, percent, frequency }) => {
          const needed = { schema, aql, fixed: sampleSize, percent, full: 'all', frequency }[samplingMode];
          return Boolean(needed);
        }),
      else: [
        '抽样方式所需的方案、AQL、样本数、比例或频次未填写',
        'A line lacks what its way of sampling needs: schema, AQL, sample size, percentage or frequency',
      ],
    },
    ...lineLimitRules('lines'),
  ],
});
export interface InspectionStandard extends RowOf<typeof InspectionStandard> {}
