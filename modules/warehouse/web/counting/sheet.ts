import { inSentence, type Problem, quantity, type Table, table, type Text, text } from '@takt/model';
import type { Line } from '@takt/web';
import { countInput, countLines } from '../../defs/inside/count-lines.ts';
import { type Cell, type Column, type Counting, type CountingLine, isToRecount } from './column.ts';

const isSerialised = ({ serialised }: CountingLine): boolean => serialised === '1';
const { location, part, batch, container, stockStatus, recounter } = countLines.fields;
const shown = { readonly: true } as const;
/** The column people type into. */
export const ENTERED = 'countedNow';
export const PIECES = 'serialsNow';

const where = { location, part, batch, container, stockStatus, unit: text('单位', 'Unit', shown) };
const figure = {
  lastQty: quantity('上次盘点数量', 'Last counted', { ...shown, scale: 6 }),
  [ENTERED]: { ...countInput.countedQty, required: false },
};
const pieces = { [PIECES]: text('实盘序列号', 'Serial numbers counted', { length: 4000 }) };
const beside = { recounter, note: text('说明', 'Note', shown) };

/** One row for each line: what lies where and in which state, how it is counted, and the one cell to fill in. */
const sheet = table('盘点录入', 'Counts', { ...where, ...figure, ...beside });
const sheetWithPieces = table('盘点录入', 'Counts', { ...where, ...figure, ...pieces, ...beside });
export const sheetOf = ({ lines }: Counting): Table => (lines.some(isSerialised) ? sheetWithPieces : sheet);

const NOTES: Readonly<Record<Cell['end'], Text | null>> = {
  wrong: null,
  refused: null,
  waiting: ['正在记录…', 'Being written down…'],
  kept: ['已记录', 'Written down'],
  unsent: ['未记录', 'Not written down yet'],
};
const AGAIN = countLines.fields.toRecount.label;
const EMPTY: Text = ['空库位，没有实物填 0', 'Empty place: enter 0 where nothing lies'];

function noteOn(line: CountingLine, cell: Cell | undefined): Text | null {
  const said = cell && (cell.why ?? NOTES[cell.end]);
  // Whoever has just counted sees both: it is written down, and somebody else counts it again.
  if (said && cell.end === 'kept' && isToRecount(line)) return [`${said[0]}，${AGAIN[0]}`, `${said[1]}, ${inSentence(AGAIN)[1]}`];
  if (said) return said;
  if (isToRecount(line)) return AGAIN;
  return line.part === null && line.countedQty === null ? EMPTY : null;
}

export const rowsOf = ({ lines }: Counting, column: Column, say: (words: Text) => string): readonly Line[] =>
  lines.map((line) => {
    const cell = column.get(line.id);
    const note = noteOn(line, cell);
    return {
      ...line,
      key: line.id,
      lastQty: line.recountedQty ?? line.countedQty,
      [ENTERED]: cell?.value ?? null,
      [PIECES]: cell?.serialNos ?? null,
      note: note && say(note),
    };
  });

/** The cells that are wrong or refused, as the grid marks them. */
export const problemsOf = ({ lines }: Counting, column: Column, name: string): readonly Problem[] =>
  lines.flatMap(({ id }, row) => {
    const why = column.get(id)?.why;
    return why ? [{ at: `${name}.${row}.${ENTERED}`, text: why, level: 'error' as const }] : [];
  });
