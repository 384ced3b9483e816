import { choice, computed, type DocOf, datetime, document, lineActions, quantity, ref, state, table, text } from '@takt/model';
import * as guard from './delivery-note-guards.ts';

// Not required as a field: the guards word the refusal.
const reason = text('原因', 'Reason');

export const DeliveryNote = document('purchasing.deliveryNote', {
  label: ['送货单', 'Delivery note'],
  number: 'DN{yyyyMM}{seq:5}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    control: state('15', '发运控制', 'Shipment control', { tone: 'warning' }),
    shipped: state('20', '已发运', 'Shipped', { tone: 'processing' }),
    partlyReceived: state('25', '部分收货', 'Partially received', { tone: 'warning' }),
    received: state('30', '已收货', 'Received', { tone: 'success' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    plannedArrival: datetime('预计到货时间', 'Planned arrival', { required: true }),
    carrier: text('承运商', 'Carrier', { length: 100 }),
    driver: text('司机', 'Driver', { length: 50 }),
    driverTel: text('司机联系方式', 'Driver contact', { length: 20 }),
    plate: text('车牌号', 'Plate number', { length: 12 }),
    gateArrivedAt: datetime('到厂时间', 'Arrived at the gate', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    shipmentControl: computed('flag', '需发运控制', 'Shipment control required'),
    leadTimeHours: computed('integer', '供应商提前期小时数', 'Supplier lead time hours'),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      // Zero may be saved: publishing refuses it, with its own sentence.
      qty: quantity('数量', 'Quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      sourceType: choice('来源类型', 'Source type', {
        deliveryPlan: ['交付计划', 'Delivery plan'],
        purchaseOrder: ['采购订单', 'Purchase order'],
      }),
      sourceNo: text('来源单号', 'Source number', { length: 40 }),
      sourceLine: text('来源行', 'Source line', { length: 40 }),
      demandQty: quantity('需求数量', 'Demand quantity', { min: 0, unit: 'unit' }),
      lot: text('批次', 'Batch', { length: 40 }),
      boundQty: quantity('已绑定数量', 'Bound quantity', { readonly: true, default: '0', unit: 'unit' }),
      receivedQty: quantity('已收数量', 'Received quantity', { readonly: true, default: '0', unit: 'unit' }),
      rejectedQty: quantity('拒收数量', 'Rejected quantity', { readonly: true, default: '0', unit: 'unit' }),
      openQty: computed('decimal', '未交数量', 'Open quantity'),
      labelControlled: computed('flag', '标签管控', 'Label controlled'),
      serialised: computed('flag', '序列号管理', 'Serialised'),
    }),
    labels: table('箱标签', 'Case labels', {
      line: text('明细行', 'Line', { required: true, length: 40, lineOf: 'lines' }),
      caseNo: text('箱号', 'Case number', {
        required: true,
        length: 40,
        requiredWords: ['箱号不能为空', 'The case number is required'],
      }),
      serialNo: text('序列号', 'Serial number', { length: 40 }),
      qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'warehouse', 'plannedArrival', 'carrier', 'driver', 'plate', 'gateArrivedAt'],
  query: ['number', 'status', 'vendor', 'warehouse', 'plannedArrival', 'plate'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  rules: guard.labelRules,
  actions: {
    create: { from: [], needs: [guard.source] },
    save: { from: 'draft' },
    edit: { from: 'draft' },
    delete: { from: 'draft' },
    ...lineActions('draft'),
    bindLabel: {
      label: ['绑定箱标签', 'Bind case label'],
      from: ['draft', 'published'],
      input: {
        lineId: text('明细行', 'Line', { required: true }),
        caseNo: text('箱号', 'Case number', { length: 40 }),
        serialNo: text('序列号', 'Serial number', { length: 40 }),
        qty: quantity('绑定数量', 'Binding quantity', { required: true, above: 0 }),
      },
      needs: [guard.bindMax, guard.caseNo, guard.serialNo],
      effect: true,
      bulk: false,
    },
    publish: {
      from: 'draft',
      to: [{ when: (n) => n.shipmentControl === '1', to: 'control' }, { to: 'published' }],
      needs: [guard.hasLines, guard.qtyPositive, guard.openQty, guard.lead],
    },
    withdraw: {
      from: ['published', 'control'],
      to: 'draft',
      deny: ['只有已发布或发运控制状态的送货单才能撤回', 'Only a published or shipment-control delivery note can be withdrawn'],
      needs: [guard.noGate],
    },
    audit: { label: ['发运审核', 'Approve shipment'], from: 'control', to: 'published', side: 'internal' },
    reject: {
      label: ['发运驳回', 'Reject shipment'],
      from: 'control',
      to: 'draft',
      side: 'internal',
      input: { reason },
      needs: [guard.reasonGiven],
    },
    ship: {
      label: ['发运', 'Ship'],
      from: 'published',
      to: 'shipped',
      side: 'vendor',
      needs: [guard.driverTel, guard.plate, guard.labels],
      effect: true,
    },
    cancelShip: {
      label: ['取消发运', 'Cancel shipment'],
      from: 'shipped',
      to: 'published',
      effect: true,
      deny: ['只有可取消状态的送货单才能取消发运', 'Shipment can be cancelled only in a cancelable state'],
      needs: [guard.cancelable],
    },
    receive: {
      label: ['收货回写', 'Receive (write-back)'],
      from: ['shipped', 'partlyReceived'],
      to: [{ when: guard.isShort, to: 'partlyReceived' }, { to: 'received' }],
      system: true,
    },
    // A receipt was cancelled: what the others still hold is written back after it. The contract has no name for it.
    reopen: {
      label: ['收货取消回写', 'Receipt cancelled (write-back)'],
      from: ['partlyReceived', 'received'],
      to: 'shipped',
      system: true,
    },
    close: { from: ['partlyReceived', 'received'], to: 'closed', input: { reason }, needs: [guard.shortReason] },
    print: {
      from: ['published', 'control', 'shipped', 'partlyReceived', 'received', 'closed'],
      deny: ['已发布及以后状态的送货单才能打印', 'Print is allowed only when the delivery note is published (10) or above'],
    },
  },
});
export interface DeliveryNote extends DocOf<typeof DeliveryNote> {}
