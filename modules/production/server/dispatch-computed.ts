import { codes, compute, decided } from '@takt/engine';
import { openLockRows, operatorRows, operatorSkillRows, partPlanRows, partRows, unitRows } from '@takt/modules/base/server';
import { deviceRows, toolingRows } from '@takt/modules/equipment/server';
import { DispatchOrder, OVER_REPORT, WorkOrder } from '../defs/index.ts';
import { passesOn } from './figures.ts';

const WORK = 'from app.production_work_order w where w.tenant_id = t.tenant_id and w.id = t.work_order_id';
const OPERATION = `from app.production_work_order_operations o where o.tenant_id = t.tenant_id and o.parent_id = t.work_order_id and o.seq = t.operation_seq`;
const lock = (kind: string, where: string): string =>
  `(select min(k.number) from ${openLockRows} k where k.tenant_id = t.tenant_id and k.kind = '${kind}' and (${where}))`;
const atPlace = 'k.line_id = t.line_id or k.device_id = t.device_id';

/** Reports that stand: no reversal, and not taken back. */
const STANDING = `r.is_reversal <> '1' and not exists (select 1 from app.production_work_report v
  where v.tenant_id = r.tenant_id and v.reverses_id = r.id)`;
/** The last report of the operation, if it is one of this dispatch order. */
const LAST = `(select r.* from app.production_work_report r where r.tenant_id = t.tenant_id and r.work_order_id = t.work_order_id
    and r.operation_seq = t.operation_seq and ${STANDING} order by r.report_no desc limit 1)`;

/** What has gone on of the good pieces of the last report; null where all of them are still there to be taken back. */
const CONSUMED = `(select coalesce(
    (select 'OP' || n.seq from app.production_work_order_operations n where n.tenant_id = t.tenant_id and n.parent_id = t.work_order_id
      and n.previous_seq = t.operation_seq and n.self_fed <> '1' and n.input_qty - r.good_qty < n.good_qty + n.scrap_qty + n.rework_qty limit 1),
    (select x.number || ' OP' || n.seq from app.production_work_order_operations n
      join app.production_work_order x on x.tenant_id = n.tenant_id and x.id = n.parent_id and x.deleted_at is null
      where n.tenant_id = t.tenant_id and x.production_order_id = w.production_order_id and n.previous_seq = t.operation_seq and n.self_fed = '1'
        and n.input_qty > 0 and ${passesOn('t.tenant_id', 't.work_order_id', 't.operation_seq')} and (select sum(g.good_qty) from app.production_work_order_operations g
          join app.production_work_order y on y.tenant_id = g.tenant_id and y.id = g.parent_id and y.deleted_at is null
          where g.tenant_id = t.tenant_id and y.production_order_id = w.production_order_id and g.seq = t.operation_seq
            and ${passesOn('g.tenant_id', 'g.parent_id', 'g.seq')}) - r.good_qty
          < (select sum(i.input_qty) from app.production_work_order_operations i
          join app.production_work_order z on z.tenant_id = i.tenant_id and z.id = i.parent_id and z.deleted_at is null
          where i.tenant_id = t.tenant_id and z.production_order_id = w.production_order_id and i.seq = n.seq and i.self_fed = '1') limit 1),
    (select max(f.offline_no) from app.production_offline_record f where f.tenant_id = t.tenant_id and f.work_order_id = t.work_order_id
      and t.operation_seq = w.last_seq
      having (select o.good_qty ${OPERATION}) - r.good_qty < sum(f.qty)),
    (select max(k.box_no) from app.production_pack k where k.tenant_id = t.tenant_id and k.work_order_id = t.work_order_id
      and t.operation_seq = w.last_seq
      having (select o.good_qty ${OPERATION}) - r.good_qty < sum(k.qty)),
    case when r.rework_qty > 0 and t.rework_qty < r.rework_qty then 'OP' || t.operation_seq end)
  from ${LAST} r join app.production_work_order w on w.tenant_id = r.tenant_id and w.id = r.work_order_id
  where r.dispatch_order_id = t.id)`;

export const dispatchComputed = compute(DispatchOrder, {
  unit: `(select u.code from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  leftQty: 'greatest(t.planned_qty - t.good_qty - t.scrap_qty - t.rework_qty, 0)',
  overPercent: `coalesce((select p.over_percent from ${partPlanRows} p where p.tenant_id = t.tenant_id and p.part_id = t.part_id
    and p.plant_id = t.plant_id and p.deleted_at is null), (${decided(OVER_REPORT, 't')})::numeric)`,
  decimals: `(select u.precision from ${partRows} p join ${unitRows} u on u.tenant_id = p.tenant_id and u.id = p.unit_id
    where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  operationThere: `exists (select 1 ${OPERATION})`,
  dispatched: `exists (select 1 ${WORK} and (w.dispatched_at is not null or w.status in ${codes(WorkOrder, 'dispatched', 'inProduction')}))`,
  deviceRequired: `exists (select 1 from app.production_line_setting s where s.tenant_id = t.tenant_id and s.line_id = t.line_id
    and s.device_required = '1' and s.mark_status = '1' and s.deleted_at is null)`,
  unqualified: `(select p.operator_no || ' ' || p.name from ${operatorRows} p join app.production_work_order_operations o
    on o.tenant_id = p.tenant_id and o.parent_id = t.work_order_id and o.seq = t.operation_seq
    where p.tenant_id = t.tenant_id and p.id = t.operator_id and o.skill is not null and not exists (select 1 from ${operatorSkillRows} s
      where s.tenant_id = p.tenant_id and s.operator_id = p.id and s.skill = o.skill and (s.valid_until is null or s.valid_until >= t.business_on)))`,
  deviceDown: `(select d.device_no from ${deviceRows} d where d.tenant_id = t.tenant_id and d.id = t.device_id and d.down)`,
  wornTool: `(select g.tooling_no from ${toolingRows} g where g.tenant_id = t.tenant_id and g.id = t.tooling_id and g.worn)`,
  errorProofingLock: lock('errorProofing', atPlace),
  spotCheckLock: lock('spotCheck', 'k.device_id = t.device_id'),
  manualLock: lock('manual', atPlace),
  firstPieceLock: lock(
    'firstPiece',
    'k.work_order_id = t.work_order_id and coalesce(k.operation_seq, t.operation_seq) = t.operation_seq',
  ),
  lastReport: `(select r.report_no from ${LAST} r where r.dispatch_order_id = t.id)`,
  consumed: CONSUMED,
});
