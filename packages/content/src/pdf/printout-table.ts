import { brokenInto, heightOf, widthOf } from './letters.ts';
import type { PrintoutCell, PrintoutColumnHead, PrintoutTable } from './printout-content.ts';
import type { Pen } from './pen.ts';

const SIZE = 8.5;
const BELOW_SIZE = 7.5;
const HEAD_SIZE = 7.5;
/** White on either side of a cell, above and below it. */
const SIDE = 1.4;
const ABOVE = 1.1;
/** A column of words is not made narrower than this while others have room. */
const NARROW = 16;
const BOX_WIDTH = 24;
const BOX_HEIGHT = 7;
const HEAD_LINES = 2;
const WIDEST_WORD = 22;
const LESS_GREY = 0.35;

/** A table as wide as the page, and how each of its parts is drawn. */
export interface LaidTable {
  readonly head: (pen: Pen, y: number) => number;
  readonly rows: readonly { readonly height: number; readonly draw: (pen: Pen, y: number) => void }[];
  readonly totals: { readonly height: number; readonly draw: (pen: Pen, y: number) => void } | null;
}

const naturalCell = ({ words, below }: PrintoutCell): number => Math.max(widthOf(words, SIZE), widthOf(below, BELOW_SIZE));
/** A head takes no more than two lines, and none of its words is cut unless it is very long. */
function naturalHead(label: string): number {
  let width = Math.max(...label.split(' ').map((word) => Math.min(widthOf(word, HEAD_SIZE, true), WIDEST_WORD)));
  while (brokenInto(label, width, HEAD_SIZE, true).length > HEAD_LINES) width += 1;
  return width;
}

