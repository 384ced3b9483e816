import { allowedIn, type Ctx, verbatim } from '@takt/engine';
import type { BomUsage } from '../defs/bom/bom.ts';
import type { BomUse } from '../defs/bom/bom-calls.ts';
import { inEffect } from './bom-in-effect.ts';

interface UsesRequest {
  readonly part: string;
  readonly usage: BomUsage;
  readonly on: string;
}
/** A bolt is in everything: whoever asks about one wants to see where, not to count. */
const MOST = 5000;

/** What a part goes into directly; the orders name the indexes, as in `bom-lines.ts`. */
const parentsOf = (part: string): string => `(
    select o.part_id, l.id as line_id, v.id as version_id, row_number() over (order by p.part_no, v.number, l.position)::int as nth
    from (select * from base_bom_version_lines where component_id = ${part} and (valid_from is null or valid_from <= $3)
        and (valid_to is null or valid_to >= $3) order by component_id offset 0) l
    cross join lateral (select * from base_bom_version w where w.id = l.parent_id and ${inEffect('w', '$3')} order by tenant_id, id offset 0) v
    cross join lateral (select * from base_bom where id = v.bom_id and usage = $2 and deleted_at is null
        and ($4::uuid[] is null or plant_id = any($4::uuid[])) order by tenant_id, id offset 0) o
    cross join lateral (select part_no from base_part where id = o.part_id order by tenant_id, id offset 0) p)`;

const USES = `with recursive up as (
    select array[p.nth] as path, p.part_id, p.line_id, p.version_id from ${parentsOf('$1')} p
    union all select up.path || p.nth, p.part_id, p.line_id, p.version_id
      from up cross join lateral ${parentsOf('up.part_id')} p where cardinality(up.path) < 20)
  select array_to_string(up.path, '.') as key, cardinality(up.path) as level, p.id as part, p.part_no as "partNo",
    json_build_array(p.name, coalesce(p.name_en, p.name)) as name, trim_scale(l.qty)::text as "perQty", u.code as "perUnit",
    trim_scale(v.base_qty)::text as "baseQty", l.phantom = '1' as phantom, l.alternate_group as "alternateGroup", f.code as plant,
    json_build_object('id', v.id, 'number', v.number, 'versionNo', v.version_no) as version,
    not exists (select 1 from up above where above.path[1:cardinality(above.path) - 1] = up.path) as top
  from up join base_part p on p.id = up.part_id join base_bom_version_lines l on l.id = up.line_id
  join base_bom_version v on v.id = up.version_id join base_plant f on f.id = v.plant_id join base_unit u on u.id = l.unit_id
  order by up.path limit ${MOST}`;

/** Everything a part goes into on a day, step by step up to what is sold; each way up is told. */
export const whereUsed = (ctx: Ctx, { part, usage, on }: UsesRequest): Promise<readonly BomUse[]> =>
  ctx.sql.run<BomUse>({ text: USES, values: [part, usage, on, allowedIn(ctx, 'plant')] });

/** How far below any product a part stands at most: whoever plans by it has planned every parent before. */
export async function lowLevelCodes(ctx: Ctx, usage: BomUsage, on: string): Promise<ReadonlyMap<string, number>> {
  const rows = await ctx.sql<{ part: string; level: number }>`
    with recursive pairs as (
      select distinct o.part_id as parent, l.component_id as child
      from (select ${on}::date as day) asked, base_bom o join base_bom_version v on v.bom_id = o.id
      join base_bom_version_lines l on l.parent_id = v.id
      where o.usage = ${usage} and o.deleted_at is null and ${verbatim(inEffect('v', 'asked.day'))}),
    down (part, level) as (
      select distinct parent, 0 from pairs where parent not in (select child from pairs)
      union select pairs.child, down.level + 1 from down join pairs on pairs.parent = down.part where down.level < 20)
    select part, max(level) as level from down group by part`;
  return new Map(rows.map(({ part, level }) => [part, level]));
}
