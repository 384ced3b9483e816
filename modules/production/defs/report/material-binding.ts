import { code, datetime, entity, flag, type RowOf, ref, user } from '@takt/model';

/** A batch of a key part mounted at a station from when until when; the next one ends it. */
export const MaterialBinding = entity('production.materialBinding', {
  label: ['物料绑定', 'Material binding'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    boundAt: datetime('绑定时间', 'From', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    station: ref('base.station', '工位', 'Station', { required: true }),
    component: ref('base.part', '绑定零件', 'Component', { required: true }),
    batch: code('零件批次', 'Component batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    workOrder: ref('production.workOrder', '车间工单', 'Shop work order', { required: true }),
    dispatchOrder: ref('production.dispatchOrder', '派工单', 'Dispatch order', { required: true }),
    operator: ref('base.operator', '操作工', 'Operator'),
    boundBy: user('绑定人', 'Bound by'),
    active: flag('有效', 'Active', { default: '1' }),
    removedAt: datetime('解除时间', 'Until'),
  },
  list: ['boundAt', 'component', 'batch', 'station', 'active', 'removedAt', 'container', 'workOrder', 'operator', 'boundBy'],
  query: ['boundAt', 'component', 'batch', 'station', 'workOrder', 'active'],
  title: ['batch'],
  sort: [['boundAt', 'desc']],
  scopes: { plant: 'plant' },
});
export interface MaterialBinding extends RowOf<typeof MaterialBinding> {}
