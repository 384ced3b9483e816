import { codes, fragment, verbatim } from '@takt/engine';
import { Asn, LotHold } from '../defs/index.ts';
import { IS_LOT_HELD } from './stock/lot-holds.ts';

// What other modules read in SQL of their own: `join ${warehouseRows} w on w.id = n.warehouse_id`. Columns not named here are nobody
// else's. Deleted rows are among them. PostgreSQL reads the table as if it were named.

export const warehouseRows = verbatim(
  '(select tenant_id, id, code, name, name_en, type, plant_id, manager_id, deleted_at from app.warehouse_warehouse)',
);

export const locationRows = verbatim(
  '(select tenant_id, id, code, warehouse_id, mark_status, deleted_at from app.warehouse_location)',
);

export const dockRows = verbatim('(select tenant_id, id, code, warehouse_id, direction from app.warehouse_dock)');

export const stockRows = verbatim(
  '(select tenant_id, id, warehouse_id, part_id, stock_status, owner_id, qty, reserved_qty from app.warehouse_stock)',
);

/** Stock of ours that an order to a customer may take. */
export const freeStockRows =
  verbatim(`(select s.tenant_id, s.warehouse_id, s.part_id, s.qty - s.reserved_qty as qty from app.warehouse_stock s
  join app.warehouse_location l on l.tenant_id = s.tenant_id and l.id = s.location_id and l.deleted_at is null
  where s.stock_status = 'available' and s.qty > s.reserved_qty and s.owner_id is null and l.kind = 'storage' and l.mark_status = '1'
    and l.pick_locked is distinct from '1' and not ${IS_LOT_HELD})`);

export const serialRows = verbatim(
  '(select tenant_id, serial_no, part_id, batch from app.warehouse_serial_no where deleted_at is null)',
);

/** Announcements of which something is still to be received. */
export const openAsnRows = fragment`(select tenant_id, source_no from app.warehouse_asn
  where status in ${codes(Asn, 'inTransit', 'arrival')} and source_no is not null and deleted_at is null)`;
export const asnRows = verbatim('(select tenant_id, id, source_no, gate_arrived_at from app.warehouse_asn)');

export const receiptRows = verbatim('(select tenant_id, id, asn_id from app.warehouse_receipt)');

/** Whether a batch of a part is on hold; whose and which are columns or expressions. */
export const isBatchHeld = (of: Readonly<Record<'tenant' | 'part' | 'batch', string>>): string =>
  `exists (select from app.warehouse_lot_hold h where h.tenant_id = ${of.tenant} and h.part_id = ${of.part} and h.batch = ${of.batch}
    and h.container is null and h.status in ${codes(LotHold, 'active')} and h.deleted_at is null)`;

/** What production may take of a part at a location: ours, good, on no hold and not expired. */
export const lineSideRows =
  verbatim(`(select s.tenant_id, s.warehouse_id, s.location_id, s.part_id, s.qty - s.reserved_qty as qty from app.warehouse_stock s
  where s.stock_status = 'available' and s.qty > s.reserved_qty and s.owner_id is null and not ${IS_LOT_HELD})`);
