import { codes, type Invariant } from '@takt/engine';
import { ProductionOrder, WorkOrder } from '../defs/index.ts';
import { COUNTED, passesOn, plannedBy } from './figures.ts';

const differ = (name: string, label: Invariant['label'], sql: string): Invariant => ({ name, label, sql });

/** What orders, operations and reports say of each other and of what the ledger took and got. */
export const productionInvariants = (): readonly Invariant[] => [
  differ(
    'operations-close',
    ['每道工序：投入 ≥ 合格 + 报废 + 返工中', 'Of each operation no more is good, scrap and in rework than was put in'],
    `select o.tenant_id, w.number, o.seq, o.input_qty, o.good_qty, o.scrap_qty, o.rework_qty from app.production_work_order_operations o
       join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id
      where o.input_qty < o.good_qty + o.scrap_qty + o.rework_qty or least(o.good_qty, o.scrap_qty, o.rework_qty) < 0`,
  ),
  differ(
    'operations-as-reported',
    ['工序的合格、报废、返工等于其报工之和', 'What an operation says is the sum of its reports'],
    `select o.tenant_id, w.number, o.seq, o.good_qty, r.good, o.scrap_qty, r.scrap, o.rework_qty, r.rework
       from app.production_work_order_operations o
       join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id
       cross join lateral (select coalesce(sum(x.good_qty), 0) as good, coalesce(sum(x.scrap_qty), 0) as scrap, coalesce(sum(x.rework_qty), 0) as rework
         from app.production_work_report x where x.tenant_id = o.tenant_id and x.work_order_id = o.parent_id and x.operation_seq = o.seq) r
      where (o.good_qty, o.scrap_qty, o.rework_qty) is distinct from (r.good, r.scrap, r.rework)`,
  ),
  differ(
    'dispatched-as-reported',
    ['派工单的数量等于其报工之和', 'What a dispatch order says is the sum of its reports'],
    `select d.tenant_id, d.number, d.good_qty, r.good, d.scrap_qty, r.scrap, d.rework_qty, r.rework from app.production_dispatch_order d
       cross join lateral (select coalesce(sum(x.good_qty), 0) as good, coalesce(sum(x.scrap_qty), 0) as scrap, coalesce(sum(x.rework_qty), 0) as rework
         from app.production_work_report x where x.tenant_id = d.tenant_id and x.dispatch_order_id = d.id) r
      where (d.good_qty, d.scrap_qty, d.rework_qty) is distinct from (r.good, r.scrap, r.rework)`,
  ),
  differ(
    'operations-are-fed',
    ['工序的投入等于上工序的合格', 'What is put into an operation is what the one before it called good'],
    `select o.tenant_id, w.number, o.seq, o.input_qty, b.good_qty from app.production_work_order_operations o
       join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id
       join app.production_work_order_operations b on b.tenant_id = o.tenant_id and b.parent_id = o.parent_id and b.seq = o.previous_seq
      where o.self_fed <> '1' and o.input_qty <> b.good_qty`,
  ),
  differ(
    'operations-fed-across',
    ['跨工单的工序投入不超过上工序的合格', 'Work orders take no more from the operation before than was good there'],
    `select o.tenant_id, w.production_order_id, o.seq, sum(o.input_qty) as input, max(g.good) as good
       from app.production_work_order_operations o
       join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id and w.deleted_at is null
       cross join lateral (select coalesce(sum(b.good_qty), 0) as good from app.production_work_order_operations b
         join app.production_work_order v on v.tenant_id = b.tenant_id and v.id = b.parent_id and v.deleted_at is null
         where b.tenant_id = o.tenant_id and v.production_order_id = w.production_order_id and b.seq = o.previous_seq
           and ${passesOn('b.tenant_id', 'b.parent_id', 'b.seq')}) g
      where o.self_fed = '1' and o.previous_seq is not null
      group by o.tenant_id, w.production_order_id, o.seq, o.previous_seq having sum(o.input_qty) > max(g.good)`,
  ),
  differ(
    'reversals-take-back',
    ['冲销与原报工数量相反，且只冲一次', 'A reversal is its report the other way, and there is one at most'],
    `select r.tenant_id, r.report_no, o.report_no as reverses from app.production_work_report r
       join app.production_work_report o on o.tenant_id = r.tenant_id and o.id = r.reverses_id
      where (r.good_qty, r.scrap_qty, r.rework_qty, r.operation_seq) is distinct from (-o.good_qty, -o.scrap_qty, -o.rework_qty, o.operation_seq)
         or exists (select from app.production_work_report x where x.tenant_id = r.tenant_id and x.reverses_id = r.reverses_id and x.id <> r.id)`,
  ),
  differ(
    'backflushed-as-used',
    ['反冲已扣数量等于其用料记录之和', 'What a backflush took is the sum of the batches it used'],
    `select b.tenant_id, b.backflush_no, b.posted_qty, u.qty, b.required_qty from app.production_backflush b
       cross join lateral (select coalesce(sum(x.qty), 0) as qty from app.production_material_use x
         where x.tenant_id = b.tenant_id and x.backflush_id = b.id) u
      where b.posted_qty <> u.qty or b.posted_qty > b.required_qty or b.posted_qty < 0
         or (b.state = 'done') and b.posted_qty <> b.required_qty`,
  ),
  differ(
    'plan-not-exceeded',
    ['工单计划数量不超过生产订单', 'Work orders plan no more of an operation than their order'],
    `select p.tenant_id, p.number, s.seq, p.planned_qty, sum(${plannedBy('w')}) as planned from app.production_production_order p
       join app.production_production_order_operations s on s.tenant_id = p.tenant_id and s.parent_id = p.id
       join app.production_work_order w on w.tenant_id = p.tenant_id and w.production_order_id = p.id and w.deleted_at is null
         and w.status in ${COUNTED} and s.seq between w.first_seq and w.last_seq
      where w.status in ${codes(WorkOrder, 'released', 'dispatched', 'inProduction', 'suspended')}
        and p.status in ${codes(ProductionOrder, 'released', 'inProduction', 'suspended')}
      group by p.tenant_id, p.number, s.seq, p.planned_qty having sum(${plannedBy('w')}) > p.planned_qty`,
  ),
  differ(
    'goods-within-output',
    ['包装、下线的数量不超过末工序合格', 'No more is packed or brought to stock than the last operation called good'],
    `select w.tenant_id, w.number, o.good_qty, f.qty as offline, k.qty as packed from app.production_work_order w
       join app.production_work_order_operations o on o.tenant_id = w.tenant_id and o.parent_id = w.id
         and o.seq = (select max(x.seq) from app.production_work_order_operations x where x.tenant_id = w.tenant_id and x.parent_id = w.id)
       cross join lateral (select coalesce(sum(x.qty), 0) as qty from app.production_offline_record x where x.tenant_id = w.tenant_id and x.work_order_id = w.id) f
       cross join lateral (select coalesce(sum(x.qty), 0) as qty from app.production_pack x where x.tenant_id = w.tenant_id and x.work_order_id = w.id) k
      where f.qty > o.good_qty or k.qty > o.good_qty`,
  ),
  differ(
    'one-mount-a-station',
    ['每个工位同一零件只上一个批次', 'One batch of a part is mounted at a station at a time'],
    `select tenant_id, station_id, component_id, count(*) as mounts from app.production_material_binding where active = '1'
      group by tenant_id, station_id, component_id having count(*) > 1`,
  ),
];
