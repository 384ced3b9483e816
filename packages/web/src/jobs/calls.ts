import type { Text } from '@takt/model';
import { read, write } from '../api/http.ts';

/** What pages that show long jobs watch. */
export const LONG_JOBS = 'engine.longJob';

/** Work the server does longer than a request takes, as its owner sees it. */
export interface LongJob {
  readonly id: string;
  readonly kind: string;
  readonly label: Text;
  readonly entity: string | null;
  readonly state: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly done: number;
  /** Null until it has been counted. */
  readonly total: number | null;
  readonly fileId: string | null;
  readonly reason: Text | null;
  readonly at: string;
  readonly endedAt: string | null;
  readonly own: boolean;
  readonly mayCancel: boolean;
  readonly mayRetry: boolean;
}
/** One job, with what has come of it. */
export interface JobWithResult extends LongJob {
  readonly result: Readonly<Record<string, unknown>> | null;
}
interface JobLogLine {
  readonly id: string;
  readonly at: string;
  readonly level: 'info' | 'warning' | 'error';
  readonly text: Text;
}
export type JobCommand = 'cancel' | 'retry';

export const loadJob = (id: string): Promise<JobWithResult> => read('/system/job/one', { id });
/** The person's own job of a kind about an entity that is under way; null when there is none. */
export const loadJobUnderWay = (kind: string, entity: string): Promise<JobWithResult | null> =>
  read('/system/job/underWay', { kind, entity });
export const loadJobLog = (id: string): Promise<readonly JobLogLine[]> => read('/system/job/log', { id });
export const runJobCommand = (command: JobCommand, id: string): Promise<null> => write(`/system/job/${command}`, { id });
