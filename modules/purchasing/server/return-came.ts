import { addDecimal, compareDecimal, type Decimal, type Id } from '@takt/model';
import { codes, type Ctx, verbatim } from '@takt/engine';
import { inStockUnit } from '@takt/modules/base/server';
import { ReturnNotice } from '../defs/index.ts';

/** What notes and pickups brought, good or not. */
export const BROUGHT = `(select n.tenant_id, n.id as source, n.vendor_id, l.part_id, l.unit_id, l.received_qty as qty
  from app.purchasing_delivery_note n join app.purchasing_delivery_note_lines l on l.tenant_id = n.tenant_id and l.parent_id = n.id
  union all select n.tenant_id, n.id, n.vendor_id, l.part_id, l.unit_id, l.received_qty
  from app.purchasing_pickup_note n join app.purchasing_pickup_note_lines l on l.tenant_id = n.tenant_id and l.parent_id = n.id)`;

interface OfSource {
  readonly source: Id;
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
}
/** How much there is of each part of each of them, in the units parts are kept in. */
async function summed(ctx: Ctx, rows: readonly OfSource[]): Promise<ReadonlyMap<string, Decimal>> {
  const kept = await inStockUnit(ctx, rows);
  const sums = new Map<string, Decimal>();
  for (const [index, { source, part }] of rows.entries()) {
    const key = `${source} ${part}`;
    sums.set(key, addDecimal(sums.get(key) ?? '0', kept[index]?.qty ?? '0'));
  }
  return sums;
}

/**
 * Whether no more goes back than came with the notes and pickups the lines name, good or not, in whatever units: what published
 * returns send back counts. Those are held, so that of two returns of the same goods the second sees the first.
 */
export async function cameWithNotes(ctx: Ctx, { id, vendor }: ReturnNotice): Promise<boolean> {
  const named = await ctx.sql<{ source: Id }>`
    select distinct coalesce(note_id, pickup_id) as source from purchasing_return_notice_lines
    where parent_id = ${id} and coalesce(note_id, pickup_id) is not null`;
  if (named.length === 0) return true;
  const sources = named.map(({ source }) => source);
  await ctx.sql`select id from purchasing_delivery_note where id = any(${sources}::uuid[]) order by id for update`;
  await ctx.sql`select id from purchasing_pickup_note where id = any(${sources}::uuid[]) order by id for update`;
  const came = await ctx.sql<OfSource>`
    select f.source, f.part_id as part, f.unit_id as unit, trim_scale(f.qty)::text as qty
    from ${verbatim(BROUGHT)} f where f.source = any(${sources}::uuid[]) and f.vendor_id = ${vendor} and f.qty > 0`;
  const back = await ctx.sql<OfSource>`
    select coalesce(l.note_id, l.pickup_id) as source, l.part_id as part, l.unit_id as unit, trim_scale(l.qty)::text as qty
    from purchasing_return_notice_lines l join purchasing_return_notice r on r.id = l.parent_id and r.deleted_at is null
    where (l.note_id = any(${sources}::uuid[]) or l.pickup_id = any(${sources}::uuid[]))
      and (r.id = ${id} or r.status not in ${codes(ReturnNotice, 'new')})`;
  const had = await summed(ctx, came);
  return [...(await summed(ctx, back))].every(([key, qty]) => compareDecimal(qty, had.get(key) ?? '0') <= 0);
}
