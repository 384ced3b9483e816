import { inCell, inDirectory, type Operator, tenantTables } from './operator.ts';

export interface NewTenant {
  readonly code: string;
  readonly name: string;
  readonly cell: string;
  readonly zone?: string;
}

/** Enters a tenant into the directory and its cell; returns its number. */
export async function createTenant(operator: Operator, tenant: NewTenant): Promise<number> {
  const id = await inDirectory(operator, async (client) => {
    const { rows } = await client.query<{ tenant_id: number }>(
      'insert into directory_tenant (code, name, cell) values ($1, $2, $3) returning tenant_id',
      [tenant.code, tenant.name, tenant.cell],
    );
    return rows[0]?.tenant_id ?? 0;
  });
  await inCell(operator, tenant.cell, (client) =>
    client.query('insert into app.tenant (tenant_id, code, name, zone) values ($1, $2, $3, $4)', [
      id,
      tenant.code,
      tenant.name,
      tenant.zone ?? 'Asia/Shanghai',
    ]),
  );
  return id;
}

/** Removes a tenant and every row of it; its number is not given out again. */
export async function dropTenant(operator: Operator, code: string): Promise<void> {
  const entry = await findTenant(operator, code);
  await inCell(operator, entry.cell, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7410, $1)', [entry.id]);
    await client.query("set local session_replication_role = 'replica'");
    for (const table of (await tenantTables(client)).toReversed())
      await client.query(`delete from app.${table} where tenant_id = $1`, [entry.id]);
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there");
    if (rows[0]?.there) await client.query("delete from pgboss.job where data->>'tenant' = $1", [String(entry.id)]);
    await client.query('commit');
  });
  await inDirectory(operator, (client) => client.query('delete from directory_tenant where tenant_id = $1', [entry.id]));
}

export const findTenant = (operator: Operator, code: string): Promise<{ readonly id: number; readonly cell: string }> =>
  inDirectory(operator, async (client) => {
    const { rows } = await client.query<{ id: number; cell: string }>(
      'select tenant_id as id, cell from directory_tenant where code = $1',
      [code],
    );
    if (!rows[0]) throw new Error(`unknown tenant ${code}`);
    return rows[0];
  });
