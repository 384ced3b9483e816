import { expect, test } from 'vitest';
import { type PrintSheet, sheetHtml } from './sheet.ts';

const sheet: PrintSheet = {
  lang: 'zh-CN',
  company: '华东一厂',
  title: '送货单 DN0001',
  note: '已发布',
  watermark: null,
  barcode: null,
  facts: [['供应商', 'V01']],
  tables: [
    {
      title: '明细',
      columns: [
        { label: '物料', right: false },
        { label: '数量', right: true },
      ],
      rows: [
        ['CHS-2001', '1,000'],
        ['CHS-2002', '20'],
      ],
      totals: ['', '1,020'],
    },
  ],
  foot: '打印人 王建国 2026-11-15 09:00',
};

test('a sheet names company, document, facts, lines, totals and who printed it', () => {
  const html = sheetHtml(sheet);
  for (const part of ['华东一厂', '送货单 DN0001', '已发布', '<dt>供应商</dt><dd>V01</dd>', '<h2>明细</h2>', '打印人 王建国'])
    expect(html).toContain(part);
  expect(html).toContain('<tr><td>CHS-2001</td><td class="right">1,000</td></tr>');
  expect(html).toContain('<tfoot><tr><td></td><td class="right">1,020</td></tr></tfoot>');
});

test('what people wrote stays text, wherever it stands', () => {
  const odd = `<script>alert("1")</script>'&`;
  const html = sheetHtml({
    lang: odd,
    company: odd,
    title: odd,
    note: odd,
    watermark: odd,
    barcode: `<svg onload="alert(1)"></svg>`,
    facts: [[odd, odd]],
    tables: [{ title: odd, columns: [{ label: odd, right: true }], rows: [[odd]], totals: [odd] }],
    foot: odd,
  });
  expect(html).not.toContain('<script');
  expect(html).not.toContain('<svg');
  expect(html.split('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;')).toHaveLength(14);
});

test('supply 4.3 what is under control says so across the page', () => {
  expect(sheetHtml(sheet)).not.toContain('class="watermark"');
  expect(sheetHtml({ ...sheet, watermark: '待审核 / UNDER CONTROL' })).toContain(
    '<div class="watermark">待审核 / UNDER CONTROL</div>',
  );
});

test('a row that is shorter than the heading leaves its cells empty', () => {
  const html = sheetHtml({ ...sheet, tables: [{ title: null, columns: sheet.tables[0]?.columns ?? [], rows: [['x']] }] });
  expect(html).toContain('<tr><td>x</td><td class="right"></td></tr>');
  expect(html).not.toContain('<tfoot>');
});
