import { codes } from '@takt/engine';
import { DeliveryPlan } from '../defs/index.ts';
import { CAME } from './received-lines.ts';
import { demanded, notes, plans } from './source-lines.ts';

/** What two documents must share with the line `t` of a plan to be counted together: supplier, warehouse, part, unit and year. */
const alike = (head: string, line: string, at: string): string => `${head}.tenant_id = t.tenant_id
  and ${line}.part_id = t.part_id and ${line}.unit_id = t.unit_id
  and (${head}.vendor_id, ${head}.warehouse_id) = (select own.vendor_id, own.warehouse_id from app.purchasing_delivery_plan own
    where own.tenant_id = t.tenant_id and own.id = t.parent_id)
  and ${at} >= date_trunc('year', t.arrival_at)`;

/** All that was asked of a supplier since the year began, up to and with the line `t`. Drafts of other plans ask for nothing. */
export const cumulativeDemand = `coalesce((select sum(${demanded}) from ${plans}
  where ${alike('d', 'p', 'p.arrival_at')} and (d.id = t.parent_id or d.status not in ${codes(DeliveryPlan, 'new')})
    and (p.arrival_at, p.parent_id, p.line_no) <= (t.arrival_at, t.parent_id, t.line_no)), 0)`;

/** All that has come of it in that year until now. What orders called off by themselves no plan has asked for. */
export const cumulativeReceived = `coalesce((select sum(o.received_qty) from ${notes}
  where o.plan_id is not null and ${alike('n', 'o', CAME)} and ${CAME} < date_trunc('year', t.arrival_at) + interval '1 year'), 0)`;
