import { type Decimal, type Id, tableName, type Text } from '@takt/model';
import { advisoryLock, codes, type Ctx, Refused, verbatim, whenSaved } from '@takt/engine';
import { deliveryUnitRows, partRows, plantMidnight, plantWork } from '@takt/modules/base/server';
import { type KanbanLoop, type PickFace, ReplenishmentTask } from '../../defs/index.ts';

const APART: Text = ['配送单元不属于该仓库的工厂', 'The delivery unit belongs to another plant than the warehouse'];

/** Goods are brought to a warehouse by units of its own plant. */
export const unitInPlant = (entity: typeof KanbanLoop | typeof PickFace) =>
  whenSaved(entity, async (ctx, id) => {
    const [apart] = await ctx.sql`
      select 1 from ${verbatim(`app.${tableName(entity.id)}`)} t join warehouse_warehouse w on w.id = t.warehouse_id
      join ${deliveryUnitRows} u on u.id = t.delivery_unit_id where t.id = ${id} and u.plant_id <> w.plant_id`;
    if (apart) throw Refused.at('deliveryUnit', 'deliveryUnit.plant', APART);
  });

interface Unit {
  readonly plant: Id;
  readonly cycle: number | null;
  readonly lead: number;
  readonly boxes: number | null;
  readonly loadLimit: Decimal | null;
}
type Trip = Pick<ReplenishmentTask, 'deliveryUnit' | 'dueAt'>;
/** Days in which a box finds its trip, over holidays too; one that finds none in so many is brought with none. */
const AHEAD = 14;

/**
 * The trip that brings goods to a delivery unit. Trips leave every so many minutes from the plant's midnight on, while the plant works; goods need their time
 * to be prepared, and a trip that has its boxes or its load takes no more: a box too heavy for any goes alone.
 */
export async function tripFor(ctx: Ctx, unit: Id | null, goods: Pick<ReplenishmentTask, 'part' | 'qty'>): Promise<Trip> {
  const terms =
    unit &&
    (await ctx.sql.maybe<Unit>`
      select plant_id as plant, cycle_minutes as cycle, coalesce(lead_minutes, 0) as lead, boxes, trim_scale(load_limit)::text as "loadLimit"
      from ${deliveryUnitRows} u where u.id = ${unit}`);
  if (!terms?.cycle) return { deliveryUnit: unit, dueAt: null };
  await advisoryLock(ctx, `trips to ${unit}`);
  const { cycle, lead, boxes, loadLimit } = terms;
  const [midnight, work] = [await plantMidnight(ctx, terms.plant), await plantWork(ctx, terms.plant, AHEAD)];
  const found = await ctx.sql.maybe<{ at: string }>`
    with ready as (select ${ctx.clock}::timestamptz + make_interval(mins => ${lead}) as at),
    trips as (select date_bin(make_interval(mins => ${cycle}), ready.at, ${midnight}::timestamptz) + make_interval(mins => ${cycle}) * n as at
      from ready, generate_series(0, ${AHEAD}::int * 1440 / ${cycle}::int) n)
    select to_char(t.at, 'YYYY-MM-DD HH24:MI:SS') as at from trips t join ready on t.at >= ready.at
    cross join lateral (select count(distinct o.card) as boxes, coalesce(sum(o.qty * p.net_weight), 0) as kg
      from warehouse_replenishment_task o join ${partRows} p on p.id = o.part_id
      where o.delivery_unit_id = ${unit} and o.due_at = t.at and o.deleted_at is null
        and o.status not in ${codes(ReplenishmentTask, 'closed', 'cancelled')}) loaded
    cross join (select coalesce(p.net_weight, 0) * ${goods.qty}::numeric as kg from ${partRows} p where p.id = ${goods.part}) box
    where (${work.length === 0} or exists (select from jsonb_to_recordset(${JSON.stringify(work)}::jsonb) as s (begins timestamp, ends timestamp)
        where t.at::timestamp >= s.begins and t.at::timestamp < s.ends))
      and (${boxes}::int is null or loaded.boxes < ${boxes}::int)
      and (loaded.kg = 0 or ${loadLimit}::numeric is null or loaded.kg + box.kg <= ${loadLimit}::numeric)
    order by t.at limit 1`;
  return { deliveryUnit: unit, dueAt: found?.at ?? null };
}
