import { codes, fragment } from '@takt/engine';
import { Asn, OutboundOrder, Receipt, ReplenishmentTask, StockHold, StockTransfer } from '../defs/index.ts';

// What higher modules count of documents that are still open; which states that are is the warehouse's to say.

/** Lines of orders on their way out, with how much of them is set aside. */
export const openOutboundLines = fragment`(select o.id, o.number, o.warehouse_id, l.part_id, l.unit_id, l.qty, l.allocated_qty
  from app.warehouse_outbound_order o join app.warehouse_outbound_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
  where o.status in ${codes(OutboundOrder, 'released', 'allocated', 'picking')} and o.deleted_at is null)`;

/** Lines of orders that another document asked for, with what came of them; in the unit of that document. */
export const sourcedOutboundLines = fragment`(select o.tenant_id, o.id as order_id, l.source_line, o.status,
    round(l.picked_qty * l.source_qty / l.qty, 6) as picked_qty, round(l.shipped_qty * l.source_qty / l.qty, 6) as shipped_qty,
    case when o.status in ${codes(OutboundOrder, 'cancelled')} then 0
      when o.status in ${codes(OutboundOrder, 'shipped', 'closed')} then round(l.shipped_qty * l.source_qty / l.qty, 6)
      else l.source_qty end as asked_qty
  from app.warehouse_outbound_order o join app.warehouse_outbound_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
  where l.source_line is not null and o.deleted_at is null)`;

/** Goods asked for at a line: how much still leaves the one warehouse, and how much comes to the other. */
export const openReplenishments = fragment`(select t.id, t.number, t.part_id, t.warehouse_id, t.to_warehouse_id,
    case when t.status in ${codes(ReplenishmentTask, 'inDelivery')} then 0 else t.qty - t.picked_qty end as leaving_qty,
    case when t.status in ${codes(ReplenishmentTask, 'inDelivery')} then t.delivered_qty else t.qty end as coming_qty
  from app.warehouse_replenishment_task t
  where t.status in ${codes(ReplenishmentTask, 'released', 'picking', 'inDelivery')} and t.deleted_at is null)`;

/** Lines of transfers, with what has not come in of them. */
export const openTransferLines = fragment`(select t.id, t.number, t.to_warehouse_id, l.part_id, l.qty - l.in_qty as coming_qty
  from app.warehouse_stock_transfer t join app.warehouse_stock_transfer_lines l on l.tenant_id = t.tenant_id and l.parent_id = t.id
  where t.status in ${codes(StockTransfer, 'released', 'inTransit')} and t.deleted_at is null)`;

/** Lines of receipts that await inspection. */
export const uninspectedLines = fragment`(select r.id, r.number, r.warehouse_id, l.part_id, l.qc_qty
  from app.warehouse_receipt r join app.warehouse_receipt_lines l on l.tenant_id = r.tenant_id and l.parent_id = r.id
  where l.qc_qty > 0 and r.status not in ${codes(Receipt, 'cancelled')} and r.deleted_at is null)`;

/** Stock of ours on hold, unless a disposal is open. */
export const releasableHolds = fragment`(select h.id, h.number, h.warehouse_id, h.part_id, h.frozen_qty
  from app.warehouse_stock_hold h where h.status in ${codes(StockHold, 'frozen')} and h.frozen_qty > 0 and h.nc_open is distinct from '1'
    and h.owner_id is null and h.deleted_at is null)`;

/**
 * Lines that were announced, with what came of them: of a load refused at the dock, nothing. Accepted is what was received, does
 * not wait for inspection and did not fail it. `source_no` and `source_line` say who announced them.
 */
export const announcedLines = fragment`(select a.tenant_id, a.source_no, l.source_line, l.part_id, l.qty, l.received_qty,
    coalesce(j.accepted_qty, 0) as accepted_qty, coalesce(j.ng_qty, 0) as ng_qty,
    case when a.status in ${codes(Asn, 'cancelled')} then l.qty else l.rejected_qty end as rejected_qty
  from app.warehouse_asn a join app.warehouse_asn_lines l on l.tenant_id = a.tenant_id and l.parent_id = a.id
  left join lateral (
    select sum(x.received_qty - coalesce(x.qc_qty, 0) - coalesce(x.ng_qty, 0)) as accepted_qty, sum(coalesce(x.ng_qty, 0)) as ng_qty
    from app.warehouse_receipt r
    join app.warehouse_receipt_lines x on x.tenant_id = r.tenant_id and x.parent_id = r.id and x.asn_line = l.id::text
    where r.tenant_id = a.tenant_id and r.asn_id = a.id and r.status not in ${codes(Receipt, 'cancelled')} and r.deleted_at is null) j on true
  where a.deleted_at is null)`;
