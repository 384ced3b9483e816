import type { Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { partPackageRows, partPlanRows, partRows, vendorPartRows } from '@takt/modules/base/server';
import type { Wanted } from '../defs/rules/conditions.ts';
import type { Measures } from '../defs/rules/place-load.ts';
import type { Climate } from '../defs/rules/putaway-objections.ts';

/** What the rules of a warehouse ask of a part. */
export interface PartTerms extends Wanted, Measures, Climate {
  readonly part: Id;
}
const unknown: Omit<PartTerms, 'part'> = {
  category: null,
  abc: null,
  unitWeight: null,
  unitVolume: null,
  packageQty: null,
  packageTare: null,
  packageVolume: null,
  packageHeight: null,
  temperatureFrom: null,
  temperatureTo: null,
  hazardous: false,
};

/**
 * Of each part: its category, weight and size, what it must be kept at, its ABC class in the plant the warehouse stands in, and how
 * many come in a package: as the supplier with the largest share packs it, else as its package schema says.
 */
export async function partTerms(ctx: Ctx, warehouse: Id, parts: readonly Id[]): Promise<(part: Id) => PartTerms> {
  const found = await ctx.sql<PartTerms>`
    select p.id as part, p.category_id as category, trim_scale(p.net_weight)::text as "unitWeight",
      trim_scale(p.volume / 1000)::text as "unitVolume", coalesce(p.hazardous = '1', false) as hazardous,
      p.temperature_from::text as "temperatureFrom", p.temperature_to::text as "temperatureTo",
      trim_scale(k.tare_kg)::text as "packageTare", trim_scale(round(k.volume, 9))::text as "packageVolume",
      k.height_mm::text as "packageHeight",
      (select n.abc_class from ${partPlanRows} n join warehouse_warehouse w on w.id = ${warehouse} and w.plant_id = n.plant_id
        where n.part_id = p.id and n.deleted_at is null) as abc,
      coalesce((select trim_scale(v.package_qty)::text from ${vendorPartRows} v
        where v.part_id = p.id and v.package_qty is not null and v.mark_status = '1' and v.deleted_at is null
          and (v.valid_from is null or v.valid_from <= ${ctx.clock}::date) and (v.valid_to is null or v.valid_to >= ${ctx.clock}::date)
        order by v.share_percent desc nulls last, v.vendor_id limit 1), trim_scale(k.qty)::text) as "packageQty"
    from ${partRows} p
    left join lateral (select * from ${partPackageRows} k where k.part_id = p.id order by k.turn, k.code limit 1) k on true
    where p.id = any(${[...parts]}::uuid[])`;
  const known = new Map(found.map((one) => [one.part, one]));
  return (part) => known.get(part) ?? { ...unknown, part };
}
