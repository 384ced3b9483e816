import { choice, code, type DocOf, document, quantity, ref, state, text } from '@takt/model';
import { REPLENISHMENT_ORIGINS } from './replenishment-origins.ts';
import { reverseAction } from './reverse-action.ts';
import * as guard from './replenishment-task-guards.ts';
import { pickedLines, replenishmentFigures } from './replenishment-progress.ts';
import { ANY_SOURCE } from './replenishment-source.ts';
import { tripFields } from './delivery-trip.ts';
import { claimedBy, workPlace } from '../work-fields.ts';

/** Goods brought from storage to the line: batches set aside in their turn, carried, signed for. */
export const ReplenishmentTask = document('warehouse.replenishmentTask', {
  label: ['补货任务', 'Replenishment task'],
  byFace: ['read', 'create', 'override', 'import', 'edit', 'delete', 'release', 'pick', 'deliver', 'sign', 'close', 'cancel'],
  number: 'RT{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    picking: state('12', '备货中', 'Picking', { tone: 'processing' }),
    inDelivery: state('20', '配送中', 'In delivery', { tone: 'warning' }),
    received: state('30', '已签收', 'Received', { tone: 'success' }),
    closed: state('40', '已关闭', 'Closed', { final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '源仓库', 'Source warehouse', { required: true }),
    fromLocation: ref('warehouse.location', '源库位', 'Source location', { help: ANY_SOURCE }),
    toWarehouse: ref('warehouse.warehouse', '线边仓库', 'Line-side warehouse', { required: true }),
    toLocation: ref('warehouse.location', '线边库位', 'Line-side location', { required: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6 }),
    maxQty: quantity('线边最大库存', 'Line-side maximum', {
      min: 0,
      scale: 6,
      help: ['不填取物料的最高库存', 'The maximum stock of the part when left empty'],
    }),
    origin: choice('来源', 'Origin', REPLENISHMENT_ORIGINS, { required: true, default: 'manual' }),
    card: code('看板卡号', 'Kanban card', { readonly: true, length: 60 }),
    ...tripFields,
    ...workPlace,
    claimedBy,
    remark: text('备注', 'Remark', { length: 500 }),
    ...replenishmentFigures,
  },
  details: {
    lines: pickedLines,
  },
  list: [
    'number',
    'status',
    'part',
    'qty',
    'toLocation',
    'dueAt',
    'priority',
    'claimedBy',
    'unit',
    'fromLocation',
    'pickedQty',
    'deliveredQty',
    'signedQty',
    'warehouse',
    'origin',
    'card',
    'deliveryUnit',
    'zone',
  ],
  essential: ['part', 'qty', 'toLocation'],
  query: [
    'number',
    'status',
    'warehouse',
    'fromLocation',
    'toLocation',
    'part',
    'origin',
    'card',
    'deliveryUnit',
    'dueAt',
    'zone',
    'claimedBy',
  ],
  scopes: { warehouse: 'warehouse' },
  // Whoever carries it has it until it is on its way; signing is for the people at the line.
  queue: { open: ['released', 'picking'], claimedBy: 'claimedBy', priority: 'priority', zone: 'zone' },
  rights: { override: ['不按周转规则备货', 'Picks against the rotation rule'] },
  waits: { released: 'pick', picking: 'deliver', inDelivery: 'sign' },
  actions: {
    edit: {
      from: 'new',
      deny: ['只有新建状态的补货任务才能修改', 'Only a new replenishment task can be modified'],
    },
    delete: { from: 'new' },
    release: {
      label: ['下达', 'Release'],
      from: 'new',
      to: 'released',
      needs: [guard.stock, guard.cap, guard.diff],
      effect: true,
    },
    pick: {
      label: ['备货', 'Pick'],
      from: ['released', 'picking'],
      to: 'picking',
      input: {
        qty: quantity('备货数量', 'Quantity to pick', { required: true, above: 0, scale: 6 }),
        batch: code('批次', 'Batch', { help: ['不填由周转规则选择', 'Chosen by the rotation rule when left empty'] }),
        reason: text('不按规则的原因', 'Reason against the rule', { length: 500 }),
      },
      needs: [guard.rot, guard.max],
      effect: true,
      versionless: true,
      bulk: false,
    },
    deliver: {
      label: ['发出', 'Deliver'],
      from: 'picking',
      to: 'inDelivery',
      needs: [guard.some],
      effect: true,
      posts: true,
      versionless: true,
    },
    sign: {
      label: ['签收', 'Sign'],
      from: 'inDelivery',
      to: 'received',
      input: {
        qty: quantity('签收数量', 'Quantity signed for', {
          min: 0,
          scale: 6,
          help: ['不填为全部；少收的退回源库位', 'All of it when left empty; what is refused goes back to the source'],
        }),
      },
      needs: [guard.signed],
      effect: true,
      posts: true,
    },
    reverse: { ...reverseAction, from: 'received', to: 'closed', needs: [guard.reasonGiven] },
    close: { from: ['received', 'picking'], to: 'closed', effect: true },
    cancel: { from: ['new', 'released'], to: 'cancelled', needs: [guard.none] },
  },
});
export interface ReplenishmentTask extends DocOf<typeof ReplenishmentTask> {}
