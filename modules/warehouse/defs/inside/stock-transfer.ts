import {
  choice,
  computed,
  datetime,
  type DocOf,
  document,
  flag,
  lineActions,
  quantity,
  ref,
  state,
  table,
  text,
  hasLines,
  reasonGiven,
} from '@takt/model';
import { goods } from '../stock/goods.ts';
import { MOVABLE_STATUSES } from '../stock/stock-terms.ts';
import { reverseAction } from './reverse-action.ts';
import * as guard from './stock-transfer-guards.ts';

const step = {
  lineId: text('明细行', 'Line'),
  qty: quantity('数量', 'Quantity', {
    above: 0,
    scale: 6,
    help: ['不选明细为全部；不填数量为该行剩余', 'Every line when none is chosen; all that is left of it when left empty'],
  }),
};

/** Stock brought to another location, of the same warehouse or of another; on the way it is in transit. */
export const StockTransfer = document('warehouse.stockTransfer', {
  label: ['库存转移单', 'Stock transfer'],
  byFace: [
    'read',
    'create',
    'moveStock',
    'unpack',
    'import',
    'edit',
    'delete',
    'addLine',
    'editLine',
    'deleteLine',
    'release',
    'moveOut',
    'moveIn',
    'close',
  ],
  number: 'ST{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    inTransit: state('12', '转移中', 'In transit', { tone: 'warning' }),
    completed: state('20', '已完成', 'Completed', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '转出仓库', 'From warehouse', { required: true }),
    toWarehouse: ref('warehouse.warehouse', '转入仓库', 'To warehouse', { required: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    reverses: ref('warehouse.stockTransfer', '冲销', 'Reverses', { readonly: true }),
    reversesTask: ref('warehouse.replenishmentTask', '冲销补货任务', 'Reverses replenishment', { readonly: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      ...goods,
      stockStatus: choice('库存状态', 'Stock status', MOVABLE_STATUSES, { required: true, default: 'available' }),
      qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
      fromLocation: ref('warehouse.location', '源库位', 'From location', { required: true }),
      toLocation: ref('warehouse.location', '目标库位', 'To location', { required: true }),
      // Set by `unpackStock` alone, which asks for a right of its own.
      unpack: flag('拆包', 'Unpack', { readonly: true, default: '0' }),
      outQty: quantity('已移出数量', 'Moved out', {
        readonly: true,
        scale: 6,
        default: '0',
        ledger: { from: 'inside', to: 'outside' },
      }),
      inQty: quantity('已移入数量', 'Moved in', {
        readonly: true,
        scale: 6,
        default: '0',
        ledger: { from: 'outside', to: 'inside' },
      }),
      toKind: computed('text', '目标库位类型', 'Kind of the target', { internal: true }),
      // How old the goods are, for where they come to: between two warehouses no balance has them.
      receivedAt: datetime('收货时间', 'Received at', { readonly: true, internal: true }),
    }),
  },
  list: ['number', 'status', 'warehouse', 'toWarehouse', 'remark'],
  essential: ['status', 'warehouse', 'toWarehouse'],
  query: ['number', 'status', 'warehouse', 'toWarehouse'],
  scopes: { warehouse: ['warehouse', 'toWarehouse'] },
  rights: { moveStock: ['一步转移', 'Move in one step'], unpack: ['拆包', 'Unpack'] },
  waits: { released: 'moveOut', inTransit: 'moveIn' },
  actions: {
    edit: { from: 'new' },
    delete: { from: 'new' },
    ...lineActions('new'),
    release: {
      label: ['下达', 'Release'],
      from: 'new',
      to: 'released',
      needs: [hasLines, guard.diff, guard.unpacked, guard.cage],
      effect: true,
    },
    moveOut: {
      label: ['移出', 'Move out'],
      from: ['released', 'inTransit'],
      to: 'inTransit',
      input: step,
      needs: [guard.outMax],
      effect: true,
      posts: true,
      bulk: false,
    },
    moveIn: {
      label: ['移入', 'Move in'],
      from: 'inTransit',
      to: [{ when: guard.allIn, to: 'completed' }, { to: 'inTransit' }],
      input: step,
      needs: [guard.inMax],
      shared: true,
      effect: true,
      posts: true,
      bulk: false,
    },
    reverse: { ...reverseAction, from: 'completed', to: 'closed', needs: [guard.original, reasonGiven] },
    close: { from: ['released', 'completed'], to: 'closed', needs: [guard.noTransit], effect: true },
  },
});
export interface StockTransfer extends DocOf<typeof StockTransfer> {}
