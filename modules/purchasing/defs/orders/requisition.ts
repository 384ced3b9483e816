import {
  computed,
  type DocOf,
  date,
  department,
  document,
  integer,
  lineActions,
  pendingFields,
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
import { left, place, supplier, unordered } from './requisition-guards.ts';

/**
 * What somebody asks the buyers to get. Ours: the menu of the contract has its page, and no states. Ordering makes draft orders
 * whose lines name those of the requisition; it follows what becomes of the orders.
 */
export const Requisition = document('purchasing.requisition', {
  label: ['采购申请', 'Purchase requisition'],
  byFace: ['read', 'create', 'import'],
  rights: { seePrice: ['查看价格', 'See prices'] },
  number: 'PR{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已提交', 'Released', { tone: 'processing' }),
    ordered: state('20', '已下单', 'Ordered', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    department: department('申请部门', 'Department'),
    requestedBy: user('申请人', 'Requested by'),
    neededOn: date('需求日期', 'Needed on', { required: true }),
    purpose: text('用途', 'Purpose', { length: 200 }),
    remark: text('备注', 'Remark', { length: 500 }),
    amount: computed('money', '估算金额（元）', 'Estimated amount (CNY)', { right: 'seePrice' }),
    unpriced: computed('integer', '无价格明细数', 'Lines without a price', { internal: true }),
    ...pendingFields(),
  },
  details: {
    lines: table('明细', 'Lines', {
      lineNo: integer('行号', 'Line number', { ordinal: true, readonly: true }),
      part: ref('base.part', '物料', 'Part', { required: true }),
      qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      vendor: ref('base.vendor', '建议供应商', 'Suggested supplier'),
      openQty: computed('decimal', '未转单数量', 'On no order yet'),
      orderedQty: computed('decimal', '已下单数量', 'Ordered quantity', { bar: { of: 'qty' } }),
      orders: computed('text', '采购订单', 'Purchase orders'),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'neededOn', 'amount', 'plant', 'department', 'requestedBy', 'purpose', 'remark'],
  essential: ['status', 'neededOn', 'amount'],
  query: ['number', 'status', 'plant', 'department', 'neededOn'],
  scopes: { plant: 'plant' },
  holdable: ['release'],
  waits: { released: 'order' },
  actions: {
    edit: { byFace: true, from: 'new' },
    delete: { byFace: true, from: 'new' },
    ...lineActions('new'),
    release: { byFace: true, label: ['提交', 'Release'], from: 'new', to: 'released', needs: [hasLines, qtyPositive] },
    withdraw: { byFace: true, from: 'released', to: 'new', needs: [unordered] },
    order: {
      byFace: true,
      label: ['转采购订单', 'Order'],
      from: 'released',
      side: 'internal',
      input: {
        warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
        vendor: ref('base.vendor', '供应商', 'Supplier', {
          help: ['用于没有建议供应商的明细', 'For lines that suggest none'],
        }),
      },
      needs: [left, supplier, place],
      effect: true,
    },
    follow: { label: ['下单完成', 'Ordered'], from: 'released', to: 'ordered', system: true },
    reopen: { label: ['恢复待下单', 'Back to released'], from: 'ordered', to: 'released', system: true },
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
