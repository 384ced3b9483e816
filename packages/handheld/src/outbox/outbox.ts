import { ApiError } from '@takt/web/light';
import { type Entry, isOf, type Submission } from './entry.ts';

/** Where entries are kept; they must outlive the page. */
export interface OutboxStore {
  readonly all: () => Promise<readonly Entry[]>;
  readonly add: (entry: Omit<Entry, 'seq'>) => Promise<Entry>;
  readonly put: (entry: Entry) => Promise<void>;
  readonly remove: (seq: number) => Promise<void>;
}
type Who = Pick<Entry, 'tenant' | 'user'>;
interface Means {
  readonly store: OutboxStore;
  readonly send: (entry: Entry) => Promise<unknown>;
  /** Whose handheld it is now; others' entries wait for them. */
  readonly who: () => Who | null;
  readonly newKey: () => string;
  readonly clock: () => number;
}

/** Accepted ones that are remembered, to be looked at. */
const REMEMBERED = 30;
/** A fault of the server may pass; one that comes back this often will not. */
const PATIENCE = 5;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
const SESSION_OVER = 'EX90001';

/** Whether trying again later may help: nothing was answered, or the server could not. */
const passes = (error: unknown, tries: number): boolean => {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  if (status === 0 || status === 429 || status === 502 || status === 503 || status === 504) return true;
  return code === SESSION_OVER || code === 'busy' || (status >= 500 && tries < PATIENCE);
};

/**
 * What was done at the handheld, kept until the server has answered. Entries are sent one after the other, in the order they
 * were made, under a key the server knows again; nothing is lost and nothing is done twice.
 */
export class Outbox {
  readonly #means: Means;
  readonly #told = new Set<() => void>();
  #entries: readonly Entry[] = [];
  #sending = false;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs = FIRST_WAIT_MS;

  constructor(means: Means) {
    this.#means = means;
  }

  readonly entries = (): readonly Entry[] => this.#entries;
  readonly subscribe = (tell: () => void): (() => void) => {
    this.#told.add(tell);
    return () => this.#told.delete(tell);
  };

  /** Takes up what an earlier page left. */
  async open(): Promise<void> {
    this.#show(await this.#means.store.all());
    void this.drain();
  }

  /** Keeps it first; whether the network is there shows when it is sent. */
  async submit(submission: Submission): Promise<void> {
    const who = this.#means.who();
    if (!who) throw new Error('nobody is signed in');
    const fresh = { key: this.#means.newKey(), at: this.#means.clock(), fate: 'waiting', tries: 0, refusal: null } as const;
    const entry = await this.#means.store.add({ ...submission, ...who, ...fresh });
    this.#show([...this.#entries, entry]);
    void this.drain();
  }

  /** A refused one is tried again as it was: the way may be clear by now. */
  async retry(seq: number): Promise<void> {
    const entry = this.#entries.find((one) => one.seq === seq);
    if (entry) await this.#change({ ...entry, fate: 'waiting', tries: 0, refusal: null });
    void this.drain();
  }

  /** Whoever did it has read why it was refused. */
  async discard(seq: number): Promise<void> {
    await this.#means.store.remove(seq);
    this.#show(this.#entries.filter((one) => one.seq !== seq));
  }

  /** Sends what waits, until nothing does or the network is gone. */
  async drain(): Promise<void> {
    this.#asked += 1;
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      // Whoever asks while the last try fails is not left to the timer.
      for (let asked = 0; asked !== this.#asked; ) {
        asked = this.#asked;
        if (await this.#sentAll()) this.#waitMs = FIRST_WAIT_MS;
        else if (asked === this.#asked) this.#later();
      }
    } finally {
      this.#sending = false;
    }
  }

  async #sentAll(): Promise<boolean> {
    for (let next = this.#next(); next; next = this.#next()) if (!(await this.#sent(next))) return false;
    return true;
  }

  #next(): Entry | undefined {
    const who = this.#means.who();
    return who ? this.#entries.find((entry) => entry.fate === 'waiting' && isOf(who)(entry)) : undefined;
  }

  /** False when it has to wait. */
  async #sent(entry: Entry): Promise<boolean> {
    const tries = entry.tries + 1;
    try {
      await this.#means.send(entry);
      await this.#change({ ...entry, tries, fate: 'done' });
      await this.#forget();
      return true;
    } catch (error) {
      if (passes(error, tries)) {
        await this.#change({ ...entry, tries });
        return false;
      }
      if (!(error instanceof ApiError)) throw error;
      const { code, text, unblock } = error;
      await this.#change({ ...entry, tries, fate: 'refused', refusal: { code, text, unblock } });
      return true;
    }
  }

  #later(): void {
    this.#timer = setTimeout(() => void this.drain(), this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }

  async #forget(): Promise<void> {
    const done = this.#entries.filter(({ fate }) => fate === 'done');
    for (const { seq } of done.slice(0, -REMEMBERED)) await this.discard(seq);
  }

  async #change(entry: Entry): Promise<void> {
    await this.#means.store.put(entry);
    this.#show(this.#entries.map((one) => (one.seq === entry.seq ? entry : one)));
  }

  #show(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const tell of this.#told) tell();
  }
}
