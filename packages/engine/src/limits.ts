import type { Redis } from 'ioredis';

interface Window {
  count: number;
  readonly until: number;
}

/**
 * How often something may happen. Counted in Redis for all processes together; without Redis each process counts for
 * itself and allows half. Nothing is decided here that must survive: what locks an account is counted in the database.
 */
export class Limits {
  readonly #redis: Redis | null;
  readonly #own = new Map<string, Window>();

  constructor(redis: Redis | null) {
    this.#redis = redis;
  }

  /** Counts one more; false when that is more than `max` within the window. */
  async allows(key: string, max: number, seconds: number): Promise<boolean> {
    const shared = await this.#shared(key, seconds);
    return shared === null ? this.allowsHere(key, Math.max(1, Math.floor(max / 2)), seconds) : shared <= max;
  }

  /** The same for this process alone, at once: for what happens too often to ask Redis each time. */
  allowsHere(key: string, max: number, seconds: number): boolean {
    return this.#alone(key, seconds) <= max;
  }

  /** Counts one more and says how many that makes. */
  async countUp(key: string, seconds: number): Promise<number> {
    return (await this.#shared(key, seconds)) ?? this.#alone(key, seconds);
  }

  /** The count so far, without adding to it. */
  async count(key: string): Promise<number> {
    const shared = await this.#redis?.get(name(key)).catch(() => null);
    const own = this.#own.get(key);
    return Math.max(Number(shared ?? 0), own && own.until > Date.now() ? own.count : 0);
  }

  async forget(key: string): Promise<void> {
    this.#own.delete(key);
    await this.#redis?.del(name(key)).catch(() => 0);
  }

  /** Closes a door for a while, whatever the counts say. */
  async ban(key: string, seconds: number): Promise<void> {
    this.#own.set(`ban:${key}`, { count: 1, until: Date.now() + seconds * 1000 });
    await this.#redis?.set(name(`ban:${key}`), '1', 'EX', seconds).catch(() => null);
  }
  async banned(key: string): Promise<boolean> {
    return (await this.count(`ban:${key}`)) > 0;
  }

  async #shared(key: string, seconds: number): Promise<number | null> {
    if (!this.#redis) return null;
    try {
      const answers = await this.#redis.multi().incr(name(key)).expire(name(key), seconds, 'NX').exec();
      const count = answers?.[0]?.[1];
      return typeof count === 'number' ? count : null;
    } catch {
      return null;
    }
  }

  #alone(key: string, seconds: number): number {
    const now = Date.now();
    const known = this.#own.get(key);
    if (known && known.until > now) return (known.count += 1);
    if (this.#own.size > 50_000) for (const [old, { until }] of this.#own) if (until <= now) this.#own.delete(old);
    this.#own.set(key, { count: 1, until: now + seconds * 1000 });
    return 1;
  }
}

const name = (key: string): string => `limit:${key}`;
