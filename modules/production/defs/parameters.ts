import { decimal, parameter } from '@takt/model';

/** A part may have a tolerance of its own in its planning data. */
export const OVER_REPORT = parameter(
  'production.overReportPercent',
  decimal('超报比例（%）', 'Over-report (%)', {
    required: true,
    default: '0',
    min: 0,
    max: 100,
    scale: 2,
    help: ['报工合计可超出派工数量的比例', 'How much more than was dispatched may be reported'],
  }),
);
export const COMPLETE_SHORT = parameter(
  'production.completeShortPercent',
  decimal('完工允差（%）', 'Completed below plan by (%)', {
    required: true,
    default: '0',
    min: 0,
    max: 100,
    scale: 2,
    help: [
      '合格与报废合计低于计划不超过此比例时，不必强制完工',
      'An order whose good and scrap stay below the plan by no more than this is completed without force',
    ],
  }),
);
