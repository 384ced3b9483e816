import { holidays2026 } from './factory-story.ts';

const DAY_MS = 86_400_000;
/** The factory is eight hours ahead of UTC; its days begin there. */
const ZONE_MS = 8 * 3_600_000;

/** A moment as the factory's clock has it, `n` days from now. */
export const here = (n: number): Date => new Date(Date.now() + ZONE_MS + n * DAY_MS);

/** The day `n` days from the one on which the story is told. */
export const day = (n: number): string => here(n).toISOString().slice(0, 10);

/** The present day of the week, counted from Monday. */
export const weekday = (): number => (here(0).getUTCDay() + 6) % 7;

/** The Monday `weeks` after the present week's. */
export const monday = (weeks: number): string => day(7 * weeks - weekday());

const isAmong = (spans: readonly (readonly [from: string, to: string])[], on: string): boolean =>
  spans.some(([from, to]) => from <= on && on <= to);
/** Whether the factory works on the day `n` days from now: on weekdays, and as its calendar says. */
export function isWorkday(n: number): boolean {
  const on = day(n);
  if (isAmong(holidays2026.makeup, on)) return true;
  const weekend = here(n).getUTCDay() % 6 === 0;
  return !weekend && !isAmong(holidays2026.holiday, on);
}

/** How many days from now the `n`th working day after a day is; before it, where `n` is less than nothing. */
export function daysTo(n: number, from = 0): number {
  let [at, left] = [from, Math.abs(n)];
  while (left > 0) {
    at += Math.sign(n);
    if (isWorkday(at)) left -= 1;
  }
  return at;
}
export const workday = (n: number): string => day(daysTo(n));

/** The day itself, or the next on which the factory works. */
export function orNext(n: number): number {
  let at = n;
  while (!isWorkday(at)) at += 1;
  return at;
}
/** The day itself, or the last before it on which the factory worked. */
export function orBefore(n: number): number {
  let at = n;
  while (!isWorkday(at)) at -= 1;
  return at;
}
