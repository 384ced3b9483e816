import type { DemoRows } from './build.ts';
import { workday } from './days.ts';
import { calledOff, customerOf, salesPrice, soldParts, WEEKS } from './demand.ts';
import type { Hands } from './hands.ts';
import { type TimelineEvent, on } from './timeline.ts';

const CUSTOMERS = [
  ['C001', 'HD'],
  ['C002', 'CJ'],
] as const;
/** Weeks for which a customer has ordered a part by an order of its own. */
const APART: Readonly<Record<string, readonly number[]>> = { 'BRK-1101': [0, 1], 'BRK-1001': [1], 'CHS-2011': [0, 1] };

/** Six weeks of orders for all that is sold: those of the first week are firm. */
export const callOffs = ({ put, press }: Hands, { part, unit, customer, plant }: DemoRows): readonly TimelineEvent[] =>
  CUSTOMERS.flatMap(([code, mark], index) =>
    WEEKS.map((week) =>
      on(-7, `14:${index}${week}`, async () => {
        const due = workday(3 + 5 * week);
        const id = await put('sales', 'sales.salesOrder', {
          customer: customer(code),
          customerPo: `${mark}-${due.slice(2).replaceAll('-', '')}`,
          plant: plant('NB01'),
          orderDate: workday(-7),
          lines: soldParts
            .filter((partNo) => customerOf(partNo) === code && !APART[partNo]?.includes(week))
            .map((partNo) => ({
              part: part(partNo),
              qty: `${calledOff(partNo, week)}`,
              unit: unit('PCS'),
              unitPrice: salesPrice(partNo),
              dueDate: due,
            })),
        });
        if (week === 0) await press('sales', 'sales.salesOrder', 'lock', id);
      }),
    ),
  );
