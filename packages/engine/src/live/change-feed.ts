import type { Redis } from 'ioredis';
import { type Change, joinChanges } from './change.ts';
import { announce } from './channel.ts';
import type { Hub } from './hub.ts';

/** What happens within this time is told together, however many transactions it was. */
const TOGETHER_MS = 250;
/** Beyond this, places are left out: everybody who may read the entity is told. */
const MOST = 200;

/**
 * Tells all processes what was committed in this one. It is a hint, like everything on this channel: screens ask for what they
 * show, with their owner's rights, and what is lost on the way they see when they next ask.
 */
export class ChangeFeed {
  readonly #redis: Redis | null;
  readonly #hub: Hub | null;
  readonly #waiting = new Map<number, Change[]>();
  readonly #timers = new Map<number, NodeJS.Timeout>();

  /** Without Redis the screens of this process are told; a process without screens has no hub. */
  constructor(redis: Redis | null, hub: Hub | null) {
    this.#redis = redis;
    this.#hub = hub;
  }

  readonly note = (tenant: number, changes: readonly Change[]): void => {
    const waiting = this.#waiting.get(tenant) ?? [];
    waiting.push(...changes);
    this.#waiting.set(tenant, waiting);
    if (this.#timers.has(tenant)) return;
    this.#timers.set(tenant, setTimeout(() => this.#publish(tenant), TOGETHER_MS).unref());
  };

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  #publish(tenant: number): void {
    const joined = joinChanges(this.#waiting.get(tenant) ?? []);
    this.#waiting.delete(tenant);
    this.#timers.delete(tenant);
    const changed = joined.length <= MOST ? joined : joinChanges(joined.map((change) => ({ ...change, places: {} })));
    if (this.#redis?.status === 'ready') void announce(this.#redis, { tenant, changed });
    else this.#hub?.changed(tenant, changed);
  }
}
