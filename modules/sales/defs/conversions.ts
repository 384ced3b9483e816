import { convert } from '@takt/model';
import { SalesOrder } from './sales-order.ts';
import { SalesShipment } from './sales-shipment.ts';

/** A locked order's lines become a shipment; what earlier shipments took is not offered again, unless they were cancelled. */
export const orderToShipment = convert('sales.orderToShipment', SalesOrder, SalesShipment, {
  from: ['locked'],
  qty: 'qty',
  fields: ({ id, customer, plant }) => ({ salesOrder: id, customer, plant }),
  line: ({ id, part, unit, openQty }) => ({ part, unit, qty: openQty, orderLine: id }),
});
