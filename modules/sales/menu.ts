import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'sale',
    group: 'order',
    label: ['订单与发运', 'Orders and shipments'],
    screens: [
      screen('/mes/sales/salesOrder', '销售订单', 'Sales order', 'doc', 'sales.salesOrder'),
      screen('/mes/sales/shipmentDoc', '提单/发运单', 'Shipment document (bill of lading)', 'doc', 'sales.billOfLading'),
      screen('/mes/sales/salesShipment', '销售发运', 'Sales shipment', 'doc', 'sales.salesShipment'),
      screen('/les/salesSerial/salesSerialNo', '销售序列号', 'Sales serial numbers', 'query', 'sales.salesSerial'),
      screen('/mes/sales/deliveryPath', '配送路径维护', 'Delivery path maintenance', 'master', 'sales.deliveryPath'),
    ],
  },
];
