import type { Decimal, Id } from '@takt/model';
import { addLine, bind, codes, compute, type Ctx, type DocumentOps, on, Refused, seesIn, whenSaved } from '@takt/engine';
import { HOME_CURRENCY, partRows, termOn, vendorRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { PurchaseOrder, Requisition } from '../defs/index.ts';
import { isCovered, isOpen, place } from '../defs/orders/requisition-guards.ts';
import { completeOrderLines } from './order-lines.ts';
import { agreedPriceOf } from './prices.ts';
import { numberLines, received, receivedByPickup, receivedByPlan } from './source-lines.ts';

/** Lines `t` of living orders. */
const orders = `app.purchasing_purchase_order_lines t
  join app.purchasing_purchase_order h on h.tenant_id = t.tenant_id and h.id = t.parent_id and h.deleted_at is null`;
const came = `(${received('order')} + ${receivedByPlan} + ${receivedByPickup})`;
/** What of it an order gets: once closed, what came, unless no more is missing than may be. */
const gets = `case when h.status in ${codes(PurchaseOrder, 'closed')} and ${came} < t.qty * (100 - h.under_tolerance) / 100 then ${came} else t.qty end`;
/** A sum over the order lines of a line of a requisition; inside, both are called `t`, so it is asked for by its key. */
const sumOf = (which: string): string => `coalesce((select sum(x.qty) from (
  select t.tenant_id, t.requisition_id, t.requisition_line, ${gets} as qty from ${orders} where ${which}) x
  where x.tenant_id = t.tenant_id and x.requisition_id = t.parent_id and x.requisition_line = t.line_no), 0)`;

/** What the line `r` costs by agreement: at its supplier, else at the dearest of all. Null where nobody has agreed on a price. */
const estimate = `(select max(${agreedPriceOf({
  tenant: 'r.tenant_id',
  vendor: 'v.id',
  currency: `'${HOME_CURRENCY}'`,
  day: 'current_date',
  part: 'r.part_id',
  unit: 'r.unit_id',
  qty: 'r.qty',
})}) from ${vendorRows} v where v.tenant_id = r.tenant_id and (r.vendor_id is null or v.id = r.vendor_id))`;
const estimated = `(select r.qty, ${estimate} as price from app.purchasing_requisition_lines r
  where r.tenant_id = t.tenant_id and r.parent_id = t.id) r`;

export const requisitionComputed = compute(Requisition, {
  amount: `(select sum(round(qty * price, 2)) from ${estimated})`,
  unpriced: `(select count(*) from ${estimated} where price is null)`,
  lines: {
    openQty: `greatest(t.qty - ${sumOf('true')}, 0)`,
    orderedQty: sumOf(`h.status not in ${codes(PurchaseOrder, 'new')}`),
    orders: `(select string_agg(distinct o.number, ', ') from app.purchasing_purchase_order_lines l
      join app.purchasing_purchase_order o on o.tenant_id = l.tenant_id and o.id = l.parent_id and o.deleted_at is null
      where l.tenant_id = t.tenant_id and l.requisition_id = t.parent_id and l.requisition_line = t.line_no)`,
  },
});

/** Drafts made by one press over several requisitions, by supplier: they share one. What a refused row made is gone again. */
const made = new WeakMap<Ctx, Map<Id, Id>>();
async function draftOf(ctx: Ctx, vendor: Id): Promise<Id | null> {
  const id = made.get(ctx)?.get(vendor);
  if (id === undefined) return null;
  return (await ctx.sql.maybe<{ id: Id }>`select id from purchasing_purchase_order where id = ${id}`)?.id ?? null;
}

const termOf = (term: 'min_order_qty' | 'order_multiple'): string =>
  termOn(term, { tenant: 'h.tenant_id', vendor: 'h.vendor_id', part: 't.part_id', day: 'h.order_date' });
/** No less than the supplier takes an order for, rounded up to what it packs; in the unit the part is kept in, which terms are in. */
const IN_LOTS = `update app.purchasing_purchase_order_lines t set qty = x.qty
  from (select t.id, ceil(greatest(t.qty, ${termOf('min_order_qty')}) / m.lot) * m.lot as qty
    from app.purchasing_purchase_order_lines t
    join app.purchasing_purchase_order h on h.tenant_id = t.tenant_id and h.id = t.parent_id
    join ${partRows} p on p.tenant_id = t.tenant_id and p.id = t.part_id and p.unit_id = t.unit_id
    cross join lateral (select coalesce(${termOf('order_multiple')}, 1e-3) as lot) m
    where t.parent_id = $1 and t.requisition_id = $2) x
  where x.id = t.id`;

interface Wanted {
  readonly lineNo: number | null;
  readonly part: Id;
  readonly unit: Id;
  readonly openQty: Decimal;
}
/** Puts lines of a requisition on the supplier's draft, each with its key. */
async function putOn(ctx: Ctx, draft: Id, { id, neededOn }: Requisition, lines: readonly Wanted[]): Promise<void> {
  const { count } = await ctx.sql.one<{ count: number }>`
    select count(*)::int as count from purchasing_purchase_order_lines where parent_id = ${draft}`;
  for (const [index, { lineNo, part, unit, openQty }] of lines.entries())
    await addLine(ctx, PurchaseOrder, 'lines', draft, count + index + 1, {
      part,
      unit,
      qty: openQty,
      dueDate: neededOn,
      requisition: id,
      requisitionLine: lineNo,
    });
  await ctx.sql.run({ text: IN_LOTS, values: [draft, id] });
  await completeOrderLines(ctx, draft);
}

export const requisition = bind(Requisition, {
  /** What is on no order yet goes on drafts, one for each supplier. */
  async order(ctx, row, { warehouse, vendor: chosen }, documents) {
    const stands = await ctx.sql.maybe<{ plant: Id }>`select plant_id as plant from ${warehouseRows} w where id = ${warehouse}`;
    if (stands?.plant !== row.plant) throw Refused.by(Requisition, 'order', place);
    const open = row.lines.filter(isOpen);
    for (const [vendor, lines] of Map.groupBy(open, (line) => line.vendor ?? chosen)) {
      if (vendor === null) continue;
      // Made for them, but they choose: nobody orders where they could not by hand.
      if (!seesIn(ctx, 'vendor', vendor)) throw Refused.of('scope');
      const draft = (await draftOf(ctx, vendor)) ?? (await makeDraft(ctx, documents, { vendor, plant: row.plant, warehouse }));
      await putOn(ctx, draft, row, lines);
      await documents.link(ctx, PurchaseOrder, draft, { doc: Requisition, id: row.id });
    }
  },
});

async function makeDraft(
  ctx: Ctx,
  documents: DocumentOps,
  head: Readonly<Record<'vendor' | 'plant' | 'warehouse', Id>>,
): Promise<Id> {
  const { id } = await documents.make(ctx, PurchaseOrder, { ...head, buyer: ctx.actor.userId, lines: [] });
  made.set(ctx, (made.get(ctx) ?? new Map<Id, Id>()).set(head.vendor, id));
  return id;
}

export const requisitionSaved = whenSaved(Requisition, (ctx, id) => numberLines(ctx, Requisition, id));

/** An order was released, taken back, changed or ended: the requisitions its lines name are ordered, or open again. */
async function follow(ctx: Ctx, order: string, documents: DocumentOps): Promise<void> {
  const named = await ctx.sql<{ id: Id }>`
    select distinct requisition_id as id from purchasing_purchase_order_lines
    where parent_id = ${order} and requisition_id is not null order by 1`;
  for (const { id } of named) {
    const row = await documents.load(ctx, Requisition, id);
    if (row.status === 'released' && isCovered(row)) await documents.act(ctx, Requisition, id, 'follow');
    if (row.status === 'ordered' && !isCovered(row)) await documents.act(ctx, Requisition, id, 'reopen');
  }
}
export const requisitionsFollow = ['publish', 'withdraw', 'acknowledge', 'close'].map((action) =>
  on(`${PurchaseOrder.id}.${action}`, `${PurchaseOrder.id}.${action}.requisitions`, (ctx, payload, documents) =>
    follow(ctx, String(payload['id']), documents),
  ),
);
