import { choice, type DocOf, datetime, document, integer, ref, sharedWords, state, table, text } from '@takt/model';
import * as guard from './supplier-inspection-task-guards.ts';

const CONCLUSIONS = { OK: ['合格', 'Good'], NG: ['不合格', 'Rejected'], CONCESSION: ['让步接收', 'Concession'] } as const;

/** What a supplier inspects of a line of a delivery note before we do, and what our people conclude from it. */
export const SupplierInspectionTask = document('purchasing.supplierInspectionTask', {
  label: ['供应商检验任务', 'Supplier inspection task'],
  byFace: [
    'read',
    'create',
    'import',
    'edit',
    'delete',
    'addLine',
    'editLine',
    'deleteLine',
    'execute',
    'pass',
    'recheck',
    'finishRecheck',
    'close',
  ],
  number: 'SI{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建（初检）', 'New (initial check)'),
    checked: state('10', '初检完成', 'Initial check done', { tone: 'processing' }),
    recheck: state('20', '复检中', 'Recheck', { tone: 'warning' }),
    completed: state('30', '检验完成', 'Check completed', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    vendor: ref('base.vendor', '供应商', 'Supplier', { required: true }),
    note: ref('purchasing.deliveryNote', '送货单', 'Delivery note', { readonly: true }),
    noteLine: text('送货单行', 'Line of the note', { readonly: true, length: 40 }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: text('批次', 'Batch', { length: 40 }),
    asnQty: integer('送货数量', 'Delivery quantity', {
      required: true,
      above: 0,
      integerWords: ['送货数量必须为大于0的整数', 'The delivery quantity must be an integer above 0'],
    }),
    sampQty: integer('检验数量', 'Inspection quantity', {
      above: 0,
      integerWords: ['检验数量必须为大于0的整数', 'The inspection quantity must be an integer above 0'],
    }),
    deviation: choice('是否偏差', 'Deviation', { Y: sharedWords.yes, N: sharedWords.no }),
    deviationRemark: text('偏差备注', 'Deviation remark', { length: 500, default: guard.NOTHING }),
    checkedBy: text('初检人', 'Checked by', { readonly: true, length: 100 }),
    checkedAt: datetime('初检时间', 'Checked at', { readonly: true }),
    recheckResult: choice('复检结论', 'Recheck conclusion', CONCLUSIONS, { readonly: true }),
    recheckRemark: text('复检说明', 'Recheck remark', { readonly: true, length: 500 }),
    recheckedAt: datetime('复检时间', 'Rechecked at', { readonly: true }),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    lines: table('检验项', 'Items', {
      item: ref('quality.inspectionItem', '检验项目', 'Inspection item', { required: true }),
      standard: text('检验标准', 'Standard', { length: 200 }),
      result: text('检验结果', 'Result', { length: 200 }),
      judgement: choice('判定', 'Judgement', { ok: ['合格', 'Good'], ng: ['不合格', 'Not good'] }),
      remark: text('备注', 'Remark', { length: 200 }),
    }),
  },
  list: ['number', 'status', 'part', 'asnQty', 'vendor', 'note', 'sampQty', 'deviation', 'checkedAt', 'recheckResult'],
  essential: ['status', 'part', 'asnQty'],
  query: ['number', 'status', 'vendor', 'note', 'part', 'deviation', 'recheckResult'],
  scopes: { vendor: 'vendor' },
  suppliers: 'all',
  supplierSide: { does: ['edit', 'addLine', 'editLine', 'deleteLine'] },
  rules: guard.findingRules,
  waits: { new: 'execute', checked: 'pass', recheck: 'finishRecheck' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    addLine: { label: ['新增检验项', 'Add item'], from: 'new' },
    editLine: { label: ['修改检验项', 'Edit item'], from: 'new' },
    deleteLine: { label: ['删除检验项', 'Delete item'], from: 'new' },
    execute: {
      label: ['执行初检', 'Execute initial check'],
      from: 'new',
      to: 'checked',
      side: 'vendor',
      needs: [guard.qty, guard.dev, guard.all],
      sets: { checkedAt: 'now' },
      effect: true,
    },
    pass: {
      label: ['判定合格', 'Accept'],
      from: 'checked',
      to: 'completed',
      side: 'internal',
      needs: [guard.noDev],
    },
    recheck: { label: ['发起复检', 'Start recheck'], from: 'checked', to: 'recheck', side: 'internal' },
    finishRecheck: {
      label: ['复检完成', 'Finish recheck'],
      from: 'recheck',
      to: 'completed',
      side: 'internal',
      input: {
        // Not required as a field: the guard words the refusal.
        result: choice('复检结论', 'Conclusion', CONCLUSIONS),
        remark: text('说明', 'Remark', { length: 500 }),
      },
      needs: [guard.result],
      sets: { recheckedAt: 'now' },
      stores: { result: 'recheckResult', remark: 'recheckRemark' },
    },
    close: { from: 'completed', to: 'closed', side: 'internal' },
  },
});
export interface SupplierInspectionTask extends DocOf<typeof SupplierInspectionTask> {}
