import type { PgBoss } from 'pg-boss';
import { type DeliveredEvent, type EventJob, EVENTS } from './queue.ts';
import { PollLoop } from './poll-loop.ts';

/** How many jobs run at once; one that takes long holds up no other. */
const LANES = 8;
/** How many of them one company may have: whoever has five thousand jobs waiting holds up nobody else's ten. */
const PER_COMPANY = 4;
/** A job that nobody has vouched for in ten seconds is given to another worker. */
const VOUCH_MS = 3000;
const STOP_MS = 25_000;

interface LoopOptions {
  readonly onError: (error: Error) => void;
  readonly pollSeconds: number;
}

/**
 * Asks for jobs of all subscriptions at once and starts each by itself. While there is nothing to do that is one question each
 * interval; a job that is done makes room and may let the next of its key go, so it asks again at once.
 */
export class JobLoop {
  readonly #boss: PgBoss;
  readonly #run: (job: EventJob) => Promise<void>;
  readonly #onError: (error: Error) => void;
  readonly #running = new Map<EventJob, Promise<void>>();
  readonly #loop: PollLoop;
  #vouching: NodeJS.Timeout | null = null;

  constructor(boss: PgBoss, run: (job: EventJob) => Promise<void>, { onError, pollSeconds }: LoopOptions) {
    this.#boss = boss;
    this.#run = run;
    this.#onError = onError;
    this.#loop = new PollLoop(pollSeconds * 1000, () => this.#fetch(), onError);
  }

  start(): void {
    this.#loop.start();
    this.#vouching = setInterval(() => this.#vouch(), VOUCH_MS);
  }

  /** Takes nothing new and waits for what runs; what takes too long is done again by whoever comes next. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    let late: NodeJS.Timeout | undefined;
    const tooLong = new Promise((done) => {
      late = setTimeout(done, STOP_MS);
    });
    await Promise.race([Promise.all(this.#running.values()), tooLong]);
    clearTimeout(late);
    if (this.#vouching) clearInterval(this.#vouching);
  }

  async #fetch(): Promise<boolean> {
    const batchSize = LANES - this.#running.size;
    if (batchSize <= 0) return false;
    const jobs = await this.#boss.fetch<DeliveredEvent>(EVENTS, { batchSize, groupConcurrency: PER_COMPANY });
    for (const job of jobs) this.#begin(job);
    return false;
  }

  #begin(job: EventJob): void {
    const running = this.#run(job)
      .catch((error: unknown) => this.#onError(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        this.#running.delete(job);
        this.#loop.wake();
      });
    this.#running.set(job, running);
  }

  #vouch(): void {
    if (this.#running.size === 0) return;
    this.#boss.touch(EVENTS, [...this.#running.keys()]).catch(this.#onError);
  }
}
