import { type DayType, isWorked, standardDay } from '../../defs/calendar/calendar.ts';
import { addDays, daysFromTo, weekdayOf } from '@takt/model';
import type { PaintedDay, SpecialDay } from '../../defs/calendar/work-calendar.ts';

/** What is painted with: a type, or nothing, which gives a day back to what it would be. */
export type Brush = DayType | 'standard';
/** Days painted and not saved. */
export type Draft = ReadonlyMap<string, Brush>;

/** How a day looks: what it is, whether the place's own calendar says so, and whether that is saved. */
export interface Day {
  readonly on: string;
  readonly type: DayType;
  readonly own: boolean;
  readonly painted: boolean;
}
export type Days = ReadonlyMap<string, SpecialDay>;

export function dayOf(days: Days, draft: Draft, on: string): Day {
  const known = days.get(on);
  const brush = draft.get(on);
  if (brush === 'standard') return { on, type: known?.otherwise ?? standardDay(on), own: false, painted: true };
  if (brush) return { on, type: brush, own: true, painted: true };
  return { on, type: known?.type ?? standardDay(on), own: known?.own ?? false, painted: false };
}

/** The draft with more days painted; what a day already is needs no paint. */
export function paint(days: Days, draft: Draft, painted: readonly string[], brush: Brush): Draft {
  const next = new Map(draft);
  for (const on of painted) {
    const known = days.get(on);
    const idle = brush === 'standard' ? !known?.own : known?.own === true && known.type === brush;
    if (idle) next.delete(on);
    else next.set(on, brush);
  }
  return next;
}

/** Saturdays and Sundays of a year that can still be changed, but for holidays and the workdays that make up for them. */
export const freeWeekends = (days: Days, draft: Draft, year: number, today: string): readonly string[] =>
  daysOfYear(year).filter((on) => {
    const { type, own } = dayOf(days, draft, on);
    return on >= today && weekdayOf(on) > 5 && (type === 'workday' || (type === 'rest' && !own));
  });

export const painted = (draft: Draft): readonly PaintedDay[] =>
  [...draft].map(([on, brush]) => ({ on, type: brush === 'standard' ? null : brush }));

const daysOfYear = (year: number): readonly string[] => daysFromTo(`${year}-01-01`, `${year}-12-31`);

const two = (n: number): string => String(n).padStart(2, '0');
/** The days of a month, counted from 1. */
export function daysOfMonth(year: number, month: number): readonly string[] {
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${two(month + 1)}-01`;
  return daysFromTo(`${year}-${two(month)}-01`, addDays(next, -1));
}

/** How many of the days are worked. */
export const workedIn = (days: Days, draft: Draft, among: readonly string[]): number =>
  among.filter((on) => isWorked(dayOf(days, draft, on).type)).length;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
/** Where a key leads from a day; null for keys that lead nowhere, and at the ends of the year. */
export function stepFrom(on: string, key: string): string | null {
  const step = STEPS[key];
  const to = step === undefined ? null : addDays(on, step);
  return to && to.slice(0, 4) === on.slice(0, 4) ? to : null;
}
