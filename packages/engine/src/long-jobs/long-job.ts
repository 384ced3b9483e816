import type { Lang, Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
export type LogLevel = 'info' | 'warning' | 'error';

/** Work that takes longer than a request, as everybody knows it: the process that starts it and the one that runs it. */
export interface LongJobKind<Input> {
  /** Unique; by it jobs find their way back to it. */
  readonly id: string;
  /** What one is called inside a sentence: “the export has ended”. */
  readonly label: Text;
  /** Whoever has this right sees the jobs of everybody; without it people see their own. */
  readonly readAll?: string;
  /** Whoever has this right may have jobs of others done again, with the rights of their owners. */
  readonly retryAll?: string;
  /** Never there: it carries the type of what the job is given. */
  readonly input?: Input;
}

/** What comes of a job, written in one transaction with its end. */
export interface JobResult {
  readonly result?: Readonly<Record<string, unknown>>;
  readonly fileId?: string | null;
}

/** As whom a transaction of a job works. */
export interface JobTransaction {
  /** About the person's own account, as with requests: past what a supplier's login may touch. */
  readonly own?: boolean;
  readonly writes?: boolean;
}

/** Comes from `finish` and `refuse` alone: a job cannot end without having written so. */
export class JobEnd {
  readonly state: 'done' | 'failed';
  constructor(state: 'done' | 'failed') {
    this.state = state;
  }
}

/** A job at work. Each of these calls is a transaction of its own; none of the queue's is open meanwhile. */
export interface LongJob<Input> {
  readonly id: string;
  readonly tenant: number;
  readonly userId: string;
  readonly lang: Lang;
  readonly entity: string | null;
  readonly sourceFileId: string | null;
  readonly input: Input;
  /** Which one this is, counted over the job's whole life. */
  readonly attempt: number;
  /** Says how far it has come, at most once a second; throws when nobody waits for it any more. */
  progress(done: number, total: number): Promise<void>;
  log(text: Text, level?: LogLevel): Promise<void>;
  throwIfCancelled(): Promise<void>;
  /** Works as the person, with the rights of this moment. May be repeated as a whole. */
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>, as?: JobTransaction): Promise<T>;
  /** The last transaction of the job: what it makes, its result and its end are there together, or none of it is. */
  finish(work: (ctx: Ctx) => Promise<JobResult>, as?: JobTransaction): Promise<JobEnd>;
  /** Ends the job without success, with something to show for it. */
  refuse(reason: Text, work: (ctx: Ctx) => Promise<JobResult>): Promise<JobEnd>;
}

/** A job that has ended, for what follows from it. */
export interface EndedJob {
  readonly job: string;
  readonly userId: string;
  readonly lang: Lang;
  readonly entity: string | null;
  readonly state: 'done' | 'failed';
  readonly reason: Text | null;
  readonly fileId: string | null;
  /** The file of an earlier try, which nothing holds any more. */
  readonly replacedFileId: string | null;
}

/** A kind with the code that does it. */
export interface BoundLongJob<Input> {
  readonly kind: LongJobKind<Input>;
  readonly run: (job: LongJob<Input>) => Promise<JobEnd>;
  /** What else follows from the end of one, once, in a transaction of the queue: messages, mostly. */
  readonly ended?: (ctx: Ctx, ended: EndedJob) => Promise<void>;
}

/** Declares a kind of long job. */
export const longJob = <Input>(kind: Omit<LongJobKind<Input>, 'input'>): LongJobKind<Input> => kind;

/** Binds code to a kind of long job. */
export const bindJob = <Input>(kind: LongJobKind<Input>, code: Omit<BoundLongJob<Input>, 'kind'>): BoundLongJob<Input> => ({
  kind,
  ...code,
});
