import { computed, datetime, type DocOf, dictionary, document, ref, state, text, hasLines } from '@takt/model';
import { begun, noinv, onePerPeriod, sameHeader, why } from './monthly-reconciliation-guards.ts';
import { statementLines } from './monthly-reconciliation-lines.ts';
import { statementPrintout } from './statement-printout.ts';
import { matched, releaseLine } from './three-way-match.ts';

/** What was accepted of a supplier until a month's end and what it is worth, line by line, until both sides agree. */
export const MonthlyReconciliation = document('purchasing.monthlyReconciliation', {
  label: ['月度对账单', 'Monthly reconciliation'],
  byFace: ['read', 'import', 'create', 'edit', 'delete', 'gather', 'publish', 'withdraw', 'dispute', 'unconfirm'],
  number: 'MR{yyyyMM}{seq:5}',
  filesIn: ['disputed'],
  states: {
    new: state('00', '新建', 'New', { watermark: ['未发布', 'NOT PUBLISHED'] }),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    disputed: state('20', '有异议', 'Disputed', { tone: 'error' }),
    confirmed: state('30', '已确认', 'Confirmed', { tone: 'success' }),
    invoiced: state('40', '已开票', 'Invoiced', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    period: text('期间', 'Period', {
      required: true,
      length: 20,
      pattern: /^\d{4}-(0[1-9]|1[0-2])$/,
      patternWords: ['期间格式为 yyyy-MM', 'A period is written yyyy-MM'],
    }),
    currency: dictionary('currency', '币种', 'Currency', { required: true, default: 'CNY' }),
    amount: computed('money', '不含税金额', 'Net amount'),
    taxAmount: computed('money', '税额', 'Tax'),
    grossAmount: computed('money', '含税金额', 'Gross amount'),
    confirmedAt: datetime('确认时间', 'Confirmed at', { readonly: true }),
    invoices: computed('integer', '开票申请数', 'Invoice requests'),
    priceTolerance: computed('decimal', '价格允差（%）', 'Price tolerance (%)', { internal: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: { lines: statementLines },
  list: ['number', 'status', 'vendor', 'period', 'grossAmount', 'amount', 'currency', 'plant', 'confirmedAt', 'remark'],
  essential: ['vendor', 'period', 'grossAmount'],
  query: ['number', 'status', 'vendor', 'plant', 'period'],
  scopes: { vendor: 'vendor', plant: 'plant' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  printouts: [statementPrintout],
  waits: { published: 'confirm', disputed: 'publish' },
  actions: {
    create: { label: ['生成', 'Generate'], from: [], needs: [onePerPeriod, begun] },
    edit: { from: ['new', 'disputed'], needs: [sameHeader] },
    delete: { from: 'new', effect: true },
    // What has been accepted since, and without what was taken back. The contract has no name for it.
    gather: {
      beyond: true,
      label: ['重新归集', 'Gather again'],
      from: ['new', 'disputed'],
      side: 'internal',
      confirm: [
        '收货和退货明细将重新归集；手工明细和已放行的明细保留。',
        'Lines of receipts and returns are gathered anew; lines added by hand and released ones stay.',
      ],
      effect: true,
    },
    releaseLine: { ...releaseLine, from: ['new', 'published', 'disputed'] },
    publish: { from: ['new', 'disputed'], to: 'published', needs: [hasLines, matched], effect: true },
    withdraw: { from: 'published', to: 'new' },
    dispute: {
      label: ['提出异议', 'Dispute'],
      from: 'published',
      to: 'disputed',
      side: 'vendor',
      input: { lineId: text('明细行', 'Line'), reason: text('异议原因', 'Reason of dispute', { length: 500 }) },
      needs: [why],
      effect: true,
      bulk: false,
    },
    confirm: { from: 'published', to: 'confirmed', side: 'vendor', needs: [matched], sets: { confirmedAt: 'now' } },
    unconfirm: {
      label: ['取消确认', 'Undo confirm'],
      wayOut: true,
      from: 'confirmed',
      to: 'published',
      side: 'internal',
      needs: [noinv],
    },
    invoice: { label: ['开票回写', 'Invoiced'], from: 'confirmed', to: 'invoiced', system: true },
  },
});
export interface MonthlyReconciliation extends DocOf<typeof MonthlyReconciliation> {}
