import { blank, type Fields, type Moment } from '@takt/model';
import type { Option } from '../../api/calls.ts';
import { isShownOnly, type Line, newLine } from '../draft.ts';
import { withCell } from './lines.ts';

/** What a scan puts into a line: the reference it names, and where the person goes on typing. */
export interface ScanColumns {
  readonly name: string;
  /** The entity whose codes are scanned. */
  readonly to: string;
  readonly qty: string;
}

/** The first reference a line cannot be without; null for lines that have none, which no code could begin. */
export function scanColumns(fields: Fields): ScanColumns | null {
  const entered = Object.entries(fields).filter(([, field]) => !isShownOnly(field));
  const [name, field] = entered.find(([, { kind, required }]) => kind === 'ref' && required) ?? [];
  if (name === undefined || field?.options.to === undefined) return null;
  const [qty] = entered.find(([, { kind }]) => kind === 'quantity') ?? [name];
  return { name, to: field.options.to, qty };
}

/** The row that bears exactly this code: the code stands first in what a row is called. */
export const rowOfCode = (found: readonly Option[], code: string): Option | null =>
  found.find(({ label }) => label === code || label.startsWith(`${code} `)) ?? null;

/** The lines after a scan, and the line it concerns: the last one where that still waits for it, else a new one. */
export function withScanned(
  fields: Fields,
  columns: ScanColumns,
  rows: readonly Line[],
  { value, label }: Option,
  at: Moment,
): { readonly rows: readonly Line[]; readonly row: number } {
  const last = rows.at(-1);
  const waits = last !== undefined && (columns.qty === columns.name || blank(last[columns.qty]));
  if (waits && last[columns.name] === value) return { rows, row: rows.length - 1 };
  const all = waits && blank(last[columns.name]) ? rows : [...rows, newLine(fields, at)];
  return { rows: withCell(all, all.length - 1, columns.name, { value, label }), row: all.length - 1 };
}
