import {
  code,
  computed,
  date,
  type DocOf,
  decimal,
  dictionary,
  document,
  money,
  ref,
  state,
  table,
  text,
  reasonGiven,
} from '@takt/model';
import * as guard from './invoice-request-guards.ts';

/** A supplier asks to be paid: an invoice over lines of confirmed statements, each of them once. */
export const InvoiceRequest = document('purchasing.invoiceRequest', {
  label: ['开票申请', 'Invoice request'],
  number: 'IR{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    submitted: state('10', '已提交', 'Submitted', { tone: 'processing' }),
    returned: state('05', '已退回', 'Returned', { tone: 'error' }),
    approved: state('20', '已审核', 'Approved', { tone: 'success' }),
    paid: state('30', '已付款', 'Paid', { tone: 'success', final: true }),
    void: state('99', '已作废', 'Void', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    currency: dictionary('currency', '币种', 'Currency', { required: true, default: 'CNY' }),
    invoiceNo: code('发票号码', 'Invoice number'),
    invoicedOn: date('发票日期', 'Invoice date'),
    taxRate: decimal('税率（%）', 'Tax rate (%)', { min: 0, max: 100, scale: 2 }),
    invoiceAmount: money('发票金额（不含税）', 'Invoice amount, net', { min: 0 }),
    amount: computed('decimal', '申请金额（不含税）', 'Requested amount, net'),
    duplicate: computed('flag', '发票号码重复', 'Invoice number taken', { internal: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      reconciliationNo: text('对账单号', 'Statement number', { required: true, length: 40 }),
      reconciliationLine: text('对账单行', 'Statement line', { required: true, length: 40 }),
      amount: computed('decimal', '金额（不含税）', 'Net amount'),
      invoiceable: computed('flag', '可开票', 'May be invoiced'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'currency', 'invoiceNo', 'invoicedOn', 'taxRate', 'invoiceAmount', 'amount'],
  query: ['number', 'status', 'vendor', 'invoiceNo', 'invoicedOn'],
  scopes: { vendor: 'vendor' },
  actions: {
    create: { from: [], needs: [guard.recon] },
    edit: { from: ['new', 'returned'] },
    delete: { from: ['new', 'returned'] },
    submit: { from: ['new', 'returned'], to: 'submitted', needs: [guard.recon, guard.tax, guard.match] },
    approve: { label: ['审核', 'Approve'], from: 'submitted', to: 'approved', side: 'internal' },
    return: {
      label: ['退回', 'Return'],
      from: 'submitted',
      to: 'returned',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    pay: { label: ['付款回写', 'Payment write-back'], from: 'approved', to: 'paid', system: true, effect: true },
    void: {
      label: ['作废', 'Void'],
      from: 'approved',
      to: 'void',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
  },
});
export interface InvoiceRequest extends DocOf<typeof InvoiceRequest> {}
