import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { CellError, SheetRow } from '../excel/workbook.ts';
import { Refused } from '@takt/engine/host';
import type { Answer, Task } from './examiner-process.ts';
import type { FileEnding } from './kinds.ts';
import { Unacceptable } from './verdict.ts';

/** Opens files people brought, in processes of their own: a file that kills its reader or never ends takes nothing with it. */
export interface Examiner {
  /** The file as it may be kept; throws `Unacceptable` for what may not. */
  judge(kind: FileEnding, bytes: Uint8Array): Promise<Uint8Array>;
  /** The rows of the first sheet of a workbook, the heading first. */
  rows(bytes: Uint8Array, most: number): Promise<readonly SheetRow[]>;
  /** The workbook with its wrong cells marked. */
  mark(bytes: Uint8Array, errors: readonly CellError[], heading: string): Promise<Uint8Array>;
  close(): void;
}

interface ExaminerLimits {
  readonly processes: number;
  /** Files that may wait while all processes are at work. */
  readonly waiting: number;
  readonly taskMs: number;
  /** The most memory a process may hold, in bytes. */
  readonly memory: number;
  readonly idleMs: number;
  /** Told the most memory a process has held so far, each time it is looked at. */
  readonly onMemory?: (bytes: number) => void;
}
const MIB = 1024 * 1024;
const LIMITS: ExaminerLimits = { processes: 2, waiting: 16, taskMs: 60_000, memory: 512 * MIB, idleMs: 60_000 };
const LOOK_MS = 50;
/** A parser that somebody gets the better of can still write no file and start no program; pictures need their library. */
const WALLS = ['--permission', '--allow-fs-read=*', '--allow-addons'];
const PROCESS = fileURLToPath(new URL('./examiner-process.ts', import.meta.url));

interface Job {
  readonly task: Task;
  readonly rows: SheetRow[];
  readonly done: (bytes: Uint8Array) => void;
  readonly fail: (reason: Error) => void;
}

/** Opens an examiner; its processes start with the first file. The limits are shortened by tests. */
export function openExaminer(limits: Partial<ExaminerLimits> = {}): Examiner {
  const desks = new Desks({ ...LIMITS, ...limits });
  return {
    judge: async (kind, bytes) => (await desks.take({ work: 'judge', kind, bytes })).bytes,
    rows: async (bytes, most) => (await desks.take({ work: 'rows', bytes, most })).rows,
    mark: async (bytes, errors, heading) => (await desks.take({ work: 'mark', bytes, errors, heading })).bytes,
    close: () => desks.close(),
  };
}

/** The files in line before the processes that open them. */
class Desks {
  readonly #limits: ExaminerLimits;
  readonly #waiting: Job[] = [];
  readonly #all = new Set<Reader>();
  #closed = false;

  constructor(limits: ExaminerLimits) {
    this.#limits = limits;
  }

  take(task: Task): Promise<{ readonly bytes: Uint8Array; readonly rows: readonly SheetRow[] }> {
    if (this.#closed || this.#waiting.length >= this.#limits.waiting) return Promise.reject(Refused.of('overload'));
    return new Promise((done, fail) => {
      const rows: SheetRow[] = [];
      this.#waiting.push({ task, rows, done: (bytes) => done({ bytes, rows }), fail });
      this.#next();
    });
  }

  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.fail(Refused.of('overload'));
    for (const reader of this.#all) reader.end();
  }

  #next(): void {
    if (this.#waiting.length === 0) return;
    let free = [...this.#all].find((reader) => !reader.busy);
    if (!free && this.#all.size < this.#limits.processes) {
      free = new Reader(this.#limits, (reader, gone) => {
        if (gone) this.#all.delete(reader);
        this.#next();
      });
      this.#all.add(free);
    }
    const job = free && this.#waiting.shift();
    if (job) free?.open(job);
  }
}

/** One process and the file it has open. */
class Reader {
  readonly #limits: ExaminerLimits;
  readonly #child: ChildProcess;
  readonly #free: (reader: Reader, gone: boolean) => void;
  #job: Job | null = null;
  /** Ends what takes too long, or the process that nobody needs; never both at once. */
  #timer: NodeJS.Timeout | undefined;
  #watch: NodeJS.Timeout | undefined;
  #held = 0;
  #leaving = false;

  constructor(limits: ExaminerLimits, free: (reader: Reader, gone: boolean) => void) {
    this.#limits = limits;
    this.#free = free;
    this.#child = fork(PROCESS, [], {
      // What lies outside the heap is bounded by the gate and watched below.
      execArgv: [`--max-old-space-size=${Math.floor((limits.memory / MIB) * 0.7)}`, '--max-semi-space-size=8', ...WALLS],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#child.on('message', (answer: Answer) => this.#hear(answer));
    this.#child.on('error', () => this.end());
    this.#child.on('exit', () => this.#gone());
  }

  get busy(): boolean {
    return this.#job !== null || this.#leaving;
  }

  open(job: Job): void {
    clearTimeout(this.#timer);
    this.#job = job;
    this.#child.ref();
    this.#child.channel?.ref();
    this.#timer = setTimeout(() => this.end(), this.#limits.taskMs);
    this.#watch = setInterval(() => void this.#look(), LOOK_MS);
    this.#child.send(job.task, (error) => error && this.end());
  }

  /** Whatever file is open is refused when the process is gone. */
  end(): void {
    this.#leaving = true;
    this.#child.kill('SIGKILL');
  }

  #hear(answer: Answer): void {
    const job = this.#job;
    if (!job) return;
    if ('rows' in answer) return void job.rows.push(...answer.rows);
    this.#rest();
    // A heap that has grown stays; the next file gets a fresh one.
    if (this.#held > this.#limits.memory / 2) this.end();
    else {
      // An idle process keeps ours from nothing.
      this.#child.unref();
      this.#child.channel?.unref();
      this.#timer = setTimeout(() => this.end(), this.#limits.idleMs).unref();
    }
    if ('verdict' in answer) job.fail(new Unacceptable(answer.verdict));
    else job.done(answer.done ?? new Uint8Array());
    this.#free(this, false);
  }

  #gone(): void {
    const job = this.#job;
    this.#rest();
    job?.fail(new Unacceptable('exhausting'));
    this.#free(this, true);
  }

  #rest(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    this.#job = null;
  }

  /** The heap has a limit of its own; this counts everything, where the system tells. */
  async #look(): Promise<void> {
    const status = await readFile(`/proc/${this.#child.pid}/status`, 'utf8').catch(() => '');
    const told = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024;
    this.#held = told('VmRSS');
    this.#limits.onMemory?.(told('VmHWM'));
    if (this.#held > this.#limits.memory) this.end();
  }
}
