/** Cells of a sheet that is written while its rows are still being read. */
export type SheetCell = string | number | null;

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
const FROZEN =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
const NAMED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot carry, and texts that look like the way spreadsheets write it. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const ODD = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|_(?=x[0-9a-f]{4}_)/gi;
const escaped = (text: string): string =>
  text.toWellFormed().replace(ODD, (odd) => NAMED[odd] ?? `_x${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);

/** `A`, `B`, … `AA`: a column as spreadsheets call it. */
export const columnLetter = (index: number): string => {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnLetter(Math.floor(index / 26) - 1) + letter;
};

function cellXml(cell: SheetCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : '';
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Text is always typed as text, so that nothing in it is taken for a formula. */
function rowXml(cells: readonly SheetCell[], row: number, letters: readonly string[]): string {
  return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${letters[column]}${row}`)).join('')}</row>`;
}

/** A worksheet with a frozen heading, in pieces of many rows each. */
export async function* sheetXml(
  headings: readonly { readonly header: string; readonly width: number }[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<Uint8Array> {
  const letters = headings.map((_, index) => columnLetter(index));
  const widths = headings.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heading = headings.map(({ header }) => header);
  let text = `${HEAD}${FROZEN}<cols>${widths.join('')}</cols><sheetData>${rowXml(heading, 1, letters)}`;
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    text += rowXml(cells, row, letters);
    if (text.length < 65_536) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</sheetData></worksheet>`);
}
