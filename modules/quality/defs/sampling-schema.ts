import { choice, code, decimal, entity, flag, integer, type RowOf, table, text, RECORD_RIGHTS } from '@takt/model';
import { AQL_VALUES, SEVERITIES } from './aql-tables.ts';
import { CLASSES, effective, EXPIRES_FIRST, inOrder } from './quality-words.ts';

const METHODS = {
  aql: ['AQL 计数抽样（GB/T 2828.1）', 'AQL, by attributes (ISO 2859-1)'],
  ranges: ['按批量分段', 'By ranges of lot size'],
  percent: ['百分比', 'Percentage'],
  full: ['全检', 'All pieces'],
} as const;
const LEVEL_VALUES = {
  'S-1': ['特殊水平 S-1', 'Special S-1'],
  'S-2': ['特殊水平 S-2', 'Special S-2'],
  'S-3': ['特殊水平 S-3', 'Special S-3'],
  'S-4': ['特殊水平 S-4', 'Special S-4'],
  I: ['一般水平 Ⅰ', 'General I'],
  II: ['一般水平 Ⅱ', 'General II'],
  III: ['一般水平 Ⅲ', 'General III'],
} as const;

interface Range {
  readonly lotFrom: number;
  readonly lotTo: number | null;
}
const apart = (ranges: readonly Range[]): boolean =>
  ranges.every((one, index) => {
    const next = ranges[index + 1];
    return next === undefined || (typeof one.lotTo === 'number' && one.lotTo < next.lotFrom);
  });

/** How many pieces are taken from a lot, and how many bad ones among them refuse it. */
export const SamplingSchema = entity('quality.samplingSchema', {
  label: ['抽样方案', 'Sampling plan'],
  byFace: RECORD_RIGHTS,
  fields: {
    schemaNo: code('方案编号', 'Plan number', { required: true, unique: true, length: 30 }),
    name: text('方案名称', 'Schema name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    method: choice('抽样方法', 'Method', METHODS, { required: true, default: 'aql' }),
    level: choice('检验水平', 'Inspection level', LEVEL_VALUES, {
      default: 'II',
      help: ['无特别约定时用一般水平 Ⅱ', 'General level II unless agreed otherwise'],
    }),
    severity: choice('起始严格度', 'Begins with', SEVERITIES, { default: 'normal' }),
    switching: flag('执行转移规则', 'Switching rules apply', {
      default: '1',
      help: ['按检验结果在正常、加严、放宽之间转移', 'Results move it between normal, tightened and reduced'],
    }),
    percent: decimal('抽样比例（%）', 'Sampled (%)', { above: 0, max: 100, scale: 2 }),
    ...effective,
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    classes: table(
      'AQL（按严重度）',
      'AQL by severity',
      {
        defectClass: choice('严重度', 'Severity', CLASSES, { required: true }),
        aql: choice('AQL', 'AQL', AQL_VALUES, { required: true }),
      },
      { unique: [['defectClass']] },
    ),
    ranges: table('批量分段', 'Ranges of lot size', {
      lotFrom: integer('批量从', 'Lot size from', { required: true, min: 1 }),
      lotTo: integer('批量到', 'Lot size to', { min: 1 }),
      sampleSize: integer('样本数', 'Sample size', { required: true, min: 1 }),
      acceptNo: integer('接收数 Ac', 'Ac', { required: true, min: 0, default: 0 }),
      rejectNo: integer('拒收数 Re', 'Re', { required: true, min: 1, default: 1 }),
    }),
  },
  list: ['schemaNo', 'name', 'nameEn', 'method', 'level', 'severity', 'switching', 'effectiveOn', 'expiryOn', 'markStatus'],
  query: ['schemaNo', 'name', 'method', 'markStatus'],
  title: ['schemaNo', 'name'],
  sort: [['schemaNo', 'asc']],
  enabled: 'markStatus',
  suppliers: [
    'schemaNo',
    'name',
    'nameEn',
    'method',
    'level',
    'severity',
    'switching',
    'percent',
    'effectiveOn',
    'expiryOn',
    'markStatus',
    'classes',
    'ranges',
  ],
  visible: {
    level: ({ method }) => method === 'aql',
    severity: ({ method }) => method === 'aql',
    switching: ({ method }) => method === 'aql',
    percent: ({ method }) => method === 'percent',
  },
  requiredWhen: {
    level: ({ method }) => method === 'aql',
    severity: ({ method }) => method === 'aql',
    percent: ({ method }) => method === 'percent',
  },
  rules: [
    { id: 'B017', field: 'expiryOn', must: inOrder, else: EXPIRES_FIRST },
    {
      field: 'classes',
      must: ({ method, classes }) => method !== 'aql' || classes.length > 0,
      else: ['AQL 抽样至少需要一个严重度的 AQL', 'AQL sampling needs the AQL of at least one severity'],
    },
    {
      field: 'ranges',
      must: ({ method, ranges }) => method !== 'ranges' || ranges.length > 0,
      else: ['按批量分段抽样至少需要一段', 'Sampling by ranges needs at least one range'],
    },
    {
      field: 'ranges',
      must: ({ ranges }) => ranges.every(({ lotFrom, lotTo }) => !lotTo || lotTo >= lotFrom),
      else: ['批量到不能小于批量从', 'A range cannot end before it begins'],
    },
    {
      field: 'ranges',
      must: ({ ranges }) => apart(ranges.toSorted((a, b) => a.lotFrom - b.lotFrom)),
      else: ['批量分段不能重叠，只有最后一段可以不设上限', 'Ranges must not overlap; only the last one may be open'],
    },
    {
      field: 'ranges',
      must: ({ ranges }) => ranges.every(({ acceptNo, rejectNo }) => rejectNo === acceptNo + 1),
      else: ['一次抽样的拒收数等于接收数加一', 'In single sampling Re is Ac plus one'],
    },
  ],
});
export interface SamplingSchema extends RowOf<typeof SamplingSchema> {}
