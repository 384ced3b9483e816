import { computed, date, decimal, integer, quantity, ref, table, text } from '@takt/model';
import { promisedOf } from './promise-limits.ts';

/** What is ordered, and what was promised and has come of it. */
export const lines = table('明细', 'Lines', {
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  part: ref('base.part', '物料', 'Part', { required: true }),
  // Zero may be saved: publishing refuses it, with its own sentence.
  qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
  unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
  price: decimal('单价（不含税）', 'Unit price, net', {
    perUnit: true,
    min: 0,
    right: 'seePrice',
    help: ['留空时按合同或采购价格取价', 'Left empty, it is taken from the contract or the price list'],
  }),
  amount: computed('money', '金额（不含税）', 'Net amount', { right: 'seePrice' }),
  taxRate: computed('decimal', '税率（%）', 'Tax rate (%)', { right: 'seePrice' }),
  dueDate: date('交期', 'Due date', { required: true }),
  confirmedQty: quantity('承诺数量', 'Promised quantity', { readonly: true, unit: 'unit' }),
  confirmedDate: date('承诺交期', 'Promised date', { readonly: true }),
  replyRemark: text('回复说明', 'Reply remark', { readonly: true, length: 200 }),
  // Plans nobody has published count as well, and they are not for suppliers.
  plannedQty: computed('decimal', '已排交付数量', 'In delivery plans', { hiddenFromSuppliers: true }),
  receivedQty: computed('decimal', '已收数量', 'Received quantity', { bar: { of: 'qty' } }),
  openQty: computed('decimal', '可送数量', 'To be called off'),
  calledOffQty: computed('decimal', '已安排数量', 'Called off', { internal: true, hiddenFromSuppliers: true }),
  // Written where a requisition is ordered, and checked by the database.
  requisition: ref('purchasing.requisition', '采购申请', 'Purchase requisition', { readonly: true, hiddenFromSuppliers: true }),
  requisitionLine: integer('采购申请行', 'Purchase requisition line', {
    ordinal: true,
    readonly: true,
    hiddenFromSuppliers: true,
  }),
  agreedPrice: computed('decimal', '有效合同价', 'Agreed price', { perUnit: true, right: 'seePrice' }),
  tooSoon: computed('flag', '短于提前期', 'Inside the lead time'),
  ...promisedOf,
  remark: text('备注', 'Remark', { length: 200 }),
});

/** One row for each day; a line promised in one part has one. */
export const promises = table('承诺明细', 'Promised parts', {
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  qty: quantity('承诺数量', 'Promised quantity', { readonly: true }),
  date: date('承诺交期', 'Promised date', { readonly: true }),
  remark: text('回复说明', 'Reply remark', { readonly: true, length: 200 }),
});
