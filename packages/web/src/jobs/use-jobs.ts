import { type QueryKey, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useWatch } from '../api/watch.ts';
import { type JobWithResult, loadJob, LONG_JOBS } from './calls.ts';
import { isUnderWay } from './progress.ts';

/** The socket tells of progress. Should a hint be lost, what is under way is looked at so often all the same. */
const LOOK_MS = 15_000;

interface JobsRequest<T> {
  readonly queryKey: QueryKey;
  readonly load: () => Promise<T>;
  /** Those among what was found that may still go on. */
  readonly jobsIn: (found: T) => readonly Pick<JobWithResult, 'state'>[];
  readonly enabled?: boolean;
}

/** Loads jobs and loads them again as they go on. */
export function useJobs<T>({ queryKey, load, jobsIn, enabled = true }: JobsRequest<T>): UseQueryResult<T> {
  useWatch([LONG_JOBS], queryKey);
  return useQuery<T>({
    queryKey,
    queryFn: load,
    enabled,
    refetchInterval: ({ state }) => (state.data !== undefined && jobsIn(state.data).some(isUnderWay) ? LOOK_MS : false),
    meta: { quiet: true },
  });
}

export const jobKey = (id: string): QueryKey => ['job', id];

/** One job with its result; nothing is asked for without an id. */
export const useJob = (id: string | null): JobWithResult | null =>
  useJobs({
    queryKey: jobKey(id ?? ''),
    load: () => loadJob(id ?? ''),
    jobsIn: (job) => [job],
    enabled: id !== null,
  }).data ?? null;
