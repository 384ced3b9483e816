import { code, computed, type DocOf, datetime, document, lineActions, quantity, ref, state, table, text } from '@takt/model';
import * as guard from './shipment-guards.ts';
import { shipInput } from './shipment-input.ts';

const written = { readonly: true, default: '0', unit: 'unit' } as const;

/** What leaves for a customer of one sales order. */
export const SalesShipment = document('sales.salesShipment', {
  label: ['销售发货单', 'Sales shipment'],
  byFace: ['read', 'create', 'import'],
  number: 'SS{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    partlyShipped: state('12', '部分发运', 'Partially shipped', { tone: 'warning' }),
    shipped: state('20', '发运完成', 'Shipment completed', { tone: 'success' }),
    signed: state('30', '已签收', 'Receipt confirmed', { final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { undone: true }),
  },
  fields: {
    salesOrder: ref('sales.salesOrder', '销售订单', 'Sales order', { required: true }),
    customer: ref('base.customer', '客户', 'Customer', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    // Made from a sales order it is not known yet: releasing asks for it.
    warehouse: ref('warehouse.warehouse', '发货仓库', 'Ships from warehouse'),
    shipTo: text('收货地址', 'Delivery address', { length: 300 }),
    deliveryPath: ref('sales.deliveryPath', '配送路径', 'Delivery path'),
    plannedAt: datetime('计划发运时间', 'Planned shipment'),
    shippedAt: datetime('发运时间', 'Shipped at', { readonly: true }),
    signedAt: datetime('签收时间', 'Receipt confirmed at', { readonly: true }),
    signer: text('签收人', 'Signed by', { readonly: true, length: 50 }),
    remark: text('备注', 'Remark', { length: 500 }),
    orderLocked: computed('flag', '销售订单已锁定', 'Sales order locked', { internal: true }),
    oqcOpen: computed('flag', '出货检验未合格', 'Outgoing inspection open', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      // Zero may be saved: releasing refuses it, with its own sentence.
      qty: quantity('计划数量', 'Planned quantity', { required: true, min: 0, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      // Found by the part where a shipment is typed in.
      orderLine: code('订单行', 'Order line', { length: 36, internal: true }),
      pickedQty: quantity('已拣', 'Picked', written),
      shippedQty: quantity('已发运', 'Shipped', written),
      onOrder: computed('flag', '在订单中', 'On the order', { internal: true }),
      openQty: computed('decimal', '订单未发数量', 'Open on the order'),
      availableQty: computed('decimal', '可用库存', 'Free stock'),
      serialised: computed('flag', '序列号管理', 'Serialised'),
    }),
    /** Where goods were taken from, written by the product alone. */
    picks: table('拣货', 'Picks', {
      line: code('明细行', 'Line', { readonly: true, length: 36, internal: true }),
      part: ref('base.part', '物料', 'Part', { readonly: true }),
      location: ref('warehouse.location', '库位', 'Location', { readonly: true }),
      batch: code('批次', 'Batch', { readonly: true }),
      container: code('容器', 'Container', { readonly: true }),
      qty: quantity('已拣', 'Picked', { readonly: true }),
      shippedQty: quantity('已发运', 'Shipped', { readonly: true }),
    }),
  },
  list: [
    'number',
    'status',
    'salesOrder',
    'customer',
    'warehouse',
    'deliveryPath',
    'plannedAt',
    'shippedAt',
    'signedAt',
    'signer',
  ],
  query: ['number', 'status', 'salesOrder', 'customer', 'warehouse', 'deliveryPath', 'plannedAt'],
  scopes: { plant: 'plant', warehouse: 'warehouse' },
  rules: [
    {
      field: 'picks',
      must: ({ picks }) => picks.every(({ location }) => location !== null),
      else: ['拣货记录由系统生成，不能手工添加', 'Picks are made by the product and cannot be added by hand'],
    },
  ],
  actions: {
    edit: { byFace: true, from: 'new' },
    delete: { byFace: true, from: 'new' },
    ...lineActions('new'),
    release: {
      byFace: true,
      label: ['下达', 'Release'],
      from: 'new',
      to: 'released',
      needs: [guard.hasLines, guard.qtyPositive, guard.soLocked, guard.warehouse, guard.onOrder, guard.openQty],
    },
    pick: {
      byFace: true,
      label: ['拣货', 'Pick'],
      from: ['released', 'partlyShipped'],
      input: {
        lineId: text('明细行', 'Line', { required: true }),
        location: ref('warehouse.location', '库位', 'Location', { required: true }),
        batch: code('批次', 'Batch'),
        container: code('容器', 'Container'),
        qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
      },
      needs: [guard.pickMax, guard.stockOk],
      effect: true,
      bulk: false,
    },
    ship: {
      byFace: true,
      label: ['发运', 'Ship'],
      from: ['released', 'partlyShipped'],
      to: 'partlyShipped',
      input: shipInput,
      needs: [guard.shipMax, guard.oqc, guard.serials],
      effect: true,
      posts: true,
    },
    complete: {
      byFace: true,
      label: ['发运完成', 'Complete shipment'],
      from: 'partlyShipped',
      to: 'shipped',
      deny: ['只有部分发运状态的发货单才能发运完成', 'Only a partially shipped shipment can be completed'],
      needs: [guard.allShipped],
    },
    forceComplete: {
      byFace: true,
      label: ['强制完成', 'Force completion'],
      from: 'partlyShipped',
      to: 'shipped',
      input: { reason: text('原因', 'Reason', { length: 500 }) },
      needs: [guard.shipEqPick, guard.reasonGiven],
    },
    confirmReceipt: {
      label: ['签收确认', 'Confirm receipt'],
      from: 'shipped',
      to: 'signed',
      deny: ['发运完成后才能签收确认', 'Receipt can be confirmed only after shipment completion'],
      input: {
        signedAt: datetime('签收时间', 'Receipt confirmed at'),
        signer: text('签收人', 'Signed by', { length: 50 }),
      },
      needs: [guard.signDate],
      effect: true,
    },
    cancel: { byFace: true, from: 'released', to: 'cancelled', needs: [guard.noneShipped], effect: true },
  },
});
export interface SalesShipment extends DocOf<typeof SalesShipment> {}
