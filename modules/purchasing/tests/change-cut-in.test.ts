import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, type Market, openMarket } from './market.ts';

const CHANGE = 'purchasing.ecr';
const VERSION = 'base.bomVersion';
let market: Market;
let bom = '';
beforeAll(async () => {
  market = await openMarket();
  const { part, plant } = market.ids;
  bom = (await done(market.buyer.save('base.bom', { code: 'B1', part, plant, usage: 'production' }))).id;
});
afterAll(() => market.factory.close());

/** A version of the BOM that waits for approval. */
async function waitingVersion(versionNo: string, changeNo: string, more: object = {}): Promise<string> {
  const { plant, bolt, unit } = market.ids;
  const versions = recordsOf(market, VERSION);
  const lines = [{ component: bolt, qty: '2', unit }];
  const { id } = await versions.create({ bom, plant, versionNo, changeNo, baseQty: '1', lines, ...more });
  await versions.act(market.buyer, 'submit', id);
  return id;
}
/** A change its supplier has acknowledged. */
async function acknowledged(more: object = {}): Promise<{ readonly id: string; readonly number: string }> {
  const { vendor, part } = market.ids;
  const row = { vendor, title: '材料变更', stockDisposition: 'useUp', cutInOn: '2096-05-01', lines: [{ part, newVersion: 'B' }] };
  const changes = recordsOf(market, CHANGE);
  const { id, number = '' } = await changes.create({ ...row, ...more });
  await changes.act(market.buyer, 'submit', id);
  await changes.act(market.buyer, 'approve', id);
  await changes.act(market.supplier, 'ack', id);
  return { id, number };
}
const statusOf = async (id: string): Promise<string> => (await recordsOf(market, VERSION).read(id)).status;
const cutIn = (id: string) => recordsOf(market, CHANGE).press(market.buyer, 'cutover', id);

test('cutting a change in puts its BOM version into effect and leads to it; other versions wait', async () => {
  const { id, number } = await acknowledged();
  const version = await waitingVersion('A', number, { validFrom: '2090-01-01', validTo: '2090-12-31' });
  const other = await waitingVersion('Z', 'EC-OTHER', { validFrom: '2080-01-01', validTo: '2080-12-31' });
  await done(cutIn(id));
  expect([await statusOf(version), await statusOf(other)]).toEqual(['10', '15']);
  const related: any = await done(market.buyer.post('/purchasing/ai/queryRelated', { _entity: CHANGE, id }));
  expect(related.after).toMatchObject([{ entity: VERSION, id: version }]);
});

test('a change released to several suppliers takes effect with the last of them', async () => {
  const changeNo = 'EC-SHARED';
  const [first, last] = [await acknowledged({ changeNo }), await acknowledged({ changeNo })];
  const version = await waitingVersion('B', changeNo, { validFrom: '2091-01-01', validTo: '2091-12-31' });
  await done(cutIn(first.id));
  expect(await statusOf(version)).toBe('15');
  await done(cutIn(last.id));
  expect(await statusOf(version)).toBe('10');
});

test('suppliers who become ready at once: nobody is refused, and the version is in effect', async () => {
  const changeNo = 'EC-RACE';
  const changes: { readonly id: string }[] = [];
  for (let n = 0; n < 8; n += 1) changes.push(await acknowledged({ changeNo }));
  const version = await waitingVersion('C', changeNo, { validFrom: '2092-01-01', validTo: '2092-12-31' });
  const replies = await Promise.all(changes.map(({ id }) => cutIn(id)));
  expect(replies.map(({ httpStatus }) => httpStatus)).toEqual(changes.map(() => 200));
  expect(await statusOf(version)).toBe('10');
});

test('a period another version still holds keeps the change from being cut in', async () => {
  const period = { validFrom: '2093-01-01', validTo: '2093-12-31' };
  const versions = recordsOf(market, VERSION);
  await versions.act(market.buyer, 'approve', await waitingVersion('D', 'EC-OLD', period));
  const { id, number } = await acknowledged();
  const version = await waitingVersion('E', number, period);
  expect((await cutIn(id)).error?.zh).toBe('生效期间与其他版本重叠');
  expect(await statusOf(version)).toBe('15');
  expect(await recordsOf(market, CHANGE).read(id)).toMatchObject({ status: '20', cutOverAt: null });
});
