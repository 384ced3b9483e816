import { computed, date, integer, quantity, ref, table, text } from '@takt/model';

/** What a note brings, and by which line of a plan or an order it was called off. */
export const noteLines = table('明细', 'Lines', {
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  part: ref('base.part', '物料', 'Part', { required: true }),
  // Zero may be saved: publishing refuses it, with its own sentence.
  qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
  unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
  // What it was called off by, one or the other: the line is held by a foreign key and judged by `demandSources`.
  plan: ref('purchasing.deliveryPlan', '交付计划', 'Delivery plan'),
  order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order'),
  sourceLine: integer('来源行', 'Source line', { ordinal: true, min: 1 }),
  demandQty: computed('decimal', '需求数量', 'Demand quantity'),
  lot: text('批次', 'Batch', { length: 40 }),
  boundQty: quantity('已绑定数量', 'Bound quantity', { readonly: true, default: '0', unit: 'unit' }),
  receivedQty: quantity('已收数量', 'Received quantity', { readonly: true, default: '0', unit: 'unit', bar: { of: 'qty' } }),
  rejectedQty: quantity('拒收数量', 'Rejected quantity', { readonly: true, default: '0', unit: 'unit' }),
  // Received and not, or no longer, in inspection, with the business day of the last of it: what is owed for.
  acceptedQty: quantity('验收数量', 'Accepted quantity', { readonly: true, scale: 6, unit: 'unit' }),
  acceptedOn: date('验收日期', 'Accepted on', { readonly: true }),
  ngQty: quantity('检验不合格', 'Failed inspection', { readonly: true, scale: 6, unit: 'unit', default: '0' }),
  openQty: computed('decimal', '未交数量', 'Open quantity'),
  heldBy: computed('text', '占用的送货单', 'Delivery notes that hold it', { internal: true }),
  elsewhereQty: computed('decimal', '计划和提货占用', 'Held by plans and pickups', { internal: true }),
  overQty: computed('decimal', '允许超交数量', 'Over-delivery allowed', { internal: true }),
  labelControlled: computed('flag', '标签管控', 'Label controlled'),
  serialised: computed('flag', '序列号管理', 'Serialised'),
});
