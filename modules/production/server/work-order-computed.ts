import { codes, compute } from '@takt/engine';
import { boxRows, openLockRows, partRows, unitRows } from '@takt/modules/base/server';
import { isBatchHeld } from '@takt/modules/warehouse/server';
import { type Backflush, DispatchOrder, ProductionOrder, WorkOrder } from '../defs/index.ts';
import { COUNTED, passesOn, plannedBy, wip } from './figures.ts';

const OWN = 'from app.production_work_order_operations o where o.tenant_id = t.tenant_id and o.parent_id = t.id';
const sum = (expression: string, where = 'true'): string => `coalesce((select sum(${expression}) ${OWN} and ${where}), 0)`;
const ORDER = 'from app.production_production_order p where p.tenant_id = t.tenant_id and p.id = t.production_order_id';
const LINES = `from app.production_production_order_operations s where s.tenant_id = t.tenant_id and s.parent_id = t.production_order_id`;
/** The same operation, or another, in all work orders of the order. */
const across = (seq: string): string => `from app.production_work_order_operations o
  join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id and w.deleted_at is null
  where o.tenant_id = t.tenant_id and w.production_order_id = h.production_order_id and o.seq = ${seq}`;

export const workOrderComputed = compute(WorkOrder, {
  unit: `(select u.code from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  inputQty: sum(
    'o.input_qty',
    `o.seq = (select min(f.seq) from app.production_work_order_operations f where f.tenant_id = t.tenant_id and f.parent_id = t.id)`,
  ),
  goodQty: sum(
    'o.good_qty',
    `o.seq = (select max(f.seq) from app.production_work_order_operations f where f.tenant_id = t.tenant_id and f.parent_id = t.id)`,
  ),
  scrapQty: sum('o.scrap_qty'),
  reworkQty: sum('o.rework_qty'),
  wipQty: sum(wip),
  packedQty:
    'coalesce((select sum(k.qty) from app.production_pack k where k.tenant_id = t.tenant_id and k.work_order_id = t.id), 0)',
  offlineQty:
    'coalesce((select sum(f.qty) from app.production_offline_record f where f.tenant_id = t.tenant_id and f.work_order_id = t.id), 0)',
  boxQty: `(select b.qty from ${boxRows} b where b.tenant_id = t.tenant_id and b.part_id = t.part_id order by b.turn, b.code limit 1)`,
  lockedBy: `(select string_agg(k.number, ', ' order by k.number) from ${openLockRows} k where k.tenant_id = t.tenant_id and k.work_order_id = t.id)`,
  orderOpen: `exists (select 1 ${ORDER} and p.released_at is not null
    and p.status in ${codes(ProductionOrder, 'new', 'released', 'inProduction')} and p.deleted_at is null)`,
  fits: `t.first_seq <= t.last_seq and exists (select 1 ${LINES} and s.seq = t.first_seq) and exists (select 1 ${LINES} and s.seq = t.last_seq)`,
  leftToPlan: `(select p.planned_qty ${ORDER}) - coalesce((select sum(${plannedBy('w')}) from app.production_work_order w
    where w.tenant_id = t.tenant_id and w.production_order_id = t.production_order_id and w.id <> t.id and w.deleted_at is null
      and w.status in ${COUNTED} and w.first_seq <= t.last_seq and w.last_seq >= t.first_seq), 0)`,
  lastOfOrder: `t.last_seq = (select max(s.seq) ${LINES} and s.outsourced <> '1')`,
  batchHeld: isBatchHeld({ tenant: 't.tenant_id', part: 't.part_id', batch: 't.batch' }),
  executing: `(select count(*) from app.production_dispatch_order d where d.tenant_id = t.tenant_id and d.work_order_id = t.id
    and d.status in ${codes(DispatchOrder, 'inExecution')} and d.deleted_at is null)`,
  failedBackflush: `(select count(*) from app.production_backflush b join app.production_work_report r
    on r.tenant_id = b.tenant_id and r.id = b.report_id where b.tenant_id = t.tenant_id and r.work_order_id = t.id
      and b.state = '${'failed' satisfies Backflush['state']}')`,
  operations: {
    wipQty: 't.input_qty - t.good_qty - t.scrap_qty - t.rework_qty',
    feedQty: `case when t.self_fed = '1' and t.previous_seq is not null then (select coalesce(sum(o.good_qty), 0) ${across('t.previous_seq')}
        and ${passesOn('o.tenant_id', 'o.parent_id', 'o.seq')})
      - (select coalesce(sum(o.input_qty), 0) ${across('t.seq')} and o.self_fed = '1') end`,
    unmounted: `(select count(*) from app.production_production_order_materials m where m.tenant_id = t.tenant_id
      and m.parent_id = h.production_order_id and m.key_part = '1' and m.chosen = '1' and m.operation_seq = t.seq
      and not exists (select 1 from app.production_material_binding b where b.tenant_id = t.tenant_id and b.component_id = m.component_id
        and b.active = '1' and (b.station_id = t.station_id or b.work_order_id = t.parent_id)))`,
  },
});
