/**
 * Every line `o` that came of what a supplier delivered or we fetched from one, with the order or plan it names: what is
 * owed to the supplier. What was delivered counts from the day it came through the gate (else the day it was due), what
 * we fetched from the day we took it over.
 */
export const RECEIVED = `(
  select n.tenant_id, 'purchasing.deliveryNote' as entity, n.id as note, n.number, n.vendor_id, n.warehouse_id,
    coalesce(n.gate_arrived_at, n.planned_arrival)::date as came, o.id, o.position, o.part_id, o.unit_id, o.qty, o.received_qty,
    o.plan_id, o.order_id, o.source_line
  from app.purchasing_delivery_note n join app.purchasing_delivery_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
  where n.deleted_at is null and o.received_qty > 0
  union all
  select n.tenant_id, 'purchasing.pickupNote', n.id, n.number, n.vendor_id, n.warehouse_id, n.picked_up_at::date, o.id, o.position,
    o.part_id, o.unit_id, o.qty, o.received_qty, null::uuid, o.order_id, o.order_line
  from app.purchasing_pickup_note n join app.purchasing_pickup_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
  where n.deleted_at is null and o.received_qty > 0)`;
