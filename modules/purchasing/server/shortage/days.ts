import type { ShortageDay, ShortagesAhead } from '../../defs/delivery/delivery-charts.ts';
import { stopDayOf } from '../../defs/shortage/stop-day.ts';

/** How far ahead people look: two weeks, beyond which plans still change. */
const DAYS = 14;
const DAY_MS = 86_400_000;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** How many parts run out on each of the next days, by the moments at which they do. */
export function shortageDays(now: string, stops: readonly string[]): ShortagesAhead {
  const today = now.slice(0, 10);
  const days = Array.from({ length: DAYS }, (_, ahead): ShortageDay => {
    const on = dayAfter(today, ahead);
    return { on, parts: stops.filter((stopAt) => stopDayOf(stopAt, now) === on).length };
  });
  return { days, later: stops.length - days.reduce((sum, { parts }) => sum + parts, 0) };
}
