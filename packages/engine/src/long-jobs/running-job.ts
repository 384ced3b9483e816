import type { Lang, Text } from '@takt/model';
import { type Ctx, type Person, system } from '../ctx.ts';
import type { Cells } from '../db/cells.ts';
import { inTenant } from '../db/transaction.ts';
import type { Identity } from '../identity.ts';
import { Refused } from '../refused.ts';
import { jobChanged } from './job-change.ts';
import { ENDED_TOPIC } from './job-ended.ts';
import { writeJobLog } from './job-log.ts';
import {
  type EndedJob,
  JobEnd,
  type JobResult,
  type JobState,
  type JobTransaction,
  type LogLevel,
  type LongJob,
  type LongJobKind,
} from './long-job.ts';

/** How often it is written down how far a job has come. */
const PROGRESS_MS = 1000;
const DONE: Text = ['已完成', 'Done'];
const PUT_BACK: Text = ['执行中断，稍后自动重试', 'Interrupted; it will be tried again'];
const STOPPED: Text = ['服务正在停止，作业交由其他进程继续', 'This process stops; another one takes the job up'];

/** Thrown into a job that is no longer this worker's: it was cancelled, or another worker has it. */
export class JobGone extends Error {}

interface JobServices {
  readonly cells: Cells;
  readonly identity: Identity;
  readonly clock: () => Date;
}
export interface JobRow {
  readonly id: string;
  readonly tenant: number;
  readonly kind: string;
  readonly userId: string;
  readonly lang: Lang;
  readonly entity: string | null;
  readonly sourceFileId: string | null;
  readonly fileId: string | null;
  readonly input: any;
  readonly attempts: number;
  readonly lastAttempt: number;
}

/**
 * A job as the worker that holds its lease has it. Everything it writes is fenced to its own attempt: a worker that was given up
 * for dead and comes back finds nothing to write to, and what it did in its last transaction is rolled back.
 */
export class RunningJob implements LongJob<any> {
  readonly row: JobRow;
  readonly #services: JobServices;
  readonly #kind: LongJobKind<any>;
  #gone = false;
  #written = Number.NEGATIVE_INFINITY;

  constructor(services: JobServices, kind: LongJobKind<any>, row: JobRow) {
    this.#services = services;
    this.#kind = kind;
    this.row = row;
  }

  get id(): string {
    return this.row.id;
  }
  get tenant(): number {
    return this.row.tenant;
  }
  get userId(): string {
    return this.row.userId;
  }
  get lang(): Lang {
    return this.row.lang;
  }
  get entity(): string | null {
    return this.row.entity;
  }
  get sourceFileId(): string | null {
    return this.row.sourceFileId;
  }
  get input(): any {
    return this.row.input;
  }
  get attempt(): number {
    return this.row.attempts;
  }

  async progress(done: number, total: number): Promise<void> {
    this.#demandHeld();
    if (performance.now() - this.#written < PROGRESS_MS) return;
    this.#written = performance.now();
    await this.#fenced(
      (ctx) => ctx.sql`update app.long_job set done = ${done}, total = ${total}
        where id = ${this.id} and state = 'running' and attempts = ${this.attempt} returning 1`,
    );
  }

