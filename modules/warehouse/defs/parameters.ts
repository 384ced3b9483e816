import { parameter, quantity } from '@takt/model';

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
