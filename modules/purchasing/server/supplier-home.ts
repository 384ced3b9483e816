import { answer, codes, type Ctx, type Fragment, fragment, inScope, verbatim } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { type BuyerContact, buyerContacts, type NextDelivery, nextDeliveries } from '../defs/delivery/supplier-home.ts';
import { DeliveryNote, DeliveryPlan, PurchaseOrder } from '../defs/index.ts';
import { taken } from './source-lines.ts';

/** Rows of a tile. */
const MOST = 8;

/** What the guards of shipping would say first; the labels of a line count where its part is controlled by them. */
const stepOf: Fragment = fragment`case
  when n.status in ${codes(DeliveryNote, 'draft')} then 'publish'
  when n.status in ${codes(DeliveryNote, 'control')} then 'approval'
  when n.status in ${codes(DeliveryNote, 'shipped')} then 'onTheWay'
  when coalesce(n.driver_tel, '') = '' or coalesce(n.plate, '') = '' then 'details'
  when exists (select 1 from purchasing_delivery_note_lines l join ${partRows} p on p.id = l.part_id
    where l.parent_id = n.id and p.label_controlled = '1' and l.bound_qty <> l.qty) then 'labels'
  else 'ship' end`;
const warehouseName = fragment`json_build_array(w.name, coalesce(w.name_en, w.name))`;

/** Notes that have not arrived, and what plans ask for that no note has taken; of one plan and moment together. */
const coming = (ctx: Ctx): Fragment => fragment`
  with coming as (
    select 'purchasing.deliveryNote' as entity, n.id, n.number, n.status, n.planned_arrival as at, ${stepOf} as step,
      (select count(distinct l.part_id) from purchasing_delivery_note_lines l where l.parent_id = n.id)::int as parts,
      ${warehouseName} as warehouse
    from purchasing_delivery_note n join ${warehouseRows} w on w.id = n.warehouse_id
    where ${inScope(ctx, DeliveryNote, 'n')} and n.gate_arrived_at is null
      and n.status in ${codes(DeliveryNote, 'draft', 'published', 'control', 'shipped')}
    union all
    select 'purchasing.deliveryPlan', d.id, d.number, d.status, t.arrival_at, 'note', count(distinct t.part_id)::int,
      ${warehouseName}::json
    from purchasing_delivery_plan d join purchasing_delivery_plan_lines t on t.parent_id = d.id
    join ${warehouseRows} w on w.id = d.warehouse_id
    where ${inScope(ctx, DeliveryPlan, 'd')} and d.status in ${codes(DeliveryPlan, 'released', 'answered')}
      and t.qty > ${verbatim(taken('plan'))}
    group by d.id, d.number, d.status, t.arrival_at, w.name, w.name_en
  )
  select entity, id, number, status, left(at::text, 19) as at, step, parts, warehouse, at < ${ctx.now}::timestamptz as late,
    (count(*) over ())::int as count
  from coming order by coming.at, number limit ${MOST}`;

export const nextSeen = answer(nextDeliveries, async (ctx) => {
  const rows = await ctx.sql.run<NextDelivery & { readonly count: number }>(coming(ctx));
  return { deliveries: rows.map(({ count: _, ...delivery }) => delivery), count: rows[0]?.count ?? 0 };
});

/** Orders that are open, or that wait to be answered. */
const { published, replied, confirmed, partlyDelivered } = PurchaseOrder.states;
const OPEN = [published, replied, confirmed, partlyDelivered].map(({ code }) => code);

/**
 * A supplier's role reads no users: a function of the database tells these few of them, of orders of its own supplier. Colleagues
 * are looked up in the list of users, which has a right of its own.
 */
export const contactsSeen = answer(buyerContacts, async (ctx) =>
  ctx.actor.vendorId === null
    ? []
    : ctx.sql<BuyerContact>`
        select name, telephone, duty, orders from app.buyer_contacts(${OPEN}::text[]) order by duty, orders desc, name limit ${MOST}`,
);
