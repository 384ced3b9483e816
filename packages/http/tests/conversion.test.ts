import { identity, modules } from '@takt/app-server/modules';
import { sumDecimal } from '@takt/model';
import { type Client, Factory, type Reply, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeToyTables, toyModule } from './toys.ts';

let factory: Factory;
let tenant: Tenant;
let admin: Client;
let clerk: string;
beforeAll(async () => {
  factory = await Factory.open({
    modules: [...modules, toyModule],
    identity,
    poolSize: 16,
    clock: () => new Date('2096-03-02T00:00:00Z'),
  });
  await makeToyTables(factory.operator);
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  clerk = (await admin.page('system.user', { _params: { username: admin.username } })).data.list[0].id;
});
afterAll(() => factory.close());

const NOTHING_LEFT = { zh: '没有可生成的数量', en: 'No quantity is left' };
interface Made {
  readonly id: string;
  readonly lines: readonly string[];
}

/** A released wish with one line per quantity. */
async function wish(...quantities: readonly string[]): Promise<Made> {
  const lines = quantities.map((qty, index) => ({ item: `item ${index + 1}`, qty }));
  const { data } = await admin.save('toy.wish', { clerk, title: 'a wish', lines });
  await admin.act('toy.wish', 'release', [{ id: data.id, version: 1 }]);
  const row = (await admin.one('toy.wish', data.id)).data;
  return { id: data.id, lines: row.lines.map((line: { id: string }) => line.id) };
}
const convertBy = (client: Client, id: string, quantities?: Record<string, string>): Promise<Reply> =>
  client.post('/toy/ai/convert', { conversion: 'toy.wishToGift', id, ...(quantities && { quantities }) });
const convert = (id: string, quantities?: Record<string, string>) => convertBy(admin, id, quantities);
const giftLines = async (reply: Reply): Promise<[string, string][]> =>
  (await admin.one('toy.gift', reply.data.id)).data.lines.map((line: { item: string; qty: string }) => [line.item, line.qty]);
const saysNothingLeft = (reply: Reply) => {
  expect(reply.httpStatus, reply.raw).toBe(422);
  expect(reply.error).toMatchObject({ code: 'toy.wishToGift.open', ...NOTHING_LEFT });
};

test('everything open goes into the new document, with the header’s fields', async () => {
  const { id } = await wish('10', '4.5');
  const made = await convert(id);
  expect(made.httpStatus, made.raw).toBe(200);
  const gift = (await admin.one('toy.gift', made.data.id)).data;
  const source = (await admin.one('toy.wish', id)).data;
  expect(gift).toMatchObject({ title: 'a wish', wishNo: source.number, status: '00', number: made.data.number });
  expect(await giftLines(made)).toEqual([
    ['item 1', '10'],
    ['item 2', '4.5'],
  ]);
  expect(source).toMatchObject({ linkedCount: 1, openLinkedCount: 1, status: '10' });
});

test('what is left is what earlier conversions did not take', async () => {
  const { id, lines } = await wish('10', '4');
  const [first = '', second = ''] = lines;
  expect(await giftLines(await convert(id, { [first]: '0.1' }))).toEqual([['item 1', '0.1']]);
  expect(await giftLines(await convert(id, { [first]: '0.2', [second]: '4' }))).toEqual([
    ['item 1', '0.2'],
    ['item 2', '4'],
  ]);
  saysNothingLeft(await convert(id, { [first]: '9.701' }));
  saysNothingLeft(await convert(id, { [second]: '0.001' }));
  expect(await giftLines(await convert(id))).toEqual([['item 1', '9.7']]);
  saysNothingLeft(await convert(id));
  expect((await admin.one('toy.wish', id)).data).toMatchObject({ linkedCount: 3, openLinkedCount: 3 });
});

test('a deleted document gives back what it had taken', async () => {
  const { id } = await wish('10');
  const made = await convert(id);
  saysNothingLeft(await convert(id));
  await admin.delete('toy.gift', [{ id: made.data.id }]);
  expect((await admin.one('toy.wish', id)).data).toMatchObject({ linkedCount: 0, openLinkedCount: 0 });
  expect(await giftLines(await convert(id))).toEqual([['item 1', '10']]);
});

const drop = (reply: Reply) => admin.act('toy.gift', 'drop', [{ id: reply.data.id, version: 1 }]);

test('a cancelled document gives back what it had taken, as often as that happens, and stays linked', async () => {
  const { id, lines } = await wish('10', '4');
  const [first = '', second = ''] = lines;
  const some = await convert(id, { [first]: '7', [second]: '1' });
  const more = await convert(id, { [first]: '2' });
  saysNothingLeft(await convert(id, { [first]: '1.001' }));
  await drop(some);
  saysNothingLeft(await convert(id, { [first]: '8.001' }));
  const again = await convert(id, { [first]: '8' });
  expect(await giftLines(again)).toEqual([['item 1', '8']]);
  await drop(again);
  await drop(more);
  expect(await giftLines(await convert(id))).toEqual([
    ['item 1', '10'],
    ['item 2', '4'],
  ]);
  saysNothingLeft(await convert(id));
  expect((await admin.one('toy.wish', id)).data).toMatchObject({ linkedCount: 4, openLinkedCount: 1 });
});

