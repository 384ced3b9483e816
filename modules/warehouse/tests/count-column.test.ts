import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FIGURES_AT_ONCE } from '../defs/inside/count-calls.ts';
import { deadlocks } from './deadlocks.ts';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const done = { httpStatus: 200 };

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let counter: Client;
let second: Client;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const permissions = ['read', 'count', 'recount', 'submit'].map((right) => `${COUNT}.${right}`);
  [counter, second] = [await floor.tenant.person({ permissions }), await floor.tenant.person({ permissions })];
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

interface Line {
  readonly id: string;
  readonly locationLabel: string;
  readonly stockStatus: string | null;
  readonly countedQty: string | null;
  readonly toRecount: string;
}
interface Figure {
  readonly line: string;
  readonly countedQty: unknown;
}
const released = async (more: object = {}): Promise<string> => {
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0', ...more });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(done);
  return id;
};
const linesOf = async (id: string): Promise<readonly Line[]> => (await on.one(COUNT, id)).lines;
const column = (count: string, figures: readonly Figure[], by: Client = counter) =>
  by.post('/warehouse/call/countColumn', { count, figures });
const figuresOf = (lines: readonly Line[], quantities: readonly unknown[]): readonly Figure[] =>
  quantities.map((countedQty, index) => ({ line: lines[index]?.id ?? '', countedQty }));
const codes = ({ data }: { readonly data: readonly { readonly refusal: { readonly code: string } | null }[] }) =>
  data.map(({ refusal }) => refusal?.code ?? null);

test('use 34 two hundred places are counted with one entry each, and a pasted column goes in one call', async () => {
  const places = Array.from({ length: 199 }, (_, n) => ({
    code: `G-${String(n).padStart(3, '0')}`,
    warehouse: floor.warehouses[0],
    kind: 'storage',
  }));
  for (const place of places) await on.make('warehouse.location', place);
  await on.receive('A', '10');
  const id = await released({ locationFrom: 'A', emptyPlaces: '1', tolerance: '100' });
  const lines = (await linesOf(id)).filter(({ locationLabel }) => locationLabel === 'A' || locationLabel.startsWith('G-'));
  expect(lines).toHaveLength(200);
  const pasted = figuresOf(lines, ['10', ...places.map(() => '0')]);
  const entries = pasted.length;
  expect(entries).toBeLessThanOrEqual(220);
  const reply = await column(id, pasted);
  expect(reply).toMatchObject(done);
  expect(codes(reply)).toEqual(lines.map(() => null));
  const counted = (await linesOf(id)).filter(({ countedQty }) => countedQty !== null);
  expect(counted).toHaveLength(200);
  // Each is a count of its own in the history, with who and how much.
  const { data: history } = await floor.admin.history(COUNT, id);
  expect(history.filter(({ action }: { action: string }) => action === 'count')).toHaveLength(200);
});

test('use 34 lines that cannot be taken say why, each for itself, and the others are written down', async () => {
  await on.receive('A', '10');
  await on.receive('B', '5');
  const id = await released({ emptyPlaces: '1', tolerance: '100' });
  const [a, b, empty] = await linesOf(id);
  const reply = await column(id, [
    { line: a?.id ?? '', countedQty: '9' },
    { line: b?.id ?? '', countedQty: '2.5' },
    { line: empty?.id ?? '', countedQty: '3' },
    { line: '01900000-0000-7000-8000-000000000000', countedQty: '1' },
  ]);
  expect(codes(reply)).toEqual([null, `${COUNT}.count.whole`, `${COUNT}.count.empty`, `${COUNT}.count.line`]);
  expect(reply.data[1].refusal.text).toEqual(['小数位超过物料单位的小数位', 'More decimals than the unit of the part has']);
  expect((await linesOf(id)).map(({ countedQty }) => countedQty)).toEqual(['9', null, null]);
  const odd = await column(
    id,
    ['abc', '-5', '1e3', null, 7, ''].map((countedQty) => ({ line: b?.id ?? '', countedQty })),
  );
  expect(codes(odd)).toEqual(Array.from({ length: 6 }, () => 'validation'));
  expect((await linesOf(id)).map(({ countedQty }) => countedQty)).toEqual(['9', null, null]);
});

test('use 34 a call without lines, with too many, or with something else is refused as a whole', async () => {
  await on.receive('A', '10');
  const id = await released();
  const [line] = await linesOf(id);
  const one = { line: line?.id ?? '', countedQty: '10' };
  expect(await column(id, [])).toMatchObject({ httpStatus: 422, error: { code: 'count.figures' } });
  expect(
    await column(
      id,
      Array.from({ length: FIGURES_AT_ONCE + 1 }, () => one),
    ),
  ).toMatchObject({
    error: { en: 'At most 200 lines are written down at once; these are 201' },
  });
  expect(await counter.post('/warehouse/call/countColumn', { count: id, figures: [{ qty: '1' }] })).toMatchObject({
    error: { code: 'value' },
  });
  expect((await linesOf(id))[0]?.countedQty).toBeNull();
});

