import { choice, date, datetime, decimal, integer, quantity, table, text, reasonGiven } from '@takt/model';
import * as guard from './order-revision-guards.ts';

const ANSWERS = {
  pending: ['待确认', 'Awaits the supplier'],
  acknowledged: ['已确认', 'Acknowledged'],
  refused: ['已拒绝', 'Refused'],
  withdrawn: ['已撤回', 'Withdrawn'],
} as const;

/** What was to change of a line that is agreed on, and what the supplier said. Those that wait together are answered together. */
export const revisions = table('修订记录', 'Revisions', {
  revision: integer('版次', 'Revision', { ordinal: true, readonly: true }),
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  oldQty: quantity('原数量', 'Quantity before', { readonly: true }),
  qty: quantity('新数量', 'Quantity after', { readonly: true }),
  oldDate: date('原交期', 'Due before', { readonly: true }),
  date: date('新交期', 'Due after', { readonly: true }),
  oldPrice: decimal('原单价', 'Price before', { perUnit: true, readonly: true, right: 'seePrice' }),
  price: decimal('新单价', 'Price after', { perUnit: true, readonly: true, right: 'seePrice' }),
  reason: text('修订原因', 'Reason of revision', { readonly: true, length: 500 }),
  askedAt: datetime('修订时间', 'Revised at', { readonly: true }),
  answer: choice('供应商答复', 'Supplier’s answer', ANSWERS, { readonly: true }),
  answeredAt: datetime('答复时间', 'Answered at', { readonly: true }),
  answerRemark: text('答复说明', 'Answer remark', { readonly: true, length: 500 }),
});

/** The contract lets nothing of a confirmed order change and has no names for how it does: by figures both sides agree on anew. */
export const revisionActions = {
  revise: {
    beyond: true,
    label: ['修订明细', 'Revise line'],
    from: ['confirmed', 'partlyDelivered'],
    side: 'internal',
    input: {
      lineId: text('明细行', 'Line', { required: true }),
      qty: quantity('新数量', 'New quantity', { min: 0, help: ['留空则不变', 'Left empty, it stays'] }),
      dueDate: date('新交期', 'New due date', { help: ['留空则不变', 'Left empty, it stays'] }),
      price: decimal('新单价（不含税）', 'New unit price, net', {
        perUnit: true,
        min: 0,
        right: 'seePrice',
        help: ['留空则不变', 'Left empty, it stays'],
      }),
      reason: text('原因', 'Reason', { length: 500 }),
    },
    needs: [guard.changes, guard.due, reasonGiven, guard.calledOff, guard.received, guard.agreed, guard.amountReleased],
    effect: true,
    bulk: false,
  },
  acknowledge: {
    beyond: true,
    label: ['确认修订', 'Acknowledge revision'],
    from: ['confirmed', 'partlyDelivered'],
    side: 'vendor',
    needs: [guard.revisionWaits, guard.stillLeft, guard.stillAhead],
    effect: true,
  },
  refuseRevision: {
    beyond: true,
    label: ['拒绝修订', 'Refuse revision'],
    from: ['confirmed', 'partlyDelivered'],
    side: 'vendor',
    input: { reason: text('原因', 'Reason', { length: 500 }) },
    needs: [guard.revisionWaits, reasonGiven],
    effect: true,
  },
  withdrawRevision: {
    beyond: true,
    label: ['撤回修订', 'Withdraw revision'],
    wayOut: true,
    from: ['confirmed', 'partlyDelivered', 'delivered'],
    side: 'internal',
    needs: [guard.revisionWaits],
    effect: true,
  },
} as const;
