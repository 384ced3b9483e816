import { COMPANY_NAME_EN, type Parameter, shippedValue, TIME_ZONE } from '@takt/model';
import { newId, type Statement, system } from '@takt/engine/host';
import type { FileStore } from '@takt/content/host';
import { inCell, inDirectory, type Operator, tenantTables } from './operator.ts';

export interface NewTenant {
  readonly code: string;
  readonly name: string;
  readonly nameEn?: string;
  readonly cell: string;
  readonly zone?: string;
  /** A story to try the product with: its administrator may remove it. */
  readonly demo?: boolean;
}

/** Decides what a new company's people could decide themselves; null where what is shipped is right. */
const decision = <T extends string | null>(tenant: number, parameter: Parameter<T>, value: T | undefined): Statement | null =>
  value === undefined || value === shippedValue(parameter)
    ? null
    : {
        text: 'insert into app.parameter (tenant_id, id, name, value, by, at) values ($1, $2, $3, to_jsonb($4::text), $5, now())',
        values: [tenant, newId(), parameter.id, value, system.userId],
      };
/** The database copies it to the company. */
export const zoneDecided = (tenant: number, zone: string | undefined): Statement | null => decision(tenant, TIME_ZONE, zone);

/** Enters a tenant into the directory and its cell; returns its number. */
export async function createTenant(operator: Operator, tenant: NewTenant): Promise<number> {
  const id = await inDirectory(operator, async (client) => {
    const { rows } = await client.query<{ tenant_id: number }>(
      'insert into directory_tenant (code, name, cell, demo) values ($1, $2, $3, $4) returning tenant_id',
      [tenant.code, tenant.name, tenant.cell, tenant.demo ?? false],
    );
    return rows[0]?.tenant_id ?? 0;
  });
  await inCell(operator, tenant.cell, async (client) => {
    await client.query('insert into app.tenant (tenant_id, code, name) values ($1, $2, $3)', [id, tenant.code, tenant.name]);
    await client.query("select set_config('app.tenant_id', $1, false)", [String(id)]);
    const decided = [zoneDecided(id, tenant.zone), decision(id, COMPANY_NAME_EN, tenant.nameEn)];
    for (const one of decided.filter((statement) => statement !== null)) await client.query(one.text, [...one.values]);
  });
  return id;
}

type Files = Pick<FileStore, 'removeCompany'>;

/** Removes a tenant with every row and file of it; its number is not given out again. */
export async function dropTenant(operator: Operator, files: Files, code: string): Promise<void> {
  const entry = await findTenant(operator, code);
  await erase(operator, files, entry);
  // Last, so that a removal that was interrupted can be begun again.
  await inDirectory(operator, (client) => client.query('delete from directory_tenant where tenant_id = $1', [entry.id]));
}

/** Erases what is left of companies removed from within the product; returns their numbers. */
export async function sweepTenants(operator: Operator, files: Files): Promise<readonly number[]> {
  const removed = await inDirectory(operator, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `select distinct d.tenant_id as id from directory_command d
       where d.command = 'remove' and not exists (select from directory_tenant t where t.tenant_id = d.tenant_id)`,
    );
    return rows.map(({ id }) => id);
  });
  const swept: number[] = [];
  for (const cell of Object.keys(operator.cells)) {
    const there = await inCell(operator, cell, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        'select tenant_id as id from app.tenant where tenant_id = any($1::int[])',
        [removed],
      );
      return rows.map(({ id }) => id);
    });
    for (const id of there) await erase(operator, files, { cell, id });
    swept.push(...there);
  }
  return swept;
}

interface Entry {
  readonly id: number;
  readonly cell: string;
}
async function erase(operator: Operator, files: Files, { id, cell }: Entry): Promise<void> {
  await inDirectory(operator, (client) => client.query('delete from preauth_qr where tenant_id = $1', [id]));
  await inCell(operator, cell, async (client) => {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock(7410, $1)', [id]);
    await client.query("set local session_replication_role = 'replica'");
    for (const table of (await tenantTables(client)).toReversed())
      await client.query(`delete from app.${table} where tenant_id = $1`, [id]);
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there");
    if (rows[0]?.there) await client.query("delete from pgboss.job where data->>'tenant' = $1", [String(id)]);
    // Before the rows are gone for good: by them a removal that was interrupted is found again.
    await files.removeCompany(id);
    await client.query('commit');
  });
}

/** Makes a company the operator's, or no longer; its people's rights are read anew with their next request. */
export async function setOperator(operator: Operator, code: string, on: boolean): Promise<void> {
  const { id, cell } = await findTenant(operator, code);
  await inDirectory(operator, (client) =>
    client.query('update directory_tenant set operator = $2 where tenant_id = $1', [id, on]),
  );
  await inCell(operator, cell, (client) =>
    client.query('update app.tenant set access_epoch = access_epoch + 1 where tenant_id = $1', [id]),
  );
}

export const findTenant = (operator: Operator, code: string): Promise<Entry> =>
  inDirectory(operator, async (client) => {
    const { rows } = await client.query<Entry>('select tenant_id as id, cell from directory_tenant where code = $1', [code]);
    if (!rows[0]) throw new Error(`unknown tenant ${code}`);
    return rows[0];
  });
