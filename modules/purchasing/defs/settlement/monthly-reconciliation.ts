import {
  blank,
  choice,
  computed,
  date,
  datetime,
  type DocOf,
  decimal,
  dictionary,
  document,
  flag,
  type Guard,
  integer,
  money,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
} from '@takt/model';

interface Statement {
  readonly invoices: number | null;
  readonly lines: readonly { readonly id: string }[];
}
/** Nothing is stored yet when it is asked: the server looks for another statement, in these words. */
export const onePerPeriod: Guard = {
  id: 'period',
  must: () => true,
  else: ['该期间对账单已存在', 'A statement for this period already exists'],
  unblock: ['请打开已有的对账单，或选择其他期间', 'Open the existing statement, or choose another period'],
};
const why: Guard<Statement> = {
  id: 'why',
  must: ({ lines }, { input }) => !blank(input['reason']) && lines.some(({ id }) => id === input['lineId']),
  else: ['请填写异议原因', 'Enter the reason for the dispute'],
  onInput: true,
};
const noinv: Guard<Statement> = {
  id: 'noinv',
  must: ({ invoices }) => (invoices ?? 0) === 0,
  else: ['已开票，不能取消确认', 'Already invoiced; cannot undo'],
  unblock: ['请先作废开票申请', 'Void the invoice request first'],
};

/** What a supplier delivered in a month and what it is worth, line by line, until both sides agree. */
export const MonthlyReconciliation = document('purchasing.monthlyReconciliation', {
  label: ['月度对账单', 'Monthly reconciliation'],
  byFace: ['read', 'import'],
  number: 'MR{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
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
    taxRate: decimal('税率（%）', 'Tax rate (%)', { min: 0, max: 100, scale: 2 }),
    amount: computed('decimal', '不含税金额', 'Net amount'),
    confirmedAt: datetime('确认时间', 'Confirmed at', { readonly: true }),
    invoices: computed('integer', '开票申请数', 'Invoice requests'),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      lineNo: integer('行号', 'Line number', { readonly: true }),
      kind: choice(
        '类型',
        'Type',
        {
          receipt: ['收货', 'Receipt'],
          return: ['退货', 'Return'],
          priceDifference: ['价差', 'Price difference'],
          claim: ['索赔', 'Claim'],
          appraisal: ['考核扣款', 'Appraisal deduction'],
          container: ['器具差异', 'Containers'],
        },
        { required: true },
      ),
      sourceNo: text('来源单号', 'Source number', { length: 40 }),
      sourceLine: text('来源行', 'Source line', { length: 40 }),
      happenedOn: date('发生日期', 'Date'),
      part: ref('base.part', '物料', 'Part'),
      qty: quantity('数量', 'Quantity', { help: ['退货为负数', 'Negative for returns'] }),
      price: decimal('单价（不含税）', 'Unit price, net', { min: 0 }),
      amount: money('金额（不含税）', 'Net amount', { required: true }),
      orderPrice: computed('decimal', '订单单价', 'Order price'),
      matched: computed('flag', '三单相符', 'Matches order and receipt'),
      disputed: flag('有异议', 'Disputed', { readonly: true }),
      disputeReason: text('异议原因', 'Reason of dispute', { readonly: true, length: 500 }),
      invoiced: computed('flag', '已开票', 'Invoiced'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'plant', 'period', 'currency', 'amount', 'confirmedAt', 'remark'],
  query: ['number', 'status', 'vendor', 'plant', 'period'],
  scopes: { vendor: 'vendor', plant: 'plant' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new'] },
  actions: {
    create: { byFace: true, label: ['生成', 'Generate'], from: [], needs: [onePerPeriod] },
    edit: { byFace: true, from: ['new', 'disputed'] },
    delete: { byFace: true, from: 'new' },
    publish: { byFace: true, from: ['new', 'disputed'], to: 'published', needs: [hasLines], effect: true },
    withdraw: { byFace: true, from: 'published', to: 'new' },
    dispute: {
      byFace: true,
      label: ['提出异议', 'Dispute'],
      from: 'published',
      to: 'disputed',
      side: 'vendor',
      input: { lineId: text('明细行', 'Line'), reason: text('异议原因', 'Reason of dispute', { length: 500 }) },
      needs: [why],
      effect: true,
      bulk: false,
    },
    confirm: { from: 'published', to: 'confirmed', side: 'vendor', effect: true },
    unconfirm: {
      byFace: true,
      label: ['取消确认', 'Undo confirm'],
      from: 'confirmed',
      to: 'published',
      side: 'internal',
      needs: [noinv],
    },
    invoice: { label: ['开票回写', 'Invoiced'], from: 'confirmed', to: 'invoiced', system: true },
  },
});
export interface MonthlyReconciliation extends DocOf<typeof MonthlyReconciliation> {}
