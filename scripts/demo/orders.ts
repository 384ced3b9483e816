import type { DemoRows } from './build.ts';
import { unitOf } from './material-story.ts';
import type { Hands } from './hands.ts';

interface Ordered {
  readonly vendor: string;
  readonly lines: readonly (readonly [partNo: string, qty: string])[];
  /** The day of the order, and the one it is wanted on. */
  readonly on: string;
  readonly due: string;
  /** Nobody answered until it was due: silence is consent. A day that has passed is promised by nobody. */
  readonly silent?: boolean;
}

/** An order the buyer has sent, the supplier has agreed to and the buyer has confirmed: delivery notes are called off by it. */
export async function confirmedOrder(
  { put, press, pressBy }: Hands,
  { part, unit, vendor, plant, warehouse, user }: DemoRows,
  { vendor: code, lines, on, due, silent = false }: Ordered,
): Promise<string> {
  const id = await put('buyer', 'purchasing.purchaseOrder', {
    vendor: vendor(code),
    plant: plant('NB01'),
    warehouse: warehouse('WH-RM'),
    orderDate: on,
    buyer: user('buyer'),
    lines: lines.map(([partNo, qty]) => ({ part: part(partNo), qty, unit: unit(unitOf(partNo)), dueDate: due })),
  });
  await press('buyer', 'purchasing.purchaseOrder', 'publish', id);
  if (silent) {
    await press('buyer', 'purchasing.purchaseOrder', 'autoConfirm', id);
    return id;
  }
  await pressBy(code, 'purchasing.purchaseOrder', 'reply', id, { answer: 'asAsked' });
  await press('buyer', 'purchasing.purchaseOrder', 'acceptReply', id);
  return id;
}
