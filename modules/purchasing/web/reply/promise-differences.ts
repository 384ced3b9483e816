import { blank, compareDecimal, daysBetween, type Decimal, isDecimal, subtractDecimal } from '@takt/model';
import { unitCode } from './unit-code.ts';

/** What was promised of a line beside what was asked for. */
export interface Difference {
  readonly id: string;
  readonly lineNo: number | null;
  readonly part: string;
  readonly unit: string;
  readonly asked: Decimal;
  readonly wanted: string;
  readonly promised: Decimal;
  /** When all of it is there. */
  readonly until: string;
  /** Where it comes on several days: how much on each. */
  readonly parts: readonly { readonly qty: Decimal; readonly date: string }[];
  readonly remark: string | null;
  readonly more: Decimal;
  readonly qty: 'more' | 'less' | null;
  /** Days after the one asked for; below zero, before it. */
  readonly days: number;
  readonly date: 'late' | 'early' | null;
}

type Row = Readonly<Record<string, unknown>>;
const rowsIn = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((one: unknown): one is Row => typeof one === 'object' && one !== null) : [];
const decimalIn = (value: unknown): Decimal => (isDecimal(value) ? value : '0');
const wordIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Lines of an order that somebody has promised, each with how the promise differs. */
export function differencesOf(order: Row): readonly Difference[] {
  const parts = Map.groupBy(rowsIn(order['promises']), ({ lineNo }) => lineNo);
  return rowsIn(order['lines'])
    .filter((line) => isDecimal(line['confirmedQty']))
    .map((line): Difference => {
      const [asked, promised] = [decimalIn(line['qty']), decimalIn(line['confirmedQty'])];
      const [wanted, until] = [wordIn(line['dueDate']), wordIn(line['confirmedDate'])];
      const order = compareDecimal(promised, asked);
      const days = blank(wanted) || blank(until) ? 0 : daysBetween(wanted, until);
      const own = (parts.get(line['lineNo']) ?? []).map(({ qty, date }) => ({ qty: decimalIn(qty), date: wordIn(date) }));
      return {
        id: wordIn(line['id']),
        lineNo: typeof line['lineNo'] === 'number' ? line['lineNo'] : null,
        part: wordIn(line['partLabel']),
        unit: unitCode(line['unitLabel']),
        asked,
        wanted,
        promised,
        until,
        parts: own.length > 1 ? own : [],
        remark: blank(line['replyRemark']) ? null : wordIn(line['replyRemark']),
        more: subtractDecimal(promised, asked),
        qty: order === 0 ? null : order > 0 ? 'more' : 'less',
        days,
        date: days === 0 ? null : days > 0 ? 'late' : 'early',
      };
    });
}
