import { code, computed, type DocOf, datetime, document, integer, quantity, ref, state, text, user } from '@takt/model';
import * as guard from './pick-task-guards.ts';
import { workPlace } from '../work-fields.ts';

/**
 * One walk to one location for one allocation of an outbound order. The allocation names its task and says what may be taken;
 * the task only asks somebody to take it.
 */
export const PickTask = document('warehouse.pickTask', {
  label: ['拣货任务', 'Pick task'],
  byFace: ['read', 'import', 'edit', 'create', 'start', 'cancel'],
  number: 'PK{yyyyMM}{seq:5}',
  states: {
    toPick: state('00', '待拣', 'To pick'),
    picking: state('12', '拣货中', 'Picking', { tone: 'processing' }),
    picked: state('20', '已拣', 'Picked', { tone: 'success', final: true }),
    short: state('25', '短拣', 'Short picked', { tone: 'warning', final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    order: ref('warehouse.outboundOrder', '出库单', 'Outbound order', { required: true }),
    sequence: integer('拣货顺序', 'Pick sequence', {
      ordinal: true,
      min: 0,
      help: ['库位的拣货顺序，从小到大走', 'That of the location; low numbers first'],
    }),
    location: ref('warehouse.location', '库位', 'Location', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch'),
    container: code('容器', 'Container'),
    qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
    pickedQty: quantity('已拣', 'Picked', { readonly: true, default: '0', scale: 6, bar: { of: 'qty' } }),
    ...workPlace,
    wave: ref('warehouse.wave', '波次', 'Wave', { readonly: true }),
    picker: user('拣货人', 'Picker', { readonly: true }),
    pickedAt: datetime('拣货时间', 'Picked at', { readonly: true }),
    shortReason: text('短拣原因', 'Why short', { readonly: true, length: 500 }),
    remark: text('备注', 'Remark', { length: 500 }),
    locationCode: computed('text', '库位编码', 'Location code', { internal: true }),
    partNo: computed('text', '物料号', 'Part number', { internal: true }),
    unit: computed('text', '计量单位', 'Unit of measure'),
    gtin: computed('text', '商品条码', 'GTIN', { internal: true }),
  },
  list: [
    'number',
    'status',
    'part',
    'qty',
    'location',
    'priority',
    'picker',
    'unit',
    'batch',
    'pickedQty',
    'sequence',
    'wave',
    'order',
    'zone',
    'pickedAt',
    'shortReason',
  ],
  essential: ['part', 'qty', 'location'],
  query: ['number', 'status', 'warehouse', 'order', 'wave', 'location', 'part', 'zone', 'picker'],
  scopes: { warehouse: 'warehouse' },
  partOf: 'order',
  queue: { open: ['toPick', 'picking'], claimedBy: 'picker', priority: 'priority', zone: 'zone' },
  waits: { toPick: 'confirm', picking: 'confirm' },
  actions: {
    create: { label: ['生成', 'Create'], from: [] },
    start: { label: ['开始', 'Start'], from: 'toPick', to: 'picking', sets: { picker: 'actor' } },
    confirm: {
      label: ['拣货确认', 'Confirm'],
      from: ['toPick', 'picking'],
      to: [{ when: guard.isWhole, to: 'picked' }, { to: 'short' }],
      input: {
        location: code('库位', 'Location', { required: true }),
        part: code('物料', 'Part', { required: true }),
        batch: code('批次', 'Batch'),
        qty: quantity('数量', 'Quantity', { required: true, min: 0, scale: 6 }),
        reason: text('短拣原因', 'Why short', { length: 500 }),
      },
      needs: [guard.scan, guard.qtyMax, guard.shortReason],
      sets: { picker: 'actor', pickedAt: 'now' },
      stores: { qty: 'pickedQty', reason: 'shortReason' },
      effect: true,
      posts: true,
      versionless: true,
      bulk: false,
    },
    cancel: { from: 'toPick', to: 'cancelled', effect: true },
  },
});
export interface PickTask extends DocOf<typeof PickTask> {}
