import { codes, fragment, verbatim } from '@takt/engine';
import { ProductionOrder } from '../defs/index.ts';
import { ASKING, usedOf } from './figures.ts';

/** What released orders still need of their components, by the day they begin. */
export const componentDemandRows = verbatim(`(select p.tenant_id, p.id, p.number, p.plant_id, m.component_id as part_id,
    greatest(m.required_qty - ${usedOf('m')}, 0) as qty, p.planned_start as at
  from app.production_production_order p
  join app.production_production_order_materials m on m.tenant_id = p.tenant_id and m.parent_id = p.id
  where p.status in ${ASKING} and p.deleted_at is null and m.chosen = '1' and m.issue <> 'bulk')`);

/** What released orders will still bring to stock, by the day they end. */
export const plannedOutputRows = fragment`(select p.tenant_id, p.id, p.number, p.plant_id, p.part_id, p.planned_end as at,
    greatest(p.planned_qty - coalesce((select sum(f.qty) from app.production_offline_record f
      where f.tenant_id = p.tenant_id and f.production_order_id = p.id), 0)
    - coalesce((select sum(o.scrap_qty) from app.production_work_order_operations o
      join app.production_work_order w on w.tenant_id = o.tenant_id and w.id = o.parent_id and w.deleted_at is null
      where o.tenant_id = p.tenant_id and w.production_order_id = p.id), 0), 0) as qty
  from app.production_production_order p
  where p.status in ${codes(ProductionOrder, 'released', 'inProduction')} and p.deleted_at is null)`;
