import { inside, type Market, recordsOf } from './market.ts';

export interface Life {
  readonly came?: string;
  readonly status?: string;
  readonly warehouse?: string;
  readonly vendor?: string;
  readonly plan?: string;
  readonly lines?: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** An order that its supplier has confirmed; the way there has tests of its own. */
export async function orderedOf(market: Market, { warehouse, vendor }: Pick<Life, 'warehouse' | 'vendor'> = {}): Promise<string> {
  const { plant, part, unit, vendor: own, warehouse: near } = market.ids;
  const { id } = await recordsOf(market, 'purchasing.purchaseOrder').create({
    vendor: vendor ?? own,
    plant,
    warehouse: warehouse ?? near,
    lines: [{ part, unit, qty: '1000', price: '1', dueDate: '2096-05-01' }],
  });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${id}`);
  return id;
}

/** A note as it would stand after its life so far; the way there has tests of its own. */
export async function noteSoFar(market: Market, plannedArrival: string, life: Life = {}): Promise<string> {
  const { ids } = market;
  const { came, status = '30', warehouse = ids.warehouse, vendor = ids.vendor, plan, lines = 1, values = {} } = life;
  const source = plan ? { plan, sourceLine: 1 } : { order: await orderedOf(market, { warehouse, vendor }), sourceLine: 1 };
  const { id } = await recordsOf(market, 'purchasing.deliveryNote').create({
    vendor,
    warehouse,
    plannedArrival,
    lines: Array.from({ length: lines }, () => ({ part: ids.part, qty: '5', unit: ids.unit, ...source })),
    ...values,
  });
  await inside(
    market,
    (ctx) =>
      ctx.sql`update purchasing_delivery_note set status = ${status}, gate_arrived_at = ${came ?? null}::timestamptz where id = ${id}`,
  );
  return id;
}
