import { type LoadDue, usePlace } from './task.ts';
import { type Known, useOfflineAnswer } from './use-offline-answer.ts';

/** What is to be done of one kind of work, on its tile and on its page the same answer; null asks nothing. */
export function useDue<R>(task: string, load: LoadDue<R> | null): Known<readonly R[]> {
  const place = usePlace();
  return useOfflineAnswer(load && `${task} ${place.id}`, async () => load?.(place) ?? []);
}
