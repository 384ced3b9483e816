import { addDays, type Text, weekdayOf } from '@takt/model';

/** What a day is. China swaps weekend days for holidays, so that no weekday alone tells whether people work. */
export const DAY_TYPES = {
  workday: ['工作日', 'Workday'],
  rest: ['休息日', 'Day off'],
  holiday: ['节假日', 'Holiday'],
  makeup: ['调休上班', 'Make-up workday'],
} as const satisfies Readonly<Record<string, Text>>;
export type DayType = keyof typeof DAY_TYPES;

/** What a day is where no calendar says otherwise. */
export const standardDay = (day: string): DayType => (weekdayOf(day) > 5 ? 'rest' : 'workday');

export const isWorked = (type: DayType): boolean => type === 'workday' || type === 'makeup';

export type Worked = (day: string) => boolean;
/** A calendar without a working day in so long a time is a mistake, not a holiday. */
const FARTHEST = 3660;

function stepWorkdays(worked: Worked, from: string, days: number, step: 1 | -1): string {
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
export const back = (worked: Worked, day: string, days: number): string => stepWorkdays(worked, day, days, -1);

/** The same in the other direction. */
export const fwd = (worked: Worked, day: string, days: number): string => stepWorkdays(worked, day, days, 1);
