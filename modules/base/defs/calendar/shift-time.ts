import { addDays } from '@takt/model';

/** A stretch of the clock; one that ends before it begins goes past midnight. */
export interface Stretch {
  readonly startAt: string;
  readonly endAt: string;
}
const DAY = 1440;

/** Minutes since midnight; seconds do not count. */
export const minuteOf = (time: string): number =>
  Number.parseInt(time.slice(0, 2), 10) * 60 + Number.parseInt(time.slice(3, 5), 10);
const wrapDay = (minutes: number): number => (minutes + DAY) % DAY;

export const pastMidnight = ({ startAt, endAt }: Stretch): boolean => minuteOf(endAt) <= minuteOf(startAt);
export const minutesOf = ({ startAt, endAt }: Stretch): number => wrapDay(minuteOf(endAt) - minuteOf(startAt));

/** How long after the beginning of one stretch another begins, whatever midnight lies between. */
export const offset = (from: Stretch, to: Stretch): number => wrapDay(minuteOf(to.startAt) - minuteOf(from.startAt));

export const lieWithin = (outer: Stretch, inner: Stretch): boolean => offset(outer, inner) + minutesOf(inner) <= minutesOf(outer);

const overlap = (a: Stretch, b: Stretch): boolean => offset(a, b) < minutesOf(a) || offset(b, a) < minutesOf(b);

/** Whether any two of them run at the same time. */
export const anyOverlap = (stretches: readonly Stretch[]): boolean =>
  stretches.some((one, index) => stretches.slice(index + 1).some((other) => overlap(one, other)));

/** Working time of a shift: its length less its breaks, paid or not, since nobody works in either. */
export const netMinutes = (shift: Stretch, breaks: readonly Stretch[]): number =>
  breaks.filter((one) => lieWithin(shift, one)).reduce((left, one) => left - minutesOf(one), minutesOf(shift));

/** Working time of all shifts of a model. */
export const workingMinutes = (model: { readonly shifts: readonly Stretch[]; readonly breaks: readonly Stretch[] }): number =>
  model.shifts.reduce((sum, shift) => sum + netMinutes(shift, model.breaks), 0);

interface OfDay<S> {
  readonly on: string;
  readonly shift: S | null;
}
/**
 * The day and the shift that a moment belongs to, from the shifts that began on the day before and on the day itself: hours after
 * midnight belong to the day on which their shift began.
 */
export function shiftAt<S extends Stretch>(before: readonly S[], today: readonly S[], at: string): OfDay<S> {
  const [day = '', time = ''] = at.split(' ');
  const now = minuteOf(time);
  const sinceYesterday = before.find((one) => pastMidnight(one) && now < minuteOf(one.endAt));
  if (sinceYesterday) return { on: addDays(day, -1), shift: sinceYesterday };
  const begun = (one: S): boolean => now >= minuteOf(one.startAt) && (pastMidnight(one) || now < minuteOf(one.endAt));
  return { on: day, shift: today.find(begun) ?? null };
}

/** The same where every day has the same shifts. */
export const businessOn = <S extends Stretch>(shifts: readonly S[], at: string): OfDay<S> => shiftAt(shifts, shifts, at);
