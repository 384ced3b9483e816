import {
  addDays,
  blank,
  compareDecimal,
  daysBetween,
  type Decimal,
  fill,
  formatDecimal,
  isDecimal,
  quantity,
  scaleOf,
  type Text,
  valueProblem,
} from '@takt/model';
import { repliesIn } from '../replies.ts';

/** What a supplier promises of a week of a forecast: judged alike while it is typed and when it has been sent. */

export const ZONES = { firm: ['确定', 'Firm'], material: ['备料', 'Material'], outlook: ['展望', 'Outlook'] } as const;
/** Why a week gets less than was asked for. The last one is in the supplier's own words. */
export const SHORT_REASONS = {
  capacity: ['产能', 'Capacity'],
  material: ['原料', 'Material'],
  tooling: ['模具', 'Tooling'],
  other: ['其他', 'Other'],
} as const;
type ShortReason = keyof typeof SHORT_REASONS;
const isReason = (said: string | null): said is ShortReason => said !== null && Object.hasOwn(SHORT_REASONS, said);

export interface ForecastWeek {
  readonly qty: Decimal | null;
  readonly zone: string | null;
  /** How many decimals its unit is counted in. */
  readonly decimals: number | null;
  /** The most its company lets a supplier commit to; null where nothing bounds it. */
  readonly mostQty: Decimal | null;
}
export interface Promised {
  readonly qty: string;
  readonly reason: string | null;
  readonly remark: string | null;
}
interface Judgement {
  readonly state: 'equal' | 'more' | 'less' | 'empty' | 'unexplained' | 'wrong';
  /** What has to be put right before it can be sent; null where nothing has. */
  readonly why: Text | null;
}

/** As large and as exact as what it is kept in. */
const KEPT = quantity('承诺数量', 'Committed quantity');
const MISSING: Text = ['确定区须填写承诺数量', 'a week of the firm zone needs a quantity'];
const NUMBER: Text = ['承诺数量须为数字', 'the quantity must be a number'];
const NEGATIVE: Text = ['承诺数量不能小于 0', 'the quantity cannot be below 0'];
const WHOLE: Text = ['该单位只能填整数', 'its unit is counted in whole numbers'];
const DECIMALS: Text = ['该单位最多 {n} 位小数', 'its unit has at most {n} decimals'];
const MOST: Text = [
  '承诺 {qty}，需求 {asked}，最多可承诺 {most}',
  '{qty} of {asked} asked for is too much: commit to {most} at most',
];
const LESS: Text = ['确定区承诺 {qty}，少于需求 {asked}，须写原因', '{qty} of {asked} asked for in the firm zone needs a reason'];

/** Words of a supplier's own are a reason without being named one. */
export const reasonOf = ({ reason, remark }: Pick<Promised, 'reason' | 'remark'>): ShortReason | null => {
  if (isReason(reason) && reason !== 'other') return reason;
  return blank(remark) ? null : 'other';
};

const wrong = (why: Text): Judgement => ({ state: 'wrong', why });

/** What a promise is beside what was asked for. */
export function judgePromise(asked: ForecastWeek, said: Promised | null): Judgement {
  const firm = asked.zone === 'firm';
  if (said === null || said.qty === '') return { state: 'empty', why: firm ? MISSING : null };
  const { qty } = said;
  if (!isDecimal(qty)) return wrong(NUMBER);
  if (compareDecimal(qty, '0') < 0) return wrong(NEGATIVE);
  const wanted = asked.qty ?? '0';
  const order = compareDecimal(qty, wanted);
  if (order === 0) return { state: 'equal', why: null };
  const decimals = asked.decimals ?? 0;
  if (scaleOf(qty) > decimals) return wrong(decimals === 0 ? WHOLE : fill(DECIMALS, { n: decimals }));
  const unfit = valueProblem(KEPT, qty);
  if (unfit) return wrong(unfit);
  if (order > 0 && asked.mostQty !== null && compareDecimal(qty, asked.mostQty) > 0)
    return wrong(fill(MOST, { qty: formatDecimal(qty), asked: formatDecimal(wanted), most: formatDecimal(asked.mostQty) }));
  if (order > 0) return { state: 'more', why: null };
  return firm && reasonOf(said) === null
    ? { state: 'unexplained', why: fill(LESS, { qty: formatDecimal(qty), asked: formatDecimal(wanted) }) }
    : { state: 'less', why: null };
}

const WEEK_DAYS = 7;
const THURSDAY = 3;
/** The week of a year as calendars count it, of the Monday it begins on: it belongs to the year its Thursday lies in. */
export function weekName(monday: string): string {
  const thursday = addDays(monday, THURSDAY);
  const days = daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday);
  return `W${String(Math.floor(days / WEEK_DAYS) + 1).padStart(2, '0')}`;
}

const NAMED: Text = ['物料 {part}，{week}（{day}）：{why}', 'Part {part}, {week} ({day}): {why}'];
/** The same sentence where the cell it is about is out of sight. */
export const namedProblem = (part: string, monday: string, why: Text): Text =>
  fill(NAMED, { part, week: weekName(monday), day: monday, why });

interface Line extends ForecastWeek {
  readonly id: string;
}
/** What the input of a reply promises of each line; null of lines it leaves out, all as asked where that is the answer. */
export const promisesIn = <L extends Line>(
  lines: readonly L[],
  input: Readonly<Record<string, unknown>>,
): readonly { readonly line: L; readonly reply: Promised | null }[] => {
  const replies = new Map((repliesIn(input) ?? []).map((one) => [one.lineId, one]));
  const agreed = input['answer'] === 'asAsked';
  return lines.map((line) => ({
    line,
    reply: replies.get(line.id) ?? (agreed ? { qty: line.qty ?? '0', reason: null, remark: null } : null),
  }));
};
