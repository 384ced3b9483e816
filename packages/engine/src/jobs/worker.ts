import { PgBoss } from 'pg-boss';
import type { Cell } from '../db/cells.ts';
import { roleUrl } from '../db/pools.ts';
import { jobEnded } from '../long-jobs/job-ended.ts';
import { LongJobRunner, type LongJobParts } from '../long-jobs/job-runner.ts';
import { Deadlines } from './deadlines.ts';
import { JobLoop } from './job-loop.ts';
import { makeQueues } from './queue.ts';
import { Relay } from './relay.ts';
import { runJob } from './run-job.ts';
import type { Subscription, TimerRule } from './subscription.ts';
import { Timers } from './timers.ts';

interface WorkerOptions {
  readonly onError: (error: Error) => void;
  readonly clock?: () => Date;
  readonly pollSeconds?: number;
  /** Timers every company of the cell is to have. */
  readonly timers?: readonly TimerRule[];
  readonly equipMs?: number;
  /** Work that takes longer than a request; none without it. */
  readonly longJobs?: LongJobParts;
}

/** The background half of one cell: the relay, the timers, the deadlines, the queue of all subscriptions, and the long jobs. */
export class CellWorker {
  readonly boss: PgBoss;
  readonly #relay: Relay;
  readonly #timers: Timers;
  readonly #deadlines: Deadlines;
  readonly #loop: JobLoop;
  readonly #longJobs: LongJobRunner | null;

  constructor(cell: Cell, reactions: readonly Subscription[], options: WorkerOptions) {
    const { onError, clock = () => new Date(), pollSeconds = 1, longJobs } = options;
    const subscriptions = longJobs ? [...reactions, jobEnded(longJobs)] : reactions;
    this.#longJobs = longJobs ? new LongJobRunner(cell, longJobs, { onError, clock }) : null;
    this.boss = new PgBoss({
      connectionString: roleUrl(cell.config, 'app_worker'),
      schema: 'pgboss',
      createSchema: false,
      max: 4,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      application_name: 'takt:boss',
    });
    this.boss.on('error', onError);
    const parts = { cell, boss: this.boss, subscriptions: new Map(subscriptions.map((one) => [one.name, one])), clock, onError };
    this.#relay = new Relay(cell, this.boss, subscriptions, options);
    this.#timers = new Timers(cell, { ...options, ...(options.timers && { rules: options.timers }) });
    this.#deadlines = new Deadlines(cell, options);
    this.#loop = new JobLoop(this.boss, (job) => runJob(parts, job), { onError, pollSeconds });
  }

  async start(): Promise<void> {
    await this.boss.start();
    await makeQueues(this.boss);
    this.#loop.start();
    this.#relay.start();
    this.#timers.start();
    this.#deadlines.start();
    this.#longJobs?.start();
  }

  async stop(): Promise<void> {
    await Promise.all([
      this.#relay.stop(),
      this.#timers.stop(),
      this.#deadlines.stop(),
      this.#loop.stop(),
      this.#longJobs?.stop(),
    ]);
    await this.boss.stop({ graceful: true, timeout: 25_000 });
  }
}
