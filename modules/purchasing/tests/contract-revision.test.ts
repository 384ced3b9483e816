import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done, type Market, openMarket, recordsOf } from './market.ts';

const CONTRACT = 'purchasing.contract';
let market: Market;
let contracts: ReturnType<typeof recordsOf>;
let [vendor, vendors] = ['', 0];
beforeAll(async () => {
  market = await openMarket();
  contracts = recordsOf(market, CONTRACT);
});
afterAll(() => market.factory.close());
/** Each test has a supplier of its own. */
beforeEach(async () => {
  vendors += 1;
  vendor = (await done(market.buyer.save('base.vendor', { code: `S${vendors}`, name: `供方${vendors}` }))).id;
});

const terms = (price: string, changes: object = {}) => ({
  vendor,
  name: '年度合同',
  validFrom: '2096-01-01',
  validTo: '2096-12-31',
  lines: [{ part: market.ids.bolt, unit: market.ids.unit, minQty: '0', price }],
  ...changes,
});
async function submitted(price: string, changes: object = {}): Promise<string> {
  const { id } = await contracts.create(terms(price, changes));
  await contracts.act(market.buyer, 'submit', id);
  return id;
}
async function effective(price: string, changes: object = {}): Promise<string> {
  const id = await submitted(price, changes);
  await contracts.act(market.chief, 'approve', id);
  return id;
}
const save = async (id: string, row: object) =>
  market.buyer.save(CONTRACT, { id, version: (await contracts.read(id)).version, ...row });
const priced = async (id: string, price: string) => ({ lines: [{ ...(await contracts.read(id)).lines[0], price }] });
/** The draft that revises a contract. */
async function revised(id: string, validFrom: string): Promise<any> {
  await contracts.act(market.buyer, 'revise', id, { validFrom });
  const { list } = (await market.buyer.page(CONTRACT, { _params: { vendor: [vendor], status: ['00'] } })).data;
  return contracts.read(String(list[0]?.id));
}
/** What an order of a day is priced at. */
async function priceOn(orderDate: string): Promise<string | null> {
  const { plant, warehouse, bolt: part, unit } = market.ids;
  const lines = [{ part, unit, qty: '10', dueDate: '2097-01-31' }];
  const orders = recordsOf(market, 'purchasing.purchaseOrder');
  const { id } = await orders.create({ vendor, plant, warehouse, orderDate, lines });
  return (await orders.read(id)).lines[0].price;
}

test('a contract changed in approval goes back; a remark changes nothing', async () => {
  const id = await submitted('0.12');
  await done(save(id, { remark: '错字' }));
  expect((await contracts.read(id)).status).toBe('15');
  await done(save(id, await priced(id, '0.13')));
  expect(await contracts.read(id)).toMatchObject({ status: '00', revision: 1 });
});

test('supply 2.8 contract.edit.revision: prices and terms of a contract in effect are not edited, a remark is', async () => {
  const id = await effective('0.12');
  await done(save(id, { remark: '又一个错字' }));
  for (const row of [await priced(id, '0.14'), { validTo: '2098-12-31' }, { taxRate: '9' }]) {
    const refused = await save(id, row);
    expect([refused.httpStatus, refused.error?.code, refused.error?.zh]).toEqual([
      422,
      `${CONTRACT}.edit.revision`,
      '生效合同的价格和条款不能直接修改',
    ]);
  }
  expect(await contracts.read(id)).toMatchObject({
    status: '10',
    revision: 1,
    validTo: '2096-12-31',
    lines: [{ price: '0.12' }],
  });
});

test('supply 2.8 a revision is a draft that names what it follows; approved, it ends it the day before it begins', async () => {
  const id = await effective('0.12');
  const draft = await revised(id, '2096-07-01');
  expect(draft).toMatchObject({
    status: '00',
    previous: id,
    revision: 2,
    validFrom: '2096-07-01',
    validTo: '2096-12-31',
    lines: [{ price: '0.12' }],
    ends: expect.stringContaining('2096-01-01 – 2096-06-30'),
  });
  expect((await contracts.press(market.buyer, 'revise', id, { validFrom: '2096-08-01' })).error?.code).toBe(
    `${CONTRACT}.revise.one`,
  );
  await done(save(draft.id, await priced(draft.id, '0.15')));
  // Until it is approved the old price holds.
  expect(await priceOn('2096-07-01')).toBe('0.12');
  await contracts.act(market.buyer, 'submit', draft.id);
  await contracts.act(market.chief, 'approve', draft.id);
  expect(await contracts.read(id)).toMatchObject({ status: '10', validTo: '2096-06-30' });
  expect([await priceOn('2096-06-30'), await priceOn('2096-07-01')]).toEqual(['0.12', '0.15']);
  expect((await contracts.press(market.supplier, 'revise', draft.id, { validFrom: '2096-09-01' })).httpStatus).not.toBe(200);
});

test('supply 2.8 one price on a day: a contract is not approved beside another, nor a revision that what it follows outlasts', async () => {
  const id = await effective('0.12');
  const rival = await submitted('0.11', { validFrom: '2096-12-31', validTo: '2097-12-31' });
  expect((await contracts.press(market.chief, 'approve', rival)).error?.code).toBe(`${CONTRACT}.approve.overlap`);
  const draft = await revised(id, '2096-03-01');
  await done(save(draft.id, { validTo: '2096-06-30' }));
  await contracts.act(market.buyer, 'submit', draft.id);
  expect((await contracts.press(market.chief, 'approve', draft.id)).error?.code).toBe(`${CONTRACT}.approve.overlap`);
  expect((await contracts.read(id)).validTo).toBe('2096-12-31');
});

test('supply 2.8 of contracts approved at once for one part and time, one comes into effect', async () => {
  const ids = await Promise.all(['0.1', '0.2', '0.3', '0.4'].map((price) => submitted(price)));
  const replies = await Promise.all(ids.map((id) => contracts.press(market.chief, 'approve', id)));
  expect(replies.map(({ httpStatus }) => httpStatus).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422]);
});