  log(text: Text, level: LogLevel = 'info'): Promise<void> {
    return this.#aside(async (ctx) => {
      await writeJobLog(ctx, this.id, text, level);
      this.#changed(ctx);
    });
  }

  async throwIfCancelled(): Promise<void> {
    this.#demandHeld();
    await this.#fenced(
      (ctx) => ctx.sql`select 1 from app.long_job where id = ${this.id} and state = 'running' and attempts = ${this.attempt}`,
    );
  }

  async inTransaction<T>(work: (ctx: Ctx) => Promise<T>, { own = false, writes = true }: JobTransaction = {}): Promise<T> {
    const person = await this.#aside((ctx) => this.#services.identity.person(ctx, this.userId));
    if (!person) throw Refused.of('permission');
    return this.#as(own ? { ...person, vendorId: null } : person, writes, async (ctx) => {
      // The bounds of a login are for requests. A job has its lease.
      await ctx.sql`set local statement_timeout = '30min'`;
      await ctx.sql`set local idle_in_transaction_session_timeout = '30min'`;
      return work(ctx);
    });
  }

  finish(work: (ctx: Ctx) => Promise<JobResult>, as: JobTransaction = {}): Promise<JobEnd> {
    return this.inTransaction((ctx) => this.#endWith(ctx, null, work), { ...as, writes: true });
  }

  refuse(reason: Text, work: (ctx: Ctx) => Promise<JobResult>): Promise<JobEnd> {
    return this.inTransaction((ctx) => this.#endWith(ctx, reason, work), { own: true });
  }

  /** Ends the job without success where nobody's rights are needed for it. */
  fail(reason: Text): Promise<JobEnd> {
    return this.#aside((ctx) => this.#endWith(ctx, reason, async () => ({})));
  }

  /** Keeps the job for another while; false when it is no longer this worker's. */
  async renew(leaseMs: number): Promise<void> {
    const held = await this.#aside(
      (ctx) => ctx.sql`update app.long_job set lease_until = clock_timestamp() + ${leaseMs}::int * interval '1 millisecond'
        where id = ${this.id} and state = 'running' and attempts = ${this.attempt} returning 1`,
    );
    if (held.length === 0) this.#gone = true;
  }

  /** Lets any worker begin it again after a while. */
  putBack(delayMs: number): Promise<void> {
    return this.#release(PUT_BACK, delayMs, 0);
  }
  /** Lets another worker begin it again at once; an attempt that was ended from outside does not count. */
  giveUp(): Promise<void> {
    return this.#release(STOPPED, 0, 1);
  }

  async #release(text: Text, delayMs: number, uncounted: number): Promise<void> {
    await this.#aside(async (ctx) => {
      const [held] = await ctx.sql`update app.long_job set state = 'queued', last_attempt = last_attempt + ${uncounted}::int,
          lease_until = clock_timestamp() + ${delayMs}::int * interval '1 millisecond'
        where id = ${this.id} and state = 'running' and attempts = ${this.attempt} returning 1`;
      if (!held) return;
      await writeJobLog(ctx, this.id, text, 'warning');
      this.#changed(ctx);
    });
  }

  /** A transaction whose commit was not answered is repeated: what it finds ended by this attempt was ended by itself. */
  async #endWith(ctx: Ctx, reason: Text | null, work: (ctx: Ctx) => Promise<JobResult>): Promise<JobEnd> {
    const found = await ctx.sql.maybe<{ state: JobState }>`
      select state from app.long_job where id = ${this.id} and attempts = ${this.attempt}`;
    if (found?.state === 'done' || found?.state === 'failed') return new JobEnd(found.state);
    if (found?.state !== 'running') throw new JobGone();
    return this.#end(ctx, reason, await work(ctx));
  }

  async #end(ctx: Ctx, reason: Text | null, { result, fileId = null }: JobResult): Promise<JobEnd> {
    const end = new JobEnd(reason ? 'failed' : 'done');
    const ended = await ctx.sql`update app.long_job set state = ${end.state}::text,
        result = ${result ? JSON.stringify(result) : null}::jsonb,
        reason = ${reason && JSON.stringify(reason)}::jsonb, file_id = ${fileId}, lease_until = null, ended_at = clock_timestamp(),
        done = case when ${end.state}::text = 'done' then coalesce(total, done) else done end
      where id = ${this.id} and state = 'running' and attempts = ${this.attempt} returning 1`;
    if (ended.length === 0) throw new JobGone();
    await writeJobLog(ctx, this.id, reason ?? DONE, reason ? 'error' : 'info');
    const { id: job, userId, lang, entity, row } = this;
    const ending: EndedJob = { job, userId, lang, entity, state: end.state, reason, fileId, replacedFileId: row.fileId };
    ctx.emit(ENDED_TOPIC, job, { ...ending, kind: row.kind });
    this.#changed(ctx);
    return end;
  }

  #demandHeld(): void {
    if (this.#gone) throw new JobGone();
  }

  /** Whatever finds no row finds out that the job is another's, or nobody's. */
  async #fenced(work: (ctx: Ctx) => Promise<readonly unknown[]>): Promise<void> {
    const rows = await this.#aside(async (ctx) => {
      const found = await work(ctx);
      this.#changed(ctx);
      return found;
    });
    if (rows.length > 0) return;
    this.#gone = true;
    throw new JobGone();
  }

  #changed(ctx: Ctx): void {
    jobChanged(ctx, this.#kind, this.userId);
  }

  /** What shows at once, whatever becomes of the work itself. */
  #aside<T>(work: (ctx: Ctx) => Promise<T>): Promise<T> {
    return this.#as(system, true, work);
  }

  #as<T>(actor: Person, writes: boolean, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const { cells, clock } = this.#services;
    const { tenant, lang, id: requestId } = this;
    return inTenant(cells, { tenant, actor, lang, requestId, writes, repeatable: true, clock }, work);
  }
}
