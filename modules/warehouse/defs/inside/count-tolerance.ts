import { decimal, money, quantity } from '@takt/model';

/**
 * How far a count may be off. A bound that is empty is not looked at, nor that of the value where the part has no price; where none
 * is left, any difference is too much.
 */
export const tolerances = {
  tolerance: quantity('允差', 'Tolerance', {
    min: 0,
    scale: 6,
    default: '0',
    help: [
      '差异超过任一允差须由其他人复盘；留空则不按此判断',
      'A difference above any of the tolerances is counted again by somebody else; one left empty is not looked at',
    ],
  }),
  tolerancePercent: decimal('允差（%）', 'Tolerance (%)', {
    min: 0,
    max: 100,
    scale: 2,
    help: ['占账面数量的百分比', 'Of the book quantity'],
  }),
  toleranceValue: money('允差金额（CNY）', 'Tolerance (CNY)', {
    min: 0,
    help: ['差异数量乘以供应商协议价', 'The difference at the price agreed with suppliers'],
  }),
};
