import {
  blank,
  type DocOf,
  date,
  department,
  document,
  type Guard,
  lineActions,
  quantity,
  ref,
  state,
  table,
  text,
  user,
  hasLines,
  qtyPositive,
  reasonGiven,
} from '@takt/model';

const ordered: Guard<{ readonly lines: readonly { readonly order: string | null }[] }> = {
  id: 'ordered',
  must: ({ lines }) => lines.every(({ order }) => !blank(order)),
  else: ['还有明细没有采购订单', 'Some lines have no purchase order yet'],
  unblock: ['请在每条明细选择含该物料的采购订单', 'Name a purchase order with the part on each line'],
};

/** What somebody asks the buyers to get. Ours: the menu of the contract has its page, and no states. */
export const Requisition = document('purchasing.requisition', {
  label: ['采购申请', 'Purchase requisition'],
  byFace: ['read', 'create', 'import'],
  number: 'PR{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已提交', 'Released', { tone: 'processing' }),
    ordered: state('20', '已下单', 'Ordered', { tone: 'success' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    department: department('申请部门', 'Department'),
    requestedBy: user('申请人', 'Requested by'),
    neededOn: date('需求日期', 'Needed on', { required: true }),
    purpose: text('用途', 'Purpose', { length: 200 }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      vendor: ref('base.vendor', '建议供应商', 'Suggested supplier'),
      order: ref('purchasing.purchaseOrder', '采购订单', 'Purchase order'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'plant', 'department', 'requestedBy', 'neededOn', 'purpose', 'remark'],
  query: ['number', 'status', 'plant', 'department', 'neededOn'],
  scopes: { plant: 'plant' },
  actions: {
    edit: { byFace: true, from: ['new', 'released'] },
    delete: { byFace: true, from: 'new' },
    ...lineActions('new', 'released'),
    release: { byFace: true, label: ['提交', 'Release'], from: 'new', to: 'released', needs: [hasLines, qtyPositive] },
    withdraw: { byFace: true, from: 'released', to: 'new' },
    order: { byFace: true, label: ['标记已下单', 'Mark as ordered'], from: 'released', to: 'ordered', needs: [ordered] },
    close: {
      byFace: true,
      from: ['new', 'released', 'ordered'],
      to: 'closed',
      input: { reason: text('原因', 'Reason') },
      needs: [reasonGiven],
    },
  },
});
export interface Requisition extends DocOf<typeof Requisition> {}
