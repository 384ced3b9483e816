import { blank, guardContext, refusal, serialsIn, stateOfCode, type Text, valueProblem } from '@takt/model';
import { companyClock } from '@takt/web/light';
import type { LineAnswer, LineFigure } from '../../defs/inside/count-calls.ts';
import { countInput } from '../../defs/inside/count-lines.ts';
import { CountOrder } from '../../defs/inside/count-order.ts';

/** A column of figures while it is typed: what stands in each cell, and what became of it. */
export interface Cell {
  readonly value: unknown;
  /** Which pieces, as they were typed or pasted. */
  readonly serialNos: string | null;
  /** `waiting` until the server has answered; `unsent` where it could not be reached. */
  readonly end: 'wrong' | 'waiting' | 'kept' | 'refused' | 'unsent';
  readonly why: Text | null;
}
export type Column = ReadonlyMap<string, Cell>;

/** A count as its page reads it. */
export interface Counting {
  readonly id: string;
  readonly status: string;
  readonly snapshotAt: string | null;
  readonly lines: readonly CountingLine[];
}
export interface CountingLine {
  readonly id: string;
  /** Null where the place is to be empty. */
  readonly part: string | null;
  readonly countedQty: string | null;
  readonly recountedQty: string | null;
  readonly toRecount: '1' | '0' | null;
  /** Who alone counts it again, where somebody is named. */
  readonly recounter: string | null;
  readonly serialised: string | null;
  readonly [name: string]: unknown;
}

/** What the rules of the action say to a figure, before it is sent; whether it is for the person at the page is left to the server. */
export function wrongWith(count: Counting, lineId: string, countedQty: unknown): Text | null {
  const userId = count.lines.find(({ id }) => id === lineId)?.recounter ?? '';
  const row = { ...count, status: stateOfCode(CountOrder, count.status) ?? '' };
  const actor = { userId, vendorId: null, can: () => true };
  const at = guardContext(companyClock(), { actor, entity: CountOrder, row, input: { lineId, countedQty } });
  return valueProblem(countInput.countedQty, countedQty) ?? refusal(CountOrder, 'count', row, at)?.text ?? null;
}

export interface Typed {
  readonly line: string;
  readonly value: unknown;
  readonly serialNos: string | null;
}

/** The cells that say something else than before. Who tells the pieces need not count them as well. */
export const changedCells = (column: Column, cells: readonly Typed[]): readonly Typed[] =>
  cells.flatMap((cell) => {
    const { value, serialNos } = column.get(cell.line) ?? { value: null, serialNos: null };
    if (cell.value === value && cell.serialNos === serialNos) return [];
    const countsThem = cell.serialNos !== serialNos && (blank(cell.value) || cell.value === String(serialsIn(serialNos).length));
    return [countsThem ? { ...cell, value: blank(cell.serialNos) ? null : String(serialsIn(cell.serialNos).length) } : cell];
  });

/** What is wrong is marked at once and stays; what was emptied is as if nobody had typed; the rest waits to be sent. */
export function withTyped(column: Column, cells: readonly Typed[], judge: (cell: Typed) => Text | null): Column {
  const next = new Map(column);
  for (const cell of cells) {
    const { line, value, serialNos } = cell;
    const why = blank(value) ? null : judge(cell);
    if (blank(value)) next.delete(line);
    else next.set(line, { value, serialNos, end: why ? 'wrong' : 'waiting', why });
  }
  return next;
}

export const waitingIn = (column: Column): readonly LineFigure[] =>
  [...column].flatMap(([line, { value, serialNos, end }]) =>
    end === 'waiting' ? [{ line, countedQty: String(value), ...(serialNos !== null && { serialNos }) }] : [],
  );

/** Only cells that still say what was sent; what was typed meanwhile is yet to be sent. */
const ended = (column: Column, sent: readonly LineFigure[], endOf: (line: string) => Pick<Cell, 'end' | 'why'>): Column => {
  const next = new Map(column);
  for (const { line, countedQty, serialNos = null } of sent) {
    const cell = column.get(line);
    if (cell && cell.value === countedQty && cell.serialNos === serialNos) next.set(line, { ...cell, ...endOf(line) });
  }
  return next;
};
export function withAnswers(column: Column, sent: readonly LineFigure[], answers: readonly LineAnswer[]): Column {
  const refused = new Map(answers.flatMap(({ line, refusal: no }) => (no ? [[line, no.text] as const] : [])));
  return ended(column, sent, (line) => {
    const why = refused.get(line) ?? null;
    return { end: why ? 'refused' : 'kept', why };
  });
}
export const withoutAnswer = (column: Column, sent: readonly LineFigure[]): Column =>
  ended(column, sent, () => ({ end: 'unsent', why: null }));

/** What could not be sent is tried once more. */
export const sentAgain = (column: Column): Column =>
  new Map([...column].map(([line, cell]) => [line, cell.end === 'unsent' ? { ...cell, end: 'waiting' as const } : cell]));

/** Somebody other than the first counter has yet to count it. */
export const isToRecount = ({ toRecount, recountedQty }: CountingLine): boolean => toRecount === '1' && recountedQty === null;

/** How many lines have a figure, and how many there are. */
export const progressOf = ({ lines }: Counting): { readonly done: number; readonly all: number } => ({
  done: lines.filter(({ countedQty }) => countedQty !== null).length,
  all: lines.length,
});
