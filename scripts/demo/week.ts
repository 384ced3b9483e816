import type { Told } from './build.ts';
import type { Deed } from './diary.ts';
import type { Hands } from './hands.ts';
import { demandOfTheWeek } from './week-demand.ts';
import { insideOfTheWeek } from './week-inside.ts';
import { returnsOfTheWeek } from './week-returns.ts';
import { settlementOfTheWeek } from './week-settlement.ts';
import { shipmentsOfTheWeek } from './week-shipments.ts';
import { trafficOfTheWeek } from './week-traffic.ts';

/** The seven days before the one on which the story is told, between suppliers, warehouses and customers. */
export const weekOf = (hands: Hands, told: Told): readonly Deed[] => [
  ...insideOfTheWeek(hands, told),
  ...demandOfTheWeek(hands, told),
  ...trafficOfTheWeek(hands, told),
  ...shipmentsOfTheWeek(hands, told),
  ...returnsOfTheWeek(hands, told),
  ...settlementOfTheWeek(hands, told),
];
