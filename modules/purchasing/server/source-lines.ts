import { tableName } from '@takt/model';
import { codes, type Ctx } from '@takt/engine';
import { DeliveryNote } from '../defs/index.ts';

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

type SourceType = 'deliveryPlan' | 'purchaseOrder';
const notes = `app.purchasing_delivery_note_lines o
  join app.purchasing_delivery_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null`;
/** Lines of living delivery notes that name the line `t` of the document `h`. The part is asked for its index. */
const naming = (type: SourceType): string =>
  `o.tenant_id = t.tenant_id and o.part_id = t.part_id and o.source_type = '${type}' and o.source_no = h.number and o.source_line = t.line_no::text`;

/** How much of a line delivery notes have taken, drafts included. */
export const taken = (type: SourceType): string => `coalesce((select sum(o.qty) from ${notes} where ${naming(type)}), 0)`;
/** How much of it has been received. */
export const received = (type: SourceType): string =>
  `coalesce((select sum(o.received_qty) from ${notes} where ${naming(type)}), 0)`;

/** What notes say of their lines: all of it while they are on their way, afterwards what came. Drafts say nothing. */
const said = `sum(case when n.status in ${codes(DeliveryNote, 'published', 'control', 'shipped', 'partlyReceived')} then o.qty when n.status in ${codes(DeliveryNote, 'received', 'closed')} then o.received_qty else 0 end)`;
/** How much of a line notes have announced or brought. */
export const announced = (type: SourceType): string => `coalesce((select ${said} from ${notes} where ${naming(type)}), 0)`;

/** Lines of living delivery plans that name the order line `t` of the order `h`. */
const plans = `app.purchasing_delivery_plan_lines p
  join app.purchasing_delivery_plan d on d.tenant_id = p.tenant_id and d.id = p.parent_id and d.deleted_at is null`;
const planning =
  'p.tenant_id = t.tenant_id and p.part_id = t.part_id and p.order_no = h.number and p.order_line = t.line_no::text';
export const planned = `coalesce((select sum(p.qty) from ${plans} where ${planning}), 0)`;
const byPlan = (what: string): string => `coalesce((select ${what} from ${plans}
  join app.purchasing_delivery_note_lines o on o.tenant_id = d.tenant_id and o.part_id = p.part_id
    and o.source_type = 'deliveryPlan' and o.source_no = d.number and o.source_line = p.line_no::text
  join app.purchasing_delivery_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null
  where ${planning}), 0)`;
/** What came of an order line by way of delivery plans, and what notes have announced or brought by it. */
export const receivedByPlan = byPlan('sum(o.received_qty)');
export const announcedByPlan = byPlan(said);

/** What came of an order line by pickups of ours. */
export const receivedByPickup = `coalesce((select sum(o.received_qty) from app.purchasing_pickup_note_lines o
  join app.purchasing_pickup_note n on n.tenant_id = o.tenant_id and n.id = o.parent_id and n.deleted_at is null
  where o.tenant_id = t.tenant_id and o.part_id = t.part_id and o.order_no = h.number and o.order_line = t.line_no::text), 0)`;
