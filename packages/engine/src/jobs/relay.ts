import type pg from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Cell } from '../db/cells.ts';
import { asRelay } from './as-relay.ts';
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
 * Carries committed events from the outbox to the queues, in order. Rows leave the outbox and enter the queues in
 * one transaction, so a killed relay neither loses nor repeats one. An advisory lock keeps it single per cell:
 * two at once would overtake each other and break the order of a key.
 */
export class Relay {
  readonly #cell: Cell;
  readonly #boss: PgBoss;
  readonly #queues: ReadonlyMap<string, readonly string[]>;
  readonly #loop: PollLoop;

  constructor(
    cell: Cell,
    boss: PgBoss,
    subscriptions: readonly Subscription[],
    options: { readonly onError: (error: Error) => void; readonly pollSeconds?: number },
  ) {
    this.#cell = cell;
    this.#boss = boss;
    this.#queues = new Map(
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
    const jobs = rows.flatMap((row) => this.#queuesOf(row.topic).map((queue) => ({ queue, row })));
    for (const [queue, list] of Map.groupBy(jobs, (job) => job.queue)) {
      const carried = list.map(({ row }) => ({
        id: jobId(row),
        data: { tenant: row.tenant_id, key: row.key, payload: row.payload, attempt: 1 },
        singletonKey: `${row.tenant_id}:${row.key}`,
      }));
      await this.#boss.insert(queue, carried, { db });
    }
  }

  /** A row for one queue alone was saved there by a tenant's move. */
  #queuesOf(topic: string): readonly string[] {
    return topic.startsWith(TO) ? [topic.slice(TO.length)] : (this.#queues.get(topic) ?? []);
  }
}

/** Jobs of one key and one moment are fetched by id, so the id carries the order of the events. */
const jobId = ({ tenant_id: tenant, id }: OutboxRow): string =>
  `${tenant.toString(16).padStart(8, '0')}-0000-7000-8000-${id.toString(16).padStart(12, '0')}`;

async function takeRows(client: pg.PoolClient): Promise<readonly OutboxRow[]> {
  const { rows } = await client.query<OutboxRow>(
    `with taken as (delete from app.outbox o using (select tenant_id, id from app.outbox order by id limit ${BATCH}) n
       where o.tenant_id = n.tenant_id and o.id = n.id returning o.id, o.tenant_id, o.topic, o.key, o.payload)
     select * from taken order by id`,
  );
  return rows;
}
