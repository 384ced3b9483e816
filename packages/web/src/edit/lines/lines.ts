import { type Fields, type Moment, shownFields } from '@takt/model';
import { isShownOnly, type Line, newLine } from '../draft.ts';

/** What may be done with the lines, as the document stands. */
export interface LineRights {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
}

/** A value for one cell, with the name of the row it refers to. */
export interface CellValue {
  readonly value: unknown;
  readonly label?: string | null;
}

export const withCell = (rows: readonly Line[], index: number, name: string, { value, label }: CellValue): readonly Line[] =>
  rows.map((row, at) =>
    at === index ? { ...row, [name]: value, ...(label !== undefined && { [`${name}Label`]: label }) } : row,
  );

export const enteredFields = (fields: Fields): readonly string[] =>
  shownFields(fields)
    .filter(([, field]) => !isShownOnly(field) && !['file', 'files', 'image'].includes(field.kind))
    .map(([name]) => name);

/** Puts a block of cells at a place; rows are added where it reaches past the last one, unless none may be. */
export function withBlock(
  fields: Fields,
  rows: readonly Line[],
  start: { readonly row: number; readonly name: string },
  block: readonly (readonly CellValue[])[],
  at: Moment,
  mayAdd: boolean,
): readonly Line[] {
  const names = enteredFields(fields);
  const first = names.indexOf(start.name);
  if (first < 0) return rows;
  const missing = mayAdd ? Math.max(0, start.row + block.length - rows.length) : 0;
  const all = [...rows, ...Array.from({ length: missing }, () => newLine(fields, at))];
  return all.map((row, index) => {
    const cells = block[index - start.row];
    if (!cells) return row;
    const put = cells.flatMap(({ value, label = null }, offset): [string, unknown][] => {
      const name = names[first + offset];
      return name === undefined
        ? []
        : [
            [name, value],
            [`${name}Label`, label],
          ];
    });
    return { ...row, ...Object.fromEntries(put) };
  });
}

/** The value of one line once more in the lines below it, down to another one. */
export function filledOver(rows: readonly Line[], from: number, to: number, name: string): readonly Line[] {
  const source = rows[from];
  if (!source || to <= from) return rows;
  const label = source[`${name}Label`];
  const put = { [name]: source[name] ?? null, [`${name}Label`]: typeof label === 'string' ? label : null };
  return rows.map((row, at) => (at > from && at <= to ? { ...row, ...put } : row));
}
