import { type Ctx, expireJobs, type LongJob } from '@takt/engine/host';
import { dropFile } from '../files/removal.ts';
import { type FileStore, storageKey } from '../files/store.ts';

/** How long the files of a job can be fetched, and how long the job is on record. */
export const FILE_DAYS = 7;
const RECORD_DAYS = 30;

/** Takes away the files and records of jobs that are past their time. */
export async function dropExpired(ctx: Ctx): Promise<void> {
  for (const file of await expireJobs(ctx, { fileDays: FILE_DAYS, recordDays: RECORD_DAYS })) await dropFile(ctx, file);
}

/**
 * The id of the file an attempt writes: the next one must not write where a worker given up for dead may still be writing, and
 * must know what that one left behind.
 */
export const attemptFile = (job: string, attempt: number): string =>
  job.slice(0, 24) + ((BigInt(`0x${job.slice(24)}`) + BigInt(attempt)) % 2n ** 48n).toString(16).padStart(12, '0');

/** Removes what attempts before this one have written and never put on record. */
export async function removeLeftBytes(store: FileStore, { id, tenant, attempt }: LongJob<any>): Promise<void> {
  for (let earlier = 1; earlier < attempt; earlier += 1) await store.remove(storageKey(tenant, attemptFile(id, earlier)));
}
