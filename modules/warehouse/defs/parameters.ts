import { flag, integer, parameter, quantity } from '@takt/model';

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

export const OTHERS_APPROVE_COUNTS = parameter(
  'warehouse.othersApproveCounts',
  flag('盘点由他人审核', 'Counts are approved by others', {
    default: '1',
    help: [
      '启用后，参与盘点或复盘的人不能审核该盘点单',
      'Whoever counted or recounted any of its lines may then not approve a count',
    ],
  }),
);
