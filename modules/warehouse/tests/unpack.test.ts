import { valueProblem } from '@takt/model';
import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { StockStatus } from '../defs/index.ts';
import { unpackFields } from '../defs/inside/unpack-stock.ts';
import { type Move, postStock } from '../server/index.ts';
import { deadlocks } from './deadlocks.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const TRANSFER = 'warehouse.stockTransfer';
const EMPTY = ['拆包数量不能为空', 'The unpacking quantity is required'];
const BOX = '106141412345678908';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

/** A box comes in on a day of its own, of a supplier's goods where one is named. */
const arrive = (qty: string, more: Partial<Move> = {}, status: StockStatus = 'available') =>
  on.inside((ctx) => {
    const to = { location: floor.at.A, status };
    const came = { from: { outside: 'vendor' }, receivedAt: '2026-01-05 08:00:00' } as const;
    return postStock(ctx, { entity: 'test', documentNo: 'R1' }, [
      { ...on.what('L1'), container: BOX, ...came, ...more, qty, to },
    ]);
  });
interface Lying {
  readonly id: string;
  readonly key: string;
  readonly held: string;
}
const lying = () =>
  on.inside(
    (ctx) => ctx.sql<Lying>`
      select s.id, concat_ws(' ', l.code, s.stock_status, s.batch, s.container, v.code) as key,
        concat_ws(' ', trim_scale(s.qty) || '/' || trim_scale(s.reserved_qty), left(s.received_at::text, 10)) as held
      from warehouse_stock s join warehouse_location l on l.id = s.location_id left join base_vendor v on v.id = s.owner_id
      where s.qty > 0 order by 2`,
  );
const balances = async () => Object.fromEntries((await lying()).map(({ key, held }) => [key, held]));
const stockOf = async (key: string): Promise<string> => (await lying()).find((one) => one.key === key)?.id ?? '';
const unpack = (stock: string, qty: string | null, by: Client = floor.admin) =>
  by.post('/warehouse/call/unpackStock', { stock, qty });
const idOf = async (number: string): Promise<string> =>
  (await floor.admin.page(TRANSFER, { _params: { number: [number] } })).data.list[0].id;

test('B091 (supply 4.2) the unpacking quantity is required, on both sides', async () => {
  await arrive('10');
  const stock = await stockOf(`A available L1 ${BOX}`);
  for (const qty of [null, ''])
    expect(await unpack(stock, qty)).toMatchObject({ httpStatus: 422, error: { zh: EMPTY[0], en: EMPTY[1] } });
  // What the dialog asks before it sends anything.
  expect(valueProblem(unpackFields.qty, null)).toEqual(EMPTY);
  expect((await unpack(stock, '0')).httpStatus).toBe(422);
  expect(await balances()).toEqual({ [`A available L1 ${BOX}`]: '10/0 2026-01-05' });
});

test('B091 goods leave their container: place, age, batch, owner and status stay, and it can be taken back', async () => {
  const owner = await on.make('base.vendor', { code: 'V1', name: '供应商' });
  await arrive('10', { owner });
  const boxed = `A available L1 ${BOX} V1`;
  const { number } = (await unpack(await stockOf(boxed), '4')).data;
  expect(await balances()).toEqual({ [boxed]: '6/0 2026-01-05', 'A available L1 V1': '4/0 2026-01-05' });
  expect(await on.ledger(number)).toEqual(['4 A:available > unpacked', '4 unpacked > A:available']);
  const id = await idOf(number);
  expect(await on.one(TRANSFER, id)).toMatchObject({ status: '20', lines: [{ unpack: '1', container: BOX, qty: '4' }] });

  expect((await on.act(TRANSFER, id, 'reverse', { reason: '' })).error).toMatchObject({ code: `${TRANSFER}.reverse.reason` });
  expect(await on.act(TRANSFER, id, 'reverse', { reason: '拆错' })).toMatchObject({ httpStatus: 200 });
  expect(await balances()).toEqual({ [boxed]: '10/0 2026-01-05' });
  expect(await on.one(TRANSFER, id)).toMatchObject({ status: '40' });
  const [back] = (await floor.admin.page(TRANSFER, { _params: { status: ['20'] } })).data.list;
  expect(await on.one(TRANSFER, back.id)).toMatchObject({
    reverses: id,
    remark: '拆错',
    lines: [{ unpack: '1', container: BOX }],
  });
  const reversed = await on.inside(
    (ctx) => ctx.sql`
      select 1 from warehouse_stock_move m join warehouse_stock_move r on r.reverses_id = m.id and r.reason = '拆错'
      where m.document_no = ${number} and r.document_no = ${back.number}`,
  );
  expect(reversed).toHaveLength(2);
  expect((await on.act(TRANSFER, back.id, 'reverse', { reason: '又错' })).error).toMatchObject({
    code: `${TRANSFER}.reverse.original`,
  });
});

test('B091 what was unpacked is told of its container in a recall, and of its batch it is here', async () => {
  await arrive('10');
  await unpack(await stockOf(`A available L1 ${BOX}`), '4');
  const sums = async (code: string) =>
    (await floor.admin.post('/warehouse/call/recall', { code, part: null })).data.goods.map((one: { sums: object }) => one.sums);
  expect(await sums(BOX)).toMatchObject([{ received: '10', here: '6', unpacked: '4', transit: '0', missing: '0' }]);
  expect(await sums('L1')).toMatchObject([{ received: '10', here: '10', unpacked: '0', transit: '0', missing: '0' }]);
});

