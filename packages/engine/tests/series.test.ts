import type { Factory, Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { append, appendAll, type Ctx, readSeries, system } from '@takt/engine';
import { Binder, onDatabase, page, where } from '@takt/engine/host';
import { windowStatement } from '../src/series/read-series.ts';
import { onCell, openReadings, Reading } from './toy-series.ts';

const NOW = new Date('2030-05-15T00:00:00Z');
let factory: Factory;
let tenant: Tenant;
let other: Tenant;
beforeAll(async () => {
  factory = await openReadings(() => NOW);
});
beforeEach(async () => {
  [tenant, other] = [await factory.tenant(), await factory.tenant()];
});
afterAll(() => factory.close());

const inside = <T>(work: (ctx: Ctx) => Promise<T>, of: Tenant = tenant): Promise<T> => factory.asSystem(of.id, work);
const add = (times: readonly string[], of: Tenant = tenant): Promise<void> =>
  inside(
    (ctx) =>
      appendAll(
        ctx,
        Reading,
        times.map((at, n) => ({ at, device: `D${n % 2}`, value: String(n) })),
      ),
    of,
  );
const read = (window: Partial<Parameters<typeof readSeries>[3]>, of: Tenant = tenant) =>
  inside((ctx) => readSeries(ctx, factory.registry, Reading, { from: '2000-01-01', to: '2100-01-01', ...window }), of);
const stored = () =>
  onCell<{ month: string; at: string }>(factory, [
    "set timezone = 'UTC'",
    `select tableoid::regclass::text as month, at::text as at from app.toy_reading where tenant_id = ${tenant.id} order by at`,
  ]);

const waiting = async () =>
  (await onCell(factory, ["select from pg_locks where relation = 'app.toy_reading'::regclass and not granted"])).length;

test('a row at the end of a month in the company’s zone lies in the month of UTC and is listed in the company’s', async () => {
  await add(['2030-05-01 00:30:00', '2030-04-30 23:30:00', '2030-05-01 08:00:00', '2030-05-01 07:59:59']);
  expect(await stored()).toEqual([
    { month: 'series.toy_reading_2030_04', at: '2030-04-30 15:30:00+00' },
    { month: 'series.toy_reading_2030_04', at: '2030-04-30 16:30:00+00' },
    { month: 'series.toy_reading_2030_04', at: '2030-04-30 23:59:59+00' },
    { month: 'series.toy_reading_2030_05', at: '2030-05-01 00:00:00+00' },
  ]);
  const may = await read({ from: '2030-05-01', to: '2030-06-01' });
  expect(may.rows.map(({ at }) => at)).toEqual(['2030-05-01 08:00:00', '2030-05-01 07:59:59', '2030-05-01 00:30:00']);
  const { rows } = await read({ from: '2030-04-01', to: '2030-05-01' });
  expect(rows).toMatchObject([{ at: '2030-04-30 23:30:00', device: 'D1', value: '1', plant: null }]);
});

test('rows are added to months long past, in the transaction of whoever adds, and none to a future nobody is in', async () => {
  const failing = inside(async (ctx) => {
    await append(ctx, Reading, { at: '2011-03-01 12:00:00', device: 'D' });
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await stored()).toEqual([]);
  await add(['2012-03-01 12:00:00', '2030-06-14 00:00:00']);
  expect((await stored()).map(({ month }) => month)).toEqual(['series.toy_reading_2012_03', 'series.toy_reading_2030_06']);
  await expect(add(['2030-05-15 09:00:00', '2030-06-16 00:00:00'])).rejects.toThrow('a time in toy_reading is out of range');
  expect(await stored()).toHaveLength(2);
});

test('many who need the same new month at once get one', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => add([`2013-0${1 + (n % 2)}-10 12:00:0${n}`])));
  expect((await stored()).map(({ month }) => month.slice(-7))).toEqual([
    ...Array(4).fill('2013_01'),
    ...Array(4).fill('2013_02'),
  ]);
});

test('who adds to a young month waits until its opener has let go, and makes nobody wait after that', async () => {
  await add(['2014-01-10 12:00:00']);
  const letGo = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  // A commit is visible a moment before it is announced; the lock of whoever made the month is what lasts until after that.
  const opener = onDatabase(
    { adminUrl: factory.operator.adminUrl, database: factory.operator.cells.c1 ?? '' },
    async (client) => {
      await client.query('begin; lock table app.toy_reading in share update exclusive mode');
      held.resolve(undefined);
      await letGo.promise;
      await client.query('commit');
    },
  );
  await held.promise;
  let added = false;
  const adding = add(['2014-01-11 12:00:00']).then(() => (added = true));
  await expect.poll(waiting).toBe(1);
  expect(added).toBe(false);
  letGo.resolve(undefined);
  await Promise.all([opener, adding]);
  await inside(async (ctx) => {
    await append(ctx, Reading, { at: '2014-01-12 12:00:00', device: 'D' });
    await add(['2014-01-13 12:00:00']);
  });
  expect(await stored()).toHaveLength(4);
});

