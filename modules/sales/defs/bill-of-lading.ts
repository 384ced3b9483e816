import {
  blank,
  computed,
  type DocOf,
  datetime,
  decimal,
  document,
  type Guard,
  integer,
  lineActions,
  ref,
  state,
  table,
  text,
  hasLines,
  driverTel,
} from '@takt/model';
import { billPrintout } from './bill-printout.ts';

interface Bill {
  readonly carrier: string | null;
  readonly vehicleNo: string | null;
  readonly driverTel: string | null;
  readonly lines: readonly { readonly done: string | null }[];
}
const carrier: Guard<Bill> = {
  id: 'carrier',
  must: (bill) => !blank(bill.carrier) && !blank(bill.vehicleNo),
  else: ['请维护承运商和车牌号', 'Carrier and vehicle number are required'],
};
const shipped: Guard<Bill> = {
  id: 'shipped',
  must: ({ lines }) => lines.every(({ done }) => done === '1'),
  else: ['存在未发运完成的发货单，不能关闭', 'A linked shipment is not complete; cannot close'],
  unblock: ['请先完成提单上的发货单', 'Complete the shipments of the bill first'],
};

/** The paper that travels with a vehicle: which shipments it carries, and who drives it. */
export const BillOfLading = document('sales.billOfLading', {
  label: ['发运单（提单）', 'Shipment document (bill of lading)'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'addLine', 'editLine', 'deleteLine', 'issue', 'close', 'print'],
  number: 'BL{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已发布', 'Released', { tone: 'processing' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    customer: ref('base.customer', '客户', 'Customer', { required: true }),
    shipTo: text('收货地址', 'Delivery address', { length: 300 }),
    carrier: ref('base.carrier', '承运商', 'Carrier'),
    vehicleNo: text('车牌号', 'Vehicle number', { length: 12 }),
    driver: text('司机', 'Driver', { length: 50 }),
    driverTel: text('司机联系方式', 'Driver contact', { length: 20 }),
    deliveryPath: ref('sales.deliveryPath', '配送路径', 'Delivery path'),
    plannedAt: datetime('计划发车时间', 'Planned departure'),
    sealNo: text('铅封号', 'Seal number', { length: 40 }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('发货单', 'Shipments', {
      shipment: ref('sales.salesShipment', '销售发货单', 'Sales shipment', { required: true }),
      packages: integer('件数', 'Packages', { min: 0 }),
      grossWeight: decimal('毛重（kg）', 'Gross weight (kg)', { min: 0, scale: 3 }),
      remark: text('说明', 'Remark', { length: 100 }),
      done: computed('flag', '已发运完成', 'Shipment completed'),
    }),
  },
  list: ['number', 'status', 'customer', 'plannedAt', 'vehicleNo', 'plant', 'carrier', 'driver', 'driverTel', 'deliveryPath'],
  essential: ['customer', 'vehicleNo', 'plannedAt'],
  query: ['number', 'status', 'plant', 'customer', 'carrier', 'vehicleNo', 'plannedAt'],
  printouts: [billPrintout],
  scopes: { plant: 'plant' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    issue: { label: ['发布', 'Issue'], from: 'new', to: 'released', needs: [hasLines, carrier, driverTel] },
    close: { from: 'released', to: 'closed', needs: [shipped] },
    print: { from: ['released', 'closed'] },
  },
});
export interface BillOfLading extends DocOf<typeof BillOfLading> {}
