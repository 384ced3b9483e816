import { computed, datetime, flag, ref, text } from '@takt/model';
import { outboundKind, ruleFields } from './outbound-rules.ts';

export const orderFields = {
  warehouse: ref('warehouse.warehouse', '仓库', 'Warehouse', { required: true }),
  kind: outboundKind,
  customer: ref('base.customer', '客户', 'Customer'),
  vendor: ref('base.vendor', '供应商', 'Supplier'),
  destination: text('目的地', 'Destination', { length: 200 }),
  stagingLocation: ref('warehouse.location', '备货库位', 'Staging location', {
    required: true,
    help: ['拣出的货物在此等待出库', 'Where picked goods wait until they leave'],
  }),
  ...ruleFields,
  plate: text('车牌号', 'Plate number', { length: 12 }),
  driver: text('司机', 'Driver', { length: 50 }),
  dock: ref('warehouse.dock', '月台', 'Dock'),
  plannedAt: datetime('计划出库时间', 'Planned to leave'),
  remark: text('备注', 'Remark', { length: 500 }),
  short: computed('flag', '缺货', 'Short'),
  stagingInside: computed('flag', '备货库位在仓库内', 'Staging location in the warehouse', { internal: true }),
  passApproved: computed('flag', '放行单已审批', 'Release pass approved', { internal: true }),
  // It was asked for by a document that ships it, and does what else shipping takes.
  bySource: flag('随来源单据发运', 'Ships with its source', { readonly: true, internal: true }),
  passLeft: computed('flag', '车辆已出门', 'The vehicle has left', { internal: true }),
} as const;
