import { fill, type PrintElement, type PrintLayout, say, type Text } from '@takt/model';
import { brokenInto, heightOf, widthOf } from './letters.ts';
import type { LabelledValue, PrintoutContent } from './printout-content.ts';
import { type LaidTable, layTable } from './printout-table.ts';
import { openPen, type Pen } from './pen.ts';

const A4 = { short: 210, long: 297 };
const EDGE = 14;
const TOP = 12;
/** Above the foot, which stands in the lower margin. */
const BOTTOM = 18;
const BARS = { width: 62, height: 10 };
const LESS_GREY = 0.35;
const SIGN_HEIGHT = 20;
const FACTS_IN_ROW = 4;
const GAP = 4;
/** White around a symbol that a scanner needs, besides the quiet zones in it. */
const UNDER_BARS = 0.6;

const PAGE: Text = ['第 {page} 页，共 {pages} 页', 'Page {page} of {pages}'];
const DAY: Text = ['日期', 'Date'];
const MORE: Text = ['（续）', '(continued)'];

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly inner: number;
}

/** Papers one after another, each with pages of its own count. */
export function printoutLayout(name: string, printouts: readonly PrintoutContent[]): PrintLayout {
  const wide = printouts.some(({ landscape }) => landscape);
  const [width, height] = wide ? [A4.long, A4.short] : [A4.short, A4.long];
  const sheet = { width, height, inner: width - 2 * EDGE };
  return { name, width, height, pages: printouts.flatMap((printout) => pagesOf(printout, sheet)) };
}

function pagesOf(printout: PrintoutContent, sheet: Sheet): readonly (readonly PrintElement[])[] {
  const pen = openPen();
  const limit = sheet.height - BOTTOM;
  pen.turnPage();
  let y = letterhead(pen, printout, sheet);
  y = parties(pen, printout, sheet, y);
  y = facts(pen, printout.facts, sheet, y);
  const table = printout.table && layTable(printout.table, EDGE, sheet.inner);
  const onNewPage = (): number => {
    pen.turnPage();
    return runningHead(pen, printout, sheet);
  };
  const roomFor = (height: number): void => {
    if (y + height > limit) y = onNewPage();
  };
  if (table) y = rows(pen, table, { y: y + 2, limit, onNewPage });
  if (printout.sums.length > 0) {
    roomFor(printout.sums.length * 6 + 4);
    y = sums(pen, printout.sums, sheet, y + 2);
  }
  for (const [label, value] of printout.texts.filter(([, text]) => text !== '')) {
    const lines = brokenInto(value, sheet.inner, 8.5);
    roomFor(heightOf(lines.length, 8.5) + 8);
    pen.lines(EDGE, y + 3, sheet.inner, [label], { size: 7, grey: LESS_GREY });
    pen.lines(EDGE, y + 6.2, sheet.inner, lines, { size: 8.5 });
    y += heightOf(lines.length, 8.5) + 7;
  }
  if (printout.signatures.length > 0) {
    roomFor(SIGN_HEIGHT + 6);
    signatures(pen, printout, sheet, y + 6);
  }
  return pen.pages.map((marks, index) => [
    ...across(printout, sheet),
    ...marks,
    ...foot(printout, sheet, index + 1, pen.pages.length),
  ]);
}

interface Flow {
  readonly y: number;
  readonly limit: number;
  readonly onNewPage: () => number;
}
/** Rows with their head, which stands on every page again; the totals never stand alone. */
function rows(pen: Pen, table: LaidTable, { y: from, limit, onNewPage }: Flow): number {
  const lastTogether = table.totals?.height ?? 0;
  let y = table.head(pen, from);
  for (const [at, row] of table.rows.entries()) {
    const needed = row.height + (at === table.rows.length - 1 ? lastTogether : 0);
    if (y + needed > limit) y = table.head(pen, onNewPage());
    row.draw(pen, y);
    y += row.height;
  }
  table.totals?.draw(pen, y);
  return y + lastTogether;
}

/** The number as a symbol with the same in letters below it, at the right edge. */
function symbol(pen: Pen, number: string, sheet: Sheet): void {
  const x = sheet.width - EDGE - BARS.width;
  pen.put({ kind: 'bars', x, y: TOP - 1, ...BARS, elements: number, plain: true });
  pen.lines(x, TOP + BARS.height - 1 + UNDER_BARS, BARS.width, [number], { size: 10, bold: true, align: 'center' });
}

function letterhead(pen: Pen, { company, site, title, state, number }: PrintoutContent, sheet: Sheet): number {
  const room = sheet.inner - BARS.width - GAP;
  symbol(pen, number, sheet);
  pen.lines(EDGE, TOP - 0.6, room, brokenInto(company, room, 12, true).slice(0, 1), { size: 12, bold: true });
  const lines = site.flatMap((line) => brokenInto(line, room, 8));
  pen.lines(EDGE, TOP + 4.6, room, lines.slice(0, 3), { size: 8, grey: LESS_GREY });
  const line = TOP + 16;
  pen.fill(EDGE, line, sheet.inner, 0.4);
  const titleWidth = widthOf(title, 18, true);
  pen.lines(EDGE, line + 3, sheet.inner, [title], { size: 18, bold: true });
  if (state !== '') pen.lines(EDGE + titleWidth + 3, line + 6.3, 60, [state], { size: 9, grey: LESS_GREY });
  return line + 13;
}

