import { onDatabase } from '@takt/engine/host';
import { atDatabase, dropField, makeField } from './data.ts';

type Client = Parameters<Parameters<typeof onDatabase>[1]>[0];
const MONTHS = 24;
const ROUNDS = 3;
const BATCH = 100;
const SIDES = ['plain', 'parted'] as const;
type Side = (typeof SIDES)[number];

/** The stock ledger as it is, and the same rows with the same indexes in monthly partitions; neither asks a foreign key. */
async function makeLedgers(client: Client, rows: number): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'; set timezone = 'UTC'; create schema bench");
  await client.query(`
    create table bench.plain (like app.warehouse_stock_move including defaults, primary key (tenant_id, id));
    create table bench.parted (like app.warehouse_stock_move including defaults, primary key (tenant_id, at, id)) partition by range (at);
    do $$ begin
      for n in 0..${MONTHS} loop
        execute format('create table bench.parted_%s partition of bench.parted for values from (%L) to (%L)', n,
          date_trunc('month', now()) - (${MONTHS - 1} - n) * interval '1 month', date_trunc('month', now()) - (${MONTHS - 2} - n) * interval '1 month');
      end loop;
    end $$`);
  for (const side of SIDES)
    await client.query(fill(side, 0, rows, `now() - (${rows} - i) * interval '${MONTHS - 1} months' / ${rows}`));
  const { rows: indexes } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'app.warehouse_stock_move'::regclass and not indisprimary
       and not indisunique`,
  );
  for (const side of SIDES)
    for (const { definition } of indexes)
      await client.query(definition.replace(/INDEX \S+ ON (?:ONLY )?\S+/, `INDEX ON bench.${side}`));
  // Found by its id alone, as the key of the plain one does.
  await client.query('create index on bench.parted (tenant_id, id)');
  await client.query('vacuum analyze bench.plain; ');
  await client.query('vacuum analyze bench.parted');
}

/** Rows from `from` on: two hundred parts, two hundred places, at moments an expression over `i` tells. */
const fill = (side: Side, from: number, count: number, at: string): string => `
  insert into bench.${side} (tenant_id, id, at, warehouse_id, part_id, batch, qty, from_place, to_location_id, to_status, entity, document_no,
    created_by, created_at, updated_by, updated_at)
  select 1, overlay(overlay(md5(i::text) placing lpad(to_hex((extract(epoch from m.at) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid,
    m.at, md5('w' || i % 4)::uuid, md5('p' || i % 200)::uuid, 'B' || i / 50, 10, 'vendor', md5('l' || i % 199)::uuid, 'available',
    'warehouse.receipt', 'R' || i / 10, md5('u')::uuid, m.at, md5('u')::uuid, m.at
  from generate_series(${from}, ${from + count - 1}) i cross join lateral (select ${at} as at) m`;

const PART = "part_id = md5('p7')::uuid";
const PLACE = "to_location_id = md5('l7')::uuid";
const WEEK = "at >= now() - interval '7 days'";
const newest = 'order by at desc, id desc limit 50';
/** Questions people ask of the ledger, with a time and without. */
const QUESTIONS: Readonly<Record<string, (side: Side) => string>> = {
  'newest page': (side) => `select * from bench.${side} where tenant_id = 1 and deleted_at is null ${newest}`,
  'part, last week': (side) =>
    `select * from bench.${side} where tenant_id = 1 and deleted_at is null and ${PART} and ${WEEK} ${newest}`,
  'sum of the last week': (side) =>
    `select part_id, sum(qty) from bench.${side} where tenant_id = 1 and deleted_at is null and ${WEEK} group by 1`,
  'location, any time': (side) => `select * from bench.${side} where tenant_id = 1 and deleted_at is null and ${PLACE} ${newest}`,
  'batch, any time': (side) => `select * from bench.${side} where tenant_id = 1 and deleted_at is null and batch = 'B77'`,
};

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds on each side, which take turns, so that whatever else the machine does falls on both. */
async function beside(
  times: number,
  work: (side: Side, turn: number) => Promise<unknown>,
): Promise<Readonly<Record<Side, number>>> {
  const taken: Record<Side, number[]> = { plain: [], parted: [] };
  for (let turn = 0; turn < times; turn += 1) for (const side of SIDES) taken[side].push(await timed(() => work(side, turn)));
  return { plain: middle(taken.plain), parted: middle(taken.parted) };
}
const line = (name: string, { plain, parted }: Readonly<Record<Side, number>>): void =>
  console.log(
    `${name.padEnd(28)}${`${plain.toFixed(2)} ms`.padStart(14)}${`${parted.toFixed(2)} ms`.padStart(14)}   × ${(parted / plain).toFixed(2)}`,
  );

async function measure(client: Client, rows: number): Promise<void> {
  console.log(`10^${Math.log10(rows)} rows over ${MONTHS} months, medians`.padEnd(28), 'plain', 'in partitions');
  line(
    `add ${BATCH} rows and commit`,
    await beside(ROUNDS * 50, (side, turn) => client.query(fill(side, rows + turn * BATCH, BATCH, 'now()'))),
  );
  for (const [name, text] of Object.entries(QUESTIONS))
    line(name, await beside(ROUNDS * 30, (side) => client.query({ name: `${side} ${name}`, text: text(side) })));
  const plain = await timed(() =>
    client.query(
      `delete from bench.plain where tenant_id = 1 and at < date_trunc('month', now()) - ${MONTHS - 2} * interval '1 month'`,
    ),
  );
  const parted = await timed(() =>
    client.query('alter table bench.parted detach partition bench.parted_0; drop table bench.parted_0'),
  );
  line('forget the oldest month', { plain, parted });
}

/** Whether monthly partitions are worth it for the ledger: the same rows, the same indexes, side by side. */
export async function series(large: boolean): Promise<void> {
  const field = await makeField('series', 1, 1);
  try {
    await onDatabase(atDatabase(field.database), async (client) => {
      const rows = large ? 10_000_000 : 1_000_000;
      console.log(`preparing two ledgers of ${rows} rows …`);
      await makeLedgers(client, rows);
      await measure(client, rows);
    });
  } finally {
    await dropField(field);
  }
}
