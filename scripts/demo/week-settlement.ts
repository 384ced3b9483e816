import type { DemoRows } from './build.ts';
import { day } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';

/** The month before this one, as statements name it. */
const lastMonth = (): string => {
  const [year = 0, month = 0] = day(0).split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
};

/** Supplier, part, price, quantities received in the month, and how far the statement is. */
const STATEMENTS = [
  ['V003', 'BLT-5001', '0.42', ['36000', '48000'], 'confirmed'],
  ['V002', 'SEL-4001', '1.85', ['12000', '9000'], 'disputed'],
  ['V001', 'CST-3001', '86.40', ['400', '800'], 'published'],
] as const;

/** The month is settled: one supplier agrees and sends the invoice, one disputes a line, one has not looked yet. */
export function settlementOfTheWeek(
  { put, press, pressBy, find }: Hands,
  { part, vendor, plant }: DemoRows,
): readonly TimelineEvent[] {
  const period = lastMonth();
  const made = new Map<string, string>();
  const amountOf = (qty: string, price: string): string => (Number(qty) * Number(price)).toFixed(2);
  const statements = STATEMENTS.map(([code, partNo, price, quantities, until], index) =>
    on(-6, `15:${index}0`, async () => {
      const id = await put('buyer', 'purchasing.monthlyReconciliation', {
        vendor: vendor(code),
        plant: plant('NB01'),
        period,
        taxRate: '13',
        lines: quantities.map((qty, at) => ({
          kind: 'receipt',
          sourceNo: `RC${period.replace('-', '')}${String(10 * index + at + 21).padStart(5, '0')}`,
          happenedOn: `${period}-${at === 0 ? '09' : '23'}`,
          part: part(partNo),
          qty,
          price,
          amount: amountOf(qty, price),
        })),
      });
      made.set(code, id);
      await press('buyer', 'purchasing.monthlyReconciliation', 'publish', id);
      if (until === 'confirmed') await pressBy(code, 'purchasing.monthlyReconciliation', 'confirm', id);
    }),
  );
  return [
    ...statements,
    on(-5, '11:20', async () => {
      const id = made.get('V002') ?? '';
      const lineId = await find(
        'select id from purchasing_monthly_reconciliation_lines where parent_id = $1 order by position desc limit 1',
        id,
      );
      await pressBy('V002', 'purchasing.monthlyReconciliation', 'dispute', id, {
        lineId,
        reason: '实收少记500件 500 pieces too few',
      });
    }),
    on(-4, '15:40', async () => {
      const id = made.get('V003') ?? '';
      const number = await find('select number as id from purchasing_monthly_reconciliation where id = $1', id);
      const request = await put('buyer', 'purchasing.invoiceRequest', {
        vendor: vendor('V003'),
        invoiceNo: '26332000000118846752',
        invoicedOn: day(-4),
        taxRate: '13',
        invoiceAmount: '35280.00',
        lines: ['1', '2'].map((line) => ({ reconciliationNo: number, reconciliationLine: line })),
      });
      await press('buyer', 'purchasing.invoiceRequest', 'submit', request);
      await press('admin', 'purchasing.invoiceRequest', 'approve', request);
    }),
  ];
}
