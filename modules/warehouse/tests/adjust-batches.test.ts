import type { Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ADJUST = 'warehouse.stockAdjust';
const done = { httpStatus: 200 };
const refused = (guard: string) => ({ httpStatus: 422, error: { code: `${ADJUST}.submit.${guard}` } });

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let glue = '';
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const { unit } = await on.one('base.part', floor.part);
  const tracked = { trackMode: 'lot', shelfLifeDays: 30 };
  glue = await on.make('base.part', { partNo: 'GLUE', name: '胶', unit, partType: 'bought', ...tracked });
});

const found = async (...lines: readonly object[]): Promise<{ readonly id: string; readonly reply: Reply }> => {
  const told = lines.map((line) => ({ location: floor.at.A, part: glue, stockStatus: 'available', adjustedQty: '5', ...line }));
  const id = await on.make(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines: told });
  return { id, reply: await on.act(ADJUST, id, 'submit') };
};
const lots = async () => {
  const { list } = (await floor.admin.page('warehouse.lot')).data;
  return list.map(({ batch, producedOn, expiresOn }: any) => [batch, producedOn, expiresOn]);
};

test('supply 2.10 an adjustment invents no batch, neither of a part without batches nor of one with', async () => {
  expect((await found({ part: floor.part, batch: 'X1' })).reply).toMatchObject(refused('untracked'));
  expect((await found({})).reply).toMatchObject(refused('batch'));
  expect((await found({ batch: 'X1' })).reply).toMatchObject(refused('batch'));
  await on.make('warehouse.lot', { part: glue, batch: 'X1' });
  expect((await found({ batch: 'X1' })).reply).toMatchObject(done);
  expect((await found({ part: floor.part })).reply).toMatchObject(done);
});

test('supply 2.10 what a part without batches still has in one can be written off', async () => {
  await on.receive('A', '5', 'OLD');
  expect((await found({ part: floor.part, batch: 'OLD', adjustedQty: '0' })).reply).toMatchObject(done);
});

test('supply 2.10 a new batch comes with its days, and is entered once however many lines have it', async () => {
  const line = { batch: 'N1', producedOn: '2026-03-01' };
  const { id, reply } = await found(line, { ...line, location: floor.at.B });
  expect(reply).toMatchObject(done);
  expect(await lots()).toEqual([]);
  expect(await on.act(ADJUST, id, 'approve')).toMatchObject(done);
  expect(await on.act(ADJUST, id, 'adjust')).toMatchObject(done);
  expect(await lots()).toEqual([['N1', '2026-03-01', '2026-03-31']]);
  expect(await on.held()).toEqual({ 'A available N1': '5/0', 'B available N1': '5/0' });
});

test('supply 2.10 another expiry than that of the batch is refused', async () => {
  await on.make('warehouse.lot', { part: glue, batch: 'X1', expiresOn: '2026-05-01' });
  expect((await found({ batch: 'X1', expiresOn: '2026-06-01' })).reply).toMatchObject(refused('expiry'));
  expect((await found({ batch: 'X1', expiresOn: '2026-05-01' })).reply).toMatchObject(done);
});
