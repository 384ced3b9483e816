import { openXlsx, saveXlsx, streamXlsxRows, writeXlsx } from 'hucre/xlsx';
import type { CellValue, WriteSheet } from 'hucre/xlsx';
import { archive, type Part, partsOf } from './archive.ts';
import { columnLetter, type SheetCell, sheetXml } from './sheet-xml.ts';

/** The one place that knows the spreadsheet library (ADR 0022). */
export interface SheetHeading {
  readonly header: string;
  readonly width: number;
  /** Values offered in a drop-down; empty for free input. */
  readonly choices: readonly string[];
}

const RED = { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFC7CE' } } } as const;
const BOLD = { font: { bold: true } } as const;

/** A sheet of two columns: what is told, and what there is to tell. */
export interface SideSheet {
  readonly name: string;
  readonly rows: readonly (readonly [string, string | number])[];
}
const FIRST_SHEET = 'xl/worksheets/sheet1.xml';

/** A name Excel accepts for a sheet: at most 31 characters, none of those that stand for something in a formula. */
const sheetName = (name: string): string => name.replace(/[\\/?*[\]:]/g, '-').slice(0, 31);

/**
 * A workbook as bytes while rows are still being read; memory does not grow with the rows. The sheet beside them is asked for
 * last, when it is known how many there were.
 */
export function streamWorkbook(
  name: string,
  headings: readonly SheetHeading[],
  rows: AsyncIterable<readonly SheetCell[]>,
  beside: () => SideSheet,
): ReadableStream<Uint8Array> {
  async function* parts(): AsyncGenerator<Part> {
    yield { name: FIRST_SHEET, bytes: sheetXml(headings, rows) };
    // The library writes one sheet only as a stream: it makes the workbook around ours, with an empty sheet in its place.
    const side = beside();
    const widths = [{ width: 20, style: BOLD }, { width: 60 }];
    const services = await writeXlsx({
      sheets: [
        { name: sheetName(name), rows: [] },
        { name: side.name, columns: widths, rows: side.rows.map((row) => [...row]) },
      ],
    });
    for (const part of partsOf(services)) if (part.name !== FIRST_SHEET) yield { name: part.name, bytes: [part.bytes] };
  }
  return ReadableStream.from(archive(parts()));
}

/** An empty sheet to fill in, with drop-downs; long lists stand on a sheet of their own. */
export function templateWorkbook(name: string, headings: readonly SheetHeading[]): Promise<Uint8Array> {
  const longest = Math.max(0, ...headings.map(({ choices }) => choices.length));
  const lists = headings.filter(({ choices }) => choices.length > 0);
  const listRows = Array.from({ length: longest }, (_, row) => lists.map(({ choices }) => choices[row] ?? null));
  const sheet: WriteSheet = {
    name: sheetName(name),
    columns: headings.map(({ header, width }) => ({ header, width, style: BOLD })),
    rows: [headings.map(({ header }) => header)],
    freezePane: { rows: 1 },
    dataValidations: headings.flatMap(({ choices }, column) => {
      if (choices.length === 0) return [];
      const letter = columnLetter(lists.findIndex((list) => list.choices === choices));
      const at = columnLetter(column);
      return [
        {
          type: 'list' as const,
          formula1: `Lists!$${letter}$1:$${letter}$${choices.length}`,
          range: `${at}2:${at}50000`,
          showErrorMessage: true,
        },
      ];
    }),
  };
  return writeXlsx({ sheets: [sheet, ...(lists.length > 0 ? [{ name: 'Lists', rows: listRows, hidden: true }] : [])] });
}

export interface SheetRow {
  /** As Excel counts: the heading is row 1. */
  readonly row: number;
  readonly cells: readonly unknown[];
}
/** Rows of the first sheet, the heading first. */
export async function* readWorkbook(bytes: Uint8Array, maxRows: number): AsyncGenerator<SheetRow> {
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0, maxRows })) yield { row: index + 1, cells: values };
}

export interface CellError {
  readonly row: number;
  /** Zero-based; null when the whole row is meant. */
  readonly column: number | null;
  readonly reason: string;
}

/** The user's own file with the wrong cells red and a column of reasons at the end. */
export async function errorWorkbook(bytes: Uint8Array, errors: readonly CellError[], heading: string): Promise<Uint8Array> {
  const book = await openXlsx(bytes);
  const sheet = book.sheets[0];
  if (!sheet) return bytes;
  const width = Math.max(...sheet.rows.map((row) => row.length));
  const cells = sheet.cells ?? new Map();
  put(sheet.rows, 0, width, heading);
  for (const [row, list] of Map.groupBy(errors, (error) => error.row)) {
    put(sheet.rows, row - 1, width, [...new Set(list.map((error) => error.reason))].join('；'));
    for (const { column } of list) {
      if (column === null) continue;
      const value = sheet.rows[row - 1]?.[column] ?? null;
      cells.set(`${row - 1},${column}`, { ...cells.get(`${row - 1},${column}`), value, style: RED });
    }
  }
  sheet.cells = cells;
  return saveXlsx(book);
}

function put(rows: CellValue[][], row: number, column: number, value: string): void {
  const cells = rows[row] ?? [];
  while (cells.length <= column) cells.push(null);
  cells[column] = value;
  rows[row] = cells;
}
