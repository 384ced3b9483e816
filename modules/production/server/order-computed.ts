import { codes, compute, decided } from '@takt/engine';
import { bomVersionForOrder, isVersionInEffect, partRows, routeOn, unitRows } from '@takt/modules/base/server';
import { lineSideRows, warehouseRows } from '@takt/modules/warehouse/server';
import { type Backflush, COMPLETE_SHORT, DispatchOrder, ProductionOrder, WorkOrder } from '../defs/index.ts';
import { ASKING, operationsOf, usedOf, wip } from './figures.ts';

const OF = operationsOf('t.tenant_id', 't.id');
const LAST = `(select max(x.seq) from app.production_production_order_operations x where x.tenant_id = t.tenant_id and x.parent_id = t.id)`;
const sum = (expression: string, where = 'true'): string => `coalesce((select sum(${expression}) from ${OF} and ${where}), 0)`;
const first = `o.seq = (select min(f.seq) from app.production_work_order_operations f join app.production_work_order v
  on v.tenant_id = f.tenant_id and v.id = f.parent_id and v.deleted_at is null where f.tenant_id = t.tenant_id and v.production_order_id = t.id)`;
const day = 't.planned_start::date';
const made = { tenant: 't.tenant_id', part: 't.part_id', plant: 't.plant_id', day };

/** What other released orders of the plant still need of the component of a line `l` of order `d`. */
const elsewhere = (l: string, d: string): string => `coalesce((select sum(greatest(m.required_qty - ${usedOf('m')}, 0))
  from app.production_production_order_materials m
  join app.production_production_order a on a.tenant_id = m.tenant_id and a.id = m.parent_id
  where m.tenant_id = ${l}.tenant_id and m.component_id = ${l}.component_id and m.chosen = '1' and m.parent_id <> ${l}.parent_id
    and a.plant_id = ${d}.plant_id and a.status in ${ASKING} and a.deleted_at is null), 0)`;
const free = (l: string, d: string): string => `coalesce((select sum(s.qty) from ${lineSideRows} s
  join ${warehouseRows} w on w.tenant_id = s.tenant_id and w.id = s.warehouse_id
  where s.tenant_id = ${l}.tenant_id and s.part_id = ${l}.component_id and w.plant_id = ${d}.plant_id), 0)`;
const availableTo = (l: string, d: string): string => `greatest(${free(l, d)} - ${elsewhere(l, d)}, 0)`;
const shortOf = (l: string, d: string): string =>
  `case when ${l}.chosen = '1' then greatest(greatest(${l}.required_qty - ${usedOf(l)}, 0) - ${availableTo(l, d)}, 0) else 0 end`;
const OPEN = codes(ProductionOrder, 'new', 'released', 'inProduction', 'suspended');

export const orderComputed = compute(ProductionOrder, {
  unit: `(select u.code from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  inputQty: sum('o.input_qty', first),
  goodQty: sum('o.good_qty', `o.seq = ${LAST}`),
  scrapQty: sum('o.scrap_qty'),
  reworkQty: sum('o.rework_qty'),
  wipQty: sum(wip),
  receivedQty: `coalesce((select sum(f.qty) from app.production_offline_record f where f.tenant_id = t.tenant_id and f.production_order_id = t.id), 0)`,
  shortParts: `case when t.status in ${OPEN} then (select count(*) from app.production_production_order_materials l
    where l.tenant_id = t.tenant_id and l.parent_id = t.id and ${shortOf('l', 't')} > 0) else 0 end`,
  failedBackflush: `(select count(*) from app.production_backflush b where b.tenant_id = t.tenant_id and b.production_order_id = t.id
    and b.state = '${'failed' satisfies Backflush['state']}')`,
  hasBom: `case when t.bom_version_id is null then ${bomVersionForOrder(made)} is not null
    else ${isVersionInEffect('t.tenant_id', 't.bom_version_id', day)} end`,
  hasRoute: `t.route_id is not null or ${routeOn(made)} is not null`,
  hasSetting: `exists (select 1 from app.production_production_order_operations o where o.tenant_id = t.tenant_id and o.parent_id = t.id)
    and not exists (select 1 from app.production_production_order_operations o where o.tenant_id = t.tenant_id and o.parent_id = t.id
      and o.outsourced <> '1' and not exists (select 1 from app.production_line_setting s where s.tenant_id = t.tenant_id
        and s.line_id = o.line_id and s.mark_status = '1' and s.deleted_at is null))`,
  begun: `exists (select 1 from app.production_work_order w where w.tenant_id = t.tenant_id and w.production_order_id = t.id
      and w.status in ${codes(WorkOrder, 'inProduction', 'suspended', 'finished', 'closed')} and w.deleted_at is null)
    or exists (select 1 from app.production_material_use u where u.tenant_id = t.tenant_id and u.production_order_id = t.id)`,
  posted: `exists (select 1 from app.production_work_report r where r.tenant_id = t.tenant_id and r.production_order_id = t.id
      and r.is_reversal <> '1' and not exists (select 1 from app.production_work_report v where v.tenant_id = r.tenant_id and v.reverses_id = r.id))
    or coalesce((select sum(u.qty) from app.production_material_use u where u.tenant_id = t.tenant_id and u.production_order_id = t.id), 0) > 0`,
  executing: `(select count(*) from app.production_dispatch_order d join app.production_work_order w
    on w.tenant_id = d.tenant_id and w.id = d.work_order_id where d.tenant_id = t.tenant_id and w.production_order_id = t.id
      and d.status in ${codes(DispatchOrder, 'inExecution')} and d.deleted_at is null)`,
  shortPercent: `(${decided(COMPLETE_SHORT, 't')})::numeric`,
  operations: {
    inputQty: `coalesce((select sum(o.input_qty) from ${operationsOf('t.tenant_id', 't.parent_id')} and o.seq = t.seq), 0)`,
    goodQty: `coalesce((select sum(o.good_qty) from ${operationsOf('t.tenant_id', 't.parent_id')} and o.seq = t.seq), 0)`,
    scrapQty: `coalesce((select sum(o.scrap_qty) from ${operationsOf('t.tenant_id', 't.parent_id')} and o.seq = t.seq), 0)`,
    reworkQty: `coalesce((select sum(o.rework_qty) from ${operationsOf('t.tenant_id', 't.parent_id')} and o.seq = t.seq), 0)`,
    wipQty: `coalesce((select sum(${wip}) from ${operationsOf('t.tenant_id', 't.parent_id')} and o.seq = t.seq), 0)`,
  },
  materials: {
    usedQty: usedOf('t'),
    availableQty: availableTo('t', 'h'),
    shortQty: `case when h.status in ${OPEN} then ${shortOf('t', 'h')} else 0 end`,
  },
});
