import { inside, type Market, recordsOf } from './market.ts';

export interface Delivered {
  readonly qty: string;
  readonly price: string | null;
  readonly day?: string;
  readonly part?: string;
}
/** A note over an order at a price, received and accepted; without a price, over an order nobody agreed one for. */
export async function acceptedDelivery(
  market: Market,
  vendor: string,
  { qty, price, day = '2096-03-10', part = market.ids.part }: Delivered,
): Promise<string> {
  const { plant, warehouse, unit } = market.ids;
  const lines = [{ part, unit, qty, price, dueDate: day }];
  const order = await recordsOf(market, 'purchasing.purchaseOrder').create({ vendor, plant, warehouse, lines });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const source = { order: order.id, sourceLine: 1 };
  const row = { vendor, warehouse, plannedArrival: `${day} 08:00:00`, lines: [{ part, unit, qty, ...source }] };
  const { id } = await recordsOf(market, 'purchasing.deliveryNote').create(row);
  await inside(market, async (ctx) => {
    await ctx.sql`update purchasing_delivery_note set status = '30' where id = ${id}`;
    await ctx.sql`update purchasing_delivery_note_lines set received_qty = ${qty}, accepted_qty = ${qty}, accepted_on = ${day}
      where parent_id = ${id}`;
  });
  return id;
}
