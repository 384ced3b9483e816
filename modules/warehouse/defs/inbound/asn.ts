import {
  blank,
  compareDecimal,
  type Decimal,
  type DocOf,
  date,
  datetime,
  document,
  type Guard,
  quantity,
  ref,
  state,
  sumDecimal,
  table,
  text,
  reasonGiven,
} from '@takt/model';

import { packageTable } from './packages.ts';

interface Announced {
  readonly sourceNo: string | null;
  readonly gateArrivedAt: string | null;
  readonly lines: readonly { readonly receivedQty: Decimal | null }[];
}
const gate: Guard<Announced> = {
  id: 'gate',
  must: (asn, at) => !blank(asn.gateArrivedAt) || !blank(at.input.dock),
  else: ['车辆未登记入厂', 'The vehicle has not checked in'],
  unblock: ['请选择停靠的月台，即为月台登记', 'Choose the dock it stands at: that checks it in'],
  onInput: true,
};
const byItself: Guard<Announced> = {
  id: 'byItself',
  must: ({ sourceNo }) => blank(sourceNo),
  else: ['由送货单生成的到货通知随送货单发运', 'An ASN made by a delivery note leaves when its note is shipped'],
  unblock: ['请在送货单上发运', 'Ship it on its delivery note'],
};
const none: Guard<Announced> = {
  id: 'none',
  must: ({ lines }) => compareDecimal(sumDecimal(lines.map(({ receivedQty }) => receivedQty)), '0') === 0,
  else: ['已收货，不能取消', 'Already received; cannot cancel'],
  unblock: ['收错的货可在收货单上拒收或退货', 'What was received by mistake is rejected or returned on its receipt'],
};

const written = { readonly: true, default: '0', scale: 6, unit: 'unit' } as const;

/** What is on its way to a warehouse. From here on quantities are in the unit the part is kept in. */
export const Asn = document('warehouse.asn', {
  label: ['到货通知单', 'ASN'],
  byFace: ['read', 'create', 'import', 'edit', 'deliver', 'arrive', 'cancel', 'close'],
  number: 'ASN{yyyyMM}{seq:5}',
  filesIn: ['arrival'],
  states: {
    new: state('00', '新建', 'New'),
    inTransit: state('10', '在途', 'In transit', { tone: 'processing' }),
    arrival: state('20', '已到货', 'Arrival', { tone: 'warning' }),
    received: state('30', '已收货', 'Received', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { tone: 'error', final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    plannedArrival: datetime('预计到货时间', 'Planned arrival', { required: true }),
    // Written by the note that announces it, never by hand: what is received here counts there.
    sourceNo: text('送货单号', 'Delivery note', { readonly: true, length: 40 }),
    carrier: text('承运商', 'Carrier', { length: 100 }),
    driver: text('司机', 'Driver', { length: 50 }),
    driverTel: text('司机联系方式', 'Driver contact', { length: 20 }),
    plate: text('车牌号', 'Plate number', { length: 12 }),
    dock: ref('warehouse.dock', '月台', 'Dock', { readonly: true }),
    gateArrivedAt: datetime('到厂时间', 'Arrived at the gate', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      vendorLot: text('供应商批号', 'Supplier batch', { length: 40 }),
      producedOn: date('生产日期', 'Produced on'),
      // The line of the delivery note it answers, so that what is received finds its way back.
      sourceLine: text('送货单行', 'Line of the note', { readonly: true, length: 40, internal: true }),
      receivedQty: quantity('已收数量', 'Received quantity', { ...written, bar: { of: 'qty' } }),
      rejectedQty: quantity('拒收数量', 'Rejected quantity', written),
    }),
    packages: packageTable,
  },
  list: ['number', 'status', 'vendor', 'plannedArrival', 'dock', 'plate', 'warehouse', 'sourceNo', 'gateArrivedAt'],
  essential: ['status', 'vendor', 'plannedArrival'],
  query: ['number', 'status', 'vendor', 'warehouse', 'plannedArrival', 'sourceNo', 'plate'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  waits: { inTransit: 'arrive' },
  due: { inTransit: { at: 'plannedArrival', tells: ['vendor.buyer'] } },
  actions: {
    deliver: { label: ['发货', 'Deliver'], from: 'new', to: 'inTransit', needs: [byItself] },
    // The note that announced it was shipped. The contract has no name for it.
    depart: { beyond: true, label: ['随送货单发货', 'Shipped with its note'], from: 'new', to: 'inTransit', system: true },
    revert: { label: ['撤回发货', 'Revert delivery'], from: 'inTransit', to: 'new', system: true },
    arrive: {
      label: ['到货登记', 'Register arrival'],
      from: 'inTransit',
      to: 'arrival',
      side: 'internal',
      input: { dock: ref('warehouse.dock', '月台', 'Dock') },
      needs: [gate],
      effect: true,
      versionless: true,
      bulk: false,
    },
    cancel: {
      from: 'arrival',
      to: 'cancelled',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [none, reasonGiven],
      effect: true,
    },
    receive: { label: ['收货回写', 'Receive (write-back)'], from: 'arrival', to: 'received', system: true },
    // Its receipt was cancelled: the goods are at the dock, to be received anew. The contract has no name for it.
    reopen: {
      beyond: true,
      label: ['收货取消回写', 'Receipt cancelled (write-back)'],
      from: 'received',
      to: 'arrival',
      system: true,
    },
    close: { from: 'received', to: 'closed', side: 'internal' },
  },
});
export interface Asn extends DocOf<typeof Asn> {}
