import {
  choice,
  computed,
  type DocOf,
  datetime,
  document,
  integer,
  quantity,
  ref,
  state,
  table,
  text,
  reasonGiven,
} from '@takt/model';
import * as guard from './delivery-plan-guards.ts';

const RESULTS = { agree: ['接受', 'Agreed'], dispute: ['有异议', 'Disputed'] } as const;

/** When exactly a supplier delivers how much. Each publication is a revision of its own, which the supplier answers once. */
export const DeliveryPlan = document('purchasing.deliveryPlan', {
  label: ['交付计划', 'Delivery plan'],
  byFace: ['read', 'create', 'import'],
  number: 'DP{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已发布', 'Released', { tone: 'processing' }),
    answered: state('20', '已反馈', 'Feedback given', { tone: 'warning' }),
    completed: state('30', '已完成', 'Completed', { tone: 'success', final: true }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    revision: integer('版次', 'Revision', { readonly: true, default: 0 }),
    feedbackDueAt: datetime('反馈期限', 'Answer due', { readonly: true }),
    feedbackCount: integer('反馈次数', 'Answers to this revision', { readonly: true, default: 0 }),
    feedback: choice('反馈结果', 'Answer', RESULTS, { readonly: true }),
    feedbackRemark: text('反馈说明', 'Answer remark', { readonly: true, length: 500 }),
    feedbackAt: datetime('反馈时间', 'Answered at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    strictNewOnly: computed('flag', '仅新建可改', 'Changes only while new', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      lineNo: integer('行号', 'Line number', { readonly: true }),
      part: ref('base.part', '物料', 'Part', { required: true }),
      // Zero may be saved: publishing refuses it, with its own sentence.
      qty: quantity('需求数量', 'Demand quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      arrivalAt: datetime('需求时间', 'Demand time', { required: true }),
      order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order'),
      orderLine: integer('采购订单行', 'Purchase order line', { min: 1 }),
      generatedQty: computed('decimal', '已生成数量', 'Generated quantity'),
      receivedQty: computed('decimal', '已收数量', 'Received quantity'),
      openQty: computed('decimal', '可送数量', 'To be called off'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'warehouse', 'revision', 'feedbackDueAt', 'feedback', 'feedbackAt', 'remark'],
  query: ['number', 'status', 'vendor', 'warehouse'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  due: { released: { at: 'feedbackDueAt', tells: ['supplier', 'vendor.buyer'] } },
  actions: {
    edit: { byFace: true, from: ['new', 'answered'], needs: [guard.editOnlyNew] },
    delete: { byFace: true, from: 'new' },
    publish: {
      byFace: true,
      from: ['new', 'answered'],
      to: 'released',
      needs: [guard.publishOnlyNew, guard.demand],
      effect: true,
    },
    feedback: {
      byFace: true,
      label: ['反馈', 'Feedback'],
      from: 'released',
      to: 'answered',
      side: 'vendor',
      input: {
        result: choice('反馈结果', 'Answer', RESULTS, { required: true }),
        remark: text('反馈说明', 'Answer remark', { length: 500 }),
      },
      needs: [guard.once],
      effect: true,
    },
    generateDeliveryNote: {
      byFace: true,
      label: ['生成送货单', 'Generate delivery note'],
      from: 'new',
      needs: [guard.below],
      effect: true,
    },
    complete: {
      label: ['完成', 'Complete'],
      from: ['new', 'released', 'answered'],
      to: 'completed',
      needs: [guard.all],
      system: true,
    },
    close: {
      byFace: true,
      from: ['new', 'released', 'answered'],
      to: 'closed',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
  },
});
export interface DeliveryPlan extends DocOf<typeof DeliveryPlan> {}
