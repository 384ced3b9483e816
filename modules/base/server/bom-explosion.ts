import { type Decimal, fill, type Text } from '@takt/model';
import { allowedIn, type Ctx, Refused, companyDay } from '@takt/engine';
import type { BomUsage } from '../defs/bom/bom.ts';
import type { BomNode, BomTree } from '../defs/bom/bom-calls.ts';
import { inEffect } from './bom-in-effect.ts';
import { linesOf } from './bom-lines.ts';
import { ratioOf, UNIT_ROOTS } from './unit-ratios.ts';

interface ExplosionRequest {
  readonly part: string;
  /** Its BOM of this plant where there is one, else that of another; null for any. */
  readonly plant: string | null;
  readonly usage: BomUsage;
  readonly on: string;
  readonly qty: Decimal;
  /** A version to begin with instead of the one in effect: a draft is looked at before it counts. */
  readonly version?: string | null;
  /** Whether alternates share what is needed, as a plan does, or the first of them takes it, as an order does. */
  readonly byShare?: boolean;
}

/** A loop cannot be submitted; this ends the walk if one should exist all the same. */
const DEEPEST = 20;

/** Whether a period, open at either end, holds the day. */
const holds = (of: string): string =>
  `(${of}.valid_from is null or ${of}.valid_from <= $4) and (${of}.valid_to is null or ${of}.valid_to >= $4)`;

/**
 * The version by which a part is made that day: of the plant asked for, else of the first other one in reach. A BOM that is
 * disabled makes nothing any more, but it did.
 */
const versionOf = (part: string): string => `(
    select v.id, v.number, v.version_no, v.base_qty from base_bom o join base_bom_version v on v.bom_id = o.id
    where o.part_id = ${part} and o.usage = $3 and o.deleted_at is null and (o.mark_status = '1' or $4::date < $8::date)
      and ${inEffect('v', '$4')}
      and ($7::uuid[] is null or o.plant_id = any($7::uuid[]))
    order by (o.plant_id = $2) desc nulls last, o.code, v.status limit 1)`;

/** Whether an alternate is there to be taken: its part is in use, and it has not run out. */
const there = (line: string, part: string): string =>
  `(${part}.mark_status = '1' and (${line}.run_out_on is null or ${line}.run_out_on >= $4))`;
/** How soon an alternate is taken: what is not there last, then by priority. */
const rank = (line: string, part: string): string => `(not ${there(line, part)}, ${line}.priority, ${line}.position)`;

/**
 * Of a group the first is used. Divided by share, each that is there takes its share of what those that are there have together;
 * where they have none, the first takes all.
 */
const alternates = `
      select case when g.shared > 0 then ${there('l', 'c')} and coalesce(l.share, 0) > 0 else g.first end as used,
        case when g.shared > 0 then coalesce(l.share, 0) else 1 end as num, case when g.shared > 0 then g.shared else 1 end as den
      from (select coalesce(bool_and(m.id = l.id or ${rank('m', 'p')} > ${rank('l', 'c')}), true) as first,
          sum(m.share) filter (where $9::boolean and ${there('m', 'p')}) as shared
        from base_bom_version_lines m join base_part p on p.id = m.component_id
        where m.parent_id = l.parent_id and m.alternate_group = l.alternate_group and ${holds('m')}) g`;

/**
 * One statement, from the top down. Quantities travel as numerator over denominator and are rounded where something is
 * made or taken: up for what is counted, to six digits for what is measured. Phantoms are passed through unrounded: `gross` is what one piece
 * of the nearest part that is made needs of them, their scrap included.
 * `offset 0` keeps the order: lines of a version, then their parts. A planner without statistics would read every part.
 */
