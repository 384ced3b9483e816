import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { partPlanRows, partRows, vendorPartRows } from '@takt/modules/base/server';
import type { Wanted } from '../defs/rules/conditions.ts';

/** What the rules of a warehouse ask of a part. */
export interface PartTerms extends Wanted {
  readonly part: Id;
  readonly unitWeight: Decimal | null;
  /** As the supplier with the largest share packs it; null where nobody has said. */
  readonly packageQty: Decimal | null;
}

/** Of each part: its category and weight, its ABC class in the plant the warehouse stands in, and how many come in a package. */
export async function partTerms(ctx: Ctx, warehouse: Id, parts: readonly Id[]): Promise<(part: Id) => PartTerms> {
  const found = await ctx.sql<PartTerms>`
    select p.id as part, p.category_id as category, trim_scale(p.net_weight)::text as "unitWeight",
      (select n.abc_class from ${partPlanRows} n join warehouse_warehouse w on w.id = ${warehouse} and w.plant_id = n.plant_id
        where n.part_id = p.id and n.deleted_at is null) as abc,
      (select trim_scale(v.package_qty)::text from ${vendorPartRows} v
        where v.part_id = p.id and v.package_qty is not null and v.mark_status = '1' and v.deleted_at is null
          and (v.valid_from is null or v.valid_from <= ${ctx.clock}::date) and (v.valid_to is null or v.valid_to >= ${ctx.clock}::date)
        order by v.share_percent desc nulls last, v.vendor_id limit 1) as "packageQty"
    from ${partRows} p where p.id = any(${[...parts]}::uuid[])`;
  const known = new Map(found.map((one) => [one.part, one]));
  return (part) => known.get(part) ?? { part, category: null, abc: null, unitWeight: null, packageQty: null };
}
