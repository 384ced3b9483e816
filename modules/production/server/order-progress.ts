import { addDecimal, compareDecimal, type Decimal, type Id, subtractDecimal, type Text } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { lineRows, partRows, processRows, stationRows } from '@takt/modules/base/server';
import type { MaterialState, OperationState, OrderProgress, ProductionOrder } from '../defs/index.ts';
import { COUNTED, plannedBy } from './figures.ts';

/** Counters beside reports: where they differ the operation does not close. */
const operations = (ctx: Ctx, order: Id): Promise<readonly OperationState[]> =>
  ctx.sql<OperationState>`
    select s.seq::int as seq, json_build_array(p.name, coalesce(p.name_en, p.name)) as process,
      (select g.station_no from ${stationRows} g where g.id = s.station_id) as station,
      trim_scale(c.input)::text as input, trim_scale(c.good)::text as good, trim_scale(c.scrap)::text as scrap,
      trim_scale(c.rework)::text as rework, trim_scale(c.input - c.good - c.scrap - c.rework)::text as wip,
      c.good = r.good and c.scrap = r.scrap and c.rework = r.rework and c.input >= c.good + c.scrap + c.rework as closes
    from production_production_order_operations s
    join ${processRows} p on p.id = s.process_id
    cross join lateral (
      select coalesce(sum(o.input_qty), 0) as input, coalesce(sum(o.good_qty), 0) as good, coalesce(sum(o.scrap_qty), 0) as scrap,
        coalesce(sum(o.rework_qty), 0) as rework
      from production_work_order_operations o join production_work_order w on w.id = o.parent_id and w.deleted_at is null
      where w.production_order_id = s.parent_id and o.seq = s.seq) c
    cross join lateral (
      select coalesce(sum(r.good_qty), 0) as good, coalesce(sum(r.scrap_qty), 0) as scrap, coalesce(sum(r.rework_qty), 0) as rework
      from production_work_report r where r.production_order_id = s.parent_id and r.operation_seq = s.seq) r
    where s.parent_id = ${order} order by s.seq`;

interface Material {
  readonly line: Id;
  readonly part: Id;
  readonly partNo: string;
  readonly name: Text;
  readonly failed: Decimal;
}
/** What the computed fields of the order's own table leave out. */
const materialsOf = (ctx: Ctx, order: Id): Promise<readonly Material[]> =>
  ctx.sql<Material>`
    select m.id as line, m.component_id as part, p.part_no as "partNo", json_build_array(p.name, coalesce(p.name_en, p.name)) as name,
      trim_scale(coalesce((select sum(b.required_qty - b.posted_qty) from production_backflush b
        where b.material_line = m.id::text and b.state = 'failed'), 0))::text as failed
    from production_production_order_materials m join ${partRows} p on p.id = m.component_id
    where m.parent_id = ${order} and m.chosen = '1' order by m.position`;

/** A part that goes in at two operations is one material to whoever fetches it. */
const together = (a: MaterialState, b: MaterialState): MaterialState => ({
  ...a,
  required: addDecimal(a.required, b.required),
  used: addDecimal(a.used, b.used),
  needed: addDecimal(a.needed, b.needed),
  short: addDecimal(a.short, b.short),
  failed: addDecimal(a.failed, b.failed),
});

async function materials(ctx: Ctx, order: ProductionOrder): Promise<readonly MaterialState[]> {
  const lines = new Map(order.materials.map((line) => [line.id, line]));
  const told = (await materialsOf(ctx, order.id)).flatMap(({ line: id, ...material }): readonly MaterialState[] => {
    const line = lines.get(id);
    if (!line) return [];
    const [required, used] = [line.requiredQty ?? '0', line.usedQty ?? '0'];
    const left = subtractDecimal(required, used);
    const needed = compareDecimal(left, '0') > 0 ? left : '0';
    return [{ ...material, required, used, needed, available: line.availableQty ?? '0', short: line.shortQty ?? '0' }];
  });
  return [...Map.groupBy(told, ({ part }) => part).values()].flatMap(([first, ...more]) =>
    first ? [more.reduce(together, first)] : [],
  );
}

const workOrders = (ctx: Ctx, order: Id): Promise<OrderProgress['workOrders']> =>
  ctx.sql`
    select w.id, w.number, w.status, l.code as line, trim_scale(w.planned_qty)::text as planned,
      trim_scale(coalesce((select o.good_qty from production_work_order_operations o where o.parent_id = w.id order by o.seq desc limit 1), 0))::text as good,
      w.business_on::text as "businessOn", w.shift
    from production_work_order w join ${lineRows} l on l.id = w.line_id
    where w.production_order_id = ${order} and w.deleted_at is null order by w.first_seq, w.number`;

async function unplanned(ctx: Ctx, order: Id, planned: Decimal): Promise<Decimal> {
  const [left] = await ctx.sql.run<{ qty: Decimal }>({
    text: `select trim_scale(greatest($2::numeric - coalesce(sum(${plannedBy('w')}), 0), 0))::text as qty from production_work_order w
      where w.production_order_id = $1 and w.deleted_at is null and w.status in ${COUNTED}
        and w.first_seq = (select min(s.seq) from production_production_order_operations s where s.parent_id = $1 and s.outsourced <> '1')`,
    values: [order, planned],
  });
  return left?.qty ?? planned;
}

/** How far an order is. */
export async function progressOf(ctx: Ctx, order: ProductionOrder): Promise<OrderProgress> {
  const { id, plannedQty: planned } = order;
  return {
    planned,
    operations: await operations(ctx, id),
    materials: await materials(ctx, order),
    workOrders: await workOrders(ctx, id),
    unplanned: await unplanned(ctx, id, planned),
  };
}
