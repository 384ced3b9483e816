import { identity, modules } from '@takt/app-server/modules';
import type { Ctx } from '@takt/engine';
import { Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutsidePlace, StockStatus } from '../defs/index.ts';
import { type End, type Move, postStock, reserveStock, reverseStock } from '../server/index.ts';
import vectors from './ledger-vectors.json' with { type: 'json' };

const CAUSE = { entity: 'warehouse.test', documentNo: 'T1' };
let factory: Factory;
let tenant: Tenant;
let part: string;
let places: Readonly<Record<string, string>>;
beforeAll(async () => {
  factory = await Factory.open({ modules, identity });
});
afterAll(() => factory.close());
beforeEach(async () => {
  tenant = await factory.tenant();
  const admin = await tenant.person({ admin: true });
  const put = async (entity: string, row: Record<string, unknown>): Promise<string> => (await admin.save(entity, row)).data.id;
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  part = await put('base.part', { partNo: 'P1', name: '件', unit, partType: 'bought' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'raw' });
  const other = await put('warehouse.warehouse', { code: 'W2', name: '库二', plant, type: 'raw' });
  places = Object.fromEntries(
    await Promise.all(
      ['RCV', 'A-01-01', 'STAGE', 'FAR'].map(async (code) => {
        const row = { code, warehouse: code === 'FAR' ? other : warehouse, kind: 'storage' };
        return [code, await put('warehouse.location', row)] as const;
      }),
    ),
  );
});

const inside = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> => factory.asSystem(tenant.id, work);
const end = (place: string, status: string): End => {
  const location = places[place];
  return location ? { location, status: status.toLowerCase() as StockStatus } : { outside: place.toLowerCase() as OutsidePlace };
};
const move = (qty: string, from: readonly [string, string], to: readonly [string, string], more: Partial<Move> = {}): Move => ({
  part,
  batch: null,
  container: null,
  owner: null,
  qty,
  from: end(...from),
  to: end(...to),
  ...more,
});
const post = (...moves: Move[]) => inside((ctx) => postStock(ctx, CAUSE, moves));
const receive = (qty: string, more: Partial<Move> = {}) => post(move(qty, ['VENDOR', '-'], ['A-01-01', 'available'], more));
const held = async (): Promise<Record<string, string>> => {
  const rows = await inside(
    (ctx) => ctx.sql<{ code: string; status: string; qty: string; reserved: string }>`
      select l.code, s.stock_status as status, trim_scale(s.qty)::text as qty, trim_scale(s.reserved_qty)::text as reserved
      from warehouse_stock s join warehouse_location l on l.id = s.location_id order by 1, 2`,
  );
  return Object.fromEntries(rows.map(({ code, status, qty, reserved }) => [`${code} ${status}`, `${qty}/${reserved}`]));
};
/** Balances that differ from the sum of their moves; none, ever. */
const unproven = () =>
  inside(
    (ctx) => ctx.sql`
      with ends as (
        select to_location_id as l, to_status as s, part_id as p, batch as b, qty from warehouse_stock_move where to_location_id is not null
        union all select from_location_id, from_status, part_id, batch, -qty from warehouse_stock_move where from_location_id is not null),
      sums as (select l, s, p, b, sum(qty) as qty from ends group by 1, 2, 3, 4)
      select * from sums full join warehouse_stock t on t.location_id = l and t.stock_status = s and t.part_id = p and t.batch is not distinct from b
      where sums.qty is distinct from t.qty`,
  );
const refusal = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: { refusal?: { code: string; text: readonly [string, string] } }) => error.refusal?.text[1] ?? String(error),
  );

