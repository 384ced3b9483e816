import { expect, test } from 'vitest';
import { widthOf } from './letters.ts';
import type { PrintoutContent } from './printout-content.ts';
import { printoutLayout } from './printout-layout.ts';

const lines = (count: number): PrintoutContent['table'] => ({
  columns: [
    { label: '#', right: false, box: false, fixed: true },
    { label: 'Part', right: false, box: false },
    { label: 'Quantity', right: true, box: false },
    { label: 'Counted', right: false, box: true },
  ],
  rows: Array.from({ length: count }, (_, at) => [
    { words: String(at + 1), below: '' },
    { words: `P-${at}`, below: '制动卡钳总成（左前，带支架和两个导向销，电镀锌镍合金）'.repeat(at === 3 ? 4 : 1) },
    { words: '1,250.5', below: '' },
    { words: '', below: '' },
  ]),
  totals: ['Total', '', '9,999', ''],
});
const printout = (changes: Partial<PrintoutContent> = {}): PrintoutContent => ({
  lang: 'en',
  landscape: false,
  title: 'Receipt',
  number: 'RC1',
  state: 'Received',
  watermark: null,
  company: 'Takt Ltd',
  site: ['Plant 1', 'Street 1'],
  parties: [{ label: 'Supplier V1', name: 'Huasheng', lines: ['Street 2'] }],
  facts: [['Plate', 'B 12345']],
  table: lines(3),
  sums: [['Gross amount (CNY)', '113.00']],
  texts: [],
  signatures: ['Receiver', 'Driver'],
  foot: 'Printed by me',
  ...changes,
});
const wordsOn = (layout: ReturnType<typeof printoutLayout>): readonly (readonly string[])[] =>
  layout.pages.map((page) => page.flatMap((mark) => (mark.kind === 'words' ? [mark.words] : [])));

test('use 19 one page has letterhead, number in bars, lines, sums and room for signatures', () => {
  const layout = printoutLayout('r', [printout()]);
  const [page = []] = layout.pages;
  expect(layout).toMatchObject({ width: 210, height: 297 });
  expect(page.filter((mark) => mark.kind === 'bars')).toMatchObject([{ elements: 'RC1', plain: true }]);
  const said = wordsOn(layout)[0];
  for (const words of [
    'Takt Ltd',
    'Street 1',
    'Street 2',
    'Receipt',
    'RC1',
    'B 12345',
    '1,250.5',
    'Total',
    '113.00',
    'Driver',
    'Page 1 of 1',
  ])
    expect(said).toContain(words);
});

test('use 19 many lines run over pages, each with the head of the table and its place among the pages', () => {
  const said = wordsOn(printoutLayout('r', [printout({ table: lines(70) }), printout()]));
  const mine = said.filter((page) => page.some((words) => words.endsWith(`of ${said.length - 1}`)));
  expect(mine.length).toBe(said.length - 1);
  expect(mine.length).toBeGreaterThan(2);
  for (const page of mine) expect(page).toContain('Quantity');
  expect(mine.map((page) => page.at(-1))).toEqual(mine.map((_, at) => `Page ${at + 1} of ${mine.length}`));
  expect(said.at(-1)).toContain('Page 1 of 1');
  expect(said.flat().filter((words) => words === 'Total')).toHaveLength(2);
});

test('use 19 nothing leaves the page or its column, however long it is', () => {
  const long = printout({
    table: lines(70),
    company: '超长公司名称'.repeat(20),
    facts: [['Destination', 'Industriestrasse '.repeat(30)]],
    texts: [['Remark', '第一行\n'.repeat(6)]],
    landscape: true,
  });
  const { pages, width, height } = printoutLayout('r', [long]);
  for (const mark of pages.flat()) {
    expect(mark.x).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width).toBeLessThanOrEqual(width);
    expect(mark.y + mark.height).toBeLessThanOrEqual(height);
    if (mark.kind === 'words') expect(widthOf(mark.words, mark.size, mark.bold)).toBeLessThanOrEqual(mark.width + 0.01);
  }
});

test('use 19 a paper that does not count for anything says so across every page', () => {
  const said = wordsOn(printoutLayout('r', [printout({ watermark: '未发布 / NOT PUBLISHED', table: lines(70) })]));
  for (const page of said) expect(page[0]).toBe('未发布 / NOT PUBLISHED');
});
