import {
  choice,
  computed,
  type DocOf,
  date,
  datetime,
  document,
  flag,
  integer,
  lineActions,
  money,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  reasonGiven,
} from '@takt/model';
import { goods } from '../stock/goods.ts';
import { reasonWritten } from '../shared-guards.ts';
import { reverseAction } from './reverse-action.ts';
import * as guard from './stock-adjust-guards.ts';
import { STOCK_STATUSES } from '../stock/stock-terms.ts';

/** Stock that is found to be more or less than the books say, set to what is there. */
export const StockAdjust = document('warehouse.stockAdjust', {
  label: ['库存调整单', 'Stock adjust'],
  rights: { seeValue: ['查看调整金额', 'See the value of adjustments'] },
  byFace: ['read', 'create', 'import', 'edit', 'addLine', 'editLine', 'deleteLine', 'delete', 'submit', 'adjust'],
  number: 'SA{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    inApproval: state('15', '审批中', 'In approval', { tone: 'warning' }),
    approved: state('10', '待调整', 'Approved', { tone: 'processing' }),
    adjusted: state('20', '已调整', 'Adjusted', { tone: 'success', final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    // Not required as a field: the guard words the refusal.
    reason: text('原因', 'Reason', { length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    reverses: ref('warehouse.stockAdjust', '冲销', 'Reverses', { readonly: true }),
    reversed: computed('flag', '已冲销', 'Reversed', { internal: true }),
    // Kept as it was when it was submitted: prices and stock move on.
    value: money('调整金额（元）', 'Value of what is adjusted (CNY)', { readonly: true, right: 'seeValue' }),
    // What a person adjusts in a warehouse on one business day counts together: the limit is not passed in slices.
    dayValue: computed('decimal', '制单人当日免审批金额（元）', 'Maker’s value of the day without approval (CNY)', {
      right: 'seeValue',
    }),
    unapproved: flag('免审批', 'Without approval', { readonly: true, internal: true, default: '0' }),
    dayEndsAt: datetime('营业日结束', 'End of the business day', { readonly: true, internal: true }),
    approvalValue: computed('decimal', '审批金额（元）', 'Approval above (CNY)'),
    needsApproval: computed('flag', '须审批', 'Needs approval', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      location: ref('warehouse.location', '库位', 'Location', { required: true }),
      ...goods,
      producedOn: date('生产日期', 'Produced on', {
        help: ['新批次须填写生产日期或有效期', 'A new batch needs the day it was made or the day it expires'],
      }),
      expiresOn: date('有效期至', 'Expires on'),
      stockStatus: choice('库存状态', 'Stock status', STOCK_STATUSES, { required: true, default: 'available' }),
      serialNos: text('序列号', 'Serial numbers', {
        length: 4000,
        help: ['序列号管理的物料：多出或缺少的各件', 'Of a serialised part: the pieces that are found or missing'],
      }),
      adjustedQty: quantity('调整后数量', 'Adjusted quantity', {
        required: true,
        min: 0,
        scale: 6,
        wrongWords: guard.BELOW_ZERO,
      }),
      currentQty: computed('decimal', '现有数量', 'Quantity now'),
      reservedQty: computed('decimal', '已分配', 'Reserved'),
      bookQty: quantity('提交时账面数量', 'Book quantity at submission', { readonly: true, scale: 6 }),
      stockVersion: integer('提交时库存版本', 'Stock version at submission', { readonly: true }),
      changed: computed('flag', '提交后库存已变化', 'Stock changed since', { internal: true }),
      trackMode: computed('text', '追溯方式', 'Tracking', { internal: true }),
      batchInStock: computed('flag', '批次有库存记录', 'Batch is in the books', { internal: true }),
      lotExpiresOn: computed('text', '批次有效期', 'Expiry of the batch', { internal: true }),
    }),
  },
  list: ['number', 'status', 'value', 'reason', 'warehouse', 'remark'],
  essential: ['status', 'reason', 'value'],
  query: ['number', 'status', 'warehouse', 'reason'],
  scopes: { warehouse: 'warehouse' },
  separation: { action: 'approve', makers: ['submit'], parameter: 'warehouse.othersApproveAdjustments' },
  waits: { inApproval: 'approve', approved: 'adjust' },
  actions: {
    edit: { from: 'new' },
    ...lineActions('new'),
    delete: {
      from: ['new', 'inApproval', 'approved'],
      deny: ['已调整的单据不能删除', 'An adjusted document cannot be deleted'],
    },
    submit: {
      from: 'new',
      to: [{ when: (row) => row.needsApproval === '1', to: 'inApproval' }, { to: 'approved' }],
      needs: [hasLines, guard.nonneg, reasonWritten, guard.once, guard.untracked, guard.batch, guard.expiry],
      effect: true,
    },
    approve: { label: ['审批通过', 'Approve'], from: 'inApproval', to: 'approved' },
    reject: { from: 'inApproval', to: 'new', input: { reason: text('原因', 'Reason') }, needs: [reasonGiven] },
    adjust: {
      label: ['调整', 'Adjust'],
      from: 'approved',
      to: 'adjusted',
      needs: [guard.avail],
      effect: true,
      posts: true,
    },
    reverse: {
      ...reverseAction,
      from: 'adjusted',
      needs: [guard.original, guard.notReversed, guard.reverser, reasonGiven],
    },
    // What is taken back was decided once: nobody approves it again. The contract has no name for it.
    takeBack: {
      beyond: true,
      label: ['过账冲销', 'Post a reversal'],
      from: 'new',
      to: 'adjusted',
      system: true,
      effect: true,
      posts: true,
    },
  },
});
export interface StockAdjust extends DocOf<typeof StockAdjust> {}
