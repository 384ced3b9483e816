import { computed, datetime, integer, quantity, ref, table, text } from '@takt/model';
import { promisedOf } from './promise-limits.ts';

/** What is asked for and when, what the supplier answered, and how far both are since the year began. */
export const planLines = table('明细', 'Lines', {
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  part: ref('base.part', '物料', 'Part', { required: true }),
  // Zero may be saved: publishing refuses it, with its own sentence.
  qty: quantity('需求数量', 'Demand quantity', { required: true, min: 0, unit: 'unit' }),
  unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
  arrivalAt: datetime('需求时间', 'Demand time', { required: true }),
  order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order'),
  orderLine: integer('采购订单行', 'Purchase order line', { ordinal: true, min: 1 }),
  generatedQty: computed('decimal', '已生成数量', 'Generated quantity'),
  receivedQty: computed('decimal', '已收数量', 'Received quantity', { bar: { of: 'qty' } }),
  openQty: computed('decimal', '可送数量', 'To be called off'),
  cumulativeQty: computed('decimal', '累计需求', 'Cumulative demand'),
  cumulativeReceivedQty: computed('decimal', '累计已收', 'Cumulative received'),
  cumulativeDiff: computed('decimal', '累计差异', 'Cumulative difference'),
  answerQty: quantity('答复数量', 'Answered quantity', { readonly: true, unit: 'unit' }),
  answerAt: datetime('答复到货时间', 'Answered arrival', { readonly: true }),
  answerDiff: computed('decimal', '答复差异', 'Difference'),
  answerRemark: text('答复说明', 'Answer to the line', { readonly: true, length: 200 }),
  ...promisedOf,
  remark: text('备注', 'Remark', { length: 200 }),
});
