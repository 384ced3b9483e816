import { addDecimal, compareDecimal, type Decimal, isDecimal, sumDecimal, type Text } from '@takt/model';
import { blockOf, typedDecimal } from '@takt/web/light';
import { judgePromise, type Promised, reasonOf, weekName, type ZONES } from '../../defs/orders/forecast-promises.ts';
import { unitCode } from './unit-code.ts';

/** A forecast as a sheet, parts by weeks, and what is promised in it while it is typed. */

export type Zone = keyof typeof ZONES;
export interface WeekCell {
  readonly id: string;
  readonly qty: Decimal;
  readonly zone: Zone;
  readonly decimals: number;
  readonly mostQty: Decimal | null;
  /** More or less than in the revision before; null where it is the same, or the week was not in it. */
  readonly change: Decimal | null;
  readonly previousQty: Decimal | null;
  /** What was answered before. */
  readonly replied: Promised | null;
}
interface PartRow {
  readonly key: string;
  readonly partNo: string;
  readonly name: string;
  readonly unit: string;
  /** One for each week; null where nothing is forecast. */
  readonly cells: readonly (WeekCell | null)[];
}
interface Week {
  readonly day: string;
  readonly name: string;
  readonly zone: Zone;
}
export interface Grid {
  readonly weeks: readonly Week[];
  readonly rows: readonly PartRow[];
}
export type Promises = ReadonlyMap<string, Promised>;
export interface Place {
  readonly row: number;
  readonly week: number;
}

/** Which duty a week has, the strongest first. */
const DUTIES: readonly Zone[] = ['firm', 'material', 'outlook'];
type WireLine = Readonly<Record<string, unknown>>;
const word = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const decimalIn = (value: unknown): Decimal | null => (isDecimal(value) ? value : null);
const zoneIn = (value: unknown): Zone => DUTIES.find((zone) => zone === value) ?? 'outlook';

function cellOf(line: WireLine, revised: boolean): WeekCell {
  const change = decimalIn(line['change']);
  const moved = revised && change !== null && compareDecimal(change, '0') !== 0;
  const qty = word(line['replyQty']);
  return {
    id: String(line['id']),
    qty: decimalIn(line['qty']) ?? '0',
    zone: zoneIn(line['zone']),
    decimals: typeof line['decimals'] === 'number' ? line['decimals'] : 0,
    mostQty: decimalIn(line['mostQty']),
    change: moved ? change : null,
    previousQty: moved ? decimalIn(line['previousQty']) : null,
    replied: qty === null ? null : { qty, reason: word(line['replyReason']), remark: word(line['replyRemark']) },
  };
}

/** Lines as a sheet. The first revision has nothing to differ from. */
export function gridOf(lines: readonly WireLine[], revision: unknown): Grid {
  const revised = revision !== 1;
  const days = [...new Set(lines.map((line) => String(line['week'])))].toSorted();
  // A part in two units has two rows: what is not counted alike does not add up.
  const byPart = [...Map.groupBy(lines, (line) => `${String(line['part'])} ${String(line['unit'])}`)];
  const rows = byPart.map(([key, own]): PartRow => {
    const [partNo = '', ...name] = (word(own[0]?.['partLabel']) ?? '').split(' ');
    const byDay = new Map(own.map((line) => [String(line['week']), cellOf(line, revised)]));
    const cells = days.map((day) => byDay.get(day) ?? null);
    return { key, partNo, name: name.join(' '), unit: unitCode(own[0]?.['unitLabel']), cells };
  });
  const weeks = days.map((day, at): Week => {
    const found = new Set(rows.map(({ cells }) => cells[at]?.zone));
    return { day, name: weekName(day), zone: DUTIES.find((zone) => found.has(zone)) ?? 'outlook' };
  });
  return { weeks, rows };
}

/** Weeks of one duty that stand side by side, from a day on. */
interface ZoneSpan {
  readonly zone: Zone;
  readonly from: string;
  readonly weeks: number;
}
export const zonesOf = ({ weeks }: Grid): readonly ZoneSpan[] =>
  weeks.reduce<readonly ZoneSpan[]>((spans, { zone, day }) => {
    const last = spans.at(-1);
    return last?.zone === zone
      ? [...spans.slice(0, -1), { ...last, weeks: last.weeks + 1 }]
      : [...spans, { zone, from: day, weeks: 1 }];
  }, []);

const NOTHING: Promised = { qty: '', reason: null, remark: null };
const cellsOf = ({ rows }: Grid): readonly WeekCell[] => rows.flatMap(({ cells }) => cells.filter((cell) => cell !== null));
export const promisedOf = (promises: Promises, { id }: WeekCell): Promised => promises.get(id) ?? NOTHING;

