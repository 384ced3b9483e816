import { callPath } from '@takt/model';
import { read, write } from '@takt/web';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { calendarPlaces, paintDays, workYear } from '../../defs/index.ts';
import type { CalendarPlace, PaintedDay, WorkYear } from '../../defs/work-calendar.ts';

const KEY = 'work-year';

export const usePlaces = () =>
  useQuery({ queryKey: ['calendar-places'], queryFn: () => read<readonly CalendarPlace[]>(callPath(calendarPlaces)) });

export const useYear = (place: string, year: number) =>
  useQuery({ queryKey: [KEY, place, year], queryFn: () => read<WorkYear>(callPath(workYear), { place, year }) });

export const savePainted = (place: string, days: readonly PaintedDay[]): Promise<{ readonly changed: number }> =>
  write(callPath(paintDays), { place, days });

/** Days of one place show through in those below it. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
