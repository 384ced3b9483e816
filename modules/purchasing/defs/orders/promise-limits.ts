import {
  addDays,
  addDecimal,
  compareDecimal,
  computed,
  type Decimal,
  decimal,
  fill,
  formatDecimal,
  integer,
  isDecimal,
  multiplyDecimal,
  parameter,
  scaleOf,
  type Text,
  wholesIn,
} from '@takt/model';

/** How much may be promised of what was asked for, and until when: asked alike by guards and by the pages promises are typed on. */

export const PROMISE_EXCESS = parameter(
  'purchasing.promiseExcess',
  decimal('承诺可超出需求（%）', 'Promises above what was asked for (%)', {
    required: true,
    min: 0,
    max: 1000,
    scale: 2,
    default: '0',
    help: [
      '供应商对采购订单和交付计划每行的承诺数量，最多超出需求的百分比',
      'By how much suppliers may promise more of a line of an order or a delivery plan than was asked for',
    ],
  }),
);
export const PROMISE_DAYS = parameter(
  'purchasing.promiseDays',
  integer('承诺日期最多提前天数', 'Days a promise may lie ahead', {
    required: true,
    min: 1,
    max: 3650,
    default: 365,
    help: [
      '承诺日期最晚为今天加此天数；需求日期更晚的，以需求日期为准',
      'Nobody promises a later day, unless it was asked for that late',
    ],
  }),
);
export const FORECAST_EXCESS = parameter(
  'purchasing.forecastExcess',
  decimal('预测承诺可超出需求（%）', 'Forecast replies above the demand (%)', {
    required: true,
    min: 0,
    max: 10000,
    scale: 2,
    default: '100',
    help: [
      '供应商对采购预测每周的承诺数量，最多超出需求的百分比',
      'By how much suppliers may commit to more in a week of a forecast than was asked for',
    ],
  }),
);

/** Of a document: what its company lets suppliers promise. */
export const promiseTerms = {
  promiseExcess: computed('decimal', '承诺可超出需求（%）', 'Promises above what was asked for (%)', { internal: true }),
  promiseDays: computed('integer', '承诺日期最多提前天数', 'Days a promise may lie ahead', { internal: true }),
};
/** Of its lines: what they are called by, and how many decimals their units are counted in. */
export const promisedOf = {
  partNo: computed('text', '物料编码', 'Part number', { internal: true }),
  decimals: computed('integer', '小数位数', 'Decimals', { internal: true }),
};

interface Terms {
  readonly promiseExcess: Decimal | null;
  readonly promiseDays: number | null;
}
interface Asked {
  readonly lineNo: number | null;
  readonly partNo: string | null;
  readonly qty: Decimal | null;
  readonly decimals: number | null;
}

const stepOf = (decimals: number): Decimal => (decimals === 0 ? '1' : `0.${'1'.padStart(decimals, '0')}`);
/** The most that may be promised of a line, in steps of its unit. */
export function mostOf(
  { qty, decimals }: Pick<Asked, 'qty' | 'decimals'>,
  { promiseExcess }: Pick<Terms, 'promiseExcess'>,
): Decimal {
  const most = multiplyDecimal(qty ?? '0', addDecimal('1', multiplyDecimal(promiseExcess ?? '0', '0.01')));
  if (decimals === null || compareDecimal(most, qty ?? '0') === 0) return most;
  const step = stepOf(decimals);
  return multiplyDecimal(wholesIn(most, step), step);
}
/** The last day that may be promised of a line; null where nothing bounds it. */
export function lastDayOf(wanted: string, today: string, { promiseDays }: Pick<Terms, 'promiseDays'>): string | null {
  if (promiseDays === null) return null;
  const last = addDays(today, promiseDays);
  return wanted.slice(0, 10) > last ? wanted.slice(0, 10) : last;
}
/** Half a piece is no promise. */
export const isCounted = (qty: unknown, decimals: number | null): boolean =>
  !isDecimal(qty) || decimals === null || scaleOf(qty) <= decimals;

const LINE: Text = ['第 {n} 行（{part}）{bound}', 'line {n} ({part}) {bound}'];
const MOST: Text = ['最多 {most}', 'at most {most}'];
const LAST: Text = ['最晚 {last}', 'by {last} at the latest'];
const DECIMALS: Text = ['最多 {n} 位小数', 'with at most {n} decimals'];

export const atMost = (most: Decimal): Text => fill(MOST, { most: formatDecimal(most) });
export const atLatest = (last: string | null): Text => fill(LAST, { last });
export const counted = ({ decimals }: Pick<Asked, 'decimals'>): Text => fill(DECIMALS, { n: decimals });
/** Lines by number and part, each with what bounds it. */
export const boundsOf = (lines: readonly { readonly line: Pick<Asked, 'lineNo' | 'partNo'>; readonly bound: Text }[]): Text => {
  const named = lines.map(({ line, bound }) => fill(LINE, { n: line.lineNo, part: line.partNo, bound }));
  return [named.map(([zh]) => zh).join('；'), named.map(([, en]) => en).join('; ')];
};
