import { fill, formatDecimal, type Text } from '@takt/model';
import { codes, type Ctx, Refused, verbatim } from '@takt/engine';
import { overPercentOn, vendorRows } from '@takt/modules/base/server';
import { openQty, source } from '../defs/delivery/delivery-note-guards.ts';
import { type Excess, excessOf } from '../defs/delivery/note-excess.ts';
import { DeliveryNote, DeliveryPlan, PurchaseOrder } from '../defs/index.ts';
import { fetched, notes, planned, taken, took } from './source-lines.ts';

/** What other lines of notes take of the line `s` of a source. Another draft takes nothing: whoever publishes first has it. */
const byOthers = (source: 'plan' | 'order', line: string): string =>
  taken(
    source,
    's',
    `o.id <> ${line}.id and (o.parent_id = ${line}.parent_id or n.status not in ${codes(DeliveryNote, 'draft')})`,
  );

/**
 * The line of a plan or an order that the line of a note was called off by: of whom, to where, how much, until when, and what
 * others have left of it. An order passes on no more than plans and our own pickups leave.
 */
export const sourceOf = (line: string): string => `lateral (
  select d.vendor_id, d.warehouse_id, s.part_id, s.unit_id, s.qty, s.arrival_at as due, d.status in ${codes(DeliveryPlan, 'released', 'answered')} as released,
    d.status in ${codes(DeliveryPlan, 'new')} as unreleased, s.qty - ${byOthers('plan', line)} as open, 0::numeric as elsewhere
  from app.purchasing_delivery_plan d join app.purchasing_delivery_plan_lines s on s.tenant_id = d.tenant_id and s.parent_id = d.id
  where d.tenant_id = ${line}.tenant_id and d.id = ${line}.plan_id and s.line_no = ${line}.source_line and d.deleted_at is null
  union all
  select d.vendor_id, d.warehouse_id, s.part_id, s.unit_id, s.qty, coalesce(s.confirmed_date, s.due_date)::timestamptz, d.status in ${codes(PurchaseOrder, 'confirmed', 'partlyDelivered')},
    false, s.qty - ${planned('s')} - ${fetched('s')} - ${byOthers('order', line)}, ${planned('s')} + ${fetched('s')}
  from app.purchasing_purchase_order d join app.purchasing_purchase_order_lines s on s.tenant_id = d.tenant_id and s.parent_id = d.id
  where d.tenant_id = ${line}.tenant_id and d.id = ${line}.order_id and s.line_no = ${line}.source_line and d.deleted_at is null)`;

/** How much more than was asked for the terms let pass. */
export const overOf = (line: string, note: string): string => `(select s.qty from ${sourceOf(line)} s)
  * coalesce(${overPercentOn({ tenant: `${line}.tenant_id`, vendor: `${note}.vendor_id`, part: `${line}.part_id`, day: `${note}.created_at::date` })}, 0) / 100`;
export const openOf = (line: string): string => `(select x.open from ${sourceOf(line)} x)`;
export const elsewhereOf = (line: string): string => `(select x.elsewhere from ${sourceOf(line)} x)`;
/** Other notes that take of the same source, by their numbers. They come to the same warehouse of the same supplier: whoever sees one sees all. */
export const heldBy = (
  line: string,
): string => `(select string_agg(m.number || ' (' || trim_scale(m.qty) || ')', ', ' order by m.number) from (
  select n.number, sum(${took}) as qty from ${notes}
  where o.tenant_id = ${line}.tenant_id and o.parent_id <> ${line}.parent_id and n.status not in ${codes(DeliveryNote, 'draft')}
    and o.source_line = ${line}.source_line and (o.plan_id = ${line}.plan_id or o.order_id = ${line}.order_id)
  group by n.number having sum(${took}) > 0) m)`;
/**
 * The day the line of a note is judged by: of an order promised in several parts, the earliest that what was called off to come
 * before it does not cover.
 */
const promisedFor = (note: string, line: string): string => `(select min(p.date)::timestamptz from (
    select r.date, sum(r.qty) over (order by r.date) as upto from app.purchasing_purchase_order_promises r
    where r.tenant_id = ${line}.tenant_id and r.parent_id = ${line}.order_id and r.line_no = ${line}.source_line) p
  where p.upto > (select ${planned('s')} + ${fetched('s')} + ${taken(
    'order',
    's',
    `o.id <> ${line}.id and (n.planned_arrival, o.id) < (${note}.planned_arrival, ${line}.id)`,
  )} from (select ${line}.tenant_id, ${line}.order_id as parent_id, ${line}.source_line as line_no) s))`;
/** It would come before its supplier may deliver it. */
export const isEarly = (
  note: string,
  line: string,
): string => `coalesce((select ${note}.planned_arrival < coalesce(${promisedFor(note, line)}, x.due) - v.early_delivery_hours * interval '1 hour'
  from ${sourceOf(line)} x join ${vendorRows} v on v.tenant_id = ${note}.tenant_id and v.id = ${note}.vendor_id), false)`;
