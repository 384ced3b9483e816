import { choice, code, datetime, entity, quantity, type RowOf, ref, text, user } from '@takt/model';
import { CONTAINER_HOLDERS, CONTAINER_STATES, CONTAINER_STEPS } from './container-terms.ts';

/** Where containers have been: one row for each step, written with it. */
export const ContainerFlow = entity('warehouse.containerFlow', {
  label: ['容器流转', 'Container circulation'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    container: ref('warehouse.container', '容器', 'Container', { required: true }),
    containerNo: code('容器号', 'Container number', { required: true }),
    step: choice('操作', 'Step', CONTAINER_STEPS, { required: true }),
    fromState: choice('原状态', 'From status', CONTAINER_STATES),
    toState: choice('新状态', 'To status', CONTAINER_STATES, { required: true }),
    warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
    location: ref('warehouse.location', '库位', 'Location'),
    holder: choice('持有方', 'Held by', CONTAINER_HOLDERS),
    vendor: ref('base.vendor', '供应商', 'Supplier'),
    customer: ref('base.customer', '客户', 'Customer'),
    contentQty: quantity('装载数量', 'Contents', { scale: 6 }),
    doneBy: user('操作人', 'Done by'),
    reason: text('原因', 'Reason', { length: 500 }),
  },
  list: [
    'at',
    'container',
    'step',
    'fromState',
    'toState',
    'warehouse',
    'location',
    'holder',
    'vendor',
    'customer',
    'contentQty',
    'doneBy',
    'reason',
  ],
  essential: ['container', 'fromState', 'toState'],
  query: ['at', 'container', 'step', 'warehouse', 'holder', 'vendor', 'customer'],
  title: ['containerNo'],
  sort: [['at', 'desc']],
  scopes: { warehouse: 'warehouse' },
});
export interface ContainerFlow extends RowOf<typeof ContainerFlow> {}
