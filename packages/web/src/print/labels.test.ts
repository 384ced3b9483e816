import { expect, test } from 'vitest';
import { drawCode128, drawQr } from '../kit/drawn-code.ts';
import { labelsHtml } from './labels.ts';

const label = { code: 'A-01-01', drawing: '<svg/>', lines: ['WH-RM', 'Z<1>'], mark: 'K7' };

test('each label has its code for people and for scanners, its mark and its lines, all as text', () => {
  const html = labelsHtml('zh-CN', '库位标签', 'sheet', 'code128', [label, { ...label, code: 'B&1', mark: null }]);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toContain('<h2>A-01-01</h2><mark>K7</mark>');
  expect(html).toContain('<h2>B&amp;1</h2></header>');
  expect(html).toContain('<span>Z&lt;1&gt;</span>');
  expect(html).toContain('src="data:image/svg+xml,%3Csvg%2F%3E"');
});

test('a roll has a page for each, a sheet of A4 three columns', () => {
  expect(labelsHtml('en', 'x', 'roll', 'qr', [label])).toContain('size: 100mm 50mm');
  expect(labelsHtml('en', 'x', 'sheet', 'qr', [label])).toContain('repeat(3, 70mm)');
});

test('codes are drawn as vectors, another text as another drawing', async () => {
  const [one, two, qr] = await Promise.all([
    drawCode128('A-01-01', { height: 8 }),
    drawCode128('A-01-02', { height: 8 }),
    drawQr('A-01-01'),
  ]);
  expect([one, two, qr].every((svg) => svg.startsWith('<svg'))).toBe(true);
  expect(new Set([one, two, qr]).size).toBe(3);
});
