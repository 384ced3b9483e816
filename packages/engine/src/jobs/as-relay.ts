import type pg from 'pg';
import type { Cell } from '../db/cells.ts';

/** Runs `work` in one transaction of the relay's login, which sees the outbox and the timers of every tenant. */
export async function asRelay<T>(cell: Cell, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await cell.pool('app_relay').connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}
