import { choice, code, computed, type DocOf, date, datetime, document, integer, quantity, ref, state, text } from '@takt/model';
import * as guard from './label-list-guards.ts';

/** One row is one label, stuck on one case or pallet a supplier sends. */
export const LabelList = document('purchasing.labelList', {
  label: ['标签清单', 'Label list'],
  byFace: ['read', 'import', 'create', 'edit', 'delete', 'bind', 'unbind', 'void', 'print'],
  number: 'LB{yyMMdd}{seq:6}',
  numberLabel: ['标签号', 'Label number'],
  states: {
    unbound: state('0', '未绑定', 'Unbound'),
    bound: state('1', '已绑定', 'Bound', { tone: 'success' }),
    void: state('9', '已作废', 'Void', { final: true }),
  },
  fields: {
    kind: choice(
      '标签类型',
      'Label kind',
      { case: ['箱标签', 'Case label'], pallet: ['托盘标签', 'Pallet label'] },
      { required: true, default: 'case' },
    ),
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    serialNo: code('序列号', 'Serial number', { length: 40 }),
    producedOn: date('生产日期', 'Produced on'),
    expiresOn: date('有效期至', 'Use by', {
      help: [
        '留空时按生产日期和物料保质期推算',
        'Left empty, it follows from the production date and the shelf life of the part',
      ],
    }),
    qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
    maxQty: quantity('最大数量', 'Maximum quantity', {
      above: 0,
      help: ['箱或托盘的容量，不填则不限', 'What the case or pallet holds; unlimited when empty'],
    }),
    sscc: code('SSCC', 'SSCC', { readonly: true, length: 18 }),
    noteNo: text('送货单号', 'Delivery note', { readonly: true, length: 40 }),
    noteLine: text('送货单行', 'Line of the note', { readonly: true, internal: true, length: 40 }),
    printedCount: integer('打印次数', 'Times printed', { readonly: true, default: 0 }),
    printedAt: datetime('最近打印时间', 'Last printed at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    usedElsewhere: computed('flag', '已被使用', 'Used elsewhere', { internal: true }),
    noteOpen: computed('flag', '送货单未发运', 'Note not shipped yet', { internal: true }),
  },
  list: ['number', 'status', 'part', 'qty', 'batch', 'vendor', 'noteNo', 'printedCount', 'serialNo', 'sscc', 'maxQty', 'kind'],
  essential: ['part', 'qty', 'batch'],
  query: ['number', 'status', 'kind', 'vendor', 'part', 'batch', 'serialNo', 'sscc', 'noteNo'],
  scopes: { vendor: 'vendor' },
  suppliers: 'all',
  supplierSide: { does: ['create', 'import', 'edit', 'delete', 'bind', 'unbind', 'void', 'print'] },
  rules: [
    {
      field: 'expiresOn',
      must: ({ producedOn, expiresOn }) => !producedOn || !expiresOn || expiresOn >= producedOn,
      else: ['有效期不能早于生产日期', 'The use-by date cannot be before the production date'],
    },
  ],
  actions: {
    create: { label: ['生成', 'Generate'], from: [] },
    edit: { from: 'unbound' },
    delete: { from: 'unbound' },
    bind: {
      label: ['绑定', 'Bind'],
      from: 'unbound',
      to: 'bound',
      input: {
        noteNo: code('送货单号', 'Delivery note', { required: true }),
        noteLine: integer('明细行序号', 'Line, counted from 1', {
          ordinal: true,
          min: 1,
          help: ['送货单只有一行该物料时可不填', 'May stay empty where the note has one line of the part'],
        }),
        qty: quantity('绑定数量', 'Binding quantity', {
          above: 0,
          help: ['不填则为标签数量', 'As much as the label says when empty'],
        }),
      },
      needs: [guard.max, guard.unique],
      effect: true,
    },
    unbind: {
      label: ['解绑', 'Unbind'],
      wayOut: true,
      from: 'bound',
      to: 'unbound',
      needs: [guard.notShipped],
      effect: true,
    },
    void: { label: ['作废', 'Void'], from: 'unbound', to: 'void' },
    print: {
      from: ['unbound', 'bound'],
      input: { reason: text('重打原因', 'Why again', { length: 200 }) },
      needs: [guard.reprint],
      sets: { printedAt: 'now' },
      effect: true,
    },
  },
});
export interface LabelList extends DocOf<typeof LabelList> {}
