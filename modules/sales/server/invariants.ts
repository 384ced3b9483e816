import { sourcedOutboundLines } from '@takt/modules/warehouse/server';
import type { ServerModule } from '@takt/engine';

/** What a shipment says, held to what left the warehouse for it. */
export const salesInvariants: ServerModule['invariants'] = () => [
  {
    name: 'shipments-as-shipped',
    label: ['发货单的已发运数量等于仓库实际出库', 'What a shipment says was shipped has left the warehouse'],
    when: 'settled',
    sql: `
      select l.tenant_id, h.number, l.position, l.shipped_qty as says, w.qty as shipped
        from app.sales_sales_shipment_lines l
        join app.sales_sales_shipment h on h.tenant_id = l.tenant_id and h.id = l.parent_id and h.deleted_at is null
        join lateral (
          select sum(w.shipped_qty) as qty from ${sourcedOutboundLines} w
           where w.tenant_id = l.tenant_id and w.source_line = l.id::text) w on true
       where w.qty is not null and abs(coalesce(l.shipped_qty, 0) - w.qty) >= 0.001`,
  },
];
