import { today } from '../api/company-clock.ts';

/** A moment in as few characters as tell it apart: the hour of today, the day and hour of this year, else the date. */
export function shortTime(at: string, day: string = today()): string {
  const [date = '', time = ''] = at.split(' ');
  if (date === day) return time.slice(0, 5);
  return date.slice(0, 4) === day.slice(0, 4) ? `${date.slice(5)} ${time.slice(0, 5)}` : date;
}
