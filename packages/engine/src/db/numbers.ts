import type { Counter } from '../ctx.ts';
import type { Cell } from './cells.ts';

/**
 * Numbers come from a short transaction of their own, so that nobody waits for a long business transaction.
 * It need not reach the disk at once: the business commit follows it in the same log (ADR 0028).
 */
export async function takeNumbers(cell: Cell, tenant: number, { rule, period }: Counter, count: number): Promise<number> {
  if (!Number.isInteger(tenant)) throw new Error('tenant must be an integer');
  const client = await cell.numbers().connect();
  try {
    const [, taken] = await Promise.all([
      client.query(`begin;set local app.tenant_id = ${tenant};set local synchronous_commit = off`),
      client.query<{ last: number }>({
        name: 'take-numbers',
        text: 'select app.take_numbers($1, $2, $3) as last',
        values: [rule, period, count],
      }),
      client.query('commit'),
    ]);
    client.release();
    return taken.rows[0]?.last ?? 0;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
