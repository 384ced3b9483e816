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
  /** Whether the device itself says that there is no network: then nothing has left it. */
  readonly isCut: () => boolean;
  /** Does something while no other page of this device does; null where it would have to wait longer. */
  readonly alone: <T>(work: () => Promise<T>, withinMs: number | null) => Promise<T | null>;
  /** Somebody has gone on, and now it is refused. */
  readonly onLateRefusal: (entry: Entry) => void;
}

/** Accepted ones that are remembered, to be looked at. */
const REMEMBERED = 30;
/** A fault of the server may pass; one that comes back this often will not. */
const PATIENCE = 5;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;
/** So long somebody waits for the server; what takes longer is kept, and the work goes on. */
const ANSWER_MS = 4000;
/** So long somebody who takes something back waits for whoever sends; then it is too late. */
const AT_ONCE_MS = 500;
const SESSION_OVER = 'EX90001';

/** Whether trying again later may help: nothing was answered, or the server could not. */
const passes = (error: unknown, tries: number): error is ApiError => {
  if (!(error instanceof ApiError)) return false;
  const { status, code } = error;
  if (status === 0 || status === 429 || status === 502 || status === 503 || status === 504) return true;
  return code === SESSION_OVER || code === 'busy' || (status >= 500 && tries < PATIENCE);
};

/** Whether the server cannot have done it. */
const isUndone = (error: ApiError): boolean => error.status === 429 || error.code === SESSION_OVER;

/**
 * What was done at the handheld, kept until the server has answered. Entries are sent one after the other, in the order they
 * were made, under a key the server knows again; nothing is lost and nothing is done twice.
 */
export class Outbox {
  readonly #means: Means;
  readonly #listeners = new Set<() => void>();
  /** Questions that have been answered on this page. */
  readonly #keys = new Set<string>();
  /** Those whose outcome is still waited for. */
  readonly #awaited = new Set<string>();
  #entries: readonly Entry[] = [];
  #sending = false;
  #requests = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitMs = FIRST_WAIT_MS;

  constructor(means: Means) {
    this.#means = means;
  }

  readonly entries = (): readonly Entry[] => this.#entries;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what an earlier page left. */
  async open(): Promise<void> {
    this.#show(await this.#means.store.all());
    void this.drain();
  }

  /** A key for one question: whatever is answered to it, and however often, is one operation. */
  readonly newKey = (): string => this.#means.newKey();

  /**
   * Keeps it, then sends it. What became of it: accepted, refused, or waiting where the server does not answer now; null where the
   * question has been answered already.
   */
  async submit(submission: Submission, key = this.newKey()): Promise<Entry | null> {
    const who = this.#means.who();
    if (!who) throw new Error('nobody is signed in');
    if (this.#keys.has(key)) return null;
    this.#keys.add(key);
    this.#awaited.add(key);
    const fresh = { key, at: this.#means.clock(), fate: 'waiting', tries: 0, refusal: null } as const;
    const entry = await this.#means.store.add({ ...submission, ...who, ...fresh });
    this.#show([...this.#entries, entry]);
    void this.drain();
    const outcome = await this.#outcome(entry);
    this.#awaited.delete(key);
    return outcome;
  }

  /** As soon as it is answered, sending has stopped, or it takes too long. */
  #outcome(entry: Entry): Promise<Entry> {
    return new Promise((resolve) => {
      const now = (): Entry => this.#entries.find(({ seq }) => seq === entry.seq) ?? entry;
      const end = (): void => {
        clearTimeout(timer);
        unsubscribe();
        resolve(now());
      };
      const timer = setTimeout(end, ANSWER_MS);
      const unsubscribe = this.subscribe(() => (now().fate !== 'waiting' || !this.#sending) && end());
    });
  }

  /** A refused one is tried again as it was: the way may be clear by now. */
  async retry(seq: number): Promise<void> {
    const entry = this.#entries.find((one) => one.seq === seq);
    if (entry) await this.#change({ ...entry, fate: 'waiting', tries: 0, refusal: null });
    void this.drain();
  }

  /** Takes back what has not been sent; false where it is too late, or where nobody knows. */
  async withdraw(seq: number): Promise<boolean> {
    const undone = await this.#means.alone(async () => {
      // Another page of this device may have sent it meanwhile.
      const now = (await this.#means.store.all()).find((one) => one.seq === seq);
      if (now?.fate !== 'waiting' || now.unsure) return false;
      await this.discard(seq);
      return true;
    }, AT_ONCE_MS);
    return undone === true;
  }

  /** Whoever did it has read why it was refused. */
  async discard(seq: number): Promise<void> {
    await this.#means.store.remove(seq);
    this.#show(this.#entries.filter((one) => one.seq !== seq));
  }

  /** Sends what waits, until nothing does or the network is gone. */
  async drain(): Promise<void> {
    this.#requests += 1;
    if (this.#sending) return;
    this.#sending = true;
    clearTimeout(this.#timer);
    try {
      // Whoever asks while the last try fails is not left to the timer.
      for (let requests = 0; requests !== this.#requests; ) {
        requests = this.#requests;
        if (await this.#means.alone(() => this.#sentAll(), null)) this.#waitMs = FIRST_WAIT_MS;
        else if (requests === this.#requests) this.#later();
      }
    } finally {
      this.#sending = false;
      this.#show(this.#entries);
    }
  }

  async #sentAll(): Promise<boolean> {
    // Another page may have sent or taken back what this one still has.
    this.#show(await this.#means.store.all());
    if (this.#next() && this.#means.isCut()) return false;
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
    const unsure = entry.unsure === true;
    // Written down before: a page that ends while it is on its way does not know either.
    await this.#change({ ...entry, unsure: true });
    try {
      await this.#means.send(entry);
      await this.#change({ ...entry, tries, fate: 'done', unsure: false, doneAt: this.#means.clock() });
      await this.#forget();
      return true;
    } catch (error) {
      if (passes(error, tries)) {
        await this.#change({ ...entry, tries, unsure: unsure || !isUndone(error) });
        return false;
      }
      if (!(error instanceof ApiError)) throw error;
      const { code, text, unblock } = error;
      const refused: Entry = { ...entry, tries, fate: 'refused', unsure: false, refusal: { code, text, unblock } };
      await this.#change(refused);
      if (!this.#awaited.has(entry.key)) this.#means.onLateRefusal(refused);
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
    for (const listener of this.#listeners) listener();
  }
}
