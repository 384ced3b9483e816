/** Repeats work at an interval, at once while there is more or somebody wakes it, one round at a time. */
export class PollLoop {
  readonly #every: number;
  readonly #work: () => Promise<boolean>;
  readonly #onError: (error: Error) => void;
  #running: Promise<void> | null = null;
  #stopped = false;
  #wake: (() => void) | null = null;
  #woken = false;

  constructor(every: number, work: () => Promise<boolean>, onError: (error: Error) => void) {
    this.#every = every;
    this.#work = work;
    this.#onError = onError;
  }

  start(): void {
    this.#stopped = false;
    this.#running ??= this.#loop();
  }

  /** Begins the next round now, or right after the one that runs. */
  wake(): void {
    this.#woken = true;
    this.#wake?.();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake?.();
    await this.#running;
    this.#running = null;
  }

  async #loop(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      const more = await this.#work().catch((error: unknown) => {
        this.#onError(error instanceof Error ? error : new Error(String(error)));
        return false;
      });
      if (!more && !this.#woken && !this.#stopped) await this.#rest();
    }
  }

  #rest(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, this.#every);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
