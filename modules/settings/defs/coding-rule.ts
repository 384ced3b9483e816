import {
  choice,
  code,
  DATE_FORMATS,
  entity,
  flag,
  integer,
  NUMBER_DEMANDS,
  type NumberRule,
  type RowOf,
  type Segment,
  table,
  type Text,
  text,
} from '@takt/model';

/** A line of the rule as it is kept; which of its fields count depends on its kind. */
interface SegmentLine {
  readonly kind: Segment['kind'];
  readonly text: string | null;
  readonly format: string | null;
  readonly field: string | null;
  readonly length: number | null;
}
function segmentOf({ kind, text: constant, format, field, length }: SegmentLine): Segment {
  if (kind === 'constant') return { kind, text: constant ?? '' };
  if (kind === 'date') return { kind, format: DATE_FORMATS.find((one) => one === format) ?? 'yyyyMM' };
  return kind === 'field' ? { kind, field: field ?? '', length } : { kind, width: length ?? 4 };
}
interface RuleRow {
  readonly reset: NumberRule['reset'];
  readonly start: number;
  readonly segments: readonly SegmentLine[];
}
/** The rule a row stands for. */
export const ruleOf = (row: RuleRow): NumberRule => ({
  reset: row.reset,
  start: row.start,
  segments: row.segments.map(segmentOf),
});

const complete = ({ kind, text: constant, format, field, length }: SegmentLine): boolean =>
  ({ constant: !!constant, date: !!format, field: !!field && !!length, sequence: !!length })[kind];

const formats = Object.fromEntries(DATE_FORMATS.map((format): [string, Text] => [format, [format, format]]));

/** How the company numbers a kind of document. Without a rule in use the shipped one stands. */
export const CodingRule = entity('system.codingRule', {
  label: ['编码规则', 'Coding rule'],
  suppliers: ['code', 'name', 'nameEn', 'active'],
  fields: {
    code: code('规则编码', 'Rule code', { required: true, unique: true, length: 40 }),
    name: text('规则名称', 'Rule name', { required: true, length: 60, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    document: code('单据', 'Document', {
      holds: 'entity',
      required: true,
      length: 60,
      pattern: /^[a-z]+\.[a-z][A-Za-z]+$/,
      help: ['该规则为哪种单据编号', 'The kind of document it numbers'],
    }),
    reset: choice(
      '流水号重置',
      'Sequence restarts',
      {
        never: ['不重置', 'Never'],
        year: ['每年', 'Every year'],
        month: ['每月', 'Every month'],
        day: ['每天', 'Every day'],
      },
      { required: true, default: 'month' },
    ),
    start: integer('起始号', 'Starts at', { required: true, min: 1, max: 999_999_999, default: 1 }),
    remark: text('备注', 'Remark', { length: 200 }),
    active: flag('启用', 'In use', { default: '1' }),
  },
  details: {
    segments: table('编码段', 'Segments', {
      kind: choice(
        '类型',
        'Kind',
        {
          constant: ['固定字符', 'Constant'],
          date: ['日期', 'Date'],
          field: ['字段', 'Field'],
          sequence: ['流水号', 'Sequence'],
        },
        { required: true },
      ),
      text: text('固定字符', 'Constant', { length: 20 }),
      format: choice('日期格式', 'Date format', formats),
      field: code('字段', 'Field', { length: 40 }),
      length: integer('长度', 'Length', {
        min: 1,
        max: 20,
        help: ['流水号不足补零；字段超出截断', 'A sequence is padded with zeros; a field is cut'],
      }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'document', 'reset', 'start', 'active'],
  query: ['code', 'name', 'document', 'active'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  rules: [
    {
      must: (row) => row.segments.every(complete),
      else: ['每个编码段都要填写其内容和长度', 'Each segment needs its content, and its length where it has one'],
    },
    ...NUMBER_DEMANDS.map((demand) => ({ must: (row: RuleRow) => demand.must(ruleOf(row)), else: demand.else })),
  ],
});
export interface CodingRule extends RowOf<typeof CodingRule> {}
