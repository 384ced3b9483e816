import { choice, code, datetime, entity, quantity, type RowOf, ref } from '@takt/model';

/** How much of which batch went into which order, as the ledger has it; what went back is a row below zero. */
export const MaterialUse = entity('production.materialUse', {
  label: ['用料记录', 'Material use'],
  byFace: ['read'],
  log: true,
  audit: false,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    kind: choice('方式', 'Kind', { backflush: ['倒冲', 'Backflushed'], return: ['退回', 'Returned'] }, { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    productionOrder: ref('production.productionOrder', '生产订单', 'Production order', { required: true }),
    report: ref('production.workReport', '报工', 'Work report'),
    backflush: ref('production.backflush', '反冲', 'Backflush'),
    part: ref('base.part', '物料', 'Part', { required: true }),
    batch: code('批次', 'Batch', { length: 40 }),
    container: code('容器', 'Container', { length: 40 }),
    location: ref('warehouse.location', '库位', 'Location'),
    qty: quantity('数量', 'Quantity', { required: true, scale: 6 }),
    materialLine: code('用料行', 'Material line', { required: true, length: 36, internal: true }),
    stockMove: ref('warehouse.stockMove', '库存流水', 'Ledger entry', { required: true }),
  },
  list: ['at', 'part', 'qty', 'batch', 'kind', 'location', 'productionOrder', 'report', 'container'],
  query: ['at', 'part', 'batch', 'kind', 'productionOrder', 'report', 'location'],
  title: ['batch'],
  sort: [['at', 'desc']],
  scopes: { plant: 'plant' },
});
export interface MaterialUse extends RowOf<typeof MaterialUse> {}
