import { codes } from '@takt/engine';
import { ProductionOrder, WorkOrder } from '../defs/index.ts';

/** Operations of the work orders of an order; whose are columns or expressions. */
export const operationsOf = (tenant: string, order: string): string => `app.production_work_order_operations o
  join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id and w.deleted_at is null
  where o.tenant_id = ${tenant} and w.production_order_id = ${order}`;

/** What of an operation is neither good nor scrap nor in rework. */
export const wip = 'o.input_qty - o.good_qty - o.scrap_qty - o.rework_qty';

/** Whether the good pieces of an operation go to other work orders: its own has none after it. Its key is made of columns. */
export const passesOn = (tenant: string, workOrder: string, seq: string): string => `not exists (
  select 1 from app.production_work_order_operations k
  where k.tenant_id = ${tenant} and k.parent_id = ${workOrder} and k.previous_seq = ${seq} and k.self_fed <> '1')`;

/** What went into an order of one of its material lines. */
export const usedOf = (line: string): string => `coalesce((select sum(u.qty) from app.production_material_use u
  where u.tenant_id = ${line}.tenant_id and u.material_line = ${line}.id::text), 0)`;

/** Orders that still ask for material. */
export const ASKING = codes(ProductionOrder, 'released', 'inProduction', 'suspended');

/** What a work order takes of the plan of its order: what it plans while it is open, what came of it once it has ended. */
export const plannedBy = (w: string): string => `case when ${w}.status in ${codes(WorkOrder, 'finished', 'closed')}
  then coalesce((select o.good_qty + o.scrap_qty from app.production_work_order_operations o
    where o.tenant_id = ${w}.tenant_id and o.parent_id = ${w}.id and o.seq = ${w}.last_seq), 0) else ${w}.planned_qty end`;
/** Work orders that count against the plan. */
export const COUNTED = codes(WorkOrder, 'released', 'dispatched', 'inProduction', 'suspended', 'finished', 'closed');
