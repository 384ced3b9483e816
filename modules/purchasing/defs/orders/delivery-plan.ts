import {
  choice,
  computed,
  type DocOf,
  datetime,
  document,
  integer,
  json,
  quantity,
  ref,
  state,
  text,
  reasonGiven,
} from '@takt/model';
import type { Reply } from '../replies.ts';
import * as guard from './delivery-plan-guards.ts';
import { promiseTerms } from './promise-limits.ts';
import { planLines } from './delivery-plan-lines.ts';

const RESULTS = { agree: ['接受', 'Agreed'], dispute: ['有异议', 'Disputed'] } as const;

/** When exactly a supplier delivers how much. Each publication is a revision of its own, which the supplier answers once. */
export const DeliveryPlan = document('purchasing.deliveryPlan', {
  label: ['交付计划', 'Delivery plan'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'publish', 'answerLine', 'feedback', 'generateDeliveryNote', 'close'],
  number: 'DP{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已发布', 'Released', { tone: 'processing' }),
    answered: state('20', '已回复', 'Replied', { tone: 'warning' }),
    completed: state('30', '已完成', 'Completed', { tone: 'success', final: true }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    dock: ref('warehouse.dock', '卸货月台', 'Unloading dock', {
      help: ['送货单和到货通知带出该月台', 'Delivery notes and ASNs made of the plan say it'],
    }),
    revision: integer('版次', 'Revision', { ordinal: true, readonly: true, default: 0 }),
    feedbackDueAt: datetime('回复期限', 'Reply due', { readonly: true }),
    feedbackCount: integer('回复次数', 'Replies to this revision', { readonly: true, default: 0 }),
    feedback: choice('回复结果', 'Reply', RESULTS, { readonly: true }),
    feedbackRemark: text('回复说明', 'Reply remark', { readonly: true, length: 500 }),
    feedbackAt: datetime('回复时间', 'Replied at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    answerDiffs: computed('integer', '差异明细数', 'Lines answered otherwise'),
    ...promiseTerms,
    strictNewOnly: computed('flag', '仅新建可改', 'Changes only while new', { internal: true }),
  },
  details: {
    lines: planLines,
  },
  list: [
    'number',
    'status',
    'vendor',
    'feedbackDueAt',
    'feedback',
    'warehouse',
    'dock',
    'revision',
    'answerDiffs',
    'feedbackAt',
    'remark',
  ],
  essential: ['vendor', 'feedbackDueAt', 'feedback'],
  query: ['number', 'status', 'vendor', 'warehouse'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  due: { released: { at: 'feedbackDueAt', tells: ['supplier', 'vendor.buyer'] } },
  waits: { released: 'feedback', answered: 'publish' },
  actions: {
    edit: { from: ['new', 'answered'], needs: [guard.editOnlyNew] },
    delete: { from: 'new' },
    publish: {
      from: ['new', 'answered'],
      to: 'released',
      needs: [guard.publishOnlyNew, guard.demand],
      effect: true,
    },
    // The contract knows one answer to the whole; what can be had of each line is said before it.
    answerLine: {
      beyond: true,
      label: ['答复明细', 'Answer line'],
      from: 'released',
      side: 'vendor',
      input: {
        lineId: text('明细行', 'Line', { required: true }),
        qty: quantity('答复数量', 'Answered quantity', { required: true, min: 0 }),
        arrivalAt: datetime('答复到货时间', 'Answered arrival', { required: true }),
        remark: text('答复说明', 'Answer to the line', { length: 200 }),
      },
      needs: [guard.once, guard.ofPlan, guard.promisedWhole, guard.promisedMost, guard.arrival, guard.promisedWithin],
      effect: true,
      bulk: false,
    },
    feedback: {
      label: ['回复', 'Reply'],
      from: 'released',
      to: 'answered',
      side: 'vendor',
      input: {
        result: choice('回复结果', 'Reply', RESULTS, { required: true }),
        replies: json<readonly Reply[]>('逐行回复', 'Line by line'),
        remark: text('回复说明', 'Reply remark', { length: 500 }),
      },
      needs: [guard.once, guard.answers, guard.promisedWhole, guard.promisedMost, guard.promisedAhead, guard.promisedWithin],
      sets: { feedbackAt: 'now' },
      stores: { result: 'feedback', remark: 'feedbackRemark' },
      effect: true,
    },
    generateDeliveryNote: {
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
      from: ['new', 'released', 'answered'],
      to: 'closed',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
  },
});
export interface DeliveryPlan extends DocOf<typeof DeliveryPlan> {}
