import { fill, type Text } from '@takt/model';
import { type Ctx, system } from '../ctx.ts';
import type { Cell, Cells } from '../db/cells.ts';
import { isRetryable } from '../db/errors.ts';
import { inTenant } from '../db/transaction.ts';
import type { Identity } from '../identity.ts';
import { PollLoop } from '../jobs/poll-loop.ts';
import { refusedBy } from '../refused.ts';
import { type ClaimedJob, claimJob } from './claim-job.ts';
import { jobChanged } from './job-change.ts';
import { writeJobLog } from './job-log.ts';
import type { BoundLongJob } from './long-job.ts';
import { JobGone, type JobRow, RunningJob } from './running-job.ts';
import { ATTEMPTS } from './start-job.ts';

/** How many run at once in a worker; more would starve the queue beside them. */
const LANES = 2;
/** A worker that has not renewed its lease for so long is taken for dead. */
const LEASE_MS = 20_000;
/** Renewed so often within a lease, so that one renewal may fail. */
const RENEWALS = 4;
const STOP_MS = 20_000;
const RETRY_MS = 5000;
const STARTED: Text = ['开始执行', 'Started'];
const STARTED_AGAIN: Text = ['再次执行（第{n}次）', 'Started again (attempt {n})'];
const INTERRUPTED: Text = ['作业多次中断，已停止；请重试', 'Interrupted too often and given up; try again'];

export interface LongJobParts {
  readonly cells: Cells;
  readonly identity: Identity;
  readonly jobs: readonly BoundLongJob<any>[];
  /** Shortened by tests. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
}
interface RunnerOptions {
  readonly onError: (error: Error) => void;
  readonly clock: () => Date;
}

/**
 * Runs the long jobs of a cell. It looks for them itself: a lease that has run out is news nobody sends. The queue is not
 * involved, so none of its transactions is open while a job runs.
 */
export class LongJobRunner {
  readonly #cell: Cell;
  readonly #parts: LongJobParts;
  readonly #options: RunnerOptions;
  readonly #jobs: ReadonlyMap<string, BoundLongJob<any>>;
  readonly #leaseMs: number;
  readonly #running = new Map<ClaimedJob, Promise<void>>();
  readonly #held = new Set<RunningJob>();
  readonly #loop: PollLoop;

  constructor(cell: Cell, parts: LongJobParts, options: RunnerOptions) {
    this.#cell = cell;
    this.#parts = parts;
    this.#options = options;
    this.#jobs = new Map(parts.jobs.map((one) => [one.kind.id, one]));
    this.#leaseMs = parts.leaseMs ?? LEASE_MS;
    this.#loop = new PollLoop(parts.pollMs ?? 1000, () => this.#take(), options.onError);
  }

  start(): void {
    this.#loop.start();
  }

  /** Takes nothing new and waits for what runs; what takes too long is handed to another worker. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    let late: NodeJS.Timeout | undefined;
    const tooLong = new Promise((done) => {
      late = setTimeout(done, STOP_MS);
    });
    await Promise.race([Promise.all(this.#running.values()), tooLong]);
    clearTimeout(late);
    await Promise.all([...this.#held].map((job) => job.giveUp().catch(this.#options.onError)));
  }

  /** Claims one and starts it; true when there may be another. */
  async #take(): Promise<boolean> {
    if (this.#running.size >= LANES) return false;
    const running = [...this.#running.keys()].map(({ id }) => id);
    const claimed = await claimJob(this.#cell, { kinds: [...this.#jobs.keys()], running, leaseMs: this.#leaseMs });
    if (!claimed) return false;
    const work = this.#run(claimed)
      .catch((error: unknown) => this.#options.onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        this.#running.delete(claimed);
        this.#loop.wake();
      });
    this.#running.set(claimed, work);
    return true;
  }

  async #run(claimed: ClaimedJob): Promise<void> {
    const bound = this.#jobs.get(claimed.kind);
    const row = bound && (await this.#begin(claimed, bound));
    // Cancelled, or moved with its company, since it was claimed.
    if (!row) return;
    const { cells, identity } = this.#parts;
    const job = new RunningJob({ cells, identity, clock: this.#options.clock }, bound.kind, row);
    this.#held.add(job);
    const renewing = setInterval(() => void job.renew(this.#leaseMs).catch(this.#options.onError), this.#leaseMs / RENEWALS);
    try {
      await (row.attempts > row.lastAttempt ? job.fail(INTERRUPTED) : bound.run(job));
    } catch (error) {
      await this.#failed(job, error);
    } finally {
      clearInterval(renewing);
      this.#held.delete(job);
    }
  }

  /** Refusals and faults are the person's to read and to try again; a lost connection is the worker's. */
  async #failed(job: RunningJob, error: unknown): Promise<void> {
    if (error instanceof JobGone) return;
    const { row } = job;
    if (isRetryable(error)) return job.putBack(RETRY_MS * 2 ** Math.max(0, ATTEMPTS - 1 - (row.lastAttempt - row.attempts)));
    const { refusal, status } = refusedBy(error);
    if (status >= 500) this.#options.onError(new Error(`${row.kind} of ${row.entity} failed`, { cause: error }));
    await job.fail(refusal.text).catch((fault: unknown) => {
      if (!(fault instanceof JobGone)) throw fault;
    });
  }

  #begin({ tenant, id, attempts }: ClaimedJob, { kind }: BoundLongJob<any>): Promise<JobRow | null> {
    const work = async (ctx: Ctx): Promise<JobRow | null> => {
      const row = await ctx.sql.maybe<JobRow>`select id, tenant_id as tenant, kind, user_id as "userId", lang, entity,
          source_file_id as "sourceFileId", file_id as "fileId", input, attempts, last_attempt as "lastAttempt"
        from app.long_job where id = ${id} and state = 'running' and attempts = ${attempts}`;
      if (!row) return null;
      await writeJobLog(ctx, id, attempts === 1 ? STARTED : fill(STARTED_AGAIN, { n: attempts }));
      jobChanged(ctx, kind, row.userId);
      return row;
    };
    const { clock } = this.#options;
    const as = { tenant, actor: system, lang: 'zh', requestId: id, writes: true, repeatable: true, clock } as const;
    return inTenant(this.#parts.cells, as, work);
  }
}
