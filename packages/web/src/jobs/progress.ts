import type { LongJob } from './calls.ts';

export const isUnderWay = ({ state }: Pick<LongJob, 'state'>): boolean => state === 'queued' || state === 'running';

/** How much of it is done, in whole percent; a hundred only once it has ended. */
export function percentOf({ state, done, total }: Pick<LongJob, 'state' | 'done' | 'total'>): number {
  if (state === 'done') return 100;
  if (total === null || total === 0) return 0;
  return Math.min(99, Math.floor((done * 100) / total));
}
