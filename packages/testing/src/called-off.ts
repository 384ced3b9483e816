import type { Client } from './client.ts';

interface Wanted {
  readonly part: unknown;
  readonly unit: unknown;
  readonly qty: unknown;
}
interface Head {
  readonly vendor: unknown;
  readonly warehouse: unknown;
  /** When the plan wants it: long after anything a test ships, unless a test says otherwise. */
  readonly arrivalAt?: string;
}

/** Lines for a delivery note, each called off by a line of one delivery plan that asks for just that and was released. */
export async function calledOff<L extends Wanted>(
  buyer: Client,
  { vendor, warehouse, arrivalAt = '2199-01-01 08:00:00' }: Head,
  lines: readonly L[],
): Promise<(L & { readonly plan: string; readonly sourceLine: number })[]> {
  const PLAN = 'purchasing.deliveryPlan';
  const asked = lines.map(({ part, unit, qty }) => ({ part, unit, qty, arrivalAt }));
  const made = await buyer.save(PLAN, { vendor, warehouse, lines: asked });
  if (made.httpStatus !== 200) throw new Error(`the plan of a note was refused: ${made.raw}`);
  const { id, version } = made.data;
  const released = await buyer.act(PLAN, 'publish', [{ id, version }]);
  if (released.httpStatus !== 200) throw new Error(`the plan of a note was not released: ${released.raw}`);
  return lines.map((line, index) => ({ ...line, plan: id, sourceLine: index + 1 }));
}
