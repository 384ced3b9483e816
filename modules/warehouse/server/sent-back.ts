import { verbatim } from '@takt/engine';
import { OutboundOrder, Receipt } from '../defs/index.ts';
import { STANDS } from './stock/vendors.ts';

/**
 * What left for its supplier by each line another document asked for, as the ledger has it: in the unit of stock, and in that of the
 * document.
 */
export const sentBackLines =
  verbatim(`(select m.tenant_id, l.source_line, m.part_id, bool_and(m.from_status = 'ng') as rejected, max(m.at) as at,
    sum(m.qty) as qty, sum(m.qty * l.source_qty / l.qty) as source_qty
  from app.warehouse_outbound_order o
  join app.warehouse_outbound_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id and l.source_line is not null
  join app.warehouse_stock_move m on m.tenant_id = o.tenant_id and m.entity = '${OutboundOrder.id}' and m.document_no = o.number
    and m.line_id = l.id::text and m.to_place = 'vendor' and ${STANDS}
  group by m.tenant_id, l.source_line, m.part_id)`);

/** What failed the inspection of its receipt: in the unit of stock, and by who announced it. It was never accepted. */
export const failedGoods = verbatim(`(select m.tenant_id, a.source_no, r.vendor_id, m.part_id, m.batch, m.qty, m.at
  from app.warehouse_asn a
  join app.warehouse_receipt r on r.tenant_id = a.tenant_id and r.asn_id = a.id
  join app.warehouse_stock_move m on m.tenant_id = r.tenant_id and m.entity = '${Receipt.id}' and m.document_no = r.number
    and m.from_status = 'qc' and m.to_status = 'ng' and ${STANDS})`);