/** What has been answered, to be read. */
export const answersOf = (grid: Grid): Promises => new Map(cellsOf(grid).map(({ id, replied }) => [id, replied ?? NOTHING]));

/** Every week that binds as it was asked, what only informs left open: most of it is kept, so only the rest is typed. */
export const asRequested = (grid: Grid): Promises =>
  new Map(cellsOf(grid).map(({ id, qty, zone }) => [id, { ...NOTHING, qty: zone === 'outlook' ? '' : qty }]));

/** Begins as it was asked; a reply that was sent back begins as it was. */
export const begun = (grid: Grid): Promises =>
  cellsOf(grid).some(({ replied }) => replied !== null) ? answersOf(grid) : asRequested(grid);

export const withPromise = (promises: Promises, { id }: WeekCell, change: Partial<Promised>): Promises =>
  new Map(promises).set(id, { ...(promises.get(id) ?? NOTHING), ...change });
/** Thousands and full-width digits are typed as people write them; what is no number stays, to be marked. */
export const cleaned = (typed: string): string => typedDecimal(typed) ?? '';

export const judged = (promises: Promises, cell: WeekCell) => judgePromise(cell, promisedOf(promises, cell));

interface CellProblem extends Place {
  readonly cell: WeekCell;
  readonly why: Text;
}
/** What has to be put right, as it is read: row by row. */
export const problemsOf = ({ rows }: Grid, promises: Promises): readonly CellProblem[] =>
  rows.flatMap(({ cells }, row) =>
    cells.flatMap((cell, week): CellProblem[] => {
      const why = cell && judged(promises, cell).why;
      return cell && why ? [{ row, week, cell, why }] : [];
    }),
  );

/** The next cell from a place in one direction, past weeks of which nothing is forecast; null at the edge. */
export function beside({ rows }: Grid, from: Place, step: { readonly row: number; readonly week: number }): WeekCell | null {
  let row = from.row + step.row;
  let week = from.week + step.week;
  // Behind an edge there is nothing; a week of which nothing is forecast is null.
  for (let cell = rows[row]?.cells[week]; cell !== undefined; cell = rows[row]?.cells[week]) {
    if (cell !== null) return cell;
    row += step.row;
    week += step.week;
  }
  return null;
}

/** Cells copied from a sheet, laid down from a place to the right and below. */
export function pastedAt(grid: Grid, promises: Promises, from: Place, text: string): Promises {
  const next = new Map(promises);
  blockOf(text).forEach((cells, down) => {
    cells.forEach((typed, right) => {
      const cell = grid.rows[from.row + down]?.cells[from.week + right];
      if (cell) next.set(cell.id, { ...(next.get(cell.id) ?? NOTHING), qty: cleaned(typed) });
    });
  });
  return next;
}

export interface Sum {
  readonly demand: Decimal;
  /** Null where nothing is promised yet. */
  readonly promised: Decimal | null;
  readonly short: boolean;
}
/** What is wrong counts for nothing, so that a sum shows that something is. */
export function sumOf(cells: readonly (WeekCell | null)[], promises: Promises): Sum {
  const there = cells.filter((cell) => cell !== null);
  const filled = there.filter((cell) => promisedOf(promises, cell).qty !== '');
  const counted = filled.filter((cell) => judged(promises, cell).state !== 'wrong');
  const demand = sumDecimal(there.map(({ qty }) => qty));
  const promised = filled.length === 0 ? null : sumDecimal(counted.map((cell) => promisedOf(promises, cell).qty));
  return { demand, promised, short: promised !== null && compareDecimal(promised, demand) < 0 };
}
/** What is more than information: a total says how much is to be made or bought. */
export const bindingOf = (cells: readonly (WeekCell | null)[]): readonly (WeekCell | null)[] =>
  cells.filter((cell) => cell !== null && cell.zone !== 'outlook');

/** How many places differ from the revision before, and by how much: more and less. */
export const changesOf = (grid: Grid) => {
  const of = (sign: number) => {
    const changes = cellsOf(grid).flatMap(({ change }) => (change && compareDecimal(change, '0') === sign ? [change] : []));
    return { places: changes.length, qty: changes.reduce<Decimal>(addDecimal, '0') };
  };
  return { more: of(1), less: of(-1) };
};

/** As the document takes it: weeks left open are left out, and a reason stands where something is short. */
export const replyOf = (grid: Grid, promises: Promises, remark: string) => ({
  answer: 'byLine',
  replies: cellsOf(grid).flatMap((cell) => {
    const said = promisedOf(promises, cell);
    if (said.qty === '') return [];
    const reason = judged(promises, cell).state === 'less' ? reasonOf(said) : null;
    const words = said.reason === 'other' && reason === null ? null : said.remark;
    return [{ lineId: cell.id, qty: said.qty, date: null, reason, remark: words?.trim() || null }];
  }),
  remark: remark.trim() || null,
});
