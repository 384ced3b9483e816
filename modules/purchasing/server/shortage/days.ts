import { addDays, todayOf } from '@takt/model';
import type { ShortageDay, ShortagesAhead } from '../../defs/delivery/delivery-charts.ts';
import { stopDayOf } from '../../defs/shortage/stop-day.ts';

/** How far ahead people look: two weeks, beyond which plans still change. */
const DAYS = 14;

/** How many parts run out on each of the next days, by the moments at which they do. */
export function shortageDays(now: string, stops: readonly string[]): ShortagesAhead {
  const today = todayOf({ now });
  const days = Array.from({ length: DAYS }, (_, ahead): ShortageDay => {
    const on = addDays(today, ahead);
    return { on, parts: stops.filter((stopAt) => stopDayOf(stopAt, now) === on).length };
  });
  return { days, later: stops.length - days.reduce((sum, { parts }) => sum + parts, 0) };
}
