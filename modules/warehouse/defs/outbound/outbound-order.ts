import { choice, code, computed, type DocOf, document, flag, lineActions, quantity, ref, state, table, text } from '@takt/model';
import * as guard from './outbound-order-guards.ts';

const written = { readonly: true, default: '0', scale: 6, unit: 'unit' } as const;

/** Goods on their way out: to a customer, back to a supplier, or to a line. Quantities are in the unit the part is kept in. */
export const OutboundOrder = document('warehouse.outboundOrder', {
  label: ['出库单', 'Outbound order'],
  byFace: ['read', 'create', 'override', 'import'],
  number: 'OB{yyyyMM}{seq:5}',
  states: {
    new: state('00', '新建', 'New'),
    released: state('10', '已下达', 'Released', { tone: 'processing' }),
    allocated: state('11', '已分配', 'Allocated', { tone: 'processing' }),
    picking: state('12', '拣货中', 'Picking', { tone: 'processing' }),
    picked: state('20', '已拣货', 'Picked', { tone: 'processing' }),
    passed: state('25', '已放行', 'Passed', { tone: 'warning' }),
    shipped: state('30', '已出库', 'Shipped', { tone: 'success' }),
    closed: state('40', '关闭', 'Closed', { final: true }),
    cancelled: state('99', '已取消', 'Cancelled', { final: true }),
  },
  fields: {
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    kind: choice(
      '出库类型',
      'Kind',
      {
        customer: ['客户出库', 'To a customer'],
        vendorReturn: ['供应商退货', 'Return to a supplier'],
        line: ['产线领料', 'To a line'],
      },
      { required: true, default: 'customer' },
    ),
    customer: ref('base.customer', '客户', 'Customer'),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    destination: text('目的地', 'Destination', { length: 200 }),
    stagingLocation: ref('warehouse.location', '备货库位', 'Staging location', {
      required: true,
      help: ['拣出的货物在此等待出库', 'Where picked goods wait until they leave'],
    }),
    rotationRule: ref('warehouse.rotationRule', '周转规则', 'Rotation rule', {
      help: [
        '不选则与分配规则一样按仓库的；仓库没有规则时先到期先出，无到期日时先进先出',
        'The warehouse’s own when empty, as with allocation; without one first expired, first out, else first in, first out',
      ],
    }),
    allocationRule: ref('warehouse.allocationRule', '分配规则', 'Allocation rule'),
    plate: text('车牌号', 'Plate number', { length: 12 }),
    driver: text('司机', 'Driver', { length: 50 }),
    dock: ref('warehouse.dock', '月台', 'Dock'),
    remark: text('备注', 'Remark', { length: 500 }),
    stagingInside: computed('flag', '备货库位在仓库内', 'Staging location in the warehouse', { internal: true }),
    passApproved: computed('flag', '放行单已审批', 'Release pass approved', { internal: true }),
  },
  details: {
    lines: table('明细', 'Lines', {
      part: ref('base.part', '物料', 'Part', { required: true }),
      qty: quantity('数量', 'Quantity', { required: true, above: 0, scale: 6, unit: 'unit' }),
      unit: ref('base.unit', '计量单位', 'Unit of measure', { required: true }),
      batch: code('指定批次', 'Batch asked for', {
        help: ['填写则只从该批次分配', 'Only this batch is allocated when it is given'],
      }),
      allocatedQty: quantity('已分配', 'Allocated', written),
      shortQty: quantity('缺货', 'Short', written),
      pickedQty: quantity('已拣', 'Picked', written),
      shippedQty: quantity('已出库', 'Shipped', written),
      availableQty: computed('decimal', '可分配库存', 'Free stock'),
    }),
    /** Which stock was set aside for which line, written by the product alone. */
    allocations: table('分配', 'Allocations', {
      line: code('明细行', 'Line', { readonly: true, length: 36, internal: true }),
      part: ref('base.part', '物料', 'Part', { readonly: true }),
      location: ref('warehouse.location', '库位', 'Location', { readonly: true }),
      batch: code('批次', 'Batch', { readonly: true }),
      container: code('容器', 'Container', { readonly: true }),
      owner: ref('base.vendor', '货主', 'Owner', { readonly: true }),
      qty: quantity('分配数量', 'Allocated', { readonly: true, scale: 6 }),
      pickedQty: quantity('已拣', 'Picked', { readonly: true, scale: 6 }),
      task: code('拣货任务', 'Pick task', { readonly: true }),
      why: text('分配依据', 'Chosen because', { readonly: true, length: 500, bilingual: true }),
      overridden: flag('不按规则', 'Against the rule', { readonly: true }),
      overrideReason: text('不按规则的原因', 'Why against the rule', { readonly: true, length: 500 }),
    }),
  },
  list: ['number', 'status', 'warehouse', 'kind', 'customer', 'vendor', 'destination', 'plate', 'dock', 'remark'],
  query: ['number', 'status', 'warehouse', 'kind', 'customer', 'vendor', 'plate'],
  scopes: { warehouse: 'warehouse' },
  visible: { customer: ({ kind }) => kind === 'customer', vendor: ({ kind }) => kind === 'vendorReturn' },
  requiredWhen: { customer: ({ kind }) => kind === 'customer', vendor: ({ kind }) => kind === 'vendorReturn' },
  rights: { override: ['不按周转规则分配', 'Allocates against the rotation rule'] },
  rules: [
    {
      field: 'allocations',
      must: ({ allocations }) => allocations.every(({ location }) => location !== null),
      else: ['分配由系统生成，不能手工添加', 'Allocations are made by the product and cannot be added by hand'],
    },
  ],
  actions: {
    edit: { byFace: true, from: 'new' },
    delete: { byFace: true, from: 'new' },
    ...lineActions('new'),
    release: { byFace: true, label: ['下达', 'Release'], from: 'new', to: 'released', needs: [guard.hasLines, guard.staging] },
    allocate: {
      byFace: true,
      label: ['分配', 'Allocate'],
      from: 'released',
      to: 'allocated',
      input: {
        batch: code('改用批次', 'Another batch', { help: ['留空则按规则分配', 'By the rules when empty'] }),
        location: ref('warehouse.location', '改用库位', 'Another location'),
        reason: text('不按规则的原因', 'Why against the rule', { length: 500 }),
      },
      needs: [guard.stock, guard.mayOverride, guard.overrideReason],
      effect: true,
    },
    deallocate: { byFace: true, label: ['取消分配', 'De-allocate'], from: 'allocated', to: 'released', effect: true },
    pick: {
      byFace: true,
      label: ['拣货', 'Pick'],
      from: ['allocated', 'picking'],
      to: [{ when: guard.allPicked, to: 'picked' }, { to: 'picking' }],
      input: { task: code('拣货任务', 'Pick task', { help: ['留空则拣完全部', 'Everything is picked when empty'] }) },
      effect: true,
      posts: true,
    },
    pass: {
      byFace: true,
      label: ['放行', 'Release pass'],
      from: 'picked',
      to: 'passed',
      input: {
        plate: text('车牌号', 'Plate number', { length: 12, help: ['留空则用单据上的', 'That of the order when empty'] }),
      },
      needs: [guard.plate],
      effect: true,
    },
    ship: {
      byFace: true,
      label: ['出库', 'Ship'],
      from: 'passed',
      to: 'shipped',
      needs: [guard.pass],
      effect: true,
      posts: true,
    },
    close: { byFace: true, from: 'shipped', to: 'closed' },
    cancel: { byFace: true, from: ['released', 'allocated'], to: 'cancelled', effect: true },
  },
});
export interface OutboundOrder extends DocOf<typeof OutboundOrder> {}
