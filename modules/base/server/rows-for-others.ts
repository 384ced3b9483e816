import { codes, fragment, verbatim } from '@takt/engine';
import { BomVersion, ProductionLock } from '../defs/index.ts';
import { inEffect } from './bom-in-effect.ts';

// What other modules read in SQL of their own: `join ${partRows} p on p.id = l.part_id`. Columns not named here are nobody else's,
// and deleted rows are among them, because documents go on naming them. PostgreSQL reads the table as if it were named.

export const partRows = verbatim(`(select tenant_id, id, part_no, name, name_en, unit_id, category_id, deleted_at,
  gtin, net_weight, volume, hazardous, temperature_from, temperature_to, max_stock, track_mode, shelf_life_days, quality_controlled, label_controlled, key_part from app.base_part)`);

export const vendorRows = verbatim(`(select tenant_id, id, code, name, name_en, buyer_id, deleted_at,
  forecast_reply_hours, order_reply_hours, plan_reply_hours, lead_time_hours, early_delivery_hours, shipment_control, tax_rate
  from app.base_vendor)`);

export const unitRows = verbatim('(select tenant_id, id, code, name, name_en, precision from app.base_unit)');

export const packageRows = verbatim('(select tenant_id, id, code, name, name_en from app.base_package)');

export const customerRows = verbatim(
  '(select tenant_id, id, code, name, name_en, mark_status, min_shelf_days, deleted_at from app.base_customer)',
);

export const partPlanRows = verbatim(
  '(select tenant_id, part_id, plant_id, abc_class, cycle_count_days, over_percent, deleted_at from app.base_part_plan)',
);

export const vendorPartRows =
  verbatim(`(select tenant_id, vendor_id, part_id, package_qty, over_percent, share_percent, unit_price, currency,
  lead_time_days, material_cycle_days, min_order_qty, order_multiple, valid_from, valid_to, mark_status, deleted_at from app.base_vendor_part)`);

/** What a part lies in: the innermost package of each standard schema, as it comes in before as it leaves. Cubic metres. */
export const partPackageRows = verbatim(`(select s.tenant_id, s.part_id, l.qty, p.tare_kg, p.height_mm,
    p.length_mm::numeric * p.width_mm * p.height_mm / 1e9 as volume, s.code,
    array_position(array['inbound', 'inhouse', 'outbound'], s.use::text) as turn
  from app.base_package_schema s
  join app.base_package_schema_levels l on l.tenant_id = s.tenant_id and l.parent_id = s.id and l.level = 1
  join app.base_package p on p.tenant_id = s.tenant_id and p.id = l.package_id
  where s.standard = '1' and s.mark_status = '1' and s.customer_id is null and s.deleted_at is null)`);

/** A term on which a supplier delivers a part on a day; whose, which and when are columns or expressions. */
export const termOn = (
  term: 'over_percent' | 'package_qty' | 'lead_time_days' | 'material_cycle_days' | 'min_order_qty' | 'order_multiple',
  of: Readonly<Record<'tenant' | 'vendor' | 'part' | 'day', string>>,
): string =>
  `(select v.${term} from ${vendorPartRows} v where v.tenant_id = ${of.tenant} and v.vendor_id = ${of.vendor}
    and v.part_id = ${of.part} and v.mark_status = '1' and v.deleted_at is null
    and (v.valid_from is null or v.valid_from <= ${of.day}) and (v.valid_to is null or v.valid_to >= ${of.day})
    order by v.valid_from desc nulls last limit 1)`;
/** How much more of a part than was announced its supplier may bring. */
export const overPercentOn = (of: Readonly<Record<'tenant' | 'vendor' | 'part' | 'day', string>>): string =>
  termOn('over_percent', of);

/** BOM versions by the number of the engineering change they carry: drafts, those that wait for approval, those in effect. */
export const changedBomRows = fragment`(select tenant_id, id, bom_id, change_no, status in ${codes(BomVersion, 'draft')} as draft,
  status in ${codes(BomVersion, 'inApproval')} as waiting from app.base_bom_version
  where change_no is not null and status not in ${codes(BomVersion, 'obsolete')} and deleted_at is null)`;

