import type pg from 'pg';
import { onDatabase } from '../db/migrate.ts';

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

/** Tables with tenants' rows, in an order that satisfies their foreign keys. */
export async function tenantTables(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'app' and column_name = 'tenant_id' order by 1`,
  );
  const names = rows.map((row) => row.name);
  const { rows: edges } = await client.query<{ child: string; parent: string }>(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent from pg_constraint c
     join pg_namespace n on n.oid = c.connamespace where n.nspname = 'app' and c.contype = 'f' and c.conrelid <> c.confrelid`,
  );
  const bare = (name: string) => name.replace(/^app\./, '');
  const parents = Map.groupBy(edges, (edge) => bare(edge.child));
  const sorted: string[] = [];
  const visit = (table: string): void => {
    if (sorted.includes(table)) return;
    for (const edge of parents.get(table) ?? []) visit(bare(edge.parent));
    sorted.push(table);
  };
  names.forEach(visit);
  return sorted;
}
