import { codes } from '@takt/engine';
import { openAsnRows } from '@takt/modules/warehouse/server';
import { DeliveryNote, PickupNote } from '../defs/index.ts';

const columns =
  'o.id, o.position, o.line_no, o.part_id, o.unit_id, o.lot, o.qty, o.received_qty, o.accepted_qty, o.ng_qty, o.accepted_on';
/** When the goods of a note `n` came: at the gate, else as announced. */
export const CAME = 'coalesce(n.gate_arrived_at, n.planned_arrival)';
/** Nothing of it waits for inspection. */
const accepted = 'o.accepted_qty > 0 and o.accepted_qty + coalesce(o.ng_qty, 0) >= o.received_qty';

/** Nothing more of a line `o` of a note `n` comes: all of it is here, or the warehouse has done with the vehicle. The rest can be called off once the note is closed. */
const over = `(o.received_qty + coalesce(o.rejected_qty, 0) >= o.qty
  or not exists (select 1 from ${openAsnRows} a where a.tenant_id = n.tenant_id and a.source_no = n.number))`;

/**
 * Every line `o` that came of what a supplier delivered or we fetched from one, with the order or plan it names. What was delivered
 * came on the day it passed the gate (else the day it was due), what we fetched on the day we took it over. A line is `settled` when
 * no more of it comes and all that came is judged: only then is it owed for, once.
 */
export const RECEIVED = `(
  select n.tenant_id, 'purchasing.deliveryNote' as entity, n.id as note, n.id as note_id, null::uuid as pickup_id, n.number, n.vendor_id,
    n.warehouse_id, (${CAME})::date as came, ${columns}, o.plan_id, o.order_id, o.source_line,
    (n.status in ${codes(DeliveryNote, 'received', 'closed')} or n.status in ${codes(DeliveryNote, 'partlyReceived')} and ${over}) and ${accepted} as settled
  from app.purchasing_delivery_note n join app.purchasing_delivery_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
  where n.deleted_at is null and o.received_qty > 0
  union all
  select n.tenant_id, 'purchasing.pickupNote', n.id, null::uuid, n.id, n.number, n.vendor_id, n.warehouse_id, n.picked_up_at::date,
    ${columns}, null::uuid, o.order_id, o.order_line,
    (n.status in ${codes(PickupNote, 'closed')} or o.received_qty + coalesce(o.rejected_qty, 0) >= o.picked_qty) and ${accepted}
  from app.purchasing_pickup_note n join app.purchasing_pickup_note_lines o on o.tenant_id = n.tenant_id and o.parent_id = n.id
  where n.deleted_at is null and o.received_qty > 0)`;

/** The line `o` stands on a statement; one that was deleted has let go of it. */
export const billed = (o: string): string => `exists (select 1 from app.purchasing_monthly_reconciliation_lines s
  where s.tenant_id = ${o}.tenant_id and s.kind = 'receipt' and s.receipt_line = ${o}.line_no
    and (s.note_id = ${o}.note_id or s.pickup_id = ${o}.pickup_id))`;
