import { tableName } from '@takt/model';
import { codes, type Ctx } from '@takt/engine';
import { DeliveryNote, DeliveryPlan } from '../defs/index.ts';

/**
 * Numbers the new lines of a document. Other documents name a line by its number, which stays with it whatever is added or
 * taken away around it.
 */
export async function numberLines(ctx: Ctx, { id: entity }: { readonly id: string }, id: string): Promise<void> {
  const table = `app.${tableName(entity, 'lines')}`;
  await ctx.sql.run({
    text: `update ${table} t set line_no = fresh.n + (select coalesce(max(line_no), 0) from ${table} where parent_id = $1)
      from (select id, row_number() over (order by position) as n from ${table} where parent_id = $1 and line_no is null) fresh
      where t.parent_id = $1 and t.id = fresh.id`,
    values: [id],
  });
}

/** By which column a line of a note names its source. */
type Source = 'plan' | 'order';
/** Lines `o` of living delivery notes `n`. */
export const notes = `app.purchasing_delivery_note_lines o
  join app.purchasing_delivery_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null`;
/** Lines of living delivery notes that name the line `t` of a plan or an order. */
const naming = (source: Source, line = 't'): string =>
  `o.tenant_id = ${line}.tenant_id and o.${source}_id = ${line}.parent_id and o.source_line = ${line}.line_no`;

/** How much of its source a line of a note takes: what was refused, and what a closed note never brought, can be called off again. */
export const took = `case when n.status in ${codes(DeliveryNote, 'closed')} then o.received_qty
  else greatest(o.qty - coalesce(o.rejected_qty, 0), coalesce(o.received_qty, 0)) end`;
/** How much of a line delivery notes have taken, drafts included; of some of their lines only, where `which` says so. */
export const taken = (source: Source, line = 't', which = 'true'): string =>
  `coalesce((select sum(${took}) from ${notes} where ${naming(source, line)} and ${which}), 0)`;
/** How much of it has been received. */
export const received = (source: Source): string =>
  `coalesce((select sum(o.received_qty) from ${notes} where ${naming(source)}), 0)`;

/** What notes say of their lines: all of it while they are on their way, afterwards what came. Drafts say nothing. */
const announcedSum = `sum(case when n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')} then o.qty - coalesce(o.rejected_qty, 0) when n.status in ${codes(DeliveryNote, 'received', 'closed')} then o.received_qty else 0 end)`;
/** How much of a line notes have announced or brought. */
export const announced = (source: Source): string =>
  `coalesce((select ${announcedSum} from ${notes} where ${naming(source)}), 0)`;

/** Lines `p` of living delivery plans `d`, and how much they ask for: one that has ended, no more than notes took by it. */
export const plans = `app.purchasing_delivery_plan_lines p
  join app.purchasing_delivery_plan d on d.tenant_id = p.tenant_id and d.id = p.parent_id and d.deleted_at is null`;
export const demanded = `case when d.status in ${codes(DeliveryPlan, 'completed', 'closed')} then ${taken('plan', 'p')} else p.qty end`;
/** They name the line of an order. */
const planning = (line: string): string =>
  `p.tenant_id = ${line}.tenant_id and p.order_id = ${line}.parent_id and p.order_line = ${line}.line_no`;
/** How much of an order line plans have asked for. */
export const planned = (line = 't'): string => `coalesce((select sum(${demanded}) from ${plans} where ${planning(line)}), 0)`;
const byPlan = (what: string): string => `coalesce((select ${what} from ${plans}
  join app.purchasing_delivery_note_lines o on ${naming('plan', 'p')}
  join app.purchasing_delivery_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null
  where ${planning('t')}), 0)`;
/** What came of an order line by way of delivery plans, and what notes have announced or brought by it. */
export const receivedByPlan = byPlan('sum(o.received_qty)');
export const announcedByPlan = byPlan(announcedSum);

const pickups = (what: string, line: string): string => `coalesce((select sum(${what}) from app.purchasing_pickup_note_lines o
  join app.purchasing_pickup_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null
  where o.tenant_id = ${line}.tenant_id and o.order_id = ${line}.parent_id and o.order_line = ${line}.line_no), 0)`;
/** What we fetch of an order line ourselves, and what of it came. */
export const fetched = (line: string): string => pickups('coalesce(o.picked_qty, o.qty) - coalesce(o.rejected_qty, 0)', line);
export const receivedByPickup = pickups('o.received_qty', 't');

/** The order line that a line `o` of a note was called off from, straight or by way of a plan. */
export const orderLineOf = (line: string): string => `lateral (
  select ${line}.order_id, ${line}.source_line as line_no where ${line}.order_id is not null
  union all
  select p.order_id, p.order_line from app.purchasing_delivery_plan_lines p
  where p.tenant_id = ${line}.tenant_id and p.parent_id = ${line}.plan_id and p.line_no = ${line}.source_line and p.order_id is not null)`;

/** The number people know the source of a line by. */
export const sourceNoOf = (line: string): string => `coalesce(
  (select d.number from app.purchasing_delivery_plan d where d.tenant_id = ${line}.tenant_id and d.id = ${line}.plan_id),
  (select d.number from app.purchasing_purchase_order d where d.tenant_id = ${line}.tenant_id and d.id = ${line}.order_id))`;
