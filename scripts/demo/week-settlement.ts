import type { DemoRows } from './build.ts';
import { day, workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
const REQUEST = 'purchasing.invoiceRequest';

/** The month before this one, as statements name it. */
const lastMonth = (): string => {
  const [year = 0, month = 0] = day(0).split('-').map(Number);
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`;
};

/** Supplier, the price agreed on for its last delivery beside the order, and why. Both have delivered in the weeks before. */
const STATEMENTS = [
  ['V022', '0.46', '加急补货，单价含空运费 Urgent replenishment, air freight in the price'],
  ['V024', '1.86', '批量折扣，订单下达后商定 Volume discount agreed after the order'],
] as const;

/**
 * The month is settled: what was accepted is gathered, and matches its orders but for one line of each supplier. One of them agrees
 * and sends the invoice, the other disputes a line.
 */
export function settlementOfTheWeek({ put, press, pressBy, find }: Hands, { vendor, plant }: DemoRows): readonly TimelineEvent[] {
  const made = new Map<string, string>();
  const linesOf = async (id: string): Promise<readonly string[]> =>
    (
      await find(
        `select string_agg(id::text, ' ' order by position) as id from purchasing_monthly_reconciliation_lines where parent_id = $1`,
        id,
      )
    ).split(' ');
  const statements = STATEMENTS.map(([code, price, reason], index) =>
    on(-6, `15:${index}0`, async () => {
      const id = await put('buyer', STATEMENT, { vendor: vendor(code), plant: plant('NB01'), period: lastMonth() });
      made.set(code, id);
      const lines = await linesOf(id);
      const lineId = lines.at(-1) ?? '';
      await put('buyer', STATEMENT, {
        id,
        version: 1,
        lines: lines.map((one) => (one === lineId ? { id: one, price } : { id: one })),
      });
      await press('admin', STATEMENT, 'releaseLine', id, { lineId, reason });
      await press('buyer', STATEMENT, 'publish', id);
    }),
  );
  return [
    ...statements,
    on(-5, '11:20', async () => {
      const id = made.get('V024') ?? '';
      const [lineId] = await linesOf(id);
      await pressBy('V024', STATEMENT, 'dispute', id, { lineId, reason: '实收少记50件 50 pieces too few' });
    }),
    on(-5, '14:10', () => pressBy('V022', STATEMENT, 'confirm', made.get('V022') ?? '')),
    on(-4, '15:40', async () => {
      const statement = made.get('V022') ?? '';
      const lines = await linesOf(statement);
      const request = await put('buyer', REQUEST, {
        vendor: vendor('V022'),
        invoiceNo: '26332000000118846752',
        invoicedOn: workday(-4),
        invoiceAmount: await find(
          'select sum(amount)::text as id from purchasing_monthly_reconciliation_lines where parent_id = $1',
          statement,
        ),
        lines: lines.map((_, at) => ({ statement, statementLine: at + 1 })),
      });
      await press('buyer', REQUEST, 'submit', request);
      await press('admin', REQUEST, 'approve', request);
    }),
  ];
}
