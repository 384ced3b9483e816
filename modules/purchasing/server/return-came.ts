import { addDecimal, compareDecimal, type Decimal, type Id } from '@takt/model';
import { codes, type Ctx } from '@takt/engine';
import { inStockUnit } from '@takt/modules/base/server';
import { ReturnNotice } from '../defs/index.ts';

interface OfNote {
  readonly note: Id;
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
}
/** How much there is of each part of each note, in the units parts are kept in. */
async function summed(ctx: Ctx, rows: readonly OfNote[]): Promise<ReadonlyMap<string, Decimal>> {
  const kept = await inStockUnit(ctx, rows);
  const sums = new Map<string, Decimal>();
  for (const [index, { note, part }] of rows.entries()) {
    const key = `${note} ${part}`;
    sums.set(key, addDecimal(sums.get(key) ?? '0', kept[index]?.qty ?? '0'));
  }
  return sums;
}

/**
 * Whether no more goes back than came with the notes the lines name, good or not, in whatever units: what published returns send back
 * counts. The notes are held, so that of two returns of the same goods the second sees the first.
 */
export async function cameWithNotes(ctx: Ctx, { id, vendor, lines }: ReturnNotice): Promise<boolean> {
  const notes = lines.flatMap(({ note }) => note ?? []);
  if (notes.length === 0) return true;
  await ctx.sql`select id from purchasing_delivery_note where id = any(${notes}::uuid[]) order by id for update`;
  const came = await ctx.sql<OfNote>`
    select l.parent_id as note, l.part_id as part, l.unit_id as unit, trim_scale(l.received_qty)::text as qty
    from purchasing_delivery_note_lines l join purchasing_delivery_note n on n.id = l.parent_id and n.vendor_id = ${vendor}
    where l.parent_id = any(${notes}::uuid[]) and l.received_qty > 0`;
  const back = await ctx.sql<OfNote>`
    select l.note_id as note, l.part_id as part, l.unit_id as unit, trim_scale(l.qty)::text as qty
    from purchasing_return_notice_lines l join purchasing_return_notice r on r.id = l.parent_id and r.deleted_at is null
    where l.note_id = any(${notes}::uuid[]) and (r.id = ${id} or r.status not in ${codes(ReturnNotice, 'new')})`;
  const had = await summed(ctx, came);
  return [...(await summed(ctx, back))].every(([key, qty]) => compareDecimal(qty, had.get(key) ?? '0') <= 0);
}
