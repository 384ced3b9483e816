import { compareDecimal, type Decimal, isDecimal, sumDecimal } from '@takt/model';
import { isCounted, lastDayOf, mostOf } from '../../defs/orders/promise-limits.ts';

/** What a supplier promises of the lines of an order, while it is typed: on the page of the workspace and behind a mail's link. */

/** A line that is asked about. */
interface RequestLine {
  readonly id: string;
  readonly qty: string;
  /** When it is wanted, as a day. */
  readonly wanted: string;
  /** How many decimals its unit is counted in; null where it is not known. */
  readonly decimals: number | null;
  readonly most: Decimal;
  readonly last: string | null;
}
type WireLine = { readonly id: string; readonly qty: string } & Readonly<Record<string, unknown>>;
/** The lines of an order as they are asked about, with what bounds a promise of each. */
export function askedLines(
  order: Readonly<Record<string, unknown>>,
  lines: readonly WireLine[],
  today: string,
): readonly RequestLine[] {
  const { promiseExcess, promiseDays } = order;
  const terms = {
    promiseExcess: isDecimal(promiseExcess) ? promiseExcess : null,
    promiseDays: typeof promiseDays === 'number' ? promiseDays : null,
  };
  return lines.map(({ id, qty, ...line }) => {
    const wanted = String(line['dueDate'] ?? '');
    const decimals = typeof line['decimals'] === 'number' ? line['decimals'] : null;
    return { id, qty, wanted, decimals, most: mostOf({ qty, decimals }, terms), last: lastDayOf(wanted, today, terms) };
  });
}
/** One part of a line; a line that is not split has one. */
export interface Part {
  readonly key: string;
  readonly lineId: string;
  readonly qty: string;
  readonly date: string;
  readonly remark: string;
}
/** What can be typed or pasted, in the order of the columns. */
export type PartColumn = 'qty' | 'date' | 'remark';
const COLUMNS: readonly PartColumn[] = ['qty', 'date', 'remark'];

/** Everything as it was asked: most lines are kept, so only the others are typed. */
export const promisesAsRequested = (lines: readonly Pick<RequestLine, 'id' | 'qty' | 'wanted'>[]): readonly Part[] =>
  lines.map(({ id, qty, wanted }) => ({ key: `${id}-0`, lineId: id, qty, date: wanted, remark: '' }));

export const typed = (parts: readonly Part[], key: string, column: PartColumn, value: string): readonly Part[] =>
  parts.map((part) => (part.key === key ? { ...part, [column]: value } : part));

/** One more part below; how much and when is for the supplier to say. */
export const split = (parts: readonly Part[], key: string): readonly Part[] =>
  parts.flatMap((part) => {
    if (part.key !== key) return [part];
    const { lineId } = part;
    return [part, { key: freeKey(parts, lineId), lineId, qty: '', date: '', remark: '' }];
  });
const freeKey = (parts: readonly Part[], lineId: string): string => {
  const taken = new Set(parts.map(({ key }) => key));
  let next = 1;
  while (taken.has(`${lineId}-${next}`)) next += 1;
  return `${lineId}-${next}`;
};

/** A part less; the last one of a line stays. */
export const joined = (parts: readonly Part[], key: string): readonly Part[] => {
  const gone = parts.find((part) => part.key === key);
  const others = parts.filter(({ lineId }) => lineId === gone?.lineId);
  return others.length > 1 ? parts.filter((part) => part.key !== key) : parts;
};

const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
/** Cells as spreadsheets write them: thousands apart, days with strokes. */
const cleaned = (column: PartColumn, cell: string): string => {
  const text = cell.trim();
  if (column === 'qty') return text.replaceAll(/[,\s，]/g, '');
  const [, year = '', month = '', day = ''] = (column === 'date' && DAY.exec(text)) || [];
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Cells copied from a spreadsheet, laid down from one cell to the right and below, as a spreadsheet would. */
export function pasted(
  parts: readonly Part[],
  { key, column }: { readonly key: string; readonly column: PartColumn },
  text: string,
): readonly Part[] {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
  const first = parts.findIndex((part) => part.key === key);
  const from = COLUMNS.indexOf(column);
  return parts.map((part, index) => {
    const cells = index < first ? [] : (rows[index - first] ?? []);
    const values = cells.slice(0, COLUMNS.length - from).map((cell, place): [PartColumn, string] => {
      const name = COLUMNS[from + place] ?? 'remark';
      return [name, cleaned(name, cell)];
    });
    return { ...part, ...Object.fromEntries(values) };
  });
}
/** A single cell is typed like any other text. */
export const isTable = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''));

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isQuantity = (text: string): boolean => /^\d{1,12}(\.\d{1,6})?$/.test(text);

/** Before when nothing is promised any more, and what bounds each line. */
interface Bounds {
  readonly today: string;
  readonly lines: readonly RequestLine[];
}
/** Lines of which more is promised than may be. */
function inExcess(parts: readonly Part[], { lines }: Bounds): ReadonlySet<string> {
  const most = new Map(lines.map((line) => [line.id, line.most]));
  const over = [...Map.groupBy(parts, ({ lineId }) => lineId)].filter(
    ([lineId, own]) =>
      own.every(({ qty }) => isQuantity(qty)) &&
      compareDecimal(sumDecimal(own.map(({ qty }) => qty)), most.get(lineId) ?? '0') > 0,
  );
  return new Set(over.map(([lineId]) => lineId));
}

/** Cells that cannot be sent as they are, as `key column`. */
export function unanswered(parts: readonly Part[], bounds: Bounds): ReadonlySet<string> {
  const excess = inExcess(parts, bounds);
  const asked = new Map(bounds.lines.map((line) => [line.id, line]));
  const seen = new Map<string, number>();
  for (const { lineId, date } of parts) seen.set(`${lineId} ${date}`, (seen.get(`${lineId} ${date}`) ?? 0) + 1);
  return new Set(
    parts.flatMap(({ key, lineId, qty, date }) => {
      const { decimals = null, last = null } = asked.get(lineId) ?? {};
      const inTime = date >= bounds.today && (last === null || date <= last);
      return [
        ...(isQuantity(qty) && isCounted(qty, decimals) && !excess.has(lineId) ? [] : [`${key} qty`]),
        // Two parts of a line on one day are one part.
        ...(isDay(date) && inTime && seen.get(`${lineId} ${date}`) === 1 ? [] : [`${key} date`]),
      ];
    }),
  );
}

/** As the documents take it. */
export const replyInput = (parts: readonly Part[], remark: string) => ({
  answer: 'byLine',
  replies: parts.map(({ lineId, qty, date, remark: said }) => ({
    lineId,
    qty,
    date,
    remark: said.trim() || null,
  })),
  remark: remark.trim() || null,
});
