import type { Redis } from 'ioredis';
import { Lru } from './lru.ts';

interface Window {
  count: number;
  readonly until: number;
}

const COUNTED = 50_000;
/** How long a Redis that did not answer is left alone: a request asks several times, and would wait each time. */
const LEAVE_MS = 1000;

/**
 * How often something may happen. Counted in Redis for all processes together; without Redis each process counts for
 * itself and allows half. Nothing is decided here that must survive: what locks an account is counted in the database.
 */
export class Limits {
  readonly #redis: Redis | null;
  readonly #own = new Lru<string, Window>(COUNTED);
  #leftUntil = 0;

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
    return this.waitHere(key, max, seconds) === 0;
  }

  /** The same, and in how many seconds it is allowed again; 0 where it is now. */
  waitHere(key: string, max: number, seconds: number): number {
    const { count, until } = this.#window(key, seconds);
    return count <= max ? 0 : Math.max(1, Math.ceil((until - Date.now()) / 1000));
  }

  /** Counts one more and says how many that makes. */
  async countUp(key: string, seconds: number): Promise<number> {
    return (await this.#shared(key, seconds)) ?? this.#alone(key, seconds);
  }

  /** The count so far, without adding to it. */
  async count(key: string): Promise<number> {
    const shared = await this.#ask((redis) => redis.get(name(key)));
    const own = this.#own.peek(key);
    return Math.max(Number(shared ?? 0), own && own.until > Date.now() ? own.count : 0);
  }

  async forget(key: string): Promise<void> {
    this.#own.delete(key);
    await this.#ask((redis) => redis.del(name(key)));
  }

  /** Remembers something for a while, whatever the counts say. */
  async mark(key: string, seconds: number): Promise<void> {
    this.#own.set(`mark:${key}`, { count: 1, until: Date.now() + seconds * 1000 });
    await this.#ask((redis) => redis.set(name(`mark:${key}`), '1', 'EX', seconds));
  }
  async marked(key: string): Promise<boolean> {
    return (await this.count(`mark:${key}`)) > 0;
  }

  async #shared(key: string, seconds: number): Promise<number | null> {
    const answers = await this.#ask((redis) => redis.multi().incr(name(key)).expire(name(key), seconds, 'NX').exec());
    const count = answers?.[0]?.[1];
    return typeof count === 'number' ? count : null;
  }

  /** Null where Redis does not answer. */
  async #ask<T>(question: (redis: Redis) => Promise<T>): Promise<T | null> {
    const redis = this.#redis;
    if (!redis || Date.now() < this.#leftUntil) return null;
    try {
      return await question(redis);
    } catch {
      // Without a connection it says so at once, and is asked again as soon as there is one.
      if (redis.status === 'ready') this.#leftUntil = Date.now() + LEAVE_MS;
      return null;
    }
  }

  #alone(key: string, seconds: number): number {
    return this.#window(key, seconds).count;
  }

  /** The window that runs, with one more counted. */
  #window(key: string, seconds: number): Window {
    const now = Date.now();
    const known = this.#own.get(key);
    if (known && known.until > now) {
      known.count += 1;
      return known;
    }
    const begun = { count: 1, until: now + seconds * 1000 };
    this.#own.set(key, begun);
    return begun;
  }
}

const name = (key: string): string => `limit:${key}`;
