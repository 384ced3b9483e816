import { callKey, callServer, useCall } from '@takt/web';
import { useQueryClient } from '@tanstack/react-query';
import { calendarPlaces, paintDays, workYear } from '../../defs/index.ts';
import type { PaintedDay } from '../../defs/calendar/work-calendar.ts';

export const usePlaces = () => useCall(calendarPlaces, {});

export const useYear = (place: string, year: number) => useCall(workYear, { place, year });

export const savePainted = (place: string, days: readonly PaintedDay[]) => callServer(paintDays, { place, days });

/** Days of one place show through in those below it. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: callKey(workYear) });
}