function runningHead(pen: Pen, { lang, company, title, number }: PrintoutContent, sheet: Sheet): number {
  const half = sheet.inner / 2;
  pen.lines(EDGE, TOP - 2, half - GAP, brokenInto(company, half - GAP, 8).slice(0, 1), { size: 8, grey: LESS_GREY });
  const said = `${title} ${number} ${say(MORE, lang)}`;
  pen.lines(EDGE + half, TOP - 2, half, brokenInto(said, half, 8, true).slice(0, 1), { size: 8, bold: true, align: 'right' });
  pen.fill(EDGE, TOP + 2.2, sheet.inner, 0.3);
  return TOP + 5;
}

function parties(pen: Pen, { parties: all }: PrintoutContent, sheet: Sheet, from: number): number {
  if (all.length === 0) return from;
  const width = (sheet.inner - GAP * (all.length - 1)) / all.length;
  const laid = all.map(({ name, lines, ...party }) => ({
    ...party,
    name: brokenInto(name, width, 10, true),
    lines: lines.flatMap((line) => brokenInto(line, width, 8)),
  }));
  const heights = laid.map(({ name, lines }) => 3.6 + heightOf(name.length, 10) + heightOf(lines.length, 8));
  for (const [at, { label, name, lines }] of laid.entries()) {
    const x = EDGE + at * (width + GAP);
    pen.lines(x, from, width, [label], { size: 7, grey: LESS_GREY });
    pen.lines(x, from + 3.4, width, name, { size: 10, bold: true });
    pen.lines(x, from + 3.8 + heightOf(name.length, 10), width, lines, { size: 8 });
  }
  return from + Math.max(...heights) + 3.5;
}

/** Names above values, several in a row; a value takes as many lines as it needs. */
function facts(pen: Pen, all: readonly LabelledValue[], sheet: Sheet, from: number): number {
  const told = all.filter(([, value]) => value !== '');
  const width = (sheet.inner - GAP * (FACTS_IN_ROW - 1)) / FACTS_IN_ROW;
  let y = from;
  for (let first = 0; first < told.length; first += FACTS_IN_ROW) {
    const row = told.slice(first, first + FACTS_IN_ROW).map(([label, value]) => [label, brokenInto(value, width, 9)] as const);
    for (const [at, [label, lines]] of row.entries()) {
      const x = EDGE + at * (width + GAP);
      pen.lines(x, y, width, [label], { size: 7, grey: LESS_GREY });
      pen.lines(x, y + 3.2, width, lines, { size: 9 });
    }
    y += 5 + Math.max(...row.map(([, lines]) => heightOf(lines.length, 9)));
  }
  return y;
}

function sums(pen: Pen, all: readonly LabelledValue[], sheet: Sheet, from: number): number {
  const [labelWidth, valueWidth] = [50, 36];
  const x = EDGE + sheet.inner - labelWidth - valueWidth - 1.4;
  for (const [at, [label, value]] of all.entries()) {
    const last = at === all.length - 1;
    const size = last ? 11 : 9;
    const y = from + at * 5.4 + (last ? 1.2 : 0);
    if (last && all.length > 1) pen.fill(x, y - 0.5, labelWidth + valueWidth + 1.4, 0.3);
    pen.lines(x, y + (last ? 0.4 : 0), labelWidth, [label], { size, bold: last });
    pen.lines(x + labelWidth, y + (last ? 0.4 : 0), valueWidth, [value], { size, bold: last, align: 'right' });
  }
  return from + all.length * 5.4 + 2.5;
}

function signatures(pen: Pen, { lang, signatures: all }: PrintoutContent, sheet: Sheet, y: number): void {
  const width = (sheet.inner - GAP * (all.length - 1)) / all.length;
  for (const [at, who] of all.entries()) {
    const x = EDGE + at * (width + GAP);
    pen.lines(x, y, width, [who], { size: 8, bold: true });
    pen.fill(x, y + SIGN_HEIGHT - 5, width, 0.25);
    pen.lines(x, y + SIGN_HEIGHT - 4, width, [say(DAY, lang)], { size: 7, grey: LESS_GREY });
  }
}

function foot({ lang, foot: words }: PrintoutContent, sheet: Sheet, page: number, pages: number): readonly PrintElement[] {
  const y = sheet.height - 11;
  const right = 40;
  const place = { y, height: 3.4 };
  return [
    { kind: 'rule', x: EDGE, y: y - 1.4, width: sheet.inner, height: 0.1, grey: 0.6 },
    { kind: 'words', ...place, x: EDGE, width: sheet.inner - right, words: words === '' ? ' ' : words, size: 7, grey: LESS_GREY },
    {
      kind: 'words',
      ...place,
      x: EDGE + sheet.inner - right,
      width: right,
      words: say(fill(PAGE, { page, pages }), lang),
      size: 7,
      grey: LESS_GREY,
      align: 'right',
    },
  ];
}

/** Lies under everything else, because it is drawn first. */
function across({ watermark }: PrintoutContent, sheet: Sheet): readonly PrintElement[] {
  if (watermark === null) return [];
  const height = 30;
  return [
    {
      kind: 'words',
      x: EDGE,
      y: (sheet.height - height) / 2,
      width: sheet.inner,
      height,
      words: watermark,
      size: 54,
      bold: true,
      align: 'center',
      grey: 0.88,
      turned: 30,
    },
  ];
}