const EXPLOSION = `with recursive ${UNIT_ROOTS},
  tree as (
    select array[]::int[] as path, p.id as part_id, $5::numeric as num, 1::numeric as den, true as used,
      null::uuid as line_id, false as phantom, $5::numeric as qty, 1::numeric as per, 1::numeric as gross, v.id as version_id, v.base_qty, array[p.id] as parts
    from base_part p
    left join lateral (select w.id, w.base_qty from base_bom_version w where w.id = $6::uuid
      union all select e.id, e.base_qty from ${versionOf('p.id')} e where $6::uuid is null) v on true
    where p.id = $1
    union all
    select t.path || l.position, c.id, case when f.phantom then n.num else r.qty end, case when f.phantom then n.den else 1 end,
      a.used, l.id, f.phantom, r.qty, e.per, case when f.phantom then e.per * (100 + coalesce(l.scrap_percent, 0)) / 100 else 1 end, v.id,
      v.base_qty, t.parts || c.id
    from tree t
    cross join lateral (${linesOf('t.version_id', holds('l'))}) l
    cross join lateral (select p.*, u.precision from base_part p join base_unit u on u.id = p.unit_id where p.id = l.component_id offset 0) c
    left join lateral ${ratioOf('l.unit_id', 'c')} k on true
    cross join lateral (select l.phantom = '1' or c.part_type = 'phantom' as phantom) f
    cross join lateral (${alternates}) a
    cross join lateral (select t.gross * l.qty * k.num * a.num / (t.base_qty * k.den * a.den) as per) e
    cross join lateral (select t.den * t.base_qty * k.den * 100 * a.den as den) d
    cross join lateral (
      select t.num * l.qty * k.num * a.num * (100 + coalesce(l.scrap_percent, 0)) + coalesce(l.fixed_scrap, 0) * d.den as num, d.den) n
    cross join lateral (
      select case when c.precision = 0 then div(n.num, n.den) + case when mod(n.num, n.den) > 0 then 1 else 0 end
        else round(div(n.num * 10000000, n.den) / 10000000, 6) end as qty) r
    left join lateral ${versionOf('c.id')} v on true
    where t.used and cardinality(t.path) < ${DEEPEST} and c.id <> all(t.parts)
  )
  select array_to_string(t.path, '.') as key, cardinality(t.path) as level, p.id as part, p.part_no as "partNo",
    json_build_array(p.name, coalesce(p.name_en, p.name)) as name, p.spec, trim_scale(t.qty)::text as qty, s.code as unit,
    trim_scale(l.qty)::text as "perQty", trim_scale(round(t.per, 6))::text as "perPiece", lu.code as "perUnit", trim_scale(l.scrap_percent)::text as "scrapPercent",
    trim_scale(l.fixed_scrap)::text as "fixedScrap", t.phantom, l.alternate_group as "alternateGroup", l.priority,
    trim_scale(l.share)::text as share, t.used,
    case when o.id is null then null else json_build_array(o.name, coalesce(o.name_en, o.name)) end as process, l.process_id as "processId", l.place, l.issue,
    case when v.id is null then null else json_build_object('id', v.id, 'number', v.number, 'versionNo', v.version_no) end as version
  from tree t join base_part p on p.id = t.part_id join base_unit s on s.id = p.unit_id
  left join base_bom_version_lines l on l.id = t.line_id left join base_unit lu on lu.id = l.unit_id
  left join base_process o on o.id = l.process_id left join base_bom_version v on v.id = t.version_id
  order by t.path`;

const NO_RATIO: Text = [
  '{part}的用量单位{unit}无法换算，请在物料的换算单位中维护',
  'The unit {unit} of {part} cannot be converted; add it to the other units of the part',
];

/** What so many of a part need on a day, to any depth. */
export async function explodeBom(ctx: Ctx, asked: ExplosionRequest): Promise<BomTree> {
  const { part, plant, usage, on, qty, version = null, byShare = false } = asked;
  const rows = await ctx.sql.run<Omit<BomNode, 'qty'> & { readonly qty: Decimal | null }>({
    text: EXPLOSION,
    values: [part, plant, usage, on, qty, version, allowedIn(ctx, 'plant'), companyDay(ctx), byShare],
  });
  const [top, ...below] = rows;
  if (!top) throw Refused.of('not.found');
  const nodes = below.map((node): BomNode => {
    if (node.qty === null)
      throw new Refused({ code: 'bom.unit', text: fill(NO_RATIO, { part: node.partNo, unit: node.perUnit }), level: 'error' });
    return { ...node, qty: node.qty };
  });
  const { partNo, name, unit } = top;
  return { part: { id: top.part, partNo, name, unit }, version: top.version, nodes };
}
