import {
  computed,
  date,
  decimal,
  dictionary,
  type DocOf,
  document,
  integer,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  reasonGiven,
} from '@takt/model';
import { beginsLater, byRevision, oneRevision, overlap, period } from './contract-guards.ts';

/**
 * What a supplier and we agreed on: prices by quantity, for a time. Prices and terms of one in effect change by a revision, a
 * contract that follows it once it is approved; one in approval goes back to its author when its prices or terms change.
 */
export const Contract = document('purchasing.contract', {
  label: ['合同', 'Contract'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'submit', 'revise', 'close'],
  number: 'PC{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    inApproval: state('15', '审批中', 'In approval', { tone: 'processing' }),
    effective: state('10', '已生效', 'Effective', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    name: text('合同名称', 'Contract name', { required: true, length: 100 }),
    currency: dictionary('currency', '币种', 'Currency', { required: true, default: 'CNY' }),
    taxRate: decimal('税率（%）', 'Tax rate (%)', { min: 0, max: 100, scale: 2 }),
    paymentTerm: dictionary('paymentTerm', '付款条件', 'Payment terms'),
    validFrom: date('生效日期', 'Valid from', { required: true, default: 'today' }),
    validTo: date('失效日期', 'Valid until', { required: true }),
    revision: integer('版次', 'Revision', { ordinal: true, readonly: true, default: 1 }),
    previous: ref('purchasing.contract', '被修订合同', 'Revises', { readonly: true }),
    ends: computed('text', '随之失效', 'Ends with approval'),
    revised: computed('flag', '修订中', 'Being revised', { internal: true }),
    overlapped: computed('flag', '期间重叠', 'Period overlaps', { internal: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table(
      '价格',
      'Prices',
      {
        part: ref('base.part', '物料', 'Part', { required: true }),
        minQty: quantity('起订数量', 'From quantity', { required: true, min: 0, default: '0', unit: 'unit' }),
        unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
        price: decimal('单价（不含税）', 'Unit price, net', { perUnit: true, required: true, min: 0 }),
        remark: text('备注', 'Remark', { length: 200 }),
      },
      { unique: [['part', 'unit', 'minQty']] },
    ),
  },
  list: ['number', 'status', 'vendor', 'validFrom', 'validTo', 'name', 'currency', 'taxRate', 'paymentTerm', 'revision'],
  essential: ['status', 'vendor', 'validTo'],
  query: ['number', 'status', 'vendor', 'name', 'validFrom', 'validTo'],
  scopes: { vendor: 'vendor' },
  suppliers: 'all',
  supplierSide: { unseenIn: ['new', 'inApproval'] },
  separation: { action: 'approve', makers: ['submit'], parameter: 'purchasing.othersApproveContracts' },
  waits: { inApproval: 'approve' },
  actions: {
    edit: {
      from: ['new', 'inApproval', 'effective'],
      deny: ['已关闭的合同不能修改', 'A closed contract cannot be modified'],
      needs: [byRevision],
    },
    delete: { from: 'new' },
    submit: {
      label: ['提交审批', 'Submit for approval'],
      from: 'new',
      to: 'inApproval',
      needs: [hasLines, period],
    },
    approve: {
      label: ['审批通过', 'Approve'],
      from: 'inApproval',
      to: 'effective',
      side: 'internal',
      needs: [overlap],
      effect: true,
    },
    // The contract speaks of a new version and has no name for making it.
    revise: {
      beyond: true,
      label: ['修订', 'Revise'],
      from: 'effective',
      side: 'internal',
      input: { validFrom: date('修订生效日期', 'Revision valid from', { required: true }) },
      needs: [oneRevision, beginsLater],
      effect: true,
      bulk: false,
    },
    reject: {
      from: 'inApproval',
      to: 'new',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
    close: {
      from: ['new', 'inApproval', 'effective'],
      to: 'closed',
      deny: ['合同已关闭，不能再次关闭', 'The contract is already closed'],
    },
  },
});
export interface Contract extends DocOf<typeof Contract> {}
