import type pg from 'pg';
import { inCell, inDirectory, type Operator, tenantTables } from './operator.ts';
import { findTenant } from './tenants.ts';

interface MoveReport {
  readonly tenant: number;
  readonly from: string;
  readonly to: string;
  readonly tables: number;
  readonly rows: number;
  /** Rows that changed between the first copy and the freeze. */
  readonly caughtUp: number;
  readonly freezeMs: number;
}
interface Mark {
  readonly rows: number;
  readonly sum: string;
}
const CHUNK = 1000;

/**
 * Moves a tenant to another cell while it works. First a copy from one snapshot; then writers are held by the
 * tenant's lock, what changed meanwhile follows row by row, counts and checksums are compared, the directory is
 * switched and the old rows are marked as moved: held writers find that mark and repeat in the new cell.
 */
export async function moveTenant(operator: Operator, code: string, to: string): Promise<MoveReport> {
  const { id, cell: from } = await findTenant(operator, code);
  if (from === to) throw new Error(`${code} lives in ${to} already`);
  return inCell(operator, from, (source) =>
    inCell(operator, to, async (target) => {
      const tables = (await tenantTables(source)).filter((table) => table !== 'tenant');
      await clear(target, tables, id);
      await source.query('begin isolation level repeatable read read only');
      for (const table of tables) await copyRows(source, target, table, id, null);
      await source.query('commit');
      const began = Date.now();
      await source.query('begin');
      await source.query("set local lock_timeout = '60s'");
      await source.query('select pg_advisory_xact_lock(7410, $1)', [id]);
      const caughtUp = await catchUp(source, target, tables, id);
      const rows = await compare(source, target, tables, id);
      await raiseEventIds(source, target);
      await carryJobs(source, target, id);
      await switchOver(operator, source, target, id, from, to, { rows, caughtUp });
      await source.query('commit');
      return { tenant: id, from, to, tables: tables.length, rows, caughtUp, freezeMs: Date.now() - began };
    }),
  );
}

async function clear(target: pg.Client, tables: readonly string[], id: number): Promise<void> {
  await target.query('begin');
  await target.query("set local session_replication_role = 'replica'");
  for (const table of [...tables, 'tenant']) await target.query(`delete from app.${table} where tenant_id = $1`, [id]);
  await target.query('commit');
}

