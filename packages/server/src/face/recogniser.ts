import { Worker } from 'node:worker_threads';
import type { Look } from './look.ts';
import { decodePicture, type Picture } from './picture.ts';
import type { Answer } from './worker.ts';

/** More pictures are waiting than can be looked at in reasonable time. */
export class Busy extends Error {}

/** Looks for faces in pictures, in a thread of its own. */
export interface Recogniser {
  /** Throws `Unreadable` for what is no picture and `Busy` when too many wait. */
  look(image: Buffer): Promise<Look>;
  close(): Promise<void>;
}

export interface Limits {
  /** Pictures that may wait while one is looked at. */
  readonly waiting: number;
  /** How long one picture may take, the loading of the models included. */
  readonly lookMs: number;
  /** The thread with its models holds some 250 MB, so it ends when nobody has needed it for this long. */
  readonly idleMs: number;
}
const LIMITS: Limits = { waiting: 16, lookMs: 15_000, idleMs: 120_000 };

interface Task {
  readonly picture: Picture;
  readonly done: (look: Look) => void;
  readonly fail: (reason: Error) => void;
}

/** Opens a recogniser; its thread starts with the first picture. The limits are shortened by tests. */
export function openRecogniser(limits: Partial<Limits> = {}): Recogniser {
  const line = new Line({ ...LIMITS, ...limits });
  return { look: (image) => line.look(image), close: () => line.close() };
}

/** The pictures in line before the one thread. */
class Line {
  readonly #limits: Limits;
  readonly #waiting: Task[] = [];
  #inside = 0;
  #current: Task | null = null;
  #worker: Worker | null = null;
  /** Ends what takes too long, or the thread that nobody needs; never both at once. */
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  async look(image: Buffer): Promise<Look> {
    // Counted before decoding: otherwise a crowd would be let in to decode and turned away after.
    if (this.#closed || this.#inside > this.#limits.waiting) throw new Busy('too many pictures are waiting');
    this.#inside += 1;
    try {
      const picture = await decodePicture(image);
      return await new Promise<Look>((done, fail) => {
        this.#waiting.push({ picture, done, fail });
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
    const { picture } = this.#current;
    this.#worker ??= this.#startWorker();
    this.#worker.ref();
    this.#timer = setTimeout(() => {
      void this.#endWorker();
      this.#failCurrent(new Error('looking at the picture took too long'));
    }, this.#limits.lookMs);
    this.#worker.postMessage(picture, [picture.pixels.buffer]);
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [], env: {} });
    worker.on('message', (answer: Answer) => {
      if (worker !== this.#worker) return;
      if ('look' in answer) this.#settle((task) => task.done(answer.look));
      else {
        // What state the models are in after a failure nobody knows; the next picture gets fresh ones.
        void this.#endWorker();
        this.#failCurrent(new Error(answer.failed));
      }
    });
    const lost = (reason: Error): void => {
      if (worker !== this.#worker) return;
      this.#worker = null;
      this.#failCurrent(reason);
    };
    worker.on('error', (cause) => lost(new Error('the face thread failed', { cause })));
    worker.on('exit', () => lost(new Error('the face thread ended')));
    return worker;
  }

  #failCurrent(reason: Error): void {
    this.#settle((task) => task.fail(reason));
  }

  #settle(end: (task: Task) => void): void {
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
