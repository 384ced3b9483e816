import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'product',
    group: 'planning',
    label: ['计划', 'Planning'],
    screens: [screen('/mes/productionPlan/productionOrder', '生产订单', 'Production order', 'doc', 'production.productionOrder')],
  },
  {
    area: 'product',
    group: 'execution',
    label: ['执行', 'Execution'],
    screens: [
      screen('/mes/workOrder/shopWorkOrder', '车间工单', 'Shop work order', 'doc', 'production.workOrder'),
      screen('/mes/workOrder/dispatchOrder', '派工单', 'Dispatch order', 'doc', 'production.dispatchOrder'),
      screen('/mes/workOrder/workReport', '报工', 'Work reporting', 'doc', 'production.workReport'),
      screen('/mes/point/binding', '物料绑定', 'Material binding', 'tool', 'production.materialBinding'),
      screen('/mes/pack/packRecord', '包装记录', 'Packing records', 'query', 'production.pack'),
      screen('/mes/finish/offlineRecord', '下线提交查询', 'Offline submission query', 'query', 'production.offlineRecord'),
      screen('/mes/finish/completion', '完工查询', 'Completion query', 'query', 'production.completion'),
      screen('/mes/finish/backflush', '反冲查询', 'Backflush query', 'query', 'production.backflush'),
      screen('/mes/finish/materialUse', '用料查询', 'Material use', 'query', 'production.materialUse'),
      screen('/mes/workOrder/lineSetting', '产线设置', 'Line settings', 'master', 'production.lineSetting'),
    ],
  },
  {
    area: 'product',
    group: 'abnormal',
    label: ['异常', 'Exceptions'],
    screens: [screen('/mes/exception/productionLock', '生产锁定', 'Production locks', 'doc', 'base.productionLock')],
  },
];
