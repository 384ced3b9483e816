import {
  computed,
  type DocOf,
  date,
  dictionary,
  document,
  lineActions,
  money,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  qtyPositive,
} from '@takt/model';

export const SalesOrder = document('sales.salesOrder', {
  label: ['销售订单', 'Sales order'],
  byFace: ['read', 'create', 'import', 'edit', 'delete', 'addLine', 'editLine', 'deleteLine', 'lock', 'unlock', 'close'],
  rights: { seePrice: ['查看价格', 'See prices'] },
  number: 'SO{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    locked: state('10', '已锁定', 'Locked', { tone: 'processing' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    customer: ref('base.customer', '客户', 'Customer', { required: true }),
    customerPo: text('客户订单号', 'Customer order number', { length: 60 }),
    orderDate: date('订单日期', 'Order date', { required: true, default: 'today' }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    currency: dictionary('currency', '币种', 'Currency', { required: true, default: 'CNY' }),
    remark: text('备注', 'Remark', { length: 500 }),
    customerEnabled: computed('flag', '客户启用', 'Customer enabled', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      // Zero may be saved: locking refuses it, with its own sentence.
      qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      unitPrice: money('单价', 'Unit price', { min: 0, scale: 6, right: 'seePrice' }),
      dueDate: date('交期', 'Due date', { required: true }),
      carModel: ref('base.carModel', '车型', 'Car model'),
      remark: text('备注', 'Remark', { length: 500 }),
      shippedQty: computed('decimal', '已发运', 'Shipped', { bar: { of: 'qty' } }),
      unshippedQty: computed('decimal', '未发数量', 'Not shipped yet'),
    }),
  },
  list: ['number', 'status', 'customer', 'customerPo', 'orderDate', 'plant', 'currency', 'remark'],
  essential: ['status', 'customer', 'orderDate'],
  query: ['number', 'status', 'customer', 'customerPo', 'orderDate', 'plant'],
  scopes: { plant: 'plant' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    lock: {
      from: 'new',
      to: 'locked',
      needs: [
        hasLines,
        qtyPositive,
        {
          id: 'due',
          must: (o) => o.lines.every((line) => line.dueDate >= o.orderDate),
          else: ['明细交期不能早于订单日期', 'Line due date cannot be earlier than the order date'],
          unblock: ['请改正明细交期', 'Correct the line’s due date'],
        },
        {
          id: 'customerActive',
          must: (o) => o.customerEnabled === '1',
          else: ['客户已停用', 'The customer is disabled'],
          unblock: ['请启用客户，或更换客户', 'Enable the customer, or choose another'],
        },
      ],
    },
    unlock: {
      wayOut: true,
      from: 'locked',
      to: 'new',
      needs: [
        {
          id: 'noDownstream',
          must: (o) => o.linkedCount === 0,
          else: ['订单已被下游单据引用，不能解锁', 'The order is already used by downstream documents and cannot be unlocked'],
          unblock: ['请先取消引用该订单的单据', 'Cancel the documents made from it first'],
        },
      ],
    },
    close: {
      from: ['new', 'locked'],
      to: 'closed',
      needs: [
        {
          id: 'noOpenShipment',
          must: (o) => o.openLinkedCount === 0,
          else: ['存在未完成的发运单，不能关闭', 'Open shipments exist; the order cannot be closed'],
          unblock: ['请先完成或取消发货单', 'Complete or cancel its shipments first'],
        },
      ],
    },
  },
});
export interface SalesOrder extends DocOf<typeof SalesOrder> {}
