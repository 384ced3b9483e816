import { identity, modules } from '@takt/app-server/modules';
import { createAll } from '@takt/engine/host';
import { type Client, Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeToyTables, Node, toyModule } from './toys.ts';

let factory: Factory;
let tenant: Tenant;
let admin: Client;
beforeAll(async () => {
  factory = await Factory.open({
    modules: [...modules, toyModule],
    identity,
    clock: () => new Date('2096-03-02T00:00:00Z'),
  });
  await makeToyTables(factory.operator);
});
beforeEach(async () => {
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
});
afterAll(() => factory.close());

const node = async (row: object): Promise<string> => {
  const reply = await admin.save('toy.node', { ...row });
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data.id;
};

describe('totals', () => {
  test('the totals row sums all rows of the query, not those of the page', async () => {
    for (const [code, amount, pieces] of [
      ['a', '0.1', 1],
      ['b', '0.2', 2],
      ['c', '999999999', 3],
      ['d', null, null],
    ] as const) {
      await node({ code, amount, pieces });
    }
    const totals = async (body: object) => (await admin.page('toy.node', { ...body })).data.totals;
    expect(await totals({})).toEqual({ amount: '999999999.3', pieces: '6' });
    expect(await totals({ paging: { size: 1, page: 2 } })).toEqual({ amount: '999999999.3', pieces: '6' });
    expect(await totals({ _params: { code: 'b' } })).toEqual({ amount: '0.2', pieces: '2' });
    expect(await totals({ _params: { code: 'nothing' } })).toEqual({ amount: '0', pieces: '0' });
  });

  test('rows that are too many to be counted are added up only where the exact count is asked for', async () => {
    const parent = await node({ code: 'root' });
    const rows = Array.from({ length: 1001 }, (_, n) => ({ code: `n${n}`, parent, pieces: 2 }));
    await factory.asSystem(tenant.id, (ctx) => createAll(ctx, factory.registry, Node, rows));
    const page = async (paging: object) => (await admin.page('toy.node', { _params: { parent }, paging })).data;
    const [capped, exact] = [await page({ size: 10 }), await page({ size: 10, exact: true })];
    expect([capped.total, capped.totalCapped, capped.totals]).toEqual([1000, true, undefined]);
    expect([exact.total, exact.totalCapped, exact.totals]).toEqual([1001, false, { amount: '0', pieces: '2002' }]);
    await admin.delete('toy.node', [{ id: exact.list[0].id }]);
    expect(await page({ size: 10 })).toMatchObject({ total: 1000, totalCapped: false, totals: { pieces: '2000' } });
  });

  test('deleted rows do not count', async () => {
    await node({ code: 'a', amount: '1' });
    const gone = await node({ code: 'b', amount: '2' });
    await admin.delete('toy.node', [{ id: gone }]);
    expect((await admin.page('toy.node')).data.totals).toMatchObject({ amount: '1' });
  });
});

describe('tree', () => {
  test('a row names its parent, and a parent knows its children', async () => {
    const root = await node({ code: 'root' });
    const leaf = await node({ code: 'leaf', parent: root });
    expect((await admin.one('toy.node', leaf)).data).toMatchObject({ parent: root, parentLabel: 'root', children: 0 });
    expect((await admin.one('toy.node', root)).data).toMatchObject({ parent: null, parentLabel: null, children: 1 });
    expect((await admin.page('toy.node', { _params: { parent: root } })).data.list).toMatchObject([{ id: leaf, children: 0 }]);
  });

  test('a parent lives as long as its children', async () => {
    const root = await node({ code: 'root' });
    const leaf = await node({ code: 'leaf', parent: root });
    expect((await admin.delete('toy.node', [{ id: root }])).error).toMatchObject({ code: 'G20', zh: '存在下级节点，不能删除' });
    await admin.delete('toy.node', [{ id: leaf }]);
    expect((await admin.delete('toy.node', [{ id: root }])).httpStatus).toBe(200);
  });

  test('no row is above itself, directly or through others', async () => {
    const root = await node({ code: 'root' });
    const middle = await node({ code: 'middle', parent: root });
    const leaf = await node({ code: 'leaf', parent: middle });
    for (const parent of [root, middle, leaf]) {
      const reply = await admin.save('toy.node', { id: root, version: 1, parent });
      expect(reply.httpStatus, reply.raw).toBe(422);
    }
    expect((await admin.one('toy.node', root)).data.parent).toBeNull();
  });
});

describe('kinds', () => {
  const full = {
    code: 'box',
    story: '<p>第一段</p>\n<p>第二段 😀</p>',
    opensAt: '23:59:58',
    sealedAt: '2096-02-29 23:59:59',
    gift: 'Y',
    size: 'l',
    weight: '0.0002',
    shape: { sides: 6, 名称: ['六面体', null, true] },
  };

  test('every kind comes back as it was sent', async () => {
    const nodes = [await node({ code: 'a' }), await node({ code: 'b' })];
    const { data } = await admin.save('toy.box', { ...full, nodes });
    expect((await admin.one('toy.box', data.id)).data).toMatchObject({ ...full, nodes });
    expect((await admin.page('toy.box', { _fields: Object.keys(full) })).data.list).toMatchObject([full]);
  });

  test('what is left out takes its default, from the company’s own clock', async () => {
    const { data } = await admin.save('toy.box', { code: 'box' });
    expect((await admin.one('toy.box', data.id)).data).toMatchObject({
      story: null,
      opensAt: null,
      sealedAt: '2096-03-02 08:00:00',
      gift: 'N',
      size: 's',
      weight: null,
      nodes: [],
      shape: null,
    });
  });

  test.each([
    ['the same', {}],
    ['an equal decimal', { weight: '0.00020' }],
    ['an equal time', { sealedAt: '2096-02-29 23:59' }],
  ])('%s is no change, and history says so', async (_, again) => {
    const row = { ...full, sealedAt: '2096-02-29 23:59' };
    const { data } = await admin.save('toy.box', row);
    expect(
      (await admin.save('toy.box', { ...row, sealedAt: '2096-02-29 23:59:00', ...again, id: data.id, version: 1 })).httpStatus,
    ).toBe(200);
    expect((await admin.history('toy.box', data.id)).data[0].changes).toEqual({});
  });

  test('kinds with an order are asked by range, and a whole day covers its hours', async () => {
    await admin.save('toy.box', full);
    const found = async (params: object) => (await admin.page('toy.box', { _params: { ...params } })).data.total;
    expect(await found({ opensAt: ['23:00:00', '23:59:58'] })).toBe(1);
    expect(await found({ 'opensAt._ge': '23:59:59' })).toBe(0);
    expect(await found({ sealedAt: ['2096-02-29', '2096-02-29'] })).toBe(1);
    expect(await found({ 'sealedAt._le': '2096-02-28' })).toBe(0);
    expect(await found({ weight: ['0', '0.0002'] })).toBe(1);
    expect(await found({ 'weight._le': '0.0001' })).toBe(0);
    expect(await found({ gift: 'Y', size: 'l' })).toBe(1);
    expect(await found({ gift: 'N' })).toBe(0);
  });
});
