import {
  blank,
  choice,
  type DocOf,
  date,
  datetime,
  document,
  flag,
  type Guard,
  ref,
  state,
  table,
  text,
  reasonGiven,
} from '@takt/model';

interface Change {
  readonly stockDisposition: string | null;
  readonly cutInOn: string | null;
  readonly cutInSerial: string | null;
  readonly sampleRequired: string | null;
  readonly lines: readonly unknown[];
}
const impact: Guard<Change> = {
  id: 'impact',
  must: ({ lines, stockDisposition, cutInOn, cutInSerial }) =>
    lines.length > 0 && !blank(stockDisposition) && !(blank(cutInOn) && blank(cutInSerial)),
  else: ['请填写影响范围、库存处理和切换点', 'Affected parts, stock disposition and cut-in point are required'],
};
const ppap: Guard<Change> = {
  id: 'ppap',
  must: (change, { input }) => change.sampleRequired !== '1' || input['sampleApproved'] === 'approved',
  else: ['样件未批准，不能切换', 'Samples are not approved; cannot cut over'],
  unblock: ['请先由质量批准样件', 'Quality approves the samples first'],
  onInput: true,
};

/** A change of what a supplier makes for us, released to that supplier, who acknowledges it. One for each supplier. */
export const Ecr = document('purchasing.ecr', {
  label: ['工程变更', 'Engineering change release'],
  byFace: ['read', 'create', 'import'],
  number: 'EC{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    inReview: state('15', '评审中', 'In review', { tone: 'processing' }),
    rejected: state('05', '已驳回', 'Rejected', { tone: 'error' }),
    released: state('10', '已发布', 'Released', { tone: 'processing' }),
    implementing: state('20', '实施中', 'Implementing', { tone: 'warning' }),
    cutOver: state('30', '已切换', 'Cut over', { tone: 'success' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    changeNo: text('变更编号', 'Change number', {
      length: 40,
      help: ['同一变更发给多家供应商时相同', 'The same for all suppliers a change concerns'],
    }),
    title: text('变更主题', 'Subject', { required: true, length: 100 }),
    description: text('变更内容', 'What changes', { length: 1000 }),
    stockDisposition: choice('库存处理', 'What becomes of stock', {
      useUp: ['用完为止', 'Used up'],
      rework: ['返工', 'Reworked'],
      scrap: ['报废', 'Scrapped'],
      return: ['退回', 'Returned'],
    }),
    cutInOn: date('切换日期', 'Cut-in date'),
    cutInSerial: text('切换序列号', 'Cut-in serial number', { length: 40 }),
    sampleRequired: flag('需样件批准', 'Samples required', {
      help: ['切换前须批准 PPAP 或首件样品', 'PPAP or a first sample is approved before the change is cut in'],
    }),
    acknowledgedBy: text('供应商确认人', 'Acknowledged by', { readonly: true, length: 100 }),
    acknowledgedAt: datetime('供应商确认时间', 'Acknowledged at', { readonly: true }),
    acknowledgement: text('供应商确认说明', 'Acknowledgement', { readonly: true, length: 500 }),
    cutOverAt: datetime('切换时间', 'Cut over at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('受影响物料', 'Affected parts', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      oldVersion: text('旧版本', 'Old version', { length: 40 }),
      newVersion: text('新版本', 'New version', { length: 40 }),
      bom: text('受影响BOM', 'Affected BOM', { length: 100 }),
      remark: text('说明', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'changeNo', 'title', 'cutInOn', 'cutInSerial', 'sampleRequired', 'acknowledgedAt'],
  query: ['number', 'status', 'vendor', 'changeNo', 'title', 'cutInOn'],
  scopes: { vendor: 'vendor' },
  actions: {
    edit: { byFace: true, from: ['new', 'rejected'] },
    delete: { byFace: true, from: ['new', 'rejected'] },
    submit: { byFace: true, label: ['提交评审', 'Submit'], from: ['new', 'rejected'], to: 'inReview', needs: [impact] },
    approve: { label: ['批准', 'Approve'], from: 'inReview', to: 'released', side: 'internal', effect: true },
    reject: {
      from: 'inReview',
      to: 'rejected',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    ack: {
      byFace: true,
      label: ['供应商确认', 'Supplier acknowledge'],
      from: 'released',
      to: 'implementing',
      side: 'vendor',
      input: { remark: text('说明', 'Remark', { length: 500 }) },
      effect: true,
    },
    cutover: {
      byFace: true,
      label: ['切换', 'Cut over'],
      from: 'implementing',
      to: 'cutOver',
      side: 'internal',
      input: {
        sampleApproved: choice('样件结论', 'Samples', { approved: ['已批准', 'Approved'], open: ['未批准', 'Not approved'] }),
      },
      needs: [ppap],
      effect: true,
    },
    close: { byFace: true, from: 'cutOver', to: 'closed' },
  },
});
export interface Ecr extends DocOf<typeof Ecr> {}