/** Columns as wide as what stands in them; words give way to numbers, which are never broken. */
function columnWidths({ columns, rows, totals }: PrintoutTable, width: number): readonly number[] {
  const wants = columns.map(({ label, box }, at) => {
    if (box) return BOX_WIDTH;
    const cells = [
      ...rows.map((row) => naturalCell(row[at] ?? { words: '', below: '' })),
      widthOf(totals?.[at] ?? '', SIZE, true),
    ];
    return Math.max(naturalHead(label), ...cells) + 2 * SIDE + 0.6;
  });
  const gives = columns.map(({ right, box, fixed: own }) => !right && !box && !own);
  const fixed = sum(wants.filter((_, at) => !gives[at]));
  const flexible = wants.map((want, at) => (gives[at] ? want : 0));
  const room = width - fixed;
  const asked = sum(flexible);
  if (asked === 0) return wants.map((want) => (want * width) / fixed);
  if (asked <= room) return wants.map((want, at) => (gives[at] ? want + ((room - asked) * want) / asked : want));
  // Short words keep their width, and the long ones share what is left.
  const short = flexible.map((want) => want > 0 && want <= Math.max(NARROW, room / columns.length));
  const kept = sum(flexible.filter((_, at) => short[at]));
  const long = asked - kept;
  return wants.map((want, at) => (!gives[at] || short[at] ? want : ((room - kept) * want) / long));
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Breaks every cell into lines, so that it is known how high each row is before it is drawn. */
export function layTable(table: PrintoutTable, left: number, width: number): LaidTable {
  const widths = columnWidths(table, width);
  const places = widths.map((own, at) => ({ x: left + sum(widths.slice(0, at)), width: own }));
  const inner = (at: number): number => (widths[at] ?? 0) - 2 * SIDE;
  return {
    head: headOf(table.columns, places),
    rows: table.rows.map((row) => {
      const cells = row.map(({ words, below }, at) => ({
        words: words === '' ? [] : brokenInto(words, inner(at), SIZE),
        below: below === '' ? [] : brokenInto(below, inner(at), BELOW_SIZE),
      }));
      const boxed = table.columns.some(({ box }) => box);
      const height = Math.max(
        boxed ? BOX_HEIGHT : 0,
        ...cells.map(({ words, below }) => heightOf(words.length, SIZE) + heightOf(below.length, BELOW_SIZE)),
      );
      return { height: height + 2 * ABOVE, draw: rowOf(table.columns, places, cells, height, { left, width }) };
    }),
    totals: table.totals && totalsOf(table.columns, places, table.totals, { left, width }),
  };
}
interface Place {
  readonly x: number;
  readonly width: number;
}
interface Span {
  readonly left: number;
  readonly width: number;
}
const alignOf = ({ right }: PrintoutColumnHead): 'left' | 'right' => (right ? 'right' : 'left');

function headOf(columns: readonly PrintoutColumnHead[], places: readonly Place[]) {
  const lines = columns.map(({ label }, at) => brokenInto(label, (places[at]?.width ?? 0) - 2 * SIDE, HEAD_SIZE, true));
  const most = Math.max(...lines.map(({ length }) => length));
  const height = heightOf(most, HEAD_SIZE) + 2 * ABOVE;
  return (pen: Pen, y: number): number => {
    const [first, last] = [places[0], places.at(-1)];
    if (first && last) {
      pen.fill(first.x, y, last.x + last.width - first.x, height, 0.92);
      pen.fill(first.x, y + height, last.x + last.width - first.x, 0.25, 0.3);
    }
    for (const [at, column] of columns.entries()) {
      const { x, width } = places[at] ?? { x: 0, width: 0 };
      const own = lines[at] ?? [];
      const top = y + height - ABOVE - heightOf(own.length, HEAD_SIZE);
      pen.lines(x + SIDE, top, width - 2 * SIDE, own, { size: HEAD_SIZE, bold: true, align: alignOf(column) });
    }
    return y + height + 0.25;
  };
}

function rowOf(
  columns: readonly PrintoutColumnHead[],
  places: readonly Place[],
  cells: readonly { readonly words: readonly string[]; readonly below: readonly string[] }[],
  height: number,
  { left, width: whole }: Span,
) {
  return (pen: Pen, y: number): void => {
    for (const [at, column] of columns.entries()) {
      const { x, width } = places[at] ?? { x: 0, width: 0 };
      const { words = [], below = [] } = cells[at] ?? {};
      if (column.box) pen.frame(x + 0.8, y + 0.8, width - 1.6, height + 2 * ABOVE - 1.6, LESS_GREY);
      // A single line beside a box to write into stands in the middle of it.
      const own = heightOf(words.length, SIZE) + heightOf(below.length, BELOW_SIZE);
      const top = y + ABOVE + (columns.some(({ box }) => box) ? (height - own) / 2 : 0);
      pen.lines(x + SIDE, top, width - 2 * SIDE, words, { size: SIZE, align: alignOf(column) });
      const under = { size: BELOW_SIZE, align: alignOf(column), grey: LESS_GREY };
      pen.lines(x + SIDE, top + heightOf(words.length, SIZE), width - 2 * SIDE, below, under);
    }
    pen.fill(left, y + height + 2 * ABOVE - 0.1, whole, 0.1, 0.6);
  };
}

function totalsOf(columns: readonly PrintoutColumnHead[], places: readonly Place[], totals: readonly string[], span: Span) {
  const height = heightOf(1, SIZE) + 2 * ABOVE;
  return {
    height,
    draw: (pen: Pen, y: number): void => {
      pen.fill(span.left, y, span.width, 0.25, 0.3);
      for (const [at, column] of columns.entries()) {
        const { x, width } = places[at] ?? { x: 0, width: 0 };
        const words = totals[at] ?? '';
        // What is written for the first column may run on over the next ones, which are empty.
        const wide = column.right ? width : Math.max(width, widthOf(words, SIZE, true) + 2 * SIDE + 1);
        pen.lines(x + SIDE, y + ABOVE, wide - 2 * SIDE, words === '' ? [] : [words], {
          size: SIZE,
          bold: true,
          align: alignOf(column),
        });
      }
    },
  };
}