test('what was given is gone: only cancelling gives back', async () => {
  const { id } = await wish('10');
  const made = await convert(id);
  await admin.act('toy.gift', 'give', [{ id: made.data.id, version: 1 }]);
  saysNothingLeft(await convert(id));
});

test('sixteen want what eight documents that are cancelled at the same time had taken: no more is passed on than there is', async () => {
  const { id, lines } = await wish('8');
  const [line = ''] = lines;
  const taken: Reply[] = [];
  for (let n = 0; n < 8; n += 1) taken.push(await convert(id, { [line]: '1' }));
  const [wanted] = await Promise.all([
    Promise.all(Array.from({ length: 16 }, () => convert(id, { [line]: '1' }))),
    Promise.all(taken.map(drop)),
  ]);
  const got = wanted.filter((reply) => reply.httpStatus === 200).length;
  expect(got).toBeLessThanOrEqual(8);
  for (const reply of wanted.filter((one) => one.httpStatus !== 200)) saysNothingLeft(reply);
  const rest: Reply[] = [];
  for (let n = got; n < 8; n += 1) rest.push(await convert(id, { [line]: '1' }));
  expect(rest.map(({ httpStatus }) => httpStatus)).toEqual(rest.map(() => 200));
  saysNothingLeft(await convert(id));
});

test('the source knows when what was made of it is done', async () => {
  const { id } = await wish('10');
  const made = await convert(id);
  const finish = () => admin.act('toy.wish', 'finish', [{ id, version: 2 }]);
  expect((await finish()).error).toMatchObject({ zh: '存在未完成的礼物', en: 'Open gifts exist' });
  await admin.act('toy.gift', 'give', [{ id: made.data.id, version: 1 }]);
  expect((await admin.one('toy.wish', id)).data).toMatchObject({ linkedCount: 1, openLinkedCount: 0 });
  expect((await finish()).data.status).toBe('40');
});

test('only the states of the conversion allow it', async () => {
  const { data } = await admin.save('toy.wish', { clerk, title: 'a wish', lines: [{ item: 'x', qty: '1' }] });
  const reply = await convert(data.id);
  expect(reply).toMatchObject({
    httpStatus: 422,
    error: { zh: '只有已发布状态的愿望单才能生成礼物', en: 'Gift can be made only while the wish is Released' },
  });
});

test('two conversions of the same remainder at once: one gets it, the other is told', async () => {
  const { id } = await wish('10');
  const replies = await Promise.all([convert(id), convert(id)]);
  expect(replies.map((reply) => reply.httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422]);
  saysNothingLeft(replies.find((reply) => reply.httpStatus === 422) as Reply);
  expect((await admin.one('toy.wish', id)).data.linkedCount).toBe(1);
});

test('twenty at once that want one each of ten: ten get it, and no more than ten was passed on', async () => {
  const { id, lines } = await wish('10');
  const replies = await Promise.all(Array.from({ length: 20 }, () => convert(id, { [lines[0] ?? '']: '1' })));
  const done = replies.filter((reply) => reply.httpStatus === 200);
  expect(done).toHaveLength(10);
  for (const reply of replies.filter((one) => one.httpStatus !== 200)) saysNothingLeft(reply);
  const taken = await factory.asSystem(
    tenant.id,
    (ctx) => ctx.sql<{ qty: string }>`select trim_scale(qty)::text as qty from link where from_id = ${id}`,
  );
  expect(sumDecimal(taken.map((one) => one.qty))).toBe('10');
});

test('quantities that are no quantities are refused and make nothing', async () => {
  const { id, lines } = await wish('10');
  for (const qty of ['abc', '', '1e3', '0.00001', '-1']) {
    const reply = await convert(id, { [lines[0] ?? '']: qty });
    expect({ qty, status: reply.httpStatus }).toEqual({ qty, status: 422 });
  }
  expect((await admin.one('toy.wish', id)).data.linkedCount).toBe(0);
});

test('a person needs to read the source and to create the target', async () => {
  const { id } = await wish('10');
  for (const permissions of [['toy.wish.read'], ['toy.gift.create']]) {
    const person = await tenant.person({ permissions });
    expect((await convertBy(person, id)).httpStatus).toBe(403);
  }
  const allowed = await tenant.person({ permissions: ['toy.wish.read', 'toy.gift.create'] });
  expect((await convertBy(allowed, id)).httpStatus).toBe(200);
});

test('another company converts nothing of ours', async () => {
  const { id } = await wish('10');
  const stranger = await (await factory.tenant()).person({ admin: true });
  expect((await convertBy(stranger, id)).httpStatus).toBe(404);
  expect((await admin.one('toy.wish', id)).data.linkedCount).toBe(0);
});

test('only the person named on the document may act where the action says so', async () => {
  const other = await tenant.person({ admin: true });
  const { data } = await admin.save('toy.wish', { clerk, title: 'a wish', lines: [] });
  const target = [{ id: data.id, version: 1 }];
  const refused = await other.act('toy.wish', 'release', target);
  expect(refused).toMatchObject({
    httpStatus: 422,
    error: { zh: '您没有权限执行此操作', en: 'You are not authorised to perform this action' },
  });
  expect((await admin.act('toy.wish', 'release', target)).data.status).toBe('10');
});
