import { addDays } from '@takt/model';
import { lieWithin, minutesOf, minuteOf, offset, type Stretch } from './shift-time.ts';

/** A day as a plant works it. A day that is worked without shifts of its own counts whole. */
export interface WorkDay {
  readonly on: string;
  readonly worked: boolean;
  readonly shifts: readonly Stretch[];
  readonly breaks: readonly Stretch[];
}
const DAY = 86_400;
type Seconds = readonly [from: number, to: number];

/** What a break leaves of a shift, in seconds from the midnight the shift's day began with. */
function netOf(shift: Stretch, breaks: readonly Stretch[]): readonly Seconds[] {
  const start = minuteOf(shift.startAt) * 60;
  const end = start + minutesOf(shift) * 60;
  const pauses = breaks
    .filter((one) => lieWithin(shift, one))
    .map((one): Seconds => [start + offset(shift, one) * 60, start + (offset(shift, one) + minutesOf(one)) * 60])
    .toSorted(([a], [b]) => a - b);
  const begins = [start, ...pauses.map(([, to]) => to)];
  const ends = [...pauses.map(([from]) => from), end];
  return begins.map((from, index): Seconds => [from, ends[index] ?? end]).filter(([from, to]) => to > from);
}
const workOf = ({ worked, shifts, breaks }: WorkDay): readonly Seconds[] => {
  if (!worked) return [];
  return shifts.length === 0 ? [[0, DAY]] : shifts.flatMap((shift) => netOf(shift, breaks)).toSorted(([a], [b]) => a - b);
};

const secondsOf = (time: string): number => minuteOf(time) * 60 + (Number.parseInt(time.slice(6, 8), 10) || 0);
const momentText = (first: string, seconds: number): string => {
  const [day, rest] = [Math.floor(seconds / DAY), seconds % DAY];
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${addDays(first, day)} ${two(rest / 3600)}:${two((rest % 3600) / 60)}:${two(rest % 60)}`;
};

/** When work begins and ends, of days that follow one another. */
export const workSpans = (days: readonly WorkDay[]): readonly { readonly begins: string; readonly ends: string }[] => {
  const [first] = days;
  if (!first) return [];
  return days.flatMap((day, index) =>
    workOf(day).map(([start, end]) => ({
      begins: momentText(first.on, index * DAY + start),
      ends: momentText(first.on, index * DAY + end),
    })),
  );
};

/**
 * The moment by which so much working time has passed. The days follow one another and begin with the one before: its night shift
 * may still run. Null where they are too few.
 */
export function afterWorking(days: readonly WorkDay[], from: string, hours: number): string | null {
  const [first] = days;
  if (!first) return null;
  const [day = '', time = ''] = from.split(' ');
  const begun = days.findIndex(({ on }) => on === day) * DAY + secondsOf(time);
  let left = hours * 3600;
  for (const [index, one] of days.entries())
    for (const [start, end] of workOf(one)) {
      const [opens, closes] = [Math.max(index * DAY + start, begun), index * DAY + end];
      if (closes <= opens) continue;
      if (closes - opens >= left) return momentText(first.on, opens + left);
      left -= closes - opens;
    }
  return null;
}
