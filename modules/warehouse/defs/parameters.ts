import { approvedByOthers, decimal, integer, parameter } from '@takt/model';

export const ADJUST_APPROVAL_VALUE = parameter(
  'warehouse.adjustApprovalValue',
  decimal('库存调整审批金额（元）', 'Value above which an adjustment is approved (CNY)', {
    required: true,
    default: '1000',
    min: 0,
    scale: 2,
    help: [
      '调整数量（不计正负）乘以供应商协议单价，同一制单人在同一仓库当日（营业日）免审批的各单合计超过此金额须审批；有物料没有单价时一律审批',
      'What is changed, up or down, at the prices agreed with suppliers, added up for one maker, warehouse and business day as far as nobody approved it: above this amount somebody does, and always where a part has no price',
    ],
  }),
);

/** A part may have a cycle of its own in its planning data. */
const cycleOf = (abc: 'A' | 'B' | 'C', days: number) =>
  parameter(
    `warehouse.countCycleDays${abc}`,
    integer(`${abc} 类物料盘点周期（天）`, `Days in which class ${abc} is counted`, {
      required: true,
      default: days,
      min: 1,
      max: 730,
      help: [
        '物料计划参数中没有循环盘点周期的物料按此到期；没有分类的按 C 类',
        'For parts whose planning data has no cycle of its own; those without a class count as C',
      ],
    }),
  );
export const COUNT_CYCLES = { A: cycleOf('A', 30), B: cycleOf('B', 90), C: cycleOf('C', 365) } as const;

export const OTHERS_APPROVE_COUNTS = approvedByOthers(
  'warehouse.othersApproveCounts',
  '盘点单由他人审批',
  'Counts are approved by others',
);
export const OTHERS_APPROVE_ADJUSTMENTS = approvedByOthers(
  'warehouse.othersApproveAdjustments',
  '库存调整单由他人审批',
  'Stock adjustments are approved by others',
);
export const OTHERS_APPROVE_PASSES = approvedByOthers(
  'warehouse.othersApprovePasses',
  '放行单由他人审批',
  'Release passes are approved by others',
);
