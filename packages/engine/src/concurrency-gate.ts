import { Refused } from './refused.ts';

/**
 * Lets a few through at once, some wait, and the rest are told to come back: what is dear must not starve what is cheap.
 */
export class ConcurrencyGate {
  readonly #atOnce: number;
  readonly #most: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, waiting: number) {
    this.#atOnce = atOnce;
    this.#most = waiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) {
      if (this.#waiting.length >= this.#most) throw Refused.of('overload');
      // Whoever leaves hands the place over, so that nobody slips in between.
      await new Promise<void>((go) => this.#waiting.push(go));
    } else this.#inside += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#inside -= 1;
    }
  }
}