test('the ledger vector: every move has two ends, balances follow, and everything sums to nothing', async () => {
  for (const [event, qty, fromPlace, fromStatus, toPlace, toStatus] of vectors.moves as [
    string,
    number,
    string,
    string,
    string,
    string,
  ][])
    await inside((ctx) =>
      postStock(ctx, { entity: 'warehouse.test', documentNo: event }, [
        move(String(qty), [fromPlace, fromStatus], [toPlace, toStatus]),
      ]),
    );
  const balances = await inside(
    (ctx) => ctx.sql<{ place: string; qty: string }>`
      with ends as (
        select coalesce(l.code || '|' || upper(to_status), upper(to_place) || '|-') as place, m.qty from warehouse_stock_move m
          left join warehouse_location l on l.id = m.to_location_id
        union all select coalesce(l.code || '|' || upper(from_status), upper(from_place) || '|-'), -m.qty from warehouse_stock_move m
          left join warehouse_location l on l.id = m.from_location_id)
      select place, trim_scale(sum(qty))::text as qty from ends group by place`,
  );
  expect(Object.fromEntries(balances.map(({ place, qty }) => [place, Number(qty)]))).toEqual(vectors.balances);
  expect(balances.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(0);
  expect(await held()).toMatchObject({ 'A-01-01 available': '20/0', 'A-01-01 hold': '0/0', 'RCV available': '0/0' });
  expect(await unproven()).toEqual([]);
});

describe('what is refused leaves nothing behind', () => {
  test('more than there is, with the figures', async () => {
    await receive('10');
    const taking = post(
      move('4', ['A-01-01', 'available'], ['STAGE', 'available']),
      move('7', ['A-01-01', 'available'], ['WIP', '-']),
    );
    expect(await refusal(taking)).toBe('At location A-01-01 there are 10 of P1 free, 11 are needed');
    expect(await held()).toEqual({ 'A-01-01 available': '10/0' });
    expect(await unproven()).toEqual([]);
  });

  test('what is reserved for somebody else; whoever it is reserved for takes it', async () => {
    await receive('10');
    const key = { location: places['A-01-01'] ?? '', part, batch: null, container: null, owner: null };
    await inside((ctx) => reserveStock(ctx, [{ ...key, qty: '8' }]));
    const taking = (reserved: string) => move('5', ['A-01-01', 'available'], ['STAGE', 'available'], { reserved });
    expect(await refusal(post(taking('0')))).toBe('At location A-01-01 there are 2 of P1 free, 5 are needed');
    await post(taking('5'));
    expect(await held()).toEqual({ 'A-01-01 available': '5/3', 'STAGE available': '5/0' });
    expect(await refusal(inside((ctx) => reserveStock(ctx, [{ ...key, qty: '3' }])))).toMatch(/2 of P1 free/);
    expect(await refusal(inside((ctx) => reserveStock(ctx, [{ ...key, qty: '-4' }])))).toMatch(/3 of P1 are reserved, not 4/);
  });

  test('nothing, less than nothing, and a move between two warehouses', async () => {
    await receive('10');
    for (const qty of ['0', '-1'])
      expect(await refusal(post(move(qty, ['VENDOR', '-'], ['RCV', 'qc'])))).toBe('A quantity above 0 must be posted');
    expect(await refusal(post(move('1', ['A-01-01', 'available'], ['FAR', 'available'])))).toMatch(/pass through transit/);
    expect(await held()).toEqual({ 'A-01-01 available': '10/0' });
  });

  test('an edit or a deletion of the ledger, whoever tries', async () => {
    await receive('1');
    for (const statement of [
      'update warehouse_stock_move set qty = 2',
      'delete from warehouse_stock_move',
      'delete from warehouse_stock',
    ])
      await expect(inside((ctx) => ctx.sql.run({ text: statement, values: [] }))).rejects.toThrow(/permission denied/);
  });
});

test('a place that was emptied is not listed, unless how much lies there is asked', async () => {
  await receive('5');
  await post(move('5', ['A-01-01', 'available'], ['STAGE', 'available']));
  const reader = await tenant.person({ permissions: ['warehouse.stock.read'] });
  const listed = async (_params: object) => {
    const { list, total } = (await reader.page('warehouse.stock', { _params })).data;
    return [total, list.map(({ location, qty }: any) => [location.id ?? location, qty])];
  };
  expect(await listed({})).toEqual([1, [[places['STAGE'], '5']]]);
  expect(await listed({ 'qty._le': '0' })).toEqual([1, [[places['A-01-01'], '0']]]);
});

test('a mistake is set right once, by a move the other way that names it', async () => {
  const ids = await receive('10', { batch: 'B1' });
  await inside((ctx) => reverseStock(ctx, { ...CAUSE, documentNo: 'T2' }, ids, '收错'));
  expect(await held()).toEqual({ 'A-01-01 available': '0/0' });
  expect(await refusal(inside((ctx) => reverseStock(ctx, CAUSE, ids, '再次')))).toBe('The stock move has been reversed already');
  expect(await unproven()).toEqual([]);
});

test('what has gone on cannot be taken back', async () => {
  const ids = await receive('10');
  await post(move('6', ['A-01-01', 'available'], ['CUSTOMER', '-']));
  expect(await refusal(inside((ctx) => reverseStock(ctx, CAUSE, ids, '取消')))).toMatch(/there are 4 of P1 free, 10 are needed/);
});

test('sixteen at once, crossing each other’s places: nothing negative, nothing lost, nobody waits in a circle', async () => {
  for (const place of ['A-01-01', 'RCV', 'STAGE']) await post(move('50', ['VENDOR', '-'], [place, 'available']));
  const codes = ['A-01-01', 'RCV', 'STAGE'];
  const work = async (worker: number): Promise<number> => {
    let done = 0;
    for (let step = 0; step < 12; step += 1) {
      const [from, to] = [codes[(worker + step) % 3] ?? '', codes[(worker * 2 + step + 1) % 3] ?? ''];
      const [there, back] = [move('3', [from, 'available'], [to, 'available']), move('2', [to, 'available'], [from, 'hold'])];
      const said = await refusal(from === to ? Promise.resolve() : post(there, back));
      if (said === 'done') done += 1;
      else expect(said).toMatch(/free, \d+ are needed$/);
    }
    return done;
  };
  const done = await Promise.all(Array.from({ length: 16 }, (_, worker) => work(worker)));
  expect(done.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(16);
  expect(await unproven()).toEqual([]);
  const total = await inside((ctx) => ctx.sql<{ qty: string }>`select trim_scale(sum(qty))::text as qty from warehouse_stock`);
  expect(total).toEqual([{ qty: '150' }]);
});
