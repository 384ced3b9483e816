import type { Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const TASK = 'warehouse.replenishmentTask';
const done = { httpStatus: 200 };
const refused = (en: string) => ({ httpStatus: 422, error: { en } });
const AGAINST = 'The pick violates the rotation rule';

/** Shortly before midnight in Shanghai. */
const EVENING = new Date('2096-03-02T15:59:50Z');
let now = EVENING;
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
beforeAll(async () => {
  factory = await openFactory({ clock: () => now });
});
afterAll(() => factory.close());
beforeEach(async () => {
  now = EVENING;
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

/** B1 is older by a day. */
const twoBatches = async (): Promise<void> => {
  await on.receive('A', '4', 'B1');
  now = new Date(EVENING.getTime() + 20_000);
  await on.receive('A', '10', 'B2');
};
const asked = (qty: string, more: object = {}): Promise<string> => {
  const [warehouse, toWarehouse] = floor.warehouses;
  const places = { warehouse, fromLocation: floor.at.A, toWarehouse, toLocation: floor.at.F };
  return on.make(TASK, { ...places, part: floor.part, qty, ...more });
};
const released = async (qty: string): Promise<string> => {
  const id = await asked(qty);
  expect(await on.act(TASK, id, 'release')).toMatchObject(done);
  return id;
};

test('the whole life: picked in the turn of the batches, carried, signed for; what is refused goes back', async () => {
  await twoBatches();
  const id = await released('8');
  expect(await on.act(TASK, id, 'pick', { qty: '6' })).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available B1': '4/4', 'A available B2': '10/2' });
  expect(await on.act(TASK, id, 'pick', { qty: '2', batch: 'B2' })).toMatchObject(done);
  expect(await on.act(TASK, id, 'deliver')).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available B2': '6/0' });
  expect(await on.act(TASK, id, 'sign', { qty: '7' })).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available B2': '7/0', 'F available B1': '4/0', 'F available B2': '3/0' });
  const row = await on.one(TASK, id);
  expect(row).toMatchObject({ status: '30', pickedQty: '8', deliveredQty: '8', signedQty: '7' });
  expect(row.lines.map(({ batch, qty }: { batch: string; qty: string }) => [batch, qty])).toEqual([
    ['B1', '4'],
    ['B2', '2'],
    ['B2', '2'],
  ]);
  expect(await on.act(TASK, id, 'close')).toMatchObject(done);
});

test('a batch whose turn it is not needs the right and a reason', async () => {
  await twoBatches();
  const id = await released('3');
  expect(await on.act(TASK, id, 'pick', { qty: '3', batch: 'B2' })).toMatchObject(refused(AGAINST));
  const picker = await floor.tenant.person({ permissions: [`${TASK}.read`, `${TASK}.pick`] });
  const input = { qty: '3', batch: 'B2', reason: '客户指定' };
  expect(await on.act(TASK, id, 'pick', input, picker)).toMatchObject(refused(AGAINST));
  expect(await on.act(TASK, id, 'pick', input)).toMatchObject(done);
  expect((await on.one(TASK, id)).lines).toMatchObject([{ batch: 'B2', qty: '3', reason: '客户指定' }]);
});

test('the rotation rule of the warehouse says whose turn it is', async () => {
  await twoBatches();
  await on.make('warehouse.rotationRule', {
    code: 'R1',
    name: '后进先出',
    warehouse: floor.warehouses[0],
    steps: [{ sequence: 1, strategy: 'lifo' }],
  });
  const id = await released('3');
  expect(await on.act(TASK, id, 'pick', { qty: '3', batch: 'B1' })).toMatchObject(refused(AGAINST));
  expect(await on.act(TASK, id, 'pick', { qty: '3', batch: 'B2' })).toMatchObject(done);
});

test('each batch expires when its own lot says, whatever other lots of the part there are', async () => {
  await twoBatches();
  // The younger one expires first.
  await on.make('warehouse.lot', { part: floor.part, batch: 'B1', expiresOn: '2999-01-01' });
  await on.make('warehouse.lot', { part: floor.part, batch: 'B2', expiresOn: '2998-01-01' });
  const id = await released('8');
  expect(await on.act(TASK, id, 'pick', { qty: '8' })).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available B1': '4/0', 'A available B2': '10/8' });
});

test('the line side takes no more than its maximum, tasks on their way included', async () => {
  await on.receive('A', '100');
  const row = { maxQty: '10' };
  const first = await asked('6', row);
  expect(await on.act(TASK, first, 'release')).toMatchObject(done);
  const second = await asked('5', row);
  expect(await on.act(TASK, second, 'release')).toMatchObject(refused('The replenishment would exceed the line-side maximum'));
  const third = await asked('4', row);
  expect(await on.act(TASK, third, 'release')).toMatchObject(done);
});

test('closed while picking gives back what was set aside; more than there is says what is missing', async () => {
  await on.receive('A', '5');
  const id = await released('9');
  expect(await on.act(TASK, id, 'pick', { qty: '6' })).toMatchObject(refused('The source is short by 1'));
  expect(await on.act(TASK, id, 'pick', { qty: '5' })).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '5/5' });
  expect(await on.act(TASK, id, 'close')).toMatchObject(done);
  expect(await on.held()).toEqual({ 'A available': '5/0' });
});

test('of sixteen who pick the same goods at once, those that fit have them', async () => {
  await on.receive('A', '10');
  const ids = [];
  for (let n = 0; n < 16; n += 1) ids.push(await released('3'));
  const replies = await Promise.all(ids.map((id) => on.act(TASK, id, 'pick', { qty: '3' })));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(3);
  expect(await on.held()).toEqual({ 'A available': '10/9' });
});
