import { flag, parameter } from '@takt/model';

/**
 * The contract can be read in two ways; companies choose. It reaches the guards as a computed field, because they look at the
 * row alone.
 */
export const STRICT_NEW_ONLY = parameter(
  'purchasing.deliveryPlanStrictNewOnly',
  flag('交付计划仅新建可改', 'Delivery plans change only while new', {
    default: '0',
    help: [
      '启用后，供应商已反馈的交付计划不能再修改和发布',
      'A plan the supplier has answered can then be neither edited nor published again',
    ],
  }),
);

export const AUTO_CONFIRM = parameter(
  'purchasing.orderAutoConfirm',
  flag('采购订单逾期自动确认', 'Confirm orders nobody answered', {
    default: '0',
    help: [
      '启用后，超过回复期限未回复的采购订单按原数量和交期自动确认',
      'An order without an answer when it is due is then confirmed as it was asked',
    ],
  }),
);
