import type { Factory, Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { appendAll, type Ctx, readRollup, system } from '@takt/engine';
import { save, SeriesMaintenance } from '@takt/engine/host';
import { decide, MONTHS, onCell, openReadings, Reading } from './toy-series.ts';

let now = new Date('2030-05-15T00:00:00Z');
let factory: Factory;
let tenant: Tenant;
let maintenance: SeriesMaintenance;
beforeAll(async () => {
  factory = await openReadings(() => now);
});
beforeEach(async () => {
  now = new Date('2030-05-15T00:00:00Z');
  tenant = await factory.tenant();
  const onError = (error: Error) => factory.faults.push(error);
  const { cells, registry } = factory;
  maintenance = new SeriesMaintenance({ cells, cell: cells.named('c1'), registry, onError, clock: () => now });
});
afterAll(async () => {
  expect(factory.faults).toEqual([]);
  await factory.close();
});

const inside = <T>(work: (ctx: Ctx) => Promise<T>, of: Tenant = tenant): Promise<T> => factory.asSystem(of.id, work);
type NewReading = Parameters<typeof appendAll<(typeof Reading)['fields'], {}>>[2][number];
const add = (rows: readonly NewReading[], of: Tenant = tenant): Promise<void> =>
  inside((ctx) => appendAll(ctx, Reading, rows), of);
const count = async (sql: string): Promise<number> =>
  (await onCell<{ n: number }>(factory, [`select count(*)::int as n ${sql}`]))[0]?.n ?? 0;
const rollAll = async (): Promise<void> => {
  while (await maintenance.rollUp());
};

/** The same sums straight from the rows. */
const direct = (bucket: 'hour' | 'day', from: string, to: string, of: Tenant = tenant) =>
  inside(async (ctx) => {
    const by = bucket === 'hour' ? ['device'] : ['device', 'plant_id'];
    const measures =
      bucket === 'hour'
        ? `json_build_object('count', count(value), 'sum', trim_scale(sum(value))::text, 'min', trim_scale(min(value))::text, 'max', trim_scale(max(value))::text) as value`
        : `json_build_object('sum', trim_scale(sum(value))::text, 'max', trim_scale(max(value))::text) as value, json_build_object('max', max(ms)) as ms`;
    const columns = by.map((column) => `${column} as "${column.replace('_id', '')}"`);
    const found = await ctx.sql.run<{ row: object }>({
      text: `select row_to_json(r) as row from (select left(date_trunc('${bucket}', at)::text, 19) as bucket, ${columns.join(', ')}, count(*) as rows, ${measures}
        from app.toy_reading where at >= $1::timestamptz and at < $2::timestamptz group by date_trunc('${bucket}', at), ${by.join(', ')} order by date_trunc('${bucket}', at), ${by.join(', ')}) r`,
      values: [from, to],
    });
    return found.map(({ row }) => row);
  }, of);
async function expectSame(from = '2030-04-01 00:00:00', to = '2030-05-16 00:00:00', of: Tenant = tenant): Promise<number> {
  let rows = 0;
  for (const bucket of ['hour', 'day'] as const) {
    const rolled = await inside((ctx) => readRollup(ctx, Reading, bucket, { from, to }), of);
    expect(rolled).toEqual(await direct(bucket, from, to, of));
    rows += rolled.length;
  }
  return rows;
}
/** Something of every hour for a month and a half, in numbers that give themselves away when added twice. */
const wave = (hours = 1000): readonly NewReading[] =>
  Array.from({ length: hours }, (_, n) => ({
    at: new Date(Date.UTC(2030, 3, 2) + n * 3_601_000).toISOString(),
    device: `D${n % 3}`,
    value: n % 7 === 0 ? null : `${n}.25`,
    ms: n,
  }));
/** What a roll-up alone knows: it differs from the rows where it was not kept up. */
const spoil = (sql: string) => onCell(factory, [sql]);

test('roll-ups are as the rows are: before they are made, once they are, with late rows, and again after those', async () => {
  await add(wave());
  expect(await expectSame()).toBeGreaterThan(1000);
  await maintenance.maintain();
  await rollAll();
  expect(await count(`from app.series_mark where tenant_id = ${tenant.id}`)).toBe(0);
  expect(await expectSame()).toBeGreaterThan(1000);
  const late = { at: '2030-04-10 10:20:30', device: 'D1', value: '5000.5', ms: 9999 };
  await add([late, { ...late, at: '2030-04-30 23:59:59' }, { ...late, device: 'new', at: '2030-05-01 00:00:00' }]);
  await expectSame();
  await rollAll();
  await expectSame();
  // Ends of the span inside a bucket, in one bucket, at nothing.
  await expectSame('2030-04-10 10:20:00', '2030-05-03 11:10:10');
  await expectSame('2030-04-10 10:05:00', '2030-04-10 10:40:00');
  expect(await expectSame('2030-01-01 00:00:00', '2030-01-02 00:00:00')).toBe(0);
});

test('whole buckets come out of the roll-up, the ends and what is marked out of the rows', async () => {
  await maintenance.maintain();
  await add(wave(72));
  await rollAll();
  await spoil(`update app.toy_reading_by_day set rows = rows + 1000 where tenant_id = ${tenant.id}`);
  const span = { from: '2030-04-02 08:00:00', to: '2030-04-05 08:00:00' };
  const rows = async () => {
    const found = await inside((ctx) => readRollup(ctx, Reading, 'day', span));
    return Object.fromEntries(
      Map.groupBy(found, ({ bucket }) => bucket)
        .entries()
        .map(([day, list]) => [day, list.every((one) => one.rows > 1000)]),
    );
  };
  expect(await rows()).toEqual({
    '2030-04-02 00:00:00': false,
    '2030-04-03 00:00:00': true,
    '2030-04-04 00:00:00': true,
    '2030-04-05 00:00:00': false,
  });
  await add([{ at: '2030-04-03 12:00:00', device: 'D0', value: '1' }]);
  expect(await rows()).toMatchObject({ '2030-04-03 00:00:00': false, '2030-04-04 00:00:00': true });
});

test('a bucket added up twice is the same, also by two at once', async () => {
  await maintenance.maintain();
  await add(wave(100));
  await Promise.all([maintenance.rollUp(), maintenance.rollUp(), maintenance.rollUp()]);
  await rollAll();
  await expectSame();
  await spoil(`insert into app.series_mark (tenant_id, series, hour)
    select tenant_id, 'toy.reading', date_trunc('hour', at, 'UTC') from app.toy_reading where tenant_id = ${tenant.id}`);
  await rollAll();
  await expectSame();
  expect(await count(`from app.series_mark where tenant_id = ${tenant.id}`)).toBe(0);
});

test('a company that moves its clock has its days added up anew, and is answered from the rows until then', async () => {
  await maintenance.maintain();
  await add(wave(200));
  await rollAll();
  await decide(factory, tenant.id, 'system.timeZone', 'Asia/Kolkata');
  await expectSame();
  await maintenance.maintain();
  await rollAll();
  await expectSame();
  const [days] = await onCell<{ whole: boolean }>(factory, [
    `select bool_and(bucket at time zone 'Asia/Kolkata' = date_trunc('day', bucket at time zone 'Asia/Kolkata')) as whole
     from app.toy_reading_by_day where tenant_id = ${tenant.id}`,
  ]);
  expect(days?.whole).toBe(true);
  await add([
    { at: '2030-04-02 05:45:00', device: 'D9', value: '1' },
    { at: '2030-04-02 06:15:00', device: 'D9', value: '2' },
  ]);
  await rollAll();
  await expectSame();
});

test('sums are those of one company, with the right, and of the places a person sees', async () => {
  const other = await factory.tenant();
  await maintenance.maintain();
  const plant = await inside(
    async (ctx) =>
      (await save(ctx, factory.registry, factory.registry.entities.get('base.plant') as never, { code: 'P1', name: '一厂' })).id,
  );
  const [here, elsewhere] = [
    { at: '2030-05-01 10:00:00', device: 'A', value: '1', plant },
    { at: '2030-05-01 10:00:00', device: 'A', value: '10' },
  ];
  await add([here, elsewhere]);
  await add([{ at: '2030-05-01 10:00:00', device: 'B', value: '100' }], other);
  await rollAll();
  await expectSame();
  await expectSame(undefined, undefined, other);
  const span = { from: '2030-05-01', to: '2030-05-02' };
  const limited = { ...system, scopes: { plant: [plant] } };
  // By day the roll-up keeps plants apart; by hour it does not, and the rows answer.
  const day = await factory.as(limited, tenant.id, (ctx) => readRollup(ctx, Reading, 'day', span));
  expect(day.map(({ value, rows }) => [rows, value.sum])).toEqual([[1, '1']]);
  const hour = await factory.as(limited, tenant.id, (ctx) => readRollup(ctx, Reading, 'hour', span));
  expect(hour.map(({ value, rows }) => [rows, value.sum])).toEqual([[1, '1']]);
  const nobody = { ...system, can: () => false };
  await expect(factory.as(nobody, tenant.id, (ctx) => readRollup(ctx, Reading, 'day', span))).rejects.toMatchObject({
    status: 403,
  });
});

const monthsLeft = async (): Promise<readonly string[]> =>
  (
    await onCell<{ month: string }>(factory, [
      `select right(c.relname, 7) as month from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'app.toy_reading'::regclass and c.relname < 'toy_reading_2030_06' and c.relname >= 'toy_reading_2029' order by 1`,
    ])
  ).map(({ month }) => month);
const timesOf = async ({ id }: Tenant): Promise<readonly string[]> =>
  (
    await onCell<{ at: string }>(factory, [
      "set timezone = 'Asia/Shanghai'",
      `select left(at::text, 16) as at from app.toy_reading where tenant_id = ${id} order by at`,
    ])
  ).map(({ at }) => at);

test('companies that keep different months: what nobody wants goes whole, the rest by company', async () => {
  await onCell(factory, ["update app.tenant set state = 'moved'", 'delete from app.toy_reading']);
  const [short, long] = [await factory.tenant(), await factory.tenant()];
  await decide(factory, short.id, MONTHS.id, 1);
  await decide(factory, long.id, MONTHS.id, 4);
  // Seven in the morning of the first of April in Shanghai is the last of March in UTC.
  const times = [
    '2029-11-10 12:00:00',
    '2030-01-20 12:00:00',
    '2030-03-31 12:00:00',
    '2030-04-01 07:00:00',
    '2030-05-10 12:00:00',
  ];
  for (const company of [short, long])
    await add(
      times.map((at) => ({ at, device: 'D', value: '1' })),
      company,
    );
  expect(await monthsLeft()).toEqual(expect.arrayContaining(['2029_11', '2030_01', '2030_03', '2030_05']));
  await maintenance.maintain();
  await rollAll();
  // Both keep their months whole; the short one wants April and May, and has the hours of April that lie in March of UTC.
  expect(await timesOf(short)).toEqual(['2030-03-31 12:00', '2030-04-01 07:00', '2030-05-10 12:00']);
  expect(await timesOf(long)).toEqual(['2030-01-20 12:00', '2030-03-31 12:00', '2030-04-01 07:00', '2030-05-10 12:00']);
  expect((await monthsLeft())[0]).toBe('2030_01');
  for (const company of [short, long]) await expectSame('2029-01-01 00:00:00', '2030-06-01 00:00:00', company);
  now = new Date('2030-07-15T00:00:00Z');
  await decide(factory, long.id, MONTHS.id, 1);
  await maintenance.maintain();
  await rollAll();
  expect(await monthsLeft()).toEqual(['2030_05']);
  for (const company of [short, long]) {
    expect(await timesOf(company)).toEqual(['2030-05-10 12:00']);
    await expectSame('2029-01-01 00:00:00', '2030-06-01 00:00:00', company);
    expect(await count(`from app.toy_reading_by_day where tenant_id = ${company.id}`)).toBe(1);
  }
});

test('a company nobody has asked yet keeps every month', async () => {
  await onCell(factory, ["update app.tenant set state = 'moved'"]);
  const [known, unknown] = [await factory.tenant(), await factory.tenant()];
  for (const company of [known, unknown]) await add([{ at: '2029-11-10 12:00:00', device: 'D' }], company);
  await onCell(factory, [`update app.tenant set state = 'suspended' where tenant_id = ${unknown.id}`]);
  await maintenance.maintain();
  expect([await timesOf(known), await timesOf(unknown)]).toEqual([[], ['2029-11-10 12:00']]);
});
