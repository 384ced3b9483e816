import { type Ctx, inScope, Refused } from '@takt/engine';
import { Bom, BomVersion } from '../defs/index.ts';
import type { BomDifference, ComparedLine, KnownVersion } from '../defs/bom/bom-calls.ts';

/** Every version of a part within the person's reach, the newest first. */
export const versionsOf = (ctx: Ctx, part: string): Promise<readonly KnownVersion[]> =>
  ctx.sql<KnownVersion>`
    select v.id, v.number, v.version_no as "versionNo", v.status, o.part_id as part, p.part_no as "partNo", f.code as plant,
      v.valid_from::text as "validFrom", v.valid_to::text as "validTo"
    from base_bom o join base_bom_version v on v.bom_id = o.id join base_part p on p.id = o.part_id join base_plant f on f.id = v.plant_id
    where o.part_id = ${part} and v.deleted_at is null and ${inScope(ctx, Bom, 'o')}
    order by f.code, v.valid_from desc, v.number desc`;

const FIELDS: readonly (keyof ComparedLine)[] = [
  'qty',
  'unit',
  'scrapPercent',
  'fixedScrap',
  'phantom',
  'alternateGroup',
  'priority',
  'share',
  'runOutOn',
  'process',
  'issue',
  'validFrom',
  'validTo',
];
interface Paired extends Omit<BomDifference, 'kind' | 'fields'> {}

async function demandReadable(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const found = await ctx.sql`
    select 1 from base_bom_version v where v.id = any(${[...new Set(ids)]}::uuid[]) and ${inScope(ctx, BomVersion, 'v')}`;
  if (found.length !== new Set(ids).size) throw Refused.of('not.found');
}

/**
 * What one version has and the other has not, and what both have in different words. A component that stands in a version
 * more than once is compared place by place.
 */
export async function compareVersions(ctx: Ctx, before: string, after: string): Promise<readonly BomDifference[]> {
  await demandReadable(ctx, [before, after]);
  const rows = await ctx.sql<Paired>`
    with told as (
      select l.parent_id, l.component_id, row_number() over (partition by l.parent_id, l.component_id order by l.place nulls last, l.position) as nth,
        l.position, json_build_object('qty', trim_scale(l.qty)::text, 'unit', u.code, 'scrapPercent', trim_scale(l.scrap_percent)::text,
          'fixedScrap', trim_scale(l.fixed_scrap)::text, 'phantom', l.phantom, 'alternateGroup', l.alternate_group, 'priority', l.priority,
          'share', trim_scale(l.share)::text, 'runOutOn', l.run_out_on,
          'process', o.process_no, 'issue', l.issue, 'validFrom', l.valid_from, 'validTo', l.valid_to) as line
      from base_bom_version_lines l join base_unit u on u.id = l.unit_id left join base_process o on o.id = l.process_id
      where l.parent_id in (${before}, ${after}))
    select p.id as part, p.part_no as "partNo", json_build_array(p.name, coalesce(p.name_en, p.name)) as name, a.line as before, b.line as after
    from (select * from told where parent_id = ${before}) a
    full join (select * from told where parent_id = ${after}) b on b.component_id = a.component_id and b.nth = a.nth
    join base_part p on p.id = coalesce(a.component_id, b.component_id)
    order by coalesce(a.position, b.position), p.part_no`;
  return rows.flatMap((row): BomDifference[] => {
    const fields = FIELDS.filter((field) => row.before && row.after && row.before[field] !== row.after[field]);
    const kind = !row.before ? 'added' : row.after ? 'changed' : 'removed';
    return kind === 'changed' && fields.length === 0 ? [] : [{ ...row, kind, fields }];
  });
}
