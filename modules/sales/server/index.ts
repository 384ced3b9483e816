import { compute, type ServerModule, codes } from '@takt/engine';
import { customerRows, wholeLines } from '@takt/modules/base/server';
import { BillOfLading, SalesOrder, sales, SalesShipment } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { salesInvariants } from './invariants.ts';
import { shipmentsSeen } from './on-time-shipments.ts';
import { salesShipment, shipmentComputed, shipmentReversed, shipmentSavings } from './sales-shipment.ts';

const shipped = `coalesce((select sum(l.shipped_qty) from app.sales_sales_shipment_lines l
      join app.sales_sales_shipment s on s.tenant_id = l.tenant_id and s.id = l.parent_id and s.deleted_at is null
      where l.tenant_id = t.tenant_id and s.sales_order_id = t.parent_id and l.order_line = t.id::text), 0)`;
const orderComputed = compute(SalesOrder, {
  customerEnabled: `(select c.mark_status = '1' from ${customerRows} c where c.tenant_id = t.tenant_id and c.id = t.customer_id and c.deleted_at is null)`,
  lines: {
    shippedQty: shipped,
    /** Of a closed order nothing more is shipped. */
    unshippedQty: `case when h.status in ${codes(SalesOrder, 'closed')} then 0 else greatest(t.qty - ${shipped}, 0) end`,
  },
});
const billComputed = compute(BillOfLading, {
  lines: {
    done: `exists (select 1 from app.sales_sales_shipment s where s.tenant_id = t.tenant_id and s.id = t.shipment_id
      and s.status in ${codes(SalesShipment, 'shipped', 'signed')})`,
  },
});

export const salesModule: ServerModule = {
  defs: sales,
  menu,
  code: [
    salesShipment,
    shipmentsSeen,
    orderComputed,
    shipmentComputed,
    billComputed,
    shipmentReversed,
    shipmentSavings,
    [SalesOrder, SalesShipment].map(wholeLines),
  ],
  invariants: salesInvariants,
};
