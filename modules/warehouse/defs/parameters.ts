import { approvedByOthers, integer, parameter, quantity } from '@takt/model';

/** Costs are not known here, so quantities stand for values. */
export const ADJUST_APPROVAL_QTY = parameter(
  'warehouse.adjustApprovalQty',
  quantity('库存调整审批数量', 'Quantity above which an adjustment is approved', {
    required: true,
    default: '100',
    min: 0,
    help: [
      '一张库存调整单各行调整数量之和（不计正负）超过此数须审批',
      'When the quantities of an adjustment, up or down, add up to more than this, somebody approves it',
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
