import { fill, type Text } from '@takt/model';
import { Refused, whenSaved, advisoryLock } from '@takt/engine';
import { VendorPart } from '../defs/index.ts';

const OVERLAP: Text = [
  '与该供应商物料{from}起的条款有效期重叠',
  'Overlaps the terms of this supplier and part that begin on {from}',
];

/** On any day a supplier has one price, one share and one lead time for a part. */
export const vendorPartSaved = whenSaved(VendorPart, async (ctx, id) => {
  await advisoryLock(ctx, VendorPart.id);
  const other = await ctx.sql.maybe<{ from: string }>`
    select o.valid_from::text as "from" from base_vendor_part t join base_vendor_part o
      on o.vendor_id = t.vendor_id and o.part_id = t.part_id and o.id <> t.id and o.deleted_at is null and o.mark_status = '1'
    where t.id = ${id} and t.deleted_at is null and t.mark_status = '1'
      and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]') limit 1`;
  if (other) throw Refused.at('validFrom', 'vendorPart.overlap', fill(OVERLAP, other));
});
