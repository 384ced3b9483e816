import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Cell } from '../db/cells.ts';
import { asRelay } from './as-relay.ts';
import { type DeliveredEvent, EVENTS, groupOf, jobId, orderKey, placesOf } from './queue.ts';
import { PollLoop } from './poll-loop.ts';
import type { Subscription } from './subscription.ts';

interface OutboxRow {
  readonly id: number;
  readonly tenant_id: number;
  readonly topic: string;
  readonly key: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
const BATCH = 500;
const TO = 'to:';

/**
 * Carries committed events from the outbox to the queue, in order. Rows leave the outbox and enter the queue in
 * one transaction, so a killed relay neither loses nor repeats one. An advisory lock keeps it single per cell:
 * two at once would overtake each other and break the order of a key.
 */
export class Relay {
  readonly #cell: Cell;
  readonly #boss: PgBoss;
  readonly #subscriptions: ReadonlyMap<string, readonly string[]>;
  readonly #places: ReadonlyMap<string, number>;
  readonly #loop: PollLoop;

  constructor(
    cell: Cell,
    boss: PgBoss,
    subscriptions: readonly Subscription[],
    options: { readonly onError: (error: Error) => void; readonly pollSeconds?: number },
  ) {
    this.#cell = cell;
    this.#boss = boss;
    this.#places = placesOf(subscriptions);
    this.#subscriptions = new Map(
      [...Map.groupBy(subscriptions, (one) => one.topic)].map(([topic, list]) => [topic, list.map((one) => one.name)]),
    );
    this.#loop = new PollLoop((options.pollSeconds ?? 0.5) * 1000, () => this.carry(), options.onError);
  }

  start(): void {
    this.#loop.start();
  }
  stop(): Promise<void> {
    return this.#loop.stop();
  }

  /** Moves one batch; true when it was full and more is likely waiting. */
  carry(): Promise<boolean> {
    return asRelay(this.#cell, async (client) => {
      const { rows: lock } = await client.query<{ got: boolean }>('select pg_try_advisory_xact_lock(7412) as got');
      const rows = lock[0]?.got ? await takeRows(client) : [];
      await this.#deliver(client, rows);
      return rows.length === BATCH;
    });
  }

  async #deliver(client: pg.PoolClient, rows: readonly OutboxRow[]): Promise<void> {
    const db = { executeSql: async (text: string, values?: unknown[]) => client.query(text, values) };
    const jobs = rows.flatMap((row) =>
      this.#subscribed(row.topic).map((subscription) => {
        const data: DeliveredEvent = { subscription, tenant: row.tenant_id, key: row.key, payload: row.payload, attempt: 1 };
        const id = jobId(row.tenant_id, row.id, this.#places.get(subscription) ?? 0);
        return { id, data, singletonKey: orderKey(data), group: groupOf(row.tenant_id) };
      }),
    );
    if (jobs.length > 0) await this.#boss.insert(EVENTS, jobs, { db });
  }

  /** A row for one subscription alone was saved there by a tenant's move. */
  #subscribed(topic: string): readonly string[] {
    return topic.startsWith(TO) ? [topic.slice(TO.length)] : (this.#subscriptions.get(topic) ?? []);
  }
}

async function takeRows(client: pg.PoolClient): Promise<readonly OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `with taken as (delete from app.outbox o using (select tenant_id, id from app.outbox order by id limit ${BATCH}) n
       where o.tenant_id = n.tenant_id and o.id = n.id returning o.id, o.tenant_id, o.topic, o.key, o.payload)
     select * from taken order by id`,
  );
  return rows;
}
