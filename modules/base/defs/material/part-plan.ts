import {
  blank,
  choice,
  code,
  compareDecimal,
  decimal,
  entity,
  flag,
  integer,
  quantity,
  type RowOf,
  ref,
  text,
  user,
  RECORD_RIGHTS,
} from '@takt/model';

/**
 * How a plant plans a part. Kept apart from the part itself: plants differ, data scopes go by plant, and suppliers,
 * who read parts, have no business with our safety stock.
 */
export const PartPlan = entity('base.partPlan', {
  label: ['物料计划参数', 'Part planning data'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('编码', 'Code', {
      required: true,
      unique: true,
      length: 64,
      help: ['通常为物料编码加工厂编码', 'Usually the part number and the plant code'],
    }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    procurement: choice(
      '供应方式',
      'Procurement',
      {
        make: ['自制', 'Make'],
        buy: ['采购', 'Buy'],
        outsource: ['委外', 'Outsource'],
        transfer: ['厂间调拨', 'Transfer'],
        consign: ['客供', 'Consigned'],
      },
      { required: true, default: 'buy' },
    ),
    planner: user('计划员', 'Planner'),
    buyer: user('采购员', 'Buyer'),
    leadDays: integer('提前期（工作日）', 'Lead time (working days)', { required: true, min: 0, max: 999, default: 0 }),
    receiptDays: integer('收货检验期（工作日）', 'Receiving and inspection (working days)', { min: 0, max: 99 }),
    safetyStock: quantity('安全库存', 'Safety stock', { min: 0 }),
    reorderPoint: quantity('再订货点', 'Reorder point', {
      min: 0,
      help: ['按再订货点补货的物料低于此数即补货', 'Parts planned by reorder point are replenished below it'],
    }),
    lotRule: choice(
      '批量规则',
      'Lot sizing',
      {
        lotForLot: ['按需批量', 'Lot for lot'],
        fixed: ['固定批量', 'Fixed quantity'],
        period: ['周期批量', 'Period quantity'],
      },
      { required: true, default: 'lotForLot' },
    ),
    fixedLot: quantity('固定批量', 'Fixed lot', { above: 0 }),
    periodDays: integer('批量周期（工作日）', 'Lot period (working days)', { min: 1, max: 250 }),
    minLot: quantity('最小批量', 'Minimum lot', { above: 0 }),
    maxLot: quantity('最大批量', 'Maximum lot', { above: 0 }),
    lotMultiple: quantity('批量倍数', 'Lot multiple', { above: 0, help: ['通常为每箱数量', 'Usually the quantity of a box'] }),
    scrapPercent: decimal('损耗率（%）', 'Scrap (%)', { min: 0, max: 99, scale: 4 }),
    overPercent: decimal('超报比例（%）', 'Over-report (%)', {
      min: 0,
      max: 100,
      scale: 2,
      help: [
        '报工可超出计划的比例，不填按系统参数',
        'How much more than planned may be reported; as the parameter says when empty',
      ],
    }),
    abcClass: choice('ABC分类', 'ABC class', {
      A: ['A 类', 'Class A'],
      B: ['B 类', 'Class B'],
      C: ['C 类', 'Class C'],
    }),
    cycleCountDays: integer('循环盘点周期（天）', 'Cycle count interval (days)', { min: 1, max: 730 }),
    mps: flag('主生产计划物料', 'MPS part', { help: ['由主生产计划先行计划', 'Planned first, by the master schedule'] }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'part', 'plant', 'procurement', 'safetyStock', 'leadDays', 'lotRule', 'minLot', 'abcClass', 'markStatus'],
  essential: ['part', 'plant', 'safetyStock'],
  query: ['code', 'part', 'plant', 'procurement', 'abcClass', 'planner', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  unique: [['part', 'plant']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  requiredWhen: {
    fixedLot: ({ lotRule }) => lotRule === 'fixed',
    periodDays: ({ lotRule }) => lotRule === 'period',
  },
  rules: [
    {
      field: 'maxLot',
      must: ({ minLot, maxLot }) => blank(minLot) || blank(maxLot) || compareDecimal(maxLot ?? '0', minLot ?? '0') >= 0,
      else: ['最大批量不能小于最小批量', 'The maximum lot cannot be below the minimum lot'],
    },
  ],
});
export interface PartPlan extends RowOf<typeof PartPlan> {}
