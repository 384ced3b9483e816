import { choice, type DocOf, date, datetime, document, flag, ref, state, table, text, reasonGiven, user } from '@takt/model';
import * as guard from './ecr-guards.ts';

/** A change of what a supplier makes for us, released to that supplier, who acknowledges it. One for each supplier. */
export const Ecr = document('purchasing.ecr', {
  label: ['工程变更', 'Engineering change release'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'submit', 'ack', 'cutover', 'close'],
  number: 'EC{yyyyMM}{seq:5}',
  filesIn: ['rejected'],
  states: {
    new: state('00', '新建', 'New'),
    inReview: state('15', '评审中', 'In review', { tone: 'processing' }),
    rejected: state('05', '已驳回', 'Rejected', { tone: 'error' }),
    released: state('10', '已发布', 'Released', { tone: 'processing' }),
    implementing: state('20', '实施中', 'Implementing', { tone: 'warning' }),
    cutOver: state('30', '已切换', 'Cut over', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
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
    bomAffected: flag('涉及BOM', 'BOM changes', {
      default: '1',
      help: [
        '切换时使工程变更号与变更编号相同的BOM版本生效',
        'BOM versions that carry the change number come into effect with the cut-over',
      ],
    }),
    sampleRequired: flag('需样件批准', 'Samples required', {
      help: ['切换前须批准 PPAP 或首件样品', 'PPAP or a first sample is approved before the change is cut in'],
    }),
    sampleApprovedBy: user('样件批准人', 'Samples approved by', { readonly: true }),
    sampleApprovedAt: datetime('样件批准时间', 'Samples approved at', { readonly: true }),
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
      bom: ref('base.bom', '受影响BOM', 'Affected BOM'),
      remark: text('说明', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'title', 'cutInOn', 'vendor', 'changeNo', 'cutInSerial', 'sampleRequired', 'acknowledgedAt'],
  essential: ['status', 'title', 'cutInOn'],
  query: ['number', 'status', 'vendor', 'changeNo', 'title', 'cutInOn'],
  scopes: { vendor: 'vendor' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new', 'inReview', 'rejected'] },
  waits: { inReview: 'approve', released: 'ack', implementing: 'cutover' },
  actions: {
    edit: { from: ['new', 'rejected'] },
    delete: { from: ['new', 'rejected'] },
    submit: { label: ['提交评审', 'Submit'], from: ['new', 'rejected'], to: 'inReview', needs: [guard.impact] },
    approve: { label: ['批准', 'Approve'], from: 'inReview', to: 'released', side: 'internal', effect: true },
    reject: {
      from: 'inReview',
      to: 'rejected',
      side: 'internal',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    ack: {
      label: ['供应商确认', 'Supplier acknowledge'],
      from: 'released',
      to: 'implementing',
      side: 'vendor',
      input: { remark: text('说明', 'Remark', { length: 500 }) },
      sets: { acknowledgedAt: 'now' },
      stores: { remark: 'acknowledgement' },
      effect: true,
    },
    // The contract lets nobody cut over before samples are approved, and has no name for approving them.
    approveSamples: {
      beyond: true,
      label: ['批准样件', 'Approve samples'],
      from: 'implementing',
      side: 'internal',
      needs: [guard.samplesOpen],
      sets: { sampleApprovedBy: 'actor', sampleApprovedAt: 'now' },
    },
    cutover: {
      label: ['切换', 'Cut over'],
      from: 'implementing',
      to: 'cutOver',
      side: 'internal',
      confirm: [
        '此变更的BOM版本将生效，其替代的版本在其生效前一日失效',
        'BOM versions of this change come into effect; those they replace end the day before they begin',
      ],
      needs: [guard.ppap, guard.samplesByOther],
      sets: { cutOverAt: 'now' },
      effect: true,
    },
    close: { from: 'cutOver', to: 'closed' },
  },
});
export interface Ecr extends DocOf<typeof Ecr> {}
