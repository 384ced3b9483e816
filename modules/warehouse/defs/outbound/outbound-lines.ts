import { choice, code, computed, flag, quantity, ref, table, text } from '@takt/model';
import { ISSUED_STATUSES } from '../stock/stock-terms.ts';

const written = { readonly: true, default: '0', scale: 6, unit: 'unit' } as const;
const ofAll = { ...written, bar: { of: 'qty' } } as const;

export const orderLines = table('明细', 'Lines', {
  part: ref('base.part', '物料', 'Part', { required: true }),
  qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6, unit: 'unit' }),
  unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
  stockStatus: choice('库存状态', 'Stock status', ISSUED_STATUSES, { required: true, default: 'available' }),
  batch: code('指定批次', 'Batch asked for', {
    help: ['填写则只从该批次分配', 'Only this batch is allocated when it is given'],
  }),
  allocatedQty: quantity('已分配', 'Allocated', ofAll),
  shortQty: quantity('缺货', 'Short', written),
  pickedQty: quantity('已拣', 'Picked', ofAll),
  shippedQty: quantity('已出库', 'Shipped', { ...ofAll, ledger: { from: 'inside', to: 'outside' } }),
  serialised: computed('flag', '序列号管理', 'Serialised', { internal: true }),
  availableQty: computed('decimal', '可分配库存', 'Free stock'),
  // The line of the document that asked for it, and how much in its unit: written with the order, never by hand.
  sourceLine: code('来源行', 'Line of the source', { readonly: true, length: 36, internal: true }),
  sourceQty: quantity('来源数量', 'Quantity of the source', { readonly: true, scale: 6, internal: true }),
});

/** Which stock was set aside for which line, written by the product alone. */
export const allocations = table('分配', 'Allocations', {
  line: code('明细行', 'Line', { readonly: true, length: 36, internal: true }),
  part: ref('base.part', '物料', 'Part', { readonly: true }),
  location: ref('warehouse.location', '库位', 'Location', { readonly: true }),
  batch: code('批次', 'Batch', { readonly: true }),
  container: code('容器', 'Container', { readonly: true }),
  owner: ref('base.vendor', '货主', 'Owner', { readonly: true }),
  stockStatus: choice('库存状态', 'Stock status', ISSUED_STATUSES, { readonly: true, default: 'available' }),
  qty: quantity('分配数量', 'Allocated', { readonly: true, scale: 6 }),
  pickedQty: quantity('已拣', 'Picked', { readonly: true, scale: 6 }),
  task: code('拣货任务', 'Pick task', { readonly: true }),
  why: text('分配依据', 'Chosen because', { readonly: true, length: 500, bilingual: true }),
  overridden: flag('不按规则', 'Against the rule', { readonly: true }),
  overrideReason: text('不按规则的原因', 'Why against the rule', { readonly: true, length: 500 }),
});
