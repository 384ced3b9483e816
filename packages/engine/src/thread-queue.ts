import { Worker } from 'node:worker_threads';

/** More is waiting than can be done in reasonable time. */
export class Busy extends Error {}

/** What a thread says to each task: what came of it, or why nothing did. */
export type ThreadReply<A> = { readonly done: A } | { readonly failed: string };

export interface ThreadLimits {
  /** Tasks that may wait while one is worked on. */
  readonly waiting: number;
  /** How long one task may take, the start of the thread included. */
  readonly taskMs: number;
  /** A thread holds much memory, so it ends when nobody has needed it for this long. */
  readonly idleMs: number;
}
/** What is handed to the thread; what is transferred is no longer ours. */
interface ThreadTask {
  readonly message: unknown;
  readonly transfer?: readonly ArrayBuffer[];
}
interface Task<A> extends ThreadTask {
  readonly done: (answer: A) => void;
  readonly fail: (reason: Error) => void;
}

/** Work too heavy for the process that answers requests: tasks in line before one thread, which starts with the first. */
export class ThreadQueue<A> {
  readonly #name: string;
  readonly #program: URL;
  readonly #limits: ThreadLimits;
  readonly #waiting: Task<A>[] = [];
  #inside = 0;
  #current: Task<A> | null = null;
  #worker: Worker | null = null;
  /** Ends what takes too long, or the thread that nobody needs; never both at once. */
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(name: string, program: URL, limits: ThreadLimits) {
    this.#name = name;
    this.#program = program;
    this.#limits = limits;
  }

  async run(prepare: () => Promise<ThreadTask>): Promise<A> {
    // Counted before anything is prepared: otherwise a crowd would be let in to prepare and turned away after.
    if (this.#closed || this.#inside > this.#limits.waiting) throw new Busy(`too much waits for the ${this.#name} thread`);
    this.#inside += 1;
    try {
      const handed = await prepare();
      return await new Promise<A>((done, fail) => {
        this.#waiting.push({ ...handed, done, fail });
        this.#next();
      });
    } finally {
      this.#inside -= 1;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    const open = [...(this.#current ? [this.#current] : []), ...this.#waiting.splice(0)];
    this.#current = null;
    for (const task of open) task.fail(new Busy('the server is closing'));
    await this.#endWorker();
  }

  #next(): void {
    if (this.#current) return;
    clearTimeout(this.#timer);
    if (this.#closed) {
      for (const task of this.#waiting.splice(0)) task.fail(new Busy('the server is closing'));
      return;
    }
    this.#current = this.#waiting.shift() ?? null;
    if (!this.#current) {
      // An idle thread keeps no process from ending.
      this.#worker?.unref();
      this.#timer = setTimeout(() => void this.#endWorker(), this.#limits.idleMs).unref();
      return;
    }
    const { message, transfer = [] } = this.#current;
    this.#worker ??= this.#startWorker();
    this.#worker.ref();
    this.#timer = setTimeout(() => {
      void this.#endWorker();
      this.#failCurrent(new Error(`the ${this.#name} thread took too long`));
    }, this.#limits.taskMs);
    this.#worker.postMessage(message, [...transfer]);
  }

  #startWorker(): Worker {
    const worker = new Worker(this.#program, { execArgv: [], env: {} });
    worker.on('message', (said: ThreadReply<A>) => {
      if (worker !== this.#worker) return;
      if ('done' in said) this.#settle((task) => task.done(said.done));
      else {
        // What state the thread is in after a failure nobody knows; the next task gets a fresh one.
        void this.#endWorker();
        this.#failCurrent(new Error(said.failed));
      }
    });
    const lost = (reason: Error): void => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#failCurrent(reason);
    };
    worker.on('error', (cause) => lost(new Error(`the ${this.#name} thread failed`, { cause })));
    worker.on('exit', () => lost(new Error(`the ${this.#name} thread ended`)));
    return worker;
  }

  #failCurrent(reason: Error): void {
    this.#settle((task) => task.fail(reason));
  }

  #settle(end: (task: Task<A>) => void): void {
    const task = this.#current;
    this.#current = null;
    if (task) end(task);
    this.#next();
  }

  async #endWorker(): Promise<void> {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
