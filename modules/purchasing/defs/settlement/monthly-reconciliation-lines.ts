import { choice, computed, date, decimal, flag, integer, money, quantity, ref, table, text } from '@takt/model';
import { matchFields } from './three-way-match.ts';

const KINDS = {
  receipt: ['收货', 'Receipt'],
  return: ['退货', 'Return'],
  priceDifference: ['价差', 'Price difference'],
  claim: ['索赔', 'Claim'],
  appraisal: ['考核扣款', 'Appraisal deduction'],
  container: ['器具差异', 'Containers'],
} as const;

/** What is owed for and why. Where it comes of is written by the product, and held by foreign keys. */
export const statementLines = table('明细', 'Lines', {
  lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
  kind: choice('类型', 'Type', KINDS, { required: true }),
  // What came with one or the other; of a return, what it came with before.
  note: ref('purchasing.deliveryNote', '送货单', 'Delivery note', { readonly: true }),
  pickup: ref('purchasing.pickupNote', '提货单', 'Pickup note', { readonly: true }),
  receiptLine: integer('收货行', 'Receipt line', { ordinal: true, readonly: true }),
  returnNotice: ref('purchasing.returnNotice', '退货通知单', 'Return notice', { readonly: true }),
  returnLine: integer('退货行', 'Return line', { ordinal: true, readonly: true }),
  order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order', { readonly: true }),
  orderLine: integer('采购订单行', 'Purchase order line', { ordinal: true, readonly: true }),
  happenedOn: date('发生日期', 'Date'),
  part: ref('base.part', '物料', 'Part'),
  qty: quantity('数量', 'Quantity', { scale: 6, help: ['退货为负数', 'Negative for returns'] }),
  price: decimal('单价（不含税）', 'Unit price, net', { perUnit: true, min: 0 }),
  amount: money('金额（不含税）', 'Net amount', {
    required: true,
    help: ['有数量和单价时按其计算', 'Quantity times price, where there are both'],
  }),
  taxRate: decimal('税率（%）', 'Tax rate (%)', {
    min: 0,
    max: 100,
    scale: 2,
    help: ['留空时按合同、供应商或系统参数取值', 'Left empty, it is that of the contract, the supplier or the company'],
  }),
  taxAmount: computed('money', '税额', 'Tax'),
  orderPrice: computed('decimal', '订单单价', 'Order price', { perUnit: true }),
  orderedQty: computed('decimal', '可结订单数量', 'Left of the order', { internal: true }),
  acceptedQty: computed('decimal', '验收数量', 'Accepted quantity'),
  ...matchFields,
  disputed: flag('有异议', 'Disputed', { readonly: true }),
  disputeReason: text('异议原因', 'Reason of dispute', { readonly: true, length: 500 }),
  invoiced: computed('flag', '已开票', 'Invoiced'),
  remark: text('备注', 'Remark', { length: 200 }),
});
