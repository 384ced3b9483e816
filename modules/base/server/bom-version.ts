import { fill, type Text } from '@takt/model';
import { bind, compute, type Ctx, Refused, whenSaved, codes } from '@takt/engine';
import { Bom, BomVersion } from '../defs/index.ts';
import { ending, overlapped, retire, succeed } from './bom-succession.ts';
import { NO_RATIO } from './stock-unit.ts';
import { ratioOf, UNIT_ROOTS } from './unit-ratios.ts';

const bom = 'from app.base_bom b where b.tenant_id = t.tenant_id and b.id = t.bom_id';
const bomPart =
  'from app.base_bom b join app.base_part p on p.tenant_id = b.tenant_id and p.id = b.part_id where b.tenant_id = t.tenant_id and b.id = t.bom_id';
const living = `v.deleted_at is null and v.status not in ${codes(BomVersion, 'obsolete')}`;

export const bomComputed = [
  compute(Bom, {
    effective: `(select v.version_no from app.base_bom_version v where v.tenant_id = t.tenant_id and v.bom_id = t.id and v.status in ${codes(BomVersion, 'effective')}
      and v.deleted_at is null and v.valid_from <= current_date and (v.valid_to is null or v.valid_to >= current_date) limit 1)`,
    versions:
      '(select count(*) from app.base_bom_version v where v.tenant_id = t.tenant_id and v.bom_id = t.id and v.deleted_at is null)',
  }),
  compute(BomVersion, {
    partNo: `(select p.part_no ${bomPart})`,
    partName: `(select p.name ${bomPart})`,
    /** The parent among what it is made of, through every version that is or may come to be in effect, in any plant. */
    looped: `(with recursive below (part_id) as (
        select l.component_id from app.base_bom_version_lines l where l.tenant_id = t.tenant_id and l.parent_id = t.id
        union select l.component_id from below
          join app.base_bom o on o.tenant_id = t.tenant_id and o.part_id = below.part_id and o.deleted_at is null
            and o.usage = (select b.usage ${bom})
          join app.base_bom_version v on v.tenant_id = o.tenant_id and v.bom_id = o.id and ${living}
          join app.base_bom_version_lines l on l.tenant_id = v.tenant_id and l.parent_id = v.id)
      select exists (select 1 from below where part_id = (select b.part_id ${bom})))`,
    overlapped,
    ends: ending,
  }),
];

export const bomVersion = bind(BomVersion, { approve: succeed, obsolete: retire });

const APART: Text = ['工厂与BOM的工厂不一致', 'The plant is not that of the BOM'];

/** The order names the index, as it does for lines. */
const demandPlant = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  const [apart] = await ctx.sql`
    select 1 from (select * from base_bom_version where id = any(${ids}::uuid[]) order by tenant_id, id offset 0) v
    join base_bom b on b.id = v.bom_id where b.plant_id <> v.plant_id limit 1`;
  if (apart) throw Refused.at('plant', 'bom.plant', APART);
};

/** What cannot be converted could not be exploded either. */
async function demandRatios(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const [lost] = await ctx.sql.run<{ place: number; unit: string; part: string }>({
    text: `with recursive ${UNIT_ROOTS}
      select l.position - 1 as place, u.code as unit, c.part_no as part
      from (select * from base_bom_version_lines where parent_id = any($1::uuid[]) order by tenant_id, parent_id offset 0) l
      join base_part c on c.id = l.component_id join base_unit u on u.id = l.unit_id
      where l.unit_id <> c.unit_id and not exists ${ratioOf('l.unit_id', 'c')}
      order by l.position limit 1`,
    values: [ids],
  });
  if (lost) throw Refused.at(`lines.${lost.place}.unit`, 'bom.unit', fill(NO_RATIO, { unit: lost.unit, part: lost.part }));
}

const soundVersions = async (ctx: Ctx, ids: readonly string[]): Promise<void> => {
  await Promise.all([demandPlant(ctx, ids), demandRatios(ctx, ids)]);
};
export const bomVersionSaved = whenSaved(BomVersion, (ctx, id) => soundVersions(ctx, [id]), soundVersions);
