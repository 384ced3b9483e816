import type { DemoRows } from './build.ts';
import { day } from './days.ts';
import type { Hands } from './hands.ts';

interface Ordered {
  readonly vendor: string;
  readonly lines: readonly (readonly [partNo: string, qty: string])[];
  /** Days from the one on which the story is told. */
  readonly on: number;
  readonly due: number;
}

/** An order the buyer has sent, the supplier has agreed to and the buyer has confirmed: delivery notes are called off by it. */
export async function confirmedOrder(
  { put, press, pressBy }: Hands,
  { part, unit, vendor, plant, warehouse, user }: DemoRows,
  { vendor: code, lines, on, due }: Ordered,
): Promise<string> {
  const id = await put('buyer', 'purchasing.purchaseOrder', {
    vendor: vendor(code),
    plant: plant('NB01'),
    warehouse: warehouse('WH-RM'),
    orderDate: day(on),
    buyer: user('buyer'),
    lines: lines.map(([partNo, qty]) => ({ part: part(partNo), qty, unit: unit('PCS'), dueDate: day(due) })),
  });
  await press('buyer', 'purchasing.purchaseOrder', 'publish', id);
  await pressBy(code, 'purchasing.purchaseOrder', 'reply', id, { answer: 'asAsked' });
  await press('buyer', 'purchasing.purchaseOrder', 'acceptReply', id);
  return id;
}
