import type { Client, Factory } from '@takt/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const COUNT = 'warehouse.countOrder';
const done = { httpStatus: 200 };

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let counter: Client;
let second: Client;
let third: Client;
/** Their ids. */
let ids: Readonly<Record<'counter' | 'second' | 'third', string>>;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const permissions = ['read', 'count', 'recount', 'submit'].map((right) => `${COUNT}.${right}`);
  const person = () => floor.tenant.person({ permissions });
  [counter, second, third] = [await person(), await person(), await person()];
  const idOf = async ({ username }: Client): Promise<string> =>
    (await floor.admin.page('system.user', { _params: { username } })).data.list[0].id;
  ids = { counter: await idOf(counter), second: await idOf(second), third: await idOf(third) };
});
afterEach(async () => expect(await on.unproven()).toEqual([]));

/** A count with one line at A that is to be recounted, and one at B that is not. */
async function marked(): Promise<{ readonly id: string; readonly a: string; readonly b: string }> {
  await on.receive('A', '10');
  await on.receive('B', '5');
  const id = await on.make(COUNT, { warehouse: floor.warehouses[0], emptyPlaces: '0' });
  expect(await on.act(COUNT, id, 'release')).toMatchObject(done);
  const [{ id: a }, { id: b }] = (await on.one(COUNT, id)).lines;
  expect(await count(id, a, '7')).toMatchObject(done);
  expect(await count(id, b, '5')).toMatchObject(done);
  return { id, a, b };
}
const count = (id: string, lineId: string, countedQty: string, by: Client = counter) =>
  by.act(COUNT, 'count', [{ id, version: null }], { input: { lineId, countedQty } });
const name = (id: string, lines: readonly string[], recounter: string | null, by: Client = counter) =>
  by.post('/warehouse/call/nameRecounter', { count: id, lines, recounter });
const refused = (code: string) => ({ httpStatus: 422, error: { code } });

test('use 34 whoever is named counts the line again alone, and it is on record who was', async () => {
  const { id, a } = await marked();
  expect(await name(id, [a], ids.second)).toMatchObject(done);
  expect((await on.one(COUNT, id)).lines[0]).toMatchObject({ recounter: ids.second, toRecount: '1' });
  expect(await count(id, a, '8', third)).toMatchObject(refused(`${COUNT}.count.named`));
  expect(await count(id, a, '10')).toMatchObject(refused(`${COUNT}.count.named`));
  expect(await count(id, a, '8', second)).toMatchObject(done);
  expect((await on.one(COUNT, id)).lines[0]).toMatchObject({ countedQty: '7', recountedQty: '8' });
  const { raw } = await floor.admin.history(COUNT, id);
  expect(raw).toContain('nameRecounter');
  expect(await name(id, [a], ids.third)).toMatchObject(refused(`${COUNT}.nameRecounter.marked`));
});

test('use 34 somebody else can be named, or nobody any more', async () => {
  const { id, a } = await marked();
  await name(id, [a], ids.second);
  expect(await name(id, [a], ids.third)).toMatchObject(done);
  expect(await count(id, a, '8', second)).toMatchObject(refused(`${COUNT}.count.named`));
  expect(await name(id, [a], null)).toMatchObject(done);
  expect(await count(id, a, '8', second)).toMatchObject(done);
});

test('use 34 the first counter, a line within tolerance and people who do not work here are refused, and nothing is half done', async () => {
  const { id, a, b } = await marked();
  expect(await name(id, [a], ids.counter)).toMatchObject(refused(`${COUNT}.nameRecounter.notFirst`));
  expect(await name(id, [a, b], ids.second)).toMatchObject(refused(`${COUNT}.nameRecounter.marked`));
  expect(await name(id, [a], '01900000-0000-7000-8000-000000000000')).toMatchObject(refused('count.recounter'));
  expect(await name(id, [], ids.second)).toMatchObject(refused('count.recounter'));
  expect((await on.one(COUNT, id)).lines[0]).toMatchObject({ recounter: null });
});

test('use 34 naming takes the right to confirm the recount, and sight of the count', async () => {
  const { id, a } = await marked();
  const plain = await floor.tenant.person({ permissions: [`${COUNT}.read`, `${COUNT}.count`] });
  expect(await name(id, [a], ids.second, plain)).toMatchObject({ httpStatus: 403 });
  const stranger = await openFloor(factory);
  expect(await name(id, [a], ids.second, stranger.admin)).toMatchObject({ error: { code: 'not.found' } });
  const action = { input: { lineId: a, recounter: ids.second } };
  expect(await floor.admin.act(COUNT, 'nameRecounter', [{ id, version: null }], action)).not.toMatchObject(done);
});
