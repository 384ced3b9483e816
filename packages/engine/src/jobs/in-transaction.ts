import type pg from 'pg';
import type { Cell } from '../db/cells.ts';
import type { LoginRole } from '../db/pools.ts';

/** Runs `work` in one transaction of a login. */
export async function inTransaction<T>(cell: Cell, login: LoginRole, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await cell.pool(login).connect();
  try {
    await client.query('begin');
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers a commit of a failed transaction with ROLLBACK, not with an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back');
    client.release();
    return result;
  } catch (error) {
    await client.query('rollback').then(
      () => client.release(),
      (fault: unknown) => client.release(fault instanceof Error ? fault : true),
    );
    throw error;
  }
}