test('B091 what is held, loose, set aside or too little is not unpacked', async () => {
  await arrive('10');
  const boxed = `A available L1 ${BOX}`;
  const stock = await stockOf(boxed);
  const hold = await on.make('warehouse.lotHold', { part: floor.part, container: BOX, reason: '客户投诉' });
  const { number } = await on.one('warehouse.lotHold', hold);
  expect((await unpack(stock, '4')).error).toMatchObject({
    code: 'stock.containerHeld',
    zh: `P1 ${BOX} 已冻结（${number}：客户投诉），不能拆包`,
    en: `P1 ${BOX} is on hold (${number}: 客户投诉) and cannot be unpacked`,
  });
  await on.act('warehouse.lotHold', hold, 'lift', { reason: '误报' });
  // A hold on the batch goes with the goods.
  await on.make('warehouse.lotHold', { part: floor.part, batch: 'L1', reason: '复检' });
  expect((await unpack(stock, '11')).error).toMatchObject({ code: 'stock.short' });
  expect((await unpack(stock, '4')).httpStatus).toBe(200);
  expect((await unpack(await stockOf('A available L1'), '1')).error).toMatchObject({ code: 'warehouse.stock.unpack.container' });
  const [warehouse] = floor.warehouses;
  const kept = { location: floor.at.A, part: floor.part, batch: 'L1', container: BOX };
  await on.make('warehouse.stockHold', { warehouse, ...kept, qty: '2', reason: '待查' });
  expect((await unpack(await stockOf(`A hold L1 ${BOX}`), '1')).error).toMatchObject({ code: 'warehouse.stock.unpack.held' });
  expect((await unpack(stock, '5')).error).toMatchObject({ code: 'stock.short' });
  // Judged by its box, what was taken out of it would wait for ever.
  await arrive('3', { batch: 'L2' }, 'qc');
  expect((await unpack(await stockOf(`A qc L2 ${BOX}`), '1')).error).toMatchObject({ code: 'warehouse.stock.unpack.waits' });
  expect(await balances()).toMatchObject({ [boxed]: '4/0 2026-01-05', 'A available L1': '4/0 2026-01-05' });
});

test('B091 unpacking has a right of its own, and nobody unpacks by writing it on a transfer', async () => {
  await arrive('10');
  const stock = await stockOf(`A available L1 ${BOX}`);
  const may = (...permissions: string[]) => floor.tenant.person({ permissions });
  expect((await unpack(stock, '1', await may('warehouse.stock.read', `${TRANSFER}.moveStock`))).httpStatus).toBe(403);
  expect((await unpack(stock, '1', await may(`${TRANSFER}.unpack`))).httpStatus).toBe(200);
  const [warehouse] = floor.warehouses;
  const goods = { part: floor.part, batch: 'L1', container: BOX, qty: '1', unpack: '1' };
  const id = await on.make(TRANSFER, {
    warehouse,
    toWarehouse: warehouse,
    lines: [{ ...goods, fromLocation: floor.at.A, toLocation: floor.at.A }],
  });
  expect((await on.one(TRANSFER, id)).lines).toMatchObject([{ unpack: '0' }]);
  expect((await on.act(TRANSFER, id, 'release')).error).toMatchObject({ code: `${TRANSFER}.release.diff` });
});

test('supply 2.10: a transfer in steps is taken back by one that names it, once, unless the goods have gone on', async () => {
  await on.receive('A', '10', 'L1');
  const [warehouse, toWarehouse] = floor.warehouses;
  const goods = { part: floor.part, batch: 'L1', qty: '6', fromLocation: floor.at.A, toLocation: floor.at.F };
  const id = await on.make(TRANSFER, { warehouse, toWarehouse, lines: [goods] });
  await on.act(TRANSFER, id, 'release');
  const [{ id: lineId }] = (await on.one(TRANSFER, id)).lines;
  for (const qty of ['2', '4']) await on.act(TRANSFER, id, 'moveOut', { lineId, qty });
  for (const qty of ['5', '1']) await on.act(TRANSFER, id, 'moveIn', { lineId, qty });
  const order = { entity: 'test', documentNo: 'X1' };
  const from = { location: floor.at.F, status: 'available' } as const;
  const gone = { ...on.what('L1'), qty: '1', from, to: { outside: 'scrap' } } as const;
  await on.inside((ctx) => postStock(ctx, order, [gone]));
  expect((await on.act(TRANSFER, id, 'reverse', { reason: '错移' })).error).toMatchObject({ code: 'stock.short' });
  await on.receive('F', '1', 'L1');
  expect(await on.act(TRANSFER, id, 'reverse', { reason: '错移' })).toMatchObject({ httpStatus: 200 });
  expect(await on.held()).toEqual({ 'A available L1': '10/0' });
  const [back] = (await floor.admin.page(TRANSFER, { _params: { status: ['20'] } })).data.list;
  expect((await on.ledger(back.number)).toSorted()).toEqual([
    '1 F:available > transit',
    '2 transit > A:available',
    '4 transit > A:available',
    '5 F:available > transit',
  ]);
  expect((await on.act(TRANSFER, id, 'reverse', { reason: '错移' })).httpStatus).toBe(422);
});

test('supply 2.6: who move the same goods towards each other in one step do not wait for each other in a circle', async () => {
  const before = await deadlocks(factory, floor.tenant.id);
  for (const place of ['A', 'B'] as const) await on.receive(place, '100', 'L1');
  const [here, there] = [await stockOf('A available L1'), await stockOf('B available L1')];
  const move = (stock: string, to: string) => floor.admin.post('/warehouse/call/moveStock', { stock, to, qty: '1' });
  for (let round = 0; round < 4; round += 1) {
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? move(here, 'B') : move(there, 'A'))));
    expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(replies.map(() => 200));
  }
  expect(await balances()).toMatchObject({ 'A available L1': expect.stringMatching(/^100\/0/) });
  expect((await deadlocks(factory, floor.tenant.id)) - before).toBe(0);
});
