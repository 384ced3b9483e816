import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { type ImportErrors, importRows } from '../api/lists.ts';
import { type JobWithResult, loadJobUnderWay } from '../jobs/calls.ts';
import { jobKey, useJob } from '../jobs/use-jobs.ts';

const IMPORT = 'excel.import';

/** What the server says of a file it refused cell by cell; null for every other refusal. */
const errorsOf = (found: unknown): ImportErrors | null =>
  typeof found === 'object' && found !== null && 'errors' in found ? (found as ImportErrors) : null;

interface Import {
  readonly send: (file: File) => void;
  readonly sending: boolean;
  readonly error: Error | null;
  /** Where the errors of the file are. */
  readonly errors: ImportErrors | null;
  /** The job that does it, where there are many rows; the one of before is found again. */
  readonly job: JobWithResult | null;
  /** How many records were created, once they are. */
  readonly created: number | null;
  readonly reset: () => void;
}

/** Sends a file of rows and follows what becomes of it: an answer at once, or a job. */
export function useImport(entity: string, onImported: () => void): Import {
  const client = useQueryClient();
  const [id, setId] = useState<string | null>(null);
  const before = useQuery({
    queryKey: ['import-under-way', entity],
    queryFn: () => loadJobUnderWay(IMPORT, entity),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });
  const [left, setLeft] = useState(false);
  const followed = id ?? (left ? null : (before.data?.id ?? null));
  const job = useJob(followed);
  const sending = useMutation({
    mutationFn: (file: File) => importRows(entity, file),
    onSuccess: (answer) => {
      if ('job' in answer) setId(answer.job);
      else onImported();
    },
  });
  const done = job?.state === 'done';
  const imported = useEffectEvent(onImported);
  useEffect(() => {
    if (done) imported();
  }, [done]);
  const answered = sending.data && 'created' in sending.data ? sending.data.created : null;
  return {
    send: sending.mutate,
    sending: sending.isPending,
    error: sending.error,
    errors: errorsOf(
      job ? (job.state === 'failed' ? job.result : null) : sending.error instanceof ApiError && sending.error.data,
    ),
    job,
    created: done ? Number(job.result?.['created'] ?? 0) : answered,
    reset: () => {
      sending.reset();
      if (followed) client.removeQueries({ queryKey: jobKey(followed) });
      setId(null);
      setLeft(true);
    },
  };
}
