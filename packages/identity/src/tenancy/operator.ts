import type pg from 'pg';
import { onDatabase } from '@takt/engine/host';

/** What an operator's command needs: administrative access to the cluster, the directory, and the cells' databases. */
export interface Operator {
  readonly adminUrl: string;
  readonly directory: string;
  readonly cells: Readonly<Record<string, string>>;
}

export const inDirectory = <T>(operator: Operator, work: (client: pg.Client) => Promise<T>): Promise<T> =>
  onDatabase({ adminUrl: operator.adminUrl, database: operator.directory }, work);

export function inCell<T>(operator: Operator, cell: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const database = operator.cells[cell];
  if (!database) throw new Error(`unknown cell ${cell}`);
  return onDatabase({ adminUrl: operator.adminUrl, database }, work);
}

/** Tables with tenants' rows; partitions of one are reached through it. Their order is free: copies and removals run without foreign key checks. */
export async function tenantTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' where n.nspname = 'app' and c.relkind in ('r', 'p') order by 1`,
  );
  return rows.map((row) => row.name);
}
