import { randomUUID } from 'node:crypto';
import type { Redis } from 'ioredis';
import { announce } from './channel.ts';
import type { Hub, Present } from './hub.ts';

/** Numbers are told at most this often, however many people come at once. */
const PAUSE_MS = 1000;
/** How many beats a process may miss before its people count as gone. */
const MISSED = 3;
/** Names of processes that are long gone are swept after a day. */
const DAY_MS = 86_400_000;

const written = ({ userId, family }: Present): string => `${userId} ${family}`;
const readBack = (text: string): Present => {
  const [userId = '', family = ''] = text.split(' ');
  return { userId, family };
};

/**
 * Who is connected, over all processes. Each keeps its own people in Redis, under a name that runs out unless it is renewed:
 * those of a killed process vanish by themselves. Without Redis a process knows of its own people alone.
 */
export class Presence {
  readonly #hub: Hub;
  readonly #redis: Redis | null;
  readonly #process = randomUUID();
  readonly #announced = new Map<number, number>();
  /** Companies whose people here are others than the other processes know. */
  readonly #moved = new Set<number>();
  /** When the people of a company were last counted, and the counting that is due. */
  readonly #counted = new Map<number, number>();
  readonly #due = new Map<number, NodeJS.Timeout>();
  #lifeMs = 0;
  #beat: NodeJS.Timeout | null = null;

  constructor(hub: Hub, redis: Redis | null) {
    this.#hub = hub;
    this.#redis = redis;
  }

  /** Begins to keep this process's people alive in the common memory. */
  start(beatMs: number): void {
    this.#lifeMs = beatMs * MISSED;
    this.#beat = setInterval(() => this.#hub.tenants().forEach((tenant) => this.recount(tenant)), beatMs);
    this.#beat.unref();
  }

  /** Takes this process's people away before it stops. */
  async close(): Promise<void> {
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = null;
    for (const due of this.#due.values()) clearTimeout(due);
    // Those who left within the last second are still written down.
    const tenants = new Set([...this.#hub.tenants(), ...this.#due.keys()]);
    await Promise.all([...tenants].map((tenant) => this.#keep(tenant, []).then(() => this.#announce(tenant))));
  }

  /** Somebody has come here: they are told the number even where it stays the same. */
  came(tenant: number): void {
    this.#announced.delete(tenant);
    this.recount(tenant, true);
  }
  left(tenant: number): void {
    this.recount(tenant, true);
  }

  /** Counts the people of a company soon, and tells those here when the number is another one. */
  recount(tenant: number, moved = false): void {
    if (!this.#beat) return;
    if (moved) this.#moved.add(tenant);
    if (this.#due.has(tenant)) return;
    const wait = Math.max(0, (this.#counted.get(tenant) ?? 0) + PAUSE_MS - Date.now());
    const count = (): void => {
      this.#due.delete(tenant);
      this.#counted.set(tenant, Date.now());
      void this.#count(tenant);
    };
    this.#due.set(tenant, setTimeout(count, wait).unref());
  }

  /** The sign-ins of a company that have a socket open in any process. */
  async connected(tenant: number): Promise<ReadonlySet<string>> {
    const everyone = (await this.#everyone(tenant)) ?? this.#hub.present(tenant);
    return new Set(everyone.map(({ family }) => family));
  }

  async #count(tenant: number): Promise<void> {
    const here = this.#hub.present(tenant);
    await this.#keep(tenant, here);
    if (this.#moved.delete(tenant)) await this.#announce(tenant);
    if (here.length === 0) {
      this.#announced.delete(tenant);
      this.#counted.delete(tenant);
      return;
    }
    const everyone = await this.#everyone(tenant);
    // An answer that came too late is asked for again: half a number would have people come and go who did not.
    if (!everyone) return this.recount(tenant);
    const online = new Set(everyone.map(({ userId }) => userId)).size;
    if (this.#announced.get(tenant) === online) return;
    this.#announced.set(tenant, online);
    this.#hub.notify(tenant, null, { type: 'onlineNum', data: online });
  }

  async #announce(tenant: number): Promise<void> {
    if (this.#redis) await announce(this.#redis, { tenant, moved: true });
  }

  /** Writes down who of the company is here; nobody takes the process off the company's list. */
  async #keep(tenant: number, here: readonly Present[]): Promise<void> {
    if (!this.#redis) return;
    const [list, own] = [listOf(tenant), peopleOf(tenant, this.#process)];
    const now = Date.now();
    const writing = this.#redis.multi().del(own);
    if (here.length === 0) writing.zrem(list, this.#process);
    else
      writing
        .sadd(own, ...here.map(written))
        .pexpire(own, this.#lifeMs)
        .zadd(list, now, this.#process)
        .zremrangebyscore(list, 0, now - DAY_MS)
        .pexpire(list, DAY_MS);
    await writing.exec().catch(() => null);
  }

  /** Everyone of a company; null when Redis is there and does not answer. */
  async #everyone(tenant: number): Promise<readonly Present[] | null> {
    const here = this.#hub.present(tenant);
    if (this.#redis?.status !== 'ready') return here;
    try {
      const processes = await this.#redis.zrange(listOf(tenant), 0, '-1');
      const elsewhere = processes.filter((name) => name !== this.#process).map((name) => peopleOf(tenant, name));
      return elsewhere.length === 0 ? here : [...here, ...(await this.#redis.sunion(...elsewhere)).map(readBack)];
    } catch {
      return null;
    }
  }
}

const listOf = (tenant: number): string => `online:${tenant}`;
const peopleOf = (tenant: number, process: string): string => `online:${tenant}:${process}`;