/** More than is open would come. */
export const isExcess = (line: string): string => `coalesce(${line}.qty > ${openOf(line)}, false)`;

const NO_SOURCE: Text = [
  '第 {line} 行：该供应商没有已发布或已确认的这一来源行',
  'Line {line}: this supplier has no such line that is released or confirmed',
];
const UNFIT: Text = [
  '第 {line} 行与来源不符：供应商、收货仓库、物料和计量单位须与交付计划或采购订单一致',
  'Line {line} does not fit its source: supplier, receiving warehouse, part and unit are those of the delivery plan or purchase order',
];

/** Held, so that nobody closes or changes them before this is done. */
async function holdSources(ctx: Ctx, id: string, against: 'changes' | 'others' = 'changes'): Promise<void> {
  const lock = verbatim(against === 'others' ? 'for update' : 'for share');
  await ctx.sql`select id from purchasing_delivery_plan where id in
    (select plan_id from purchasing_delivery_note_lines where parent_id = ${id}) order by id ${lock}`;
  await ctx.sql`select id from purchasing_purchase_order where id in
    (select order_id from purchasing_delivery_note_lines where parent_id = ${id}) order by id ${lock}`;
}

interface Over extends Excess {
  readonly position: number;
}
/** The first line of a note that takes more of its source than is left, and what holds the rest. */
const overdrawn = (ctx: Ctx, id: string): Promise<Over | null> =>
  ctx.sql.maybe<Over>`
    select * from (select t.position, t.line_no as "lineNo", trim_scale(t.qty)::text as qty, trim_scale(${verbatim(openOf('t'))})::text as "openQty",
        trim_scale(coalesce(${verbatim(overOf('t', 'h'))}, 0))::text as "overQty", ${verbatim(heldBy('t'))} as "heldBy",
        trim_scale(${verbatim(elsewhereOf('t'))})::text as "elsewhereQty"
      from purchasing_delivery_note h join purchasing_delivery_note_lines t on t.parent_id = h.id where h.id = ${id} and h.deleted_at is null) l
    where l.qty::numeric > l."openQty"::numeric + l."overQty"::numeric order by l.position limit 1`;

/** What a note takes of its sources is still open. Of two published at once, the second waits here and sees what the first took. */
export async function demandOpen(ctx: Ctx, id: string): Promise<void> {
  await holdSources(ctx, id, 'others');
  const over = await overdrawn(ctx, id);
  if (over) throw Refused.by(DeliveryNote, 'publish', { ...openQty, unblock: excessOf([over]) });
}

const TOO_MUCH: Text = ['{sentence}：{excess}，不能是 {qty}', '{sentence}: {excess}; {qty} is too much'];
/** A draft as well asks for no more than it could be published with; what it asks for is held for nobody yet. */
export async function demandLeft(ctx: Ctx, id: string): Promise<void> {
  const over = await overdrawn(ctx, id);
  if (!over) return;
  const text = fill(TOO_MUCH, { sentence: openQty.else, excess: excessOf([over]), qty: formatDecimal(over.qty ?? '0') });
  throw Refused.at(`lines.${over.position - 1}.qty`, 'deliveryNote.left', text);
}

interface Unfit {
  readonly position: number;
  readonly released: boolean;
}
/** The first line that names no released line of its supplier's, or one of something else. A buyer calls off a plan of ours before it is released. */
const unfit = (ctx: Ctx, id: string): Promise<Unfit | null> =>
  ctx.sql.maybe<Unfit>`
    select position, released from (
      select l.position, l.part_id = x.part_id and l.unit_id = x.unit_id and n.warehouse_id = x.warehouse_id as fits,
        n.vendor_id = x.vendor_id and (x.released or x.unreleased and (${ctx.actor.vendorId === null}
          or exists (select 1 from app.link k where k.from_id = l.plan_id and k.to_id = n.id))) is true as released
      from purchasing_delivery_note n join purchasing_delivery_note_lines l on l.parent_id = n.id
      left join ${verbatim(sourceOf('l'))} x on true where n.id = ${id} and n.deleted_at is null) judged
    where (fits and released) is not true order by position limit 1`;

/** Every line of a note comes of a line of a plan or an order, released to the note's supplier, for the same part, unit and warehouse. */
export async function demandSources(ctx: Ctx, id: string): Promise<void> {
  await holdSources(ctx, id);
  const line = await unfit(ctx, id);
  if (line === null) return;
  const at = `lines.${line.position - 1}.sourceLine`;
  if (line.released) throw Refused.at(at, 'deliveryNote.sourceFits', fill(UNFIT, { line: line.position }));
  const { refusal } = Refused.by(DeliveryNote, 'create', source);
  throw new Refused(refusal, { problems: [{ at, text: fill(NO_SOURCE, { line: line.position }), level: 'error' }] });
}
