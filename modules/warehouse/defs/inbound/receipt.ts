import { code, computed, type DocOf, date, document, quantity, ref, state, table, text, reasonGiven } from '@takt/model';
import { boxTable, packageTable } from './packages.ts';
import { receiptPrintout } from './receipt-printout.ts';
import * as judging from './receipt-judging.ts';
import { box, full, isAnnounced, lineChosen, lot, notShelved, over, rej, task } from './receipt-guards.ts';
import { serialNos } from '../serial-nos.ts';
import { enteredFields, linesField } from './receipt-entry.ts';
import { staysShort } from './receipt-taking.ts';

const line = text('明细行', 'Line', { help: ['不选则收下全部未收数量', 'Everything still open when empty'] });
const reason = text('原因', 'Reason');
const written = { readonly: true, default: '0', scale: 6, unit: 'unit' } as const;

/** Goods at the dock, counted into stock line by line. What must be inspected waits in stock as such. */
export const Receipt = document('warehouse.receipt', {
  label: ['收货单', 'Receipt'],
  byFace: ['read', 'create', 'edit', 'receive', 'judge', 'putaway', 'cancel', 'close'],
  number: 'RC{yyyyMM}{seq:5}',
  filesIn: ['new', 'partlyReceived', 'received', 'shelved'],
  states: {
    new: state('00', '待收货', 'To be received'),
    partlyReceived: state('12', '部分收货', 'Partially received', { tone: 'warning' }),
    received: state('20', '已收货', 'Received', { tone: 'processing' }),
    shelved: state('30', '已上架', 'Put on shelf', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { tone: 'error', final: true }),
  },
  fields: {
    asn: ref('warehouse.asn', '到货通知单', 'ASN', { required: true }),
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    warehouse: ref('warehouse.warehouse', '收货仓库', 'Receiving warehouse', { required: true }),
    // Where received goods stand until they are put away.
    location: ref('warehouse.location', '收货库位', 'Receiving location', { required: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    taskCount: computed('integer', '上架任务数', 'Putaway tasks'),
    waitingQty: computed('decimal', '待检数量', 'Awaiting inspection'),
    openTaskCount: computed('integer', '未完成上架任务', 'Open putaway tasks', { bar: { of: 'taskCount', left: true } }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      qty: quantity('应收数量', 'Quantity to receive', { required: true, above: 0, scale: 6, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      vendorLot: text('供应商批号', 'Supplier batch', { length: 40 }),
      producedOn: date('生产日期', 'Produced on'),
      // Written with the receipt that an arrival opens: what is received counts for the delivery by it.
      asnLine: text('到货通知行', 'Line of the ASN', { readonly: true, length: 40, internal: true }),
      receivedQty: quantity('已收数量', 'Received quantity', { ...written, bar: { of: 'qty' }, ledger: { from: 'vendor' } }),
      rejectedQty: quantity('拒收数量', 'Rejected quantity', written),
      qcQty: quantity('待检数量', 'Awaiting inspection', { ...written, ledger: { at: 'qc' } }),
      ngQty: quantity('不合格数量', 'Nonconforming', { ...written, ledger: { to: 'ng' } }),
      putQty: quantity('已上架数量', 'Put away', { ...written, bar: { of: 'receivedQty' } }),
      overPct: computed('decimal', '允许超收（%）', 'Over-delivery allowed (%)'),
      lotControlled: computed('flag', '批次管理', 'Batch controlled', { internal: true }),
      serialised: computed('flag', '序列号管理', 'Serialised', { internal: true }),
      shelfLifeDays: computed('integer', '保质期（天）', 'Shelf life (days)'),
      inspected: computed('flag', '需检验', 'To be inspected'),
      gtin: computed('text', '商品条码', 'GTIN', { internal: true }),
    }),
    packages: packageTable,
    boxes: boxTable,
  },
  list: ['number', 'status', 'vendor', 'openTaskCount', 'asn', 'warehouse', 'location', 'remark'],
  essential: ['status', 'vendor', 'openTaskCount'],
  query: ['number', 'status', 'asn', 'vendor', 'warehouse'],
  scopes: { warehouse: 'warehouse' },
  partOf: 'asn',
  // Made by what arrives, never from a sheet.
  imports: false,
  printouts: [receiptPrintout],
  waits: {
    new: 'receive',
    partlyReceived: 'receive',
    received: { step: 'judge', whereLine: 'qcQty' },
    shelved: { step: 'judge', whereLine: 'qcQty' },
  },
  actions: {
    receive: {
      label: ['收货', 'Receive'],
      from: ['new', 'partlyReceived'],
      to: [{ when: staysShort, to: 'partlyReceived' }, { to: 'received' }],
      input: {
        lineId: line,
        ...enteredFields,
        lines: linesField,
        box: code('箱码', 'Box', {
          length: 40,
          help: ['扫描箱标签收货时，同一箱只收一次', 'A box received by its label counts once'],
        }),
        serialNos,
      },
      needs: [box, full, isAnnounced, lineChosen, over, lot],
      effect: true,
      posts: true,
      versionless: true,
      bulk: false,
    },
    rejectQty: {
      label: ['拒收', 'Reject quantity'],
      from: ['new', 'partlyReceived'],
      input: {
        lineId: text('明细行', 'Line', { required: true }),
        qty: quantity('拒收数量', 'Rejected quantity', { required: true, scale: 6 }),
        reason,
      },
      needs: [rej, reasonGiven],
      effect: true,
      versionless: true,
      bulk: false,
    },
    // The contract asks for the verdict before goods are put away and has no name for giving it.
    judge: {
      beyond: true,
      label: ['检验判定', 'Judge inspection'],
      confirm: ['不选明细行时，全部待检数量判为合格。', 'Without a line, all that awaits inspection is judged good.'],
      from: ['partlyReceived', 'received', 'shelved'],
      input: judging.judgeInput,
      needs: [judging.waiting, judging.judgedLine, judging.judgeQty, judging.rejectReason],
      effect: true,
      posts: true,
      versionless: true,
      bulk: false,
    },
    putaway: {
      label: ['上架', 'Put away'],
      from: 'received',
      to: 'shelved',
      needs: [task],
      effect: true,
      posts: true,
    },
    cancel: {
      from: ['new', 'partlyReceived', 'received'],
      to: 'cancelled',
      deny: ['已上架的收货单不能取消', 'The receipt is already put on shelf and cannot be cancelled'],
      needs: [notShelved],
      effect: true,
      posts: true,
    },
    close: { from: ['partlyReceived', 'shelved'], to: 'closed', needs: [judging.allJudged], effect: true },
  },
});
export interface Receipt extends DocOf<typeof Receipt> {}
