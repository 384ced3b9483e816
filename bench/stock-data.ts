import { randomUUID } from 'node:crypto';
import { StockTransfer } from '@takt/modules/warehouse/defs';
import { postStock } from '@takt/modules/warehouse/server';
import { type Ctx, system } from '@takt/engine';
import { Cells, configFrom, inTenant, onDatabase, save } from '@takt/engine/host';
import { atDatabase, cellConfig, type Field, makeField, registry } from './data.ts';
import { CLIENTS } from './processes.ts';

/** A released transfer of one line, with more to move than a run ever will. */
export interface Transfer {
  readonly id: string;
  readonly number: string;
  readonly line: string;
  readonly part: string;
  readonly batch: string;
  readonly warehouse: string;
  readonly from: string;
  readonly to: string;
}
/** A company whose ledger has so many rows. */
export interface StockField {
  readonly rows: number;
  readonly field: Field;
  readonly tenant: number;
  readonly warehouse: string;
  readonly parts: readonly string[];
  readonly locations: readonly string[];
  /** For the product: more than clients, so that one is always free. */
  readonly transfers: readonly Transfer[];
  /** For the bare engine: one each. */
  readonly bareTransfers: readonly Transfer[];
}

const PARTS = 200;
const LOCATIONS = 200;
const WAREHOUSES = 4;
/** Four in and one out for each balance; what stays is the sum of them. */
const MOVES_EACH = 5;
const ENOUGH = '1000000';

/**
 * The same company after ever more years: parts and places stay, batches, balances and moves grow. What is not the ledger is made
 * by the product; the ledger and its balances are written by two statements, and agree.
 */
export async function makeStockField(rows: number): Promise<StockField> {
  const field = await makeField(`stock_${rows}`, 1, PARTS);
  const [tenant = 0] = field.tenants;
  const directory = Object.assign(new URL(configFrom(process.env).adminUrl), { pathname: `/${field.directory}` }).toString();
  const cells = new Cells(directory, [cellConfig(field.database)], (error) => console.error(error.message));
  const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
    inTenant(cells, { tenant, actor: system, lang: 'zh', requestId: randomUUID(), writes: true, repeatable: false }, work);
  try {
    const places = await inside(makePlaces);
    await fillLedger(field, tenant, rows);
    const transfers = await inside((ctx) => makeTransfers(ctx, places, 3 * CLIENTS));
    await onDatabase(atDatabase(field.database), (client) => client.query('vacuum analyze'));
    return {
      rows,
      field,
      tenant,
      ...places,
      transfers: transfers.slice(CLIENTS),
      bareTransfers: transfers.slice(0, CLIENTS),
    };
  } finally {
    await cells.close();
  }
}

const put = async (ctx: Ctx, entity: string, row: Record<string, unknown>): Promise<string> =>
  (await save(ctx, registry, registry.entities.get(entity) as never, row)).id;

type Places = Pick<StockField, 'warehouse' | 'parts' | 'locations'>;
async function makePlaces(ctx: Ctx): Promise<Places> {
  const plant = await put(ctx, 'base.plant', { code: 'P1', name: '一厂' });
  const warehouses: string[] = [];
  for (let n = 0; n < WAREHOUSES; n += 1)
    warehouses.push(await put(ctx, 'warehouse.warehouse', { code: `W${n}`, name: `仓库 ${n}`, plant, type: 'raw' }));
  const locations: string[] = [];
  for (let n = 0; n < LOCATIONS; n += 1)
    locations.push(
      await put(ctx, 'warehouse.location', {
        code: `L${String(n).padStart(3, '0')}`,
        warehouse: warehouses[n % WAREHOUSES],
        kind: 'storage',
      }),
    );
  const parts = await ctx.sql<{ id: string }>`select id from base_part order by part_no`;
  return { warehouse: warehouses[0] ?? '', parts: parts.map(({ id }) => id), locations };
}

/** Indexes are made behind the rows, as a restored backup does, and foreign keys are not asked: ten million rows in minutes. */
async function fillLedger({ database }: Field, tenant: number, rows: number): Promise<void> {
  const balances = rows / MOVES_EACH;
  await onDatabase(atDatabase(database), async (client) => {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid in ('app.warehouse_stock'::regclass, 'app.warehouse_stock_move'::regclass) and not indisprimary`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(`create temp table place as
      select row_number() over (order by code) - 1 as n, id, warehouse_id from app.warehouse_location where tenant_id = ${tenant};
      create temp table goods as select row_number() over (order by part_no) - 1 as n, id from app.base_part where tenant_id = ${tenant};
      create temp table lying as
      select b, l.id as location_id, l.warehouse_id, p.id as part_id, 'B' || lpad(b::text, 7, '0') as batch
      from generate_series(0, ${balances - 1}) b
      join place l on l.n = b % ${LOCATIONS} join goods p on p.n = (7 * b + b / ${LOCATIONS}) % ${PARTS};
      analyze place, goods, lying`);
    await client.query(`
      insert into app.warehouse_stock (tenant_id, id, warehouse_id, location_id, part_id, batch, stock_status, qty, received_at, created_by, created_at, updated_by, updated_at)
      select ${tenant}, gen_random_uuid(), warehouse_id, location_id, part_id, batch, 'available', 10 * (${MOVES_EACH} - 2),
        now(), part_id, now(), part_id, now() from lying`);
    // Written in the order of time, with ids that tell it, as the product writes them.
    await client.query(`
      insert into app.warehouse_stock_move (tenant_id, id, at, warehouse_id, part_id, batch, qty, from_place, from_location_id, from_status,
        to_place, to_location_id, to_status, entity, document_no, created_by, created_at, updated_by, updated_at)
      select ${tenant}, overlay(overlay(md5(i::text) placing lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid,
        at, warehouse_id, part_id, batch, 10,
        case when takes then null else 'vendor' end, case when takes then location_id end, case when takes then 'available' end,
        case when takes then 'wip' end, case when takes then null else location_id end, case when takes then null else 'available' end,
        'warehouse.receipt', 'R' || lpad((i / 10)::text, 8, '0'), part_id, at, part_id, at
      from generate_series(0, ${rows - 1}) i
      cross join lateral (select now() - (${rows} - i) * interval '0.5 second' as at, i / ${balances} = ${MOVES_EACH - 1} as takes) m
      join lying on b = i % ${balances} order by i`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('analyze');
  });
}

async function makeTransfers(ctx: Ctx, { parts, locations, warehouse }: Places, count: number): Promise<readonly Transfer[]> {
  const near = locations.filter((_, n) => n % WAREHOUSES === 0);
  const made: Transfer[] = [];
  for (let n = 0; n < count; n += 1) {
    const [part = '', from = '', to = ''] = [parts[n], near[2 * n], near[2 * n + 1]];
    const what = { part, batch: `T${n}`, container: null, owner: null };
    const arrives = { ...what, qty: ENOUGH, from: { outside: 'vendor' }, to: { location: from, status: 'available' } } as const;
    await postStock(ctx, { entity: 'bench', documentNo: `T${n}` }, [arrives]);
    const lines = [{ ...what, qty: ENOUGH, fromLocation: from, toLocation: to }];
    const { id, number } = await registry.documents.make(ctx, StockTransfer, { warehouse, toWarehouse: warehouse, lines });
    await registry.documents.act(ctx, StockTransfer, id, 'release');
    const row = await registry.documents.load(ctx, StockTransfer, id);
    made.push({ id, number, line: row.lines[0]?.id ?? '', part, warehouse, from, to, batch: what.batch });
  }
  return made;
}
