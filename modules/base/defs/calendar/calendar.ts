import type { Text } from '@takt/model';

/** What a day is. China swaps weekend days for holidays, so that no weekday alone tells whether people work. */
export const DAY_TYPES = {
  workday: ['工作日', 'Workday'],
  rest: ['休息日', 'Day off'],
  holiday: ['节假日', 'Holiday'],
  makeup: ['调休上班', 'Make-up workday'],
} as const satisfies Readonly<Record<string, Text>>;
export type DayType = keyof typeof DAY_TYPES;

const DAY_MS = 86_400_000;
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days are wire text, `2026-03-14`: they have no zone, and two of them compare as texts. */
export const addDays = (day: string, days: number): string =>
  new Date(atMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(atMidnight(day)).getUTCDay() || 7;

/** What a day is where no calendar says otherwise. */
export const standardDay = (day: string): DayType => (weekdayOf(day) > 5 ? 'rest' : 'workday');

export const isWorked = (type: DayType): boolean => type === 'workday' || type === 'makeup';

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): readonly string[] {
  const count = Math.round((atMidnight(to) - atMidnight(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index));
}

export type Worked = (day: string) => boolean;
/** A calendar without a working day in so long a time is a mistake, not a holiday. */
const FARTHEST = 3660;

function walk(worked: Worked, from: string, days: number, step: 1 | -1): string {
  let [day, left] = [from, days];
  for (let moved = 0; moved <= FARTHEST; moved += 1) {
    if (worked(day)) {
      if (left === 0) return day;
      left -= 1;
    }
    day = addDays(day, step);
  }
  throw new RangeError(`no working day within ${FARTHEST} days of ${from}`);
}

/** From a day that is not worked to the working day before it, then so many working days further back. */
export const back = (worked: Worked, day: string, days: number): string => walk(worked, day, days, -1);

/** The same in the other direction. */
export const fwd = (worked: Worked, day: string, days: number): string => walk(worked, day, days, 1);
