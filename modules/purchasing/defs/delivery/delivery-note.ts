import { computed, type DocOf, datetime, document, lineActions, quantity, ref, state, table, text } from '@takt/model';
import { NOTE_BY_SUPPLIER } from './note-by-supplier.ts';
import * as guard from './delivery-note-guards.ts';
import { notePrintout } from './delivery-printouts.ts';
import { labelRules } from './label-rules.ts';
import { noteLines } from './delivery-note-lines.ts';
import { lorryFields, shipInput } from './transport-fields.ts';

const reason = text('原因', 'Reason'); // Not required as a field: the guards word the refusal.

export const DeliveryNote = document('purchasing.deliveryNote', {
  label: ['送货单', 'Delivery note'],
  byFace: [
    'read',
    'import',
    'create',
    'save',
    'edit',
    'delete',
    'addLine',
    'editLine',
    'deleteLine',
    'bindLabel',
    'publish',
    'withdraw',
    'ship',
    'cancelShip',
    'close',
    'print',
  ],
  number: 'DN{yyyyMM}{seq:5}',
  filesIn: ['shipped', 'partlyReceived', 'received'],
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published', { tone: 'processing' }),
    control: state('15', '发运控制', 'Shipment control', { tone: 'warning', watermark: ['待审核', 'UNDER CONTROL'] }),
    shipped: state('20', '已发运', 'Shipped', { tone: 'processing' }),
    partlyReceived: state('25', '部分收货', 'Partially received', { tone: 'warning' }),
    received: state('30', '已收货', 'Received', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    plannedArrival: datetime('预计到货时间', 'Planned arrival', { required: true }),
    ...lorryFields,
    gateArrivedAt: datetime('到厂时间', 'Arrived at the gate', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    dock: computed('text', '卸货月台', 'Unloading dock'),
    asnOpen: computed('flag', '仓库未收完', 'The warehouse still receives', { internal: true }),
    shipmentControl: computed('flag', '需发运控制', 'Shipment control required'),
    leadTimeHours: computed('integer', '供应商提前期小时数', 'Supplier lead time hours'),
  },
  details: {
    lines: noteLines,
    labels: table('箱标签', 'Case labels', {
      line: text('明细行', 'Line', { required: true, length: 40, lineOf: 'lines' }),
      caseNo: text('箱号', 'Case number', { required: true, length: 40, requiredWords: guard.EMPTY_CASE }),
      serialNo: text('序列号', 'Serial number', { length: 40 }),
      qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
    }),
  },
  list: ['number', 'status', 'vendor', 'plannedArrival', 'warehouse', 'carrier', 'driver', 'plate', 'gateArrivedAt'],
  essential: ['status', 'vendor', 'plannedArrival'],
  query: ['number', 'status', 'vendor', 'warehouse', 'plannedArrival', 'plate'],
  scopes: { vendor: 'vendor', warehouse: 'warehouse' },
  suppliers: 'all',
  supplierSide: { does: NOTE_BY_SUPPLIER },
  rules: [guard.oneSource, ...labelRules],
  printouts: [notePrintout],
  waits: { published: 'ship', control: 'audit' },
  due: { published: { at: 'plannedArrival', tells: ['supplier', 'vendor.buyer'] } },
  actions: {
    create: { from: [], needs: [guard.source] },
    save: { from: 'draft' },
    edit: { from: 'draft' },
    delete: { from: 'draft', effect: true },
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
      needs: [guard.bindMax, guard.caseNo, guard.caseOnce, guard.serialNo],
      effect: true,
      bulk: false,
    },
    publish: {
      from: 'draft',
      to: [{ when: (n) => n.shipmentControl === '1', to: 'control' }, { to: 'published' }],
      needs: [guard.hasLines, guard.qtyPositive, guard.openQty, guard.lead],
      effect: true,
    },
    withdraw: {
      from: ['published', 'control'],
      to: 'draft',
      deny: ['只有已发布或发运控制状态的送货单才能撤回', 'Only a published or shipment-control delivery note can be withdrawn'],
      needs: [guard.noGate],
      effect: true,
    },
    audit: { label: ['发运审核', 'Approve shipment'], from: 'control', to: 'published', side: 'internal' },
    reject: {
      label: ['发运驳回', 'Reject shipment'],
      from: 'control',
      to: 'draft',
      side: 'internal',
      input: { reason },
      needs: [guard.reasonGiven],
      effect: true,
    },
    ship: {
      label: ['发运', 'Ship'],
      from: 'published',
      to: 'shipped',
      side: 'vendor',
      input: shipInput,
      needs: [guard.driverTel, guard.plate, guard.labels],
      effect: true,
    },
    cancelShip: {
      label: ['取消发运', 'Cancel shipment'],
      wayOut: true,
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
      beyond: true,
      label: ['收货取消回写', 'Receipt cancelled (write-back)'],
      from: ['partlyReceived', 'received'],
      to: 'shipped',
      system: true,
    },
    close: {
      from: ['partlyReceived', 'received'],
      to: 'closed',
      input: { reason },
      needs: [guard.settled, guard.shortReason],
    },
    print: {
      from: ['published', 'control', 'shipped', 'partlyReceived', 'received', 'closed'],
      deny: ['已发布及以后状态的送货单才能打印', 'Print is allowed only when the delivery note is published (10) or above'],
    },
  },
});
export interface DeliveryNote extends DocOf<typeof DeliveryNote> {}
