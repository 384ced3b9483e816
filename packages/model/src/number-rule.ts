import type { Text } from './text.ts';

/** How dates may be written inside a number. */
export const DATE_FORMATS = ['yyyyMMdd', 'yyyyMM', 'yyMMdd', 'yyMM', 'yyyy', 'yy'] as const;
type DateFormat = (typeof DATE_FORMATS)[number];
/** When a sequence begins anew, from never to every day; each includes the ones before it. */
const RESETS = ['never', 'year', 'month', 'day'] as const;
type Reset = (typeof RESETS)[number];

/** What a number is made of, from left to right. */
export type Segment =
  | { readonly kind: 'constant'; readonly text: string }
  | { readonly kind: 'date'; readonly format: DateFormat }
  /** A value of the row itself; what is longer than `length` loses its end. */
  | { readonly kind: 'field'; readonly field: string; readonly length: number | null }
  | { readonly kind: 'sequence'; readonly width: number };
export interface NumberRule {
  readonly segments: readonly Segment[];
  readonly reset: Reset;
  /** The first number of each period. */
  readonly start: number;
}
/** The texts of the row's fields that stand in the number, by their names. */
export type FieldTexts = Readonly<Record<string, string>>;

const PART = /\{(yyyyMMdd|yyyyMM|yyMMdd|yyMM|yyyy|yy|seq:(\d))\}/g;

const finest = (format: DateFormat): Reset => (format.endsWith('dd') ? 'day' : format.endsWith('MM') ? 'month' : 'year');
const finer = (a: Reset, b: Reset): Reset => (RESETS.indexOf(a) > RESETS.indexOf(b) ? a : b);
/** The shortest period that can be read off the number. */
const shownPeriod = (segments: readonly Segment[]): Reset =>
  segments.reduce<Reset>((found, segment) => (segment.kind === 'date' ? finer(found, finest(segment.format)) : found), 'never');

/** A rule as definitions write it: constants, date parts and one sequence, e.g. `DN{yyyyMM}{seq:5}`. */
export function numberRule(text: string): NumberRule {
  const segments: Segment[] = [];
  let from = 0;
  const constant = (to: number): void => {
    if (to > from) segments.push({ kind: 'constant', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(PART)) {
    constant(match.index);
    from = match.index + match[0].length;
    const format = DATE_FORMATS.find((one) => one === match[1]);
    segments.push(format ? { kind: 'date', format } : { kind: 'sequence', width: Number(match[2]) });
  }
  constant(text.length);
  // Definitions restart a sequence with the finest date they show.
  return { segments, reset: shownPeriod(segments), start: 1 };
}

/** Why a definition's rule cannot be used, or null. */
export const numberRuleProblem = (rule: string): string | null => {
  if ((rule.match(/\{seq:\d\}/g) ?? []).length !== 1) return 'exactly one {seq:n} is needed';
  return /[{}]/.test(rule.replace(PART, '')) ? 'unknown part in braces' : null;
};

/** Digits of a date; the parts a sequence does not restart with stay as letters. */
function dateText(format: DateFormat, date: string, upTo: Reset): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-');
  const known = (period: Reset): boolean => RESETS.indexOf(period) <= RESETS.indexOf(upTo);
  const dated = known('year') ? format.replace('yyyy', year).replace('yy', year.slice(2)) : format;
  return dated.replace('MM', known('month') ? month : 'MM').replace('dd', known('day') ? day : 'dd');
}
const fieldText = ({ field, length }: Extract<Segment, { kind: 'field' }>, values: FieldTexts): string =>
  (values[field] ?? '').slice(0, length ?? undefined);

/** The number itself. A sequence that outgrows its width just gets longer. */
export const renderNumber = ({ segments }: NumberRule, date: string, sequence: number, values: FieldTexts = {}): string =>
  segments
    .map((segment) => {
      if (segment.kind === 'constant') return segment.text;
      if (segment.kind === 'date') return dateText(segment.format, date, 'day');
      return segment.kind === 'field' ? fieldText(segment, values) : String(sequence).padStart(segment.width, '0');
    })
    .join('');

/**
 * What a sequence is counted under: the number with everything filled in that a restart depends on. Two rules that could
 * give the same number share it, so that a company which takes over the shipped rule goes on counting.
 */
export const numberPeriod = ({ segments, reset }: NumberRule, date: string, values: FieldTexts = {}): string =>
  segments
    .map((segment) => {
      if (segment.kind === 'constant') return segment.text;
      if (segment.kind === 'date') return dateText(segment.format, date, reset);
      return segment.kind === 'field' ? fieldText(segment, values) : `{seq:${segment.width}}`;
    })
    .join('');

const NUMBER_LENGTH = 40;
const SAMPLE = '2026-12-31';

interface RuleDemand {
  readonly must: (rule: NumberRule) => boolean;
  readonly else: Text;
}
const fieldLength = (segment: Segment): number => (segment.kind === 'field' ? (segment.length ?? 0) : 0);
/** What a company's own rule must be like to number documents. */
export const NUMBER_DEMANDS: readonly RuleDemand[] = [
  {
    must: ({ segments }) => segments.filter(({ kind }) => kind === 'sequence').length === 1,
    else: ['编码规则必须有且只有一个流水号', 'A coding rule needs exactly one sequence'],
  },
  {
    must: ({ segments }) => !segments.some((segment) => segment.kind === 'constant' && /[{}]/.test(segment.text)),
    else: ['固定字符不能包含大括号', 'A constant must not contain braces'],
  },
  {
    must: ({ segments, reset }) => RESETS.indexOf(reset) <= RESETS.indexOf(shownPeriod(segments)),
    else: [
      '流水号的重置周期必须体现在编码的日期中，否则编码会重复',
      'The period after which the sequence restarts must show in the number’s date, or numbers would repeat',
    ],
  },
  {
    must: (rule) =>
      renderNumber(rule, SAMPLE, rule.start).length + rule.segments.reduce((sum, one) => sum + fieldLength(one), 0) <=
      NUMBER_LENGTH,
    else: ['编码长度不能超过40个字符', 'A number may have at most 40 characters'],
  },
];

/** What is wrong with a company's own rule; null when it may number documents. */
export const ruleDemand = (rule: NumberRule): Text | null => NUMBER_DEMANDS.find(({ must }) => !must(rule))?.else ?? null;
