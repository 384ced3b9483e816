import {
  choice,
  computed,
  type DocOf,
  datetime,
  document,
  flag,
  integer,
  lineActions,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  qtyPositive,
} from '@takt/model';
import * as guard from './return-notice-guards.ts';
import { returnPrintout } from './delivery-printouts.ts';
import { fromTo } from '../shared-guards.ts';
import { transport } from './transport-fields.ts';

/** As the warehouse calls it. */
const RETURNED = { available: ['可用', 'Available'], ng: ['不合格', 'Nonconforming'] } as const;
const RESULTS = { agree: ['同意退货', 'Agreed'], dispute: ['有异议', 'Disputed'] } as const;

/** Goods go back to the supplier, who may object. Silence until the reply is due counts as consent. */
export const ReturnNotice = document('purchasing.returnNotice', {
  label: ['退货通知单', 'Return notice'],
  byFace: [
    'read',
    'create',
    'import',
    'edit',
    'delete',
    'addLine',
    'editLine',
    'deleteLine',
    'publish',
    'withdraw',
    'feedback',
    'close',
  ],
  number: 'RN{yyyyMM}{seq:5}',
  filesIn: ['published', 'answered', 'confirmed'],
  states: {
    new: state('00', '新建', 'New', { watermark: ['未发布', 'NOT PUBLISHED'] }),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    answered: state('20', '已回复', 'Replied', { tone: 'warning' }),
    confirmed: state('30', '已确认', 'Confirmed', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '退货仓库', 'Returning warehouse', { required: true }),
    replyHours: integer('回复小时数', 'Hours to reply', { required: true, min: 0, default: 48 }),
    collected: flag('供应商自提', 'Collected by the supplier'),
    ...transport,
    publishedAt: datetime('发布时间', 'Published at', { readonly: true }),
    replyDueAt: datetime('回复期限', 'Reply due', { readonly: true }),
    confirmedAt: datetime('确认时间', 'Confirmed at', { readonly: true }),
    leftAt: datetime('出门时间', 'Left at', { readonly: true }),
    feedback: choice('回复结果', 'Reply', RESULTS, { readonly: true }),
    feedbackRemark: text('回复说明', 'Reply remark', { readonly: true, length: 500 }),
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
      stockStatus: choice('退回库存', 'Stock to return', RETURNED, {
        required: true,
        default: 'available',
        help: ['判为不合格的货物选“不合格”', '“Nonconforming” for goods that inspection or a hold rejected'],
      }),
      reason: text('退货原因', 'Reason of return', { length: 200 }),
      ncNo: text('不合格处置单号', 'Non-conformance number', { length: 40 }),
      note: ref('purchasing.deliveryNote', '送货单', 'Delivery note'),
      pickup: ref('purchasing.pickupNote', '提货单', 'Pickup note', {
        help: ['我方自提的货物填写', 'Of goods we fetched ourselves'],
      }),
      sentQty: quantity('出门数量', 'Sent back', { readonly: true, unit: 'unit' }),
      creditQty: quantity('冲减数量', 'Credited', {
        readonly: true,
        unit: 'unit',
        help: ['出门数量中验收合格、应冲减货款的部分', 'What of it had been accepted, so that it is owed back'],
      }),
      came: computed('flag', '随该单收到', 'Came with its note', { internal: true }),
    }),
  },
  list: [
    'number',
    'status',
    'vendor',
    'feedback',
    'replyDueAt',
    'warehouse',
    'collected',
    'shipFrom',
    'receiveTo',
    'publishedAt',
    'confirmedAt',
    'leftAt',
  ],
  essential: ['status', 'vendor', 'feedback'],
  query: ['number', 'status', 'vendor', 'warehouse', 'collected'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  // Silence is consent from then on: the buyer may confirm.
  due: { published: { at: 'replyDueAt', tells: ['vendor.buyer'] } },
  printouts: [returnPrintout],
  waits: { published: 'feedback', answered: 'confirm' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    publish: {
      from: 'new',
      to: 'published',
      needs: [hasLines, qtyPositive, fromTo, guard.came],
      sets: { publishedAt: 'now' },
      effect: true,
    },
    withdraw: { from: 'published', to: 'new' },
    feedback: {
      label: ['回复', 'Reply'],
      from: 'published',
      to: 'answered',
      side: 'vendor',
      input: {
        result: choice('回复结果', 'Reply', RESULTS),
        remark: text('回复说明', 'Reply remark', { length: 500 }),
        driver: transport.driver,
        // Not judged as a field: the guard words the refusal, and only where the supplier collects.
        driverTel: text('司机联系方式', 'Driver contact', { length: 20 }),
        plate: transport.plate,
      },
      needs: [guard.content, guard.driverTel],
      stores: { result: 'feedback', remark: 'feedbackRemark' },
      effect: true,
    },
    confirm: {
      from: ['answered', 'published'],
      to: 'confirmed',
      side: 'internal',
      deny: ['只有可确认状态的退货通知单才能确认', 'Confirm is allowed only in a confirmable state'],
      needs: [guard.confirmable],
      sets: { confirmedAt: 'now' },
      effect: true,
    },
    // The outbound order was cancelled: whoever confirmed the return decides anew. The contract has no name for it.
    reopen: {
      beyond: true,
      label: ['出库取消回写', 'Outbound order cancelled (write-back)'],
      from: 'confirmed',
      to: [{ when: (notice) => notice.feedback !== null, to: 'answered' }, { to: 'published' }],
      system: true,
      sets: { confirmedAt: null },
    },
    close: { from: 'confirmed', to: 'closed', needs: [guard.left] },
  },
});
export interface ReturnNotice extends DocOf<typeof ReturnNotice> {}
