import { codes, fragment, verbatim } from '@takt/engine';
import { Asn } from '../defs/index.ts';

// What other modules read in SQL of their own: `join ${warehouseRows} w on w.id = n.warehouse_id`. Columns not named here are nobody
// else's. Deleted rows are among them. PostgreSQL reads the table as if it were named.

export const warehouseRows = verbatim(
  '(select tenant_id, id, code, name, name_en, type, plant_id, manager_id, deleted_at from app.warehouse_warehouse)',
);

export const stockRows = verbatim(
  '(select tenant_id, id, warehouse_id, part_id, stock_status, owner_id, qty, reserved_qty from app.warehouse_stock)',
);

/** Announcements of which something is still to be received. */
export const openAsnRows = fragment`(select tenant_id, source_no from app.warehouse_asn
  where status in ${codes(Asn, 'inTransit', 'arrival')} and source_no is not null and deleted_at is null)`;
export const asnRows = verbatim('(select tenant_id, id, source_no from app.warehouse_asn)');

export const receiptRows = verbatim('(select tenant_id, id, asn_id from app.warehouse_receipt)');

/** Locations that are open to picking. */
export const pickableLocations = verbatim(`(select tenant_id, id, warehouse_id from app.warehouse_location
  where mark_status = '1' and pick_locked is distinct from '1' and deleted_at is null)`);
