import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ADJUST = 'warehouse.stockAdjust';
const PASS = 'warehouse.releasePass';
const done = { httpStatus: 200 };
const refused = (entity: string) => ({ httpStatus: 422, error: { code: `${entity}.approve.otherPerson` } });

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let keeper: Client;
let other: Client;
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  [keeper, other] = [await floor.tenant.person({ admin: true }), await floor.tenant.person({ admin: true })];
});

const versionOf = async (entity: string, id: string): Promise<number> => (await on.one(entity, id)).version;
const press = async (by: Client, entity: string, action: string, id: string): Promise<Reply> =>
  by.act(entity, action, [{ id, version: await versionOf(entity, id) }]);
const drafted = async (by: Client, adjustedQty = '500'): Promise<string> => {
  const lines = [{ ...on.what(), location: floor.at.A, stockStatus: 'available', adjustedQty }];
  const reply = await by.save(ADJUST, { warehouse: floor.warehouses[0], reason: '盘点', lines });
  expect(reply, reply.raw).toMatchObject(done);
  return reply.data.id;
};
const decide = async (name: string, value: '0' | '1'): Promise<void> =>
  expect(await floor.admin.post('/system/call/setParameter', { name, decided: { value } })).toMatchObject(done);

test('use 17, supply 2.10 stock_adjust.approve.other_person: who made or submitted an adjustment does not approve it', async () => {
  const id = await drafted(keeper);
  expect(await press(other, ADJUST, 'submit', id)).toMatchObject(done);
  expect(await press(keeper, ADJUST, 'approve', id)).toMatchObject({
    ...refused(ADJUST),
    error: {
      zh: '创建、修改或提交过的人不能审批，请由他人审批',
      en: 'Whoever made, changed or submitted it may not approve it',
    },
  });
  expect(await press(other, ADJUST, 'approve', id)).toMatchObject(refused(ADJUST));
  expect(await press(floor.chief, ADJUST, 'approve', id)).toMatchObject(done);
});

test('supply 2.10 whoever changed somebody else’s draft made it too, also when somebody changed it after them', async () => {
  const id = await drafted(keeper, '1');
  const change = async (by: Client, adjustedQty: string) => {
    const { version, lines } = await on.one(ADJUST, id);
    return by.save(ADJUST, { id, version, lines: [{ ...lines[0], adjustedQty }] });
  };
  expect(await change(other, '900')).toMatchObject(done);
  expect(await change(keeper, '901')).toMatchObject(done);
  expect(await press(keeper, ADJUST, 'submit', id)).toMatchObject(done);
  expect(await press(other, ADJUST, 'approve', id)).toMatchObject(refused(ADJUST));
  // Sending it back is no part in it: whoever did may approve what comes again.
  const { version } = await on.one(ADJUST, id);
  expect(await floor.chief.act(ADJUST, 'reject', [{ id, version }], { input: { reason: '重盘' } })).toMatchObject(done);
  expect(await press(keeper, ADJUST, 'submit', id)).toMatchObject(done);
  expect(await press(floor.chief, ADJUST, 'approve', id)).toMatchObject(done);
});

test('supply 2.10 the page is told who made it, so that the button says why', async () => {
  const id = await drafted(keeper);
  const { makers, createdBy } = await on.one(ADJUST, id);
  expect(makers).toEqual([createdBy]);
  await decide('warehouse.othersApproveAdjustments', '0');
  expect((await on.one(ADJUST, id)).makers).toBeNull();
  // What a browser sends back of it is not believed.
  const { version } = await on.one(ADJUST, id);
  expect(await other.save(ADJUST, { id, version, makers: [], remark: '改' })).toMatchObject(done);
  await decide('warehouse.othersApproveAdjustments', '1');
  expect((await on.one(ADJUST, id)).makers).toHaveLength(2);
});

test('parameter warehouse.othersApproveAdjustments: the company may let people approve their own adjustments', async () => {
  const id = await drafted(keeper);
  await press(keeper, ADJUST, 'submit', id);
  await decide('warehouse.othersApproveAdjustments', '0');
  expect(await press(keeper, ADJUST, 'approve', id)).toMatchObject(done);
});

test('supply 2.10 no way around it: many at once, the same request again, a key', async () => {
  const submitted = async (by: Client): Promise<string> => {
    const id = await drafted(by);
    expect(await press(by, ADJUST, 'submit', id)).toMatchObject(done);
    return id;
  };
  const [own, others, third] = [await submitted(keeper), await submitted(other), await submitted(other)];
  const both = await Promise.all([own, others].map(async (id) => ({ id, version: await versionOf(ADJUST, id) })));
  const sent = { input: {}, key: 'a-key-of-a-request' };
  for (const _ of ['first', 'again']) {
    expect((await keeper.act(ADJUST, 'approve', both, sent)).raw).toContain(`${ADJUST}.approve.otherPerson`);
    expect([(await on.one(ADJUST, own)).status, (await on.one(ADJUST, others)).status]).toEqual(['15', '10']);
  }
  const user = (await on.one(ADJUST, own)).createdBy;
  const key = { name: 'WCS', user, expiresOn: inAMonth(), permissions: [{ permission: `${ADJUST}.approve` }] };
  const { id } = (await floor.admin.save('system.apiKey', key)).data;
  const { data: token } = await floor.admin.post('/system/call/issueApiKey', { key: id });
  const program = await floor.tenant.person({ admin: true });
  program.token = token;
  expect(await press(program, ADJUST, 'approve', own)).toMatchObject(refused(ADJUST));
  expect(await press(program, ADJUST, 'approve', third)).toMatchObject(done);
});
const inAMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test('supply 2.10 release_pass.approve.other_person, parameter warehouse.othersApprovePasses', async () => {
  const pass = { warehouse: floor.warehouses[0], plate: '沪A12345', goods: '支架' };
  const { id } = (await keeper.save(PASS, pass)).data;
  await press(keeper, PASS, 'submit', id);
  expect(await press(keeper, PASS, 'approve', id)).toMatchObject(refused(PASS));
  await decide('warehouse.othersApprovePasses', '0');
  expect(await press(keeper, PASS, 'approve', id)).toMatchObject(done);
});
