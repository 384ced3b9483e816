import { code, datetime, entity, type RowOf, ref } from '@takt/model';

/** Which piece went to which customer, written when it ships. */
export const SalesSerial = entity('sales.salesSerial', {
  label: ['销售序列号', 'Sales serial number'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    serialNo: code('序列号', 'Serial number', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch'),
    shipment: ref('sales.salesShipment', '销售发货单', 'Sales shipment', { required: true }),
    salesOrder: ref('sales.salesOrder', '销售订单', 'Sales order', { required: true }),
    customer: ref('base.customer', '客户', 'Customer', { required: true }),
    // Repeats the shipment's plant: scopes look at the row's own fields.
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    shippedAt: datetime('发运时间', 'Shipped at', { required: true }),
    reversedAt: datetime('冲销时间', 'Reversed at', {
      help: ['该次发运已冲销，货物没有离开', 'The shipment was reversed: it did not leave'],
    }),
  },
  list: ['serialNo', 'part', 'batch', 'shipment', 'salesOrder', 'customer', 'shippedAt', 'reversedAt'],
  query: ['serialNo', 'part', 'shipment', 'customer', 'shippedAt'],
  title: ['serialNo'],
  sort: [['shippedAt', 'desc']],
  scopes: { plant: 'plant' },
});
export interface SalesSerial extends RowOf<typeof SalesSerial> {}
