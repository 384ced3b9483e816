import { type Db as Database, type Job, PgBoss } from 'pg-boss';
import { type Ctx, system } from '../ctx.ts';
import type { Cell } from '../db/cells.ts';
import { roleUrl } from '../db/pools.ts';
import { sqlOver, type Statement } from '../db/sql.ts';
import { tenantCtx } from '../db/tenant-ctx.ts';
import { Relay } from './relay.ts';
import type { Subscription, TimerRule } from './subscription.ts';
import { Timers } from './timers.ts';

/** What travels through a queue. */
export interface DeliveredEvent {
  readonly tenant: number;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly attempt: number;
}
export const DEAD = 'dead';
const ATTEMPTS = 5;

export interface WorkerOptions {
  readonly onError: (error: Error) => void;
  readonly clock?: () => Date;
  readonly pollSeconds?: number;
  /** Timers every company of the cell is to have. */
  readonly timers?: readonly TimerRule[];
  readonly equipMs?: number;
}

/** The background half of one cell: the relay, the timers, and a queue for each subscription. */
export class CellWorker {
  readonly boss: PgBoss;
  readonly #cell: Cell;
  readonly #subscriptions: readonly Subscription[];
  readonly #options: WorkerOptions;
  readonly #relay: Relay;
  readonly #timers: Timers;

  constructor(cell: Cell, subscriptions: readonly Subscription[], options: WorkerOptions) {
    this.#cell = cell;
    this.#subscriptions = subscriptions;
    this.#options = options;
    this.boss = new PgBoss({
      connectionString: roleUrl(cell.config, 'app_worker'),
      schema: 'pgboss',
      createSchema: false,
      max: 10,
      superviseIntervalSeconds: 5,
      monitorIntervalSeconds: 5,
      application_name: 'takt:boss',
    });
    this.boss.on('error', options.onError);
    this.#relay = new Relay(cell, this.boss, subscriptions, options);
    this.#timers = new Timers(cell, { ...options, ...(options.timers && { rules: options.timers }) });
  }

  async start(): Promise<void> {
    await this.boss.start();
    await this.boss.createQueue(DEAD, { retentionSeconds: 30 * 86_400 });
    for (const subscription of this.#subscriptions) await this.#serve(subscription);
    this.#relay.start();
    this.#timers.start();
  }

  async stop(): Promise<void> {
    await Promise.all([this.#relay.stop(), this.#timers.stop()]);
    await this.boss.stop({ graceful: true, timeout: 25_000 });
  }

  async #serve(subscription: Subscription): Promise<void> {
    // Strictly in order per key: a document's second event waits for its first, whichever worker has it.
    await this.boss.createQueue(subscription.name, {
      policy: 'key_strict_fifo',
      retryLimit: ATTEMPTS,
      retryBackoff: true,
      heartbeatSeconds: 10,
      expireInSeconds: 900,
    });
    const pollingIntervalSeconds = this.#options.pollSeconds ?? 1;
    await this.boss.work(
      subscription.name,
      { transactional: true, batchSize: 8, burstWhenBatchFull: true, localConcurrency: 2, pollingIntervalSeconds },
      async (jobs: Job<DeliveredEvent>[], tx: Database) => {
        for (const job of jobs) await this.#runOne(subscription, job, tx);
      },
    );
  }

  /**
   * One job, in a savepoint of the batch's transaction: effects and completion commit together. A job that fails is
   * put back with a delay and its neighbours go on; after the last attempt it waits in the dead queue for a person.
   */
  async #runOne(subscription: Subscription, job: Job<DeliveredEvent>, tx: Database): Promise<void> {
    const { tenant, key, payload, attempt } = job.data;
    await tx.executeSql('savepoint one_job');
    try {
      await this.#inTenant(tx, tenant, job.id, (ctx) => subscription.run(ctx, payload));
      await tx.executeSql('release savepoint one_job');
    } catch (error) {
      await tx.executeSql('rollback to savepoint one_job');
      const fault = error instanceof Error ? error : new Error(String(error));
      this.#options.onError(new Error(`${subscription.name} failed (attempt ${attempt}): ${fault.message}`, { cause: error }));
      const again = attempt < ATTEMPTS;
      await this.boss.insert(
        again ? subscription.name : DEAD,
        [
          {
            data: {
              tenant,
              key,
              payload,
              attempt: attempt + 1,
              ...(!again && { queue: subscription.name, error: fault.message }),
            },
            singletonKey: `${tenant}:${key}`,
            ...(again && { startAfter: 2 ** attempt * 2 }),
          },
        ],
        { db: tx },
      );
    }
  }

  async #inTenant(tx: Database, tenant: number, requestId: string, run: (ctx: Ctx) => Promise<void>): Promise<void> {
    if (!Number.isInteger(tenant)) throw new Error('job without tenant');
    await tx.executeSql(`set local app.tenant_id = ${tenant}`);
    await tx.executeSql('select app.enter(true, null)');
    const { rows } = await tx.executeSql("select current_setting('timezone') as zone");
    const zone = String((rows[0] as { zone: unknown }).zone);
    const now = this.#options.clock?.() ?? new Date();
    let last: Promise<unknown> = Promise.resolve();
    const sql = sqlOver(async <T>({ text, values }: Statement) => {
      const answer = tx.executeSql(text, [...values]);
      last = answer;
      return (await answer).rows as T[];
    });
    const { ctx, traces: records } = tenantCtx({
      cell: this.#cell,
      zone,
      sql,
      tenant,
      actor: system,
      lang: 'zh',
      requestId,
      now,
      admitted: async () => undefined,
      // Answers come in order, and whatever follows a failed statement fails.
      settled: async () => void (await last),
    });
    await run(ctx);
    await records.flush();
  }
}
