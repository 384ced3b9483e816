import type { Definitions } from '@takt/model';
import { BillOfLading } from './bill-of-lading.ts';
import { orderToShipment } from './conversions.ts';
import { DeliveryPath } from './delivery-path.ts';
import { onTimeShipments } from './on-time-shipments.ts';
import { SalesOrder } from './sales-order.ts';
import { SalesSerial } from './sales-serial.ts';
import { SalesShipment } from './sales-shipment.ts';

export type { OnTimeShipments } from './on-time-shipments.ts';
export { BillOfLading, DeliveryPath, SalesOrder, SalesSerial, SalesShipment };

export const sales: Definitions = {
  module: 'sales',
  label: ['销售', 'Sales'],
  contexts: ['mes', 'les'],
  entities: [SalesOrder, DeliveryPath, SalesShipment, BillOfLading, SalesSerial],
  calls: [onTimeShipments],
  conversions: [orderToShipment],
};
