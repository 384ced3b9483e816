import { numberPeriod, renderNumber } from '@takt/model';
import type { Cell } from './cells.ts';

/**
 * Numbers come from a short transaction of their own, so that nobody waits for a long business transaction.
 * It need not reach the disk at once: the business commit follows it in the same log (ADR 0028).
 */
export async function numbersOf(
  cell: Cell,
  tenant: number,
  rule: string,
  count: number,
  clock: string,
): Promise<readonly string[]> {
  if (!Number.isInteger(tenant)) throw new Error('tenant must be an integer');
  const client = await cell.numbers().connect();
  try {
    const [, taken] = await Promise.all([
      client.query(`begin;set local app.tenant_id = ${tenant};set local synchronous_commit = off`),
      client.query<{ last: number }>({
        name: 'take-numbers',
        text: 'select app.take_numbers($1, $2, $3) as last',
        values: [rule, numberPeriod(rule, clock), count],
      }),
      client.query('commit'),
    ]);
    client.release();
    const last = taken.rows[0]?.last ?? 0;
    return Array.from({ length: count }, (_, index) => renderNumber(rule, clock, last - count + 1 + index));
  } catch (error) {
    client.release(true);
    throw error;
  }
}
