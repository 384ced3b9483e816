import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { inStockUnit } from '@takt/modules/base/server';
import type { AnnouncedPackage } from '@takt/modules/warehouse/server';

interface Labelled extends AnnouncedPackage {
  readonly unit: Id;
  readonly qty: Decimal;
}

/** The labels bound to a note, each with what its scan will tell: in the unit the part is kept in. */
export async function packagesOf(ctx: Ctx, note: Id): Promise<readonly AnnouncedPackage[]> {
  const labels = await ctx.sql<Labelled>`
    select l.line as "sourceLine", coalesce(x.sscc, l.case_no) as code, l.case_no as "labelNo", o.part_id as part, o.unit_id as unit,
      trim_scale(l.qty)::text as qty, coalesce(x.batch, o.lot) as "vendorLot", x.produced_on::text as "producedOn",
      x.expires_on::text as "expiresOn"
    from purchasing_delivery_note n
    join purchasing_delivery_note_labels l on l.parent_id = n.id
    join purchasing_delivery_note_lines o on o.id::text = l.line
    left join purchasing_label_list x on x.number = l.case_no and x.note_no = n.number and x.deleted_at is null
    where n.id = ${note} order by l.position`;
  const kept = await inStockUnit(ctx, labels);
  return labels.map(({ unit: _unit, ...label }, index) => ({ ...label, qty: kept[index]?.qty ?? label.qty }));
}
