import type { DemoRows } from './build.ts';
import type { TimelineEvent } from './timeline.ts';
import type { Hands } from './hands.ts';
import { earlierWeeks } from './earlier-weeks.ts';
import { callOffs } from './call-offs.ts';
import { fortnight } from './fortnight.ts';
import { demandOfTheWeek } from './week-demand.ts';
import { insideOfTheWeek } from './week-inside.ts';
import { returnsOfTheWeek } from './week-returns.ts';
import { settlementOfTheWeek } from './week-settlement.ts';
import { shipmentsOfTheWeek } from './week-shipments.ts';
import { trafficOfTheWeek } from './week-traffic.ts';

/**
 * The seven days before the one on which the story is told, between suppliers, warehouses and customers, and what went before; two weeks at
 * the lines.
 */
export const weekOf = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  ...earlierWeeks(hands, rows),
  ...insideOfTheWeek(hands, rows),
  ...fortnight(hands, rows),
  ...callOffs(hands, rows),
  ...demandOfTheWeek(hands, rows),
  ...trafficOfTheWeek(hands, rows),
  ...shipmentsOfTheWeek(hands, rows),
  ...returnsOfTheWeek(hands, rows),
  ...settlementOfTheWeek(hands, rows),
];