test('more rows than fit one statement are all there', async () => {
  const second = Date.UTC(2030, 4, 1) / 1000;
  await add(Array.from({ length: 12_345 }, (_, n) => new Date((second + n) * 1000).toISOString()));
  const [counted] = await onCell<{ n: number }>(factory, [
    `select count(distinct (at, id))::int as n from app.toy_reading where tenant_id = ${tenant.id}`,
  ]);
  expect(counted?.n).toBe(12_345);
});

test('pages follow one another by time without a gap, also between rows of one moment', async () => {
  await add([...Array(7).fill('2030-05-03 10:00:00'), '2030-05-04 10:00:00', '2030-04-02 10:00:00', '2030-05-03T02:00:00.5Z']);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const found = await read({ cursor, size: 3 });
    seen.push(...found.rows.map(({ id }) => id));
    cursor = found.cursor;
  } while (cursor !== null);
  const all = (await read({})).rows;
  expect(all).toHaveLength(10);
  expect(seen).toEqual(all.map(({ id }) => id));
  const times = all.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect((await read({ params: { device: 'D1' } })).rows.map(({ device }) => device)).toEqual(Array(5).fill('D1'));
});

/** The partitions a statement would read. */
async function monthsRead(statement: { readonly text: string; readonly values: readonly unknown[] }): Promise<readonly string[]> {
  const plan = await inside((ctx) =>
    ctx.sql.run<{ 'QUERY PLAN': string }>({ text: `explain ${statement.text}`, values: statement.values }),
  );
  return [...new Set(plan.flatMap((line) => /toy_reading_(\d{4}_\d{2})/.exec(line['QUERY PLAN'])?.[1] ?? []))].toSorted();
}

test('what is asked by time reads the months it lies in and no others', async () => {
  await add(['2030-02-10 12:00:00', '2030-03-10 12:00:00', '2030-04-10 12:00:00', '2030-05-10 12:00:00']);
  const window = { from: '2030-03-05 00:00:00', to: '2030-04-01 00:00:00' };
  const asked = await inside((ctx) => windowStatement(ctx, factory.registry, Reading, window, 10));
  expect(await monthsRead(asked)).toEqual(['2030_03']);
  const cursor = '2030-03-20 12:00:00+08|00000000-0000-7000-8000-000000000000';
  const next = await inside((ctx) =>
    windowStatement(ctx, factory.registry, Reading, { ...window, to: '2030-06-01', cursor }, 10),
  );
  expect(await monthsRead(next)).toEqual(['2030_03']);
  const bind = new Binder();
  const listed = await inside((ctx) => where(ctx, Reading, { at: ['2030-04-02 00:00:00', '2030-05-11 00:00:00'] }, bind));
  expect(await monthsRead({ text: `select * from app.toy_reading t where ${listed}`, values: bind.values })).toEqual([
    '2030_04',
    '2030_05',
  ]);
});

test('the list of all begins with the newest month and stops there', async () => {
  const may = Array.from({ length: 3000 }, (_, n) => new Date(Date.UTC(2030, 4, 10) + n * 1000).toISOString());
  await add([...may, ...may.map((at) => at.replace('-05-', '-02-'))]);
  await onCell(factory, ['analyze app.toy_reading']);
  const text =
    'explain (analyze, costs off, timing off, summary off) select id from app.toy_reading t order by at desc, id desc limit 50';
  const plan = (await inside((ctx) => ctx.sql.run<{ 'QUERY PLAN': string }>({ text, values: [] }))).map(
    (line) => line['QUERY PLAN'],
  );
  expect(plan.find((line) => line.includes('toy_reading_2030_02'))).toContain('(never executed)');
  const asked = { params: {}, fields: [], page: 1, size: 50, sort: [], exact: false };
  const listed = await inside((ctx) => page(ctx, factory.registry, Reading, asked));
  expect([listed.total, JSON.parse(listed.list).length]).toEqual([1000, 50]);
});

test('another company sees nothing of it, nor does whoever lacks the right or belongs to another place', async () => {
  await add(['2030-05-10 12:00:00']);
  await add(['2030-05-11 12:00:00'], other);
  expect((await read({}, other)).rows.map(({ at }) => at)).toEqual(['2030-05-11 12:00:00']);
  expect((await read({})).rows.map(({ at }) => at)).toEqual(['2030-05-10 12:00:00']);
  const all = { from: '2030-05-01', to: '2030-06-01' };
  const as = (person: Partial<Ctx['actor']>) =>
    factory.as({ ...system, ...person }, tenant.id, (ctx) => readSeries(ctx, factory.registry, Reading, all));
  await expect(as({ can: (right) => right !== 'toy.reading.read' })).rejects.toMatchObject({ status: 403 });
  expect((await as({ scopes: { plant: ['00000000-0000-7000-8000-00000000000a'] } })).rows).toEqual([]);
});
