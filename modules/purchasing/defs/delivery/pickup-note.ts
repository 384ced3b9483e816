import {
  compareDecimal,
  type Decimal,
  date,
  type DocOf,
  datetime,
  document,
  type Guard,
  integer,
  lineActions,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  qtyPositive,
  driverTel,
} from '@takt/model';
import { repliesFit, repliesFor, replyInput } from '../replies.ts';
import { fromTo } from '../shared-guards.ts';
import { transport } from './transport-fields.ts';

interface Note {
  readonly lines: readonly { readonly id: string; readonly qty: Decimal | null }[];
}
const qty: Guard<Note> = {
  id: 'qty',
  must: ({ lines }, { input }) =>
    repliesFit(lines, input) &&
    repliesFor(lines, input).every(
      ({ line, reply }) =>
        reply !== null && compareDecimal(reply.qty, '0') > 0 && compareDecimal(reply.qty, line.qty ?? '0') <= 0,
    ),
  else: ['提货数量必须大于0且不超过单据数量', 'Picked quantity must be above 0 and not above the note quantity'],
  unblock: ['请输入不超过单据数量的数量', 'Enter a quantity up to that of the note'],
  onInput: true,
};

/** We fetch goods at the supplier's ourselves: what, where, and how much of it was loaded. */
export const PickupNote = document('purchasing.pickupNote', {
  label: ['提货单', 'Pickup note'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'addLine', 'editLine', 'deleteLine', 'publish', 'withdraw', 'close'],
  number: 'PU{yyyyMM}{seq:5}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    pickedUp: state('20', '已提货', 'Picked up', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    pickupAt: datetime('计划提货时间', 'Planned pickup', { required: true }),
    ...transport,
    pickedUpAt: datetime('提货时间', 'Picked up at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
      part: ref('base.part', '物料', 'Part', { required: true }),
      // Zero may be saved: publishing refuses it, with its own sentence.
      qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      lot: text('批次', 'Batch', { length: 40 }),
      order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order'),
      orderLine: integer('采购订单行', 'Purchase order line', { ordinal: true, min: 1 }),
      pickedQty: quantity('提货数量', 'Picked quantity', { readonly: true, unit: 'unit' }),
      receivedQty: quantity('已收数量', 'Received quantity', { readonly: true, scale: 6, unit: 'unit' }),
      rejectedQty: quantity('拒收数量', 'Rejected quantity', { readonly: true, scale: 6, unit: 'unit' }),
      acceptedQty: quantity('验收数量', 'Accepted quantity', { readonly: true, scale: 6, unit: 'unit' }),
      acceptedOn: date('验收日期', 'Accepted on', { readonly: true }),
      ngQty: quantity('检验不合格', 'Failed inspection', { readonly: true, scale: 6, unit: 'unit', default: '0' }),
    }),
  },
  list: ['number', 'status', 'vendor', 'pickupAt', 'warehouse', 'shipFrom', 'receiveTo', 'driver', 'plate', 'pickedUpAt'],
  essential: ['status', 'vendor', 'pickupAt'],
  query: ['number', 'status', 'vendor', 'warehouse', 'pickupAt', 'plate'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['draft'] },
  waits: { published: 'confirmPickup' },
  actions: {
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    publish: { from: 'draft', to: 'published', needs: [hasLines, qtyPositive, fromTo, driverTel], effect: true },
    withdraw: { from: 'published', to: 'draft' },
    confirmPickup: {
      label: ['提货确认', 'Confirm pickup'],
      from: 'published',
      to: 'pickedUp',
      input: replyInput,
      needs: [qty],
      sets: { pickedUpAt: 'now' },
      effect: true,
      bulk: false,
    },
    close: { from: 'pickedUp', to: 'closed' },
  },
});
export interface PickupNote extends DocOf<typeof PickupNote> {}