test('use 34 it takes the right to count, the warehouse of the count, and a count that is under way', async () => {
  await on.receive('A', '10');
  const id = await released();
  const [line] = await linesOf(id);
  const figures = [{ line: line?.id ?? '', countedQty: '10' }];
  const reader = await floor.tenant.person({ permissions: [`${COUNT}.read`, `${COUNT}.submit`] });
  expect(await column(id, figures, reader)).toMatchObject({ httpStatus: 403 });
  const elsewhere = await floor.tenant.person({
    permissions: [`${COUNT}.read`, `${COUNT}.count`],
    scopes: [{ dimension: 'warehouse', value: floor.warehouses[1] }],
  });
  expect(await column(id, figures, elsewhere)).toMatchObject({ error: { code: 'not.found' } });
  const stranger = await openFloor(factory);
  expect(await column(id, figures, stranger.admin)).toMatchObject({ error: { code: 'not.found' } });
  expect(codes(await column(id, figures))).toEqual([null]);
  expect(await on.act(COUNT, id, 'submit', {}, counter)).toMatchObject(done);
  expect(codes(await column(id, figures))).toEqual([`${COUNT}.count.state`]);
});

test('use 34 whoever counts blind learns nothing from the answer', async () => {
  await on.receive('A', '417253');
  const id = await released({ blind: '1', tolerance: '1000' });
  const [line] = await linesOf(id);
  const reply = await column(id, [{ line: line?.id ?? '', countedQty: '417236' }]);
  expect(codes(reply)).toEqual([null]);
  expect(reply.raw).not.toContain('417253');
  expect((await counter.one(COUNT, id)).raw).not.toContain('417253');
});

test('use 23 held and available stock of one part at one place are lines of their own, and tell which they are', async () => {
  await on.receive('A', '10');
  const hold = { warehouse: floor.warehouses[0], location: floor.at.A, ...on.what(), qty: '4', reason: '待查' };
  await on.make('warehouse.stockHold', hold);
  const id = await released();
  const lines = await linesOf(id);
  expect(new Set(lines.map(({ stockStatus }) => stockStatus))).toEqual(new Set(['available', 'hold']));
  const quantities = lines.map(({ stockStatus }) => (stockStatus === 'hold' ? '4' : '6'));
  expect(codes(await column(id, figuresOf(lines, quantities)))).toEqual([null, null]);
  expect((await linesOf(id)).map(({ toRecount }) => toRecount)).toEqual(['0', '0']);
});

test('use 23 a typing error is corrected by whoever made it, on record, and the mark for a recount stays', async () => {
  await on.receive('A', '10');
  const id = await released();
  const [line] = await linesOf(id);
  const count = (countedQty: string, by: Client = counter) => column(id, [{ line: line?.id ?? '', countedQty }], by);
  expect(codes(await count('100'))).toEqual([null]);
  expect(await linesOf(id)).toMatchObject([{ countedQty: '100', toRecount: '1' }]);
  expect(codes(await count('10'))).toEqual([null]);
  // Whoever could try figures until the mark is gone would know the books.
  expect(await linesOf(id)).toMatchObject([{ countedQty: '10', toRecount: '1', recountedQty: null }]);
  expect(await on.act(COUNT, id, 'submit', {}, counter)).toMatchObject({ error: { code: `${COUNT}.submit.recount` } });
  const { raw } = await floor.admin.history(COUNT, id);
  expect(raw).toContain('"100"');
  expect(codes(await count('10', second))).toEqual([null]);
  expect(await linesOf(id)).toMatchObject([{ countedQty: '10', recountedQty: '10' }]);
  expect(codes(await count('11'))).toEqual([`${COUNT}.count.other`]);
  expect(await on.act(COUNT, id, 'submit', {}, second)).toMatchObject(done);
  expect(await on.act(COUNT, id, 'approve')).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '10/0' });
});

test('use 23 half a piece is not found either', async () => {
  await on.receive('A', '10');
  const id = await released({ locationFrom: 'A', locationTo: 'B' });
  const find = (countedQty: string) =>
    counter.act(COUNT, 'count', [{ id, version: null }], { input: { location: 'B', part: 'P1', countedQty } });
  expect(await find('0.5')).toMatchObject({ error: { code: `${COUNT}.count.whole` } });
  expect(await find('2')).toMatchObject(done);
});

test('use 34 two who enter the same places in opposite order while goods arrive do not block each other', async () => {
  await on.receive('A', '10');
  await on.receive('B', '10');
  await on.receive('C', '10');
  const id = await released({ tolerance: '1000' });
  const before = await deadlocks(factory, floor.tenant.id);
  const figures = figuresOf(await linesOf(id), ['10', '10', '10']);
  const calls = Array.from({ length: 6 }, (_, n) =>
    n % 2 === 0 ? column(id, figures) : column(id, figures.toReversed(), second),
  );
  const receipts = Array.from({ length: 6 }, (_, n) => on.receive(n % 2 === 0 ? 'A' : 'C', '1'));
  const replies = await Promise.all([Promise.all(calls), ...receipts]);
  for (const reply of replies[0]) expect(codes(reply)).toEqual([null, null, null]);
  expect(await deadlocks(factory, floor.tenant.id)).toBe(before);
});