/** Rows as JSON from one side to the other; all of a table, or those whose keys are given. */
async function copyRows(
  source: pg.Client,
  target: pg.Client,
  table: string,
  id: number,
  keys: readonly string[] | null,
): Promise<void> {
  const overriding = table === 'outbox' ? 'overriding system value' : '';
  const { rows: columns } = await source.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'app' and table_name = $1 order by ordinal_position",
    [table],
  );
  await openMonths(source, target, table);
  const list = columns.map(({ name }) => `"${name}"`).join(', ');
  const filter = keys ? `and ${rowKey('t')} = any($2)` : '';
  const values = keys ? [id, keys] : [id];
  await source.query(
    `declare moving no scroll cursor for select to_jsonb(t)::text as row from app.${table} t where tenant_id = $1 ${filter}`,
    values,
  );
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${CHUNK} from moving`);
    if (rows.length > 0) {
      await target.query('begin');
      await target.query("set local session_replication_role = 'replica'");
      await target.query(
        `insert into app.${table} (${list}) ${overriding} select ${list} from jsonb_populate_recordset(null::app.${table}, $1::jsonb)`,
        [`[${rows.map(({ row }) => row).join(',')}]`],
      );
      await target.query('commit');
    }
    if (rows.length < CHUNK) break;
  }
  await source.query('close moving');
}

/** The months of a series that the source has, so that its rows find a place in the target. */
async function openMonths(source: pg.Client, target: pg.Client, table: string): Promise<void> {
  const { rows } = await source.query<{ month: string }>(
    `select to_date(right(c.relname, 7), 'YYYY_MM') || 'T00:00:00Z' as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = format('app.%I', $1::text)::regclass`,
    [table],
  );
  if (rows.length > 0) await target.query('select app.open_months($1, $2)', [table, rows.map(({ month }) => month)]);
}

/** A row's identity and content as text; the whole row is hashed, so every table is treated alike. */
const rowKey = (alias: string): string => `md5(${alias}::text)`;

const markOf = async (client: pg.Client, table: string, id: number): Promise<Mark> => {
  const { rows } = await client.query<Mark>(
    `select count(*)::int as rows, coalesce(sum(('x' || substr(${rowKey('t')}, 1, 15))::bit(60)::bigint::numeric), 0)::text as sum from app.${table} t where tenant_id = $1`,
    [id],
  );
  return rows[0] ?? { rows: 0, sum: '0' };
};
const hashes = async (client: pg.Client, table: string, id: number): Promise<Set<string>> => {
  const { rows } = await client.query<{ key: string }>(`select ${rowKey('t')} as key from app.${table} t where tenant_id = $1`, [
    id,
  ]);
  return new Set(rows.map((row) => row.key));
};

/** Tables whose marks differ: rows the target has and the source not go, rows it lacks come. */
async function catchUp(source: pg.Client, target: pg.Client, tables: readonly string[], id: number): Promise<number> {
  let moved = 0;
  for (const table of tables) {
    const [before, after] = [await markOf(source, table, id), await markOf(target, table, id)];
    if (before.rows === after.rows && before.sum === after.sum) continue;
    const [wanted, present] = [await hashes(source, table, id), await hashes(target, table, id)];
    await target.query('begin');
    await target.query("set local session_replication_role = 'replica'");
    await target.query(`delete from app.${table} t where tenant_id = $1 and ${rowKey('t')} = any($2)`, [
      id,
      [...present.difference(wanted)],
    ]);
    await target.query('commit');
    const missing = [...wanted.difference(present)];
    await copyRows(source, target, table, id, missing);
    moved += missing.length;
  }
  return moved;
}

async function compare(source: pg.Client, target: pg.Client, tables: readonly string[], id: number): Promise<number> {
  let total = 0;
  for (const table of tables) {
    const [before, after] = [await markOf(source, table, id), await markOf(target, table, id)];
    if (before.rows !== after.rows || before.sum !== after.sum)
      throw new Error(`table ${table} differs after the copy: nothing was switched`);
    total += after.rows;
  }
  return total;
}

/** A tenant's events have ids that only grow, wherever it lives: jobs are told apart and ordered by them. */
async function raiseEventIds(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows: last } = await source.query<{ value: string }>('select last_value::text as value from app.outbox_id_seq');
  await target.query("select setval('app.outbox_id_seq', greatest($1::bigint, (select last_value from app.outbox_id_seq)))", [
    last[0]?.value ?? '1',
  ]);
}

/** Jobs that wait in the old cell's queue become outbox rows of the new cell, each for its own subscription. */
async function carryJobs(source: pg.Client, target: pg.Client, id: number): Promise<void> {
  const { rows: there } = await source.query<{ there: boolean }>("select to_regclass('pgboss.job') is not null as there");
  if (!there[0]?.there) return;
  const { rows } = await source.query<{ name: string; data: { key: string; payload: unknown } }>(
    "delete from pgboss.job where data->>'tenant' = $1 and state in ('created', 'retry') and name <> 'dead' returning coalesce(data->>'subscription', name) as name, data",
    [String(id)],
  );
  for (const { name, data } of rows) {
    await target.query("insert into app.outbox (tenant_id, topic, key, payload) values ($1, 'to:' || $2, $4, $3)", [
      id,
      name,
      JSON.stringify(data.payload),
      data.key,
    ]);
  }
}

/** The directory first: a writer freed by the old cell's mark must find the new one already in it. */
async function switchOver(
  operator: Operator,
  source: pg.Client,
  target: pg.Client,
  id: number,
  from: string,
  to: string,
  summary: object,
): Promise<void> {
  const { rows } = await source.query<{ row: string }>('select to_jsonb(t)::text as row from app.tenant t where tenant_id = $1', [
    id,
  ]);
  await target.query(
    `insert into app.tenant select * from jsonb_populate_record(null::app.tenant, $1::jsonb)
     on conflict (tenant_id) do update set state = excluded.state, access_epoch = excluded.access_epoch, zone = excluded.zone`,
    [rows[0]?.row],
  );
  await inDirectory(operator, async (client) => {
    await client.query('update directory_tenant set cell = $2 where tenant_id = $1', [id, to]);
    await client.query('insert into directory_move (tenant_id, from_cell, to_cell, summary) values ($1, $2, $3, $4)', [
      id,
      from,
      to,
      JSON.stringify(summary),
    ]);
  });
  await source.query("update app.tenant set state = 'moved' where tenant_id = $1", [id]);
}
