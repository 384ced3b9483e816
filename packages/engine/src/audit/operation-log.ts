import type { Text } from '@takt/model';
import { randomUUID } from 'node:crypto';
import { system } from '../ctx.ts';
import type { Cells } from '../db/cells.ts';
import { inTenant } from '../db/transaction.ts';
import { PollLoop } from '../jobs/poll-loop.ts';
import { appendAll } from '../records/append.ts';
import type { Operation, OperationKeeping } from './operation.ts';

interface Noted {
  readonly tenant: number;
  readonly operation: Operation;
  readonly since: number;
}

const EVERY_MS = 1000;
const MISSING: Text = ['操作日志缺失', 'Operations missing from the log'];
const missing = (n: number): Text => [`${n} 条未能记录`, `${n} could not be written`];

/**
 * Operations on their way to the log. They are written apart from what they speak of, so that refusals are there as well:
 * collected in memory, written together every second, and given up rather than waited for when the database is not there.
 */
export class OperationLog {
  readonly #cells: Cells;
  readonly #keeping: OperationKeeping | null;
  readonly #clock: () => Date;
  readonly #onError: (error: Error) => void;
  readonly #loop: PollLoop;
  readonly #most: number;
  readonly #patienceMs: number;
  #waiting: Noted[] = [];
  readonly #dropped = new Map<number, number>();

  constructor(parts: {
    readonly cells: Cells;
    readonly keeping: OperationKeeping | null;
    readonly clock: () => Date;
    readonly onError: (error: Error) => void;
    /** Operations held at most, and how long one is tried; shortened by tests. */
    readonly most?: number;
    readonly patienceMs?: number;
  }) {
    this.#cells = parts.cells;
    this.#keeping = parts.keeping;
    this.#clock = parts.clock;
    this.#onError = parts.onError;
    this.#most = parts.most ?? 10_000;
    this.#patienceMs = parts.patienceMs ?? 60_000;
    this.#loop = new PollLoop(EVERY_MS, () => this.flush().then(() => false), parts.onError);
  }

  start(): void {
    this.#loop.start();
  }
  /** Writes what is left and stops. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.flush();
  }

  note(tenant: number, operation: Operation): void {
    if (this.#waiting.length < this.#most) this.#waiting.push({ tenant, operation, since: performance.now() });
    else this.#drop(tenant);
  }

  async flush(): Promise<void> {
    const taken = this.#waiting;
    this.#waiting = [];
    for (const [tenant, notes] of Map.groupBy(taken, (one) => one.tenant)) {
      const lost = this.#dropped.get(tenant) ?? 0;
      try {
        await this.#write(tenant, [...notes.map(({ operation }) => operation), ...(lost > 0 ? [this.#gap(lost)] : [])]);
        this.#dropped.delete(tenant);
      } catch (error) {
        this.#onError(new Error(`${notes.length} operations of tenant ${tenant} were not logged`, { cause: error }));
        this.#keepTrying(notes);
      }
    }
  }

  #keepTrying(notes: readonly Noted[]): void {
    for (const one of notes) {
      const patient = performance.now() - one.since < this.#patienceMs && this.#waiting.length < this.#most;
      if (patient) this.#waiting.push(one);
      else this.#drop(one.tenant);
    }
  }

  #drop(tenant: number): void {
    this.#dropped.set(tenant, (this.#dropped.get(tenant) ?? 0) + 1);
  }

  #gap(lost: number): Operation {
    const at = this.#clock();
    return { at, userId: null, name: MISSING, content: missing(lost), result: 'fault', ms: 0, address: '', requestId: '' };
  }

  async #write(tenant: number, operations: readonly Operation[]): Promise<void> {
    const keeping = this.#keeping;
    if (!keeping) return;
    const asked = { tenant, actor: system, lang: 'zh', requestId: randomUUID(), writes: true, repeatable: true } as const;
    await inTenant(this.#cells, { ...asked, clock: this.#clock }, (ctx) =>
      appendAll(ctx, keeping.entity, operations.map(keeping.row)),
    );
  }
}
