import type { PgBoss } from 'pg-boss';
import type { Cell } from '../db/cells.ts';
import { inTransaction } from './in-transaction.ts';
import { type DeliveredEvent, EVENTS, orderKey } from './queue.ts';

interface Waiting {
  readonly id: string;
  readonly name: string;
  readonly data: Omit<DeliveredEvent, 'subscription'>;
  readonly startAfter: string;
}

/** Each subscription had a queue of its own once: what waits there goes to the common one, in its order. */
export const adoptJobs = (cell: Cell, boss: PgBoss, places: ReadonlyMap<string, number>): Promise<void> =>
  inTransaction(cell, 'app_worker', async (client) => {
    const { rows } = await client.query<Waiting>(
      `with taken as (delete from pgboss.job where name = any($1) and state in ('created', 'retry')
         returning id, name, data, start_after, created_on)
       select id, name, data, start_after as "startAfter" from taken order by created_on, id`,
      [[...places.keys()]],
    );
    if (rows.length === 0) return;
    const jobs = rows.map(({ id, name, data, startAfter }) => {
      const event: DeliveredEvent = { ...data, subscription: name };
      const place = (places.get(name) ?? 0).toString(16).padStart(4, '0');
      return { id: `${id.slice(0, 9)}${place}${id.slice(13)}`, data: event, singletonKey: orderKey(event), startAfter };
    });
    await boss.insert(EVENTS, jobs, { db: { executeSql: async (text, values) => client.query(text, values) } });
  });