export const deliveryUnitRows =
  verbatim(`(select tenant_id, id, code, plant_id, call_mode, cycle_minutes, lead_minutes, boxes, load_limit
  from app.base_delivery_unit where deleted_at is null and mark_status = '1')`);

export const lineRows = verbatim('(select tenant_id, id, code, name, name_en, plant_id, workshop_id from app.base_line)');
export const stationRows = verbatim('(select tenant_id, id, station_no, name, name_en, line_id from app.base_station)');
export const processRows = verbatim('(select tenant_id, id, process_no, name, name_en, skill from app.base_process)');

export const operatorRows = verbatim('(select tenant_id, id, operator_no, name, name_en, team from app.base_operator)');
/** What an operator may do by himself; from a day on, or for good. */
export const operatorSkillRows = verbatim(`(select tenant_id, parent_id as operator_id, skill, valid_until
  from app.base_operator_skills where level in ('independent', 'trainer'))`);

/** The operations of routes, each at the line it says, else at that of its station. */
export const routeOperationRows = verbatim(`(select o.tenant_id, o.parent_id as route_id, o.seq, o.process_id, o.station_id,
    coalesce(o.line_id, s.line_id) as line_id, o.setup_seconds, o.run_seconds, o.crew, o.counting_point, o.first_piece, o.outsourced,
    o.vendor_id, p.skill
  from app.base_route_operations o
  join app.base_process p on p.tenant_id = o.tenant_id and p.id = o.process_id
  left join app.base_station s on s.tenant_id = o.tenant_id and s.id = o.station_id)`);
export const routeRows = verbatim('(select tenant_id, id, code, version_no, control from app.base_route)');

interface Made {
  readonly tenant: string;
  readonly part: string;
  readonly plant: string;
  readonly day: string;
}
/** The route a part takes in a plant on a day: the standard one first; whose, where and when are columns or expressions. */
export const routeOn = ({ tenant, part, plant, day }: Made): string => `(select r.id from app.base_route r
  where r.tenant_id = ${tenant} and r.part_id = ${part} and r.plant_id = ${plant} and r.mark_status = '1' and r.deleted_at is null
    and (r.valid_from is null or r.valid_from <= ${day}) and (r.valid_to is null or r.valid_to >= ${day})
  order by r.standard desc, r.valid_from desc nulls last, r.code limit 1)`;
/** The BOM version by which a part is made in a plant on a day. */
export const bomVersionForOrder = ({ tenant, part, plant, day }: Made): string => `(select v.id from app.base_bom o
  join app.base_bom_version v on v.tenant_id = o.tenant_id and v.bom_id = o.id
  where o.tenant_id = ${tenant} and o.part_id = ${part} and o.plant_id = ${plant} and o.usage = 'production' and o.mark_status = '1'
    and o.deleted_at is null and ${inEffect('v', day)} limit 1)`;
/** Whether a version counts on a day. */
export const isVersionInEffect = (tenant: string, version: string, day: string): string =>
  `exists (select 1 from app.base_bom_version v where v.tenant_id = ${tenant} and v.id = ${version} and ${inEffect('v', day)})`;

/** What a part leaves the line in: the innermost package of its standard schema, for customers before the house. */
export const boxRows = verbatim(`(select s.tenant_id, s.part_id, l.package_id, l.qty, s.code,
    array_position(array['outbound', 'inhouse'], s.use::text) as turn
  from app.base_package_schema s
  join app.base_package_schema_levels l on l.tenant_id = s.tenant_id and l.parent_id = s.id and l.level = 1
  where s.standard = '1' and s.mark_status = '1' and s.use in ('outbound', 'inhouse') and s.customer_id is null and s.deleted_at is null)`);

/** What is locked now. */
export const openLockRows = fragment`(select tenant_id, id, number, kind, plant_id, line_id, device_id, work_order_id, operation_seq,
  business_on, shift, reason from app.base_production_lock where status in ${codes(ProductionLock, 'locked')} and deleted_at is null)`;
/** The same with what was released again. */
export const lockRows = verbatim(`(select tenant_id, kind, work_order_id, operation_seq, business_on, shift
  from app.base_production_lock where deleted_at is null)`);
