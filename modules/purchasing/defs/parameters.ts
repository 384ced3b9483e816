import { approvedByOthers, decimal, flag, integer, parameter, text } from '@takt/model';

/**
 * The contract can be read in two ways; companies choose. It reaches the guards as a computed field, because they look at the
 * row alone.
 */
export const STRICT_NEW_ONLY = parameter(
  'purchasing.deliveryPlanStrictNewOnly',
  flag('交付计划仅新建可改', 'Delivery plans change only while new', {
    default: '0',
    help: [
      '启用后，供应商已回复的交付计划不能再修改和发布',
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

export const ORDER_RELEASE_AMOUNT = parameter(
  'purchasing.orderReleaseAmount',
  decimal('采购订单放行金额', 'Orders released above', {
    required: true,
    min: 0,
    scale: 2,
    default: '0',
    help: [
      '金额（按订单币种，不含税）高于此值的采购订单，发布前须由另一人放行；0 表示不需要放行',
      'Orders above it, net and in their own currency, are released by a second person before they are published; 0 for none',
    ],
  }),
);

export const REQUISITION_RELEASE_AMOUNT = parameter(
  'purchasing.requisitionReleaseAmount',
  decimal('采购申请放行金额', 'Requisitions released above', {
    required: true,
    min: 0,
    scale: 2,
    default: '0',
    help: [
      '按约定价格估算的金额（元）高于此值，或有物料没有价格的采购申请，提交前须由另一人放行；0 表示不需要放行',
      'Requisitions estimated above it at agreed prices (CNY), or with a part that has none, are released by a second person; 0 for none',
    ],
  }),
);

export const OTHERS_APPROVE_CONTRACTS = approvedByOthers(
  'purchasing.othersApproveContracts',
  '合同由他人审批',
  'Contracts are approved by others',
);

/** Numbers beginning with 2 are for use inside one company, so labels never bear the number of somebody else's. */
export const GS1_PREFIX = parameter(
  'purchasing.gs1Prefix',
  text('GS1 厂商识别代码', 'GS1 company prefix', {
    required: true,
    pattern: /^\d{7,10}$/,
    default: '2000000',
    help: [
      '用于生成标签的 SSCC，7 至 10 位数字；默认代码仅限内部使用',
      'SSCCs of labels begin with it, 7 to 10 digits; the one it begins with is for use inside the company only',
    ],
  }),
);

export const REPLY_LINK_DAYS = parameter(
  'purchasing.replyLinkDays',
  integer('邮件回复链接有效天数', 'Days a reply link in a mail is valid', {
    required: true,
    min: 0,
    max: 90,
    default: 14,
    help: [
      '发布给供应商的预测、订单、交付计划和送货单以邮件附上免登录链接；0 表示不发邮件',
      'Forecasts, orders, plans and notes for suppliers are mailed with a link that needs no sign-in; 0 sends no mail',
    ],
  }),
);

/** Handbook §9 leaves the tolerance to the company. */
export const ON_TIME_TOLERANCE = parameter(
  'purchasing.onTimeToleranceHours',
  integer('准时交付容差（小时）', 'On-time tolerance (hours)', {
    required: true,
    min: 0,
    max: 240,
    default: 0,
    help: [
      '到厂晚于需求时间不超过此小时数仍算准时',
      'A delivery that arrives this many hours after its demand still counts as on time',
    ],
  }),
);

export const ON_TIME_TARGET = parameter(
  'purchasing.onTimeTarget',
  integer('准时交付目标（%）', 'On-time target (%)', {
    required: true,
    min: 1,
    max: 100,
    default: 95,
    help: ['首页准时交付图中的目标线', 'The line the deliveries on the home page are held against'],
  }),
);

/** Handbook §9: half a percent. Quantities have no tolerance. */
export const PRICE_TOLERANCE = parameter(
  'purchasing.priceTolerance',
  decimal('三单匹配价格允差（%）', 'Price tolerance of the match (%)', {
    required: true,
    min: 0,
    max: 100,
    scale: 2,
    default: '0.5',
    help: [
      '对账和开票明细的单价与订单单价相差不超过此百分比时视为相符，按行判断',
      'A price on a statement or an invoice that is no further from the order’s matches; judged line by line',
    ],
  }),
);

export const TAX_RATE = parameter(
  'purchasing.taxRate',
  decimal('默认税率（%）', 'Tax rate by default (%)', {
    required: true,
    min: 0,
    max: 100,
    scale: 2,
    default: '13',
    help: ['合同和供应商都没有税率时采用', 'Holds where neither the contract nor the supplier has a rate'],
  }),
);
