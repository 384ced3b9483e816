import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@takt/testing';
import { recordsOf, done, type Market, openMarket } from './market.ts';

const CHANGE = 'purchasing.ecr';
const VERSION = 'base.bomVersion';
let market: Market;
let bom = '';
/** Approves what others have written. */
let chief: Client;
beforeAll(async () => {
  market = await openMarket();
  chief = await market.tenant.person({ admin: true });
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
  const row = {
    vendor,
    title: '材料变更',
    stockDisposition: 'useUp',
    cutInOn: '2096-05-01',
    lines: [{ part, newVersion: 'B', bom }],
  };
  const changes = recordsOf(market, CHANGE);
  const { id, number = '' } = await changes.create({ ...row, ...more });
  await changes.act(market.buyer, 'submit', id);
  await changes.act(market.buyer, 'approve', id);
  await changes.act(market.supplier, 'ack', id);
  return { id, number };
}
const statusOf = async (id: string): Promise<string> => (await recordsOf(market, VERSION).read(id)).status;
const cutIn = (id: string, client: Client = chief) => recordsOf(market, CHANGE).press(client, 'cutover', id);

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
  await versions.act(chief, 'approve', await waitingVersion('D', 'EC-OLD', period));
  const { id, number } = await acknowledged();
  const version = await waitingVersion('E', number, period);
  expect((await cutIn(id)).error?.zh).toBe('生效期间与其他版本重叠');
  expect(await statusOf(version)).toBe('15');
  expect(await recordsOf(market, CHANGE).read(id)).toMatchObject({ status: '20', cutOverAt: null });
});

test('supply 2.7 cutting a change in ends the version it replaces the day before', async () => {
  const before = await waitingVersion('F', 'EC-BEFORE', { validFrom: '2094-01-01' });
  await recordsOf(market, VERSION).act(chief, 'approve', before);
  const { id, number } = await acknowledged();
  const next = await waitingVersion('G', number, { validFrom: '2095-01-01' });
  await done(cutIn(id));
  const { read } = recordsOf(market, VERSION);
  expect([await read(before), await read(next)]).toMatchObject([
    { status: '10', validTo: '2094-12-31' },
    { status: '10', validFrom: '2095-01-01' },
  ]);
});

const REFUSALS = {
  none: ['受影响BOM没有此变更编号的版本，不能切换', 'No version of the affected BOM carries this change number; cannot cut over'],
  draft: ['此变更的BOM版本仍在编制，不能切换', 'A BOM version of this change is still a draft; cannot cut over'],
  own: ['样件由您批准，不能由您切换', 'You approved the samples and may not cut over'],
};
const refusedWith = async (id: string, client?: Client) => {
  const { httpStatus, error } = await cutIn(id, client);
  expect([httpStatus, (await recordsOf(market, CHANGE).read(id)).status]).toEqual([422, '20']);
  return [error?.zh, error?.en];
};

test('supply 2.7 a change whose number names no version, or a draft, is not cut in', async () => {
  const { id, number } = await acknowledged();
  expect(await refusedWith(id)).toEqual(REFUSALS.none);
  // A version of another BOM, or with a slip of the pen, does not do.
  const other = await done(market.buyer.save('base.bom', { code: 'B2', part: market.ids.bolt, plant: market.ids.plant }));
  const { plant, unit, part } = market.ids;
  const versions = recordsOf(market, VERSION);
  const lines = [{ component: part, qty: '1', unit }];
  const slip = await versions.create({ bom: other.id, plant, versionNo: 'A', changeNo: number, lines, validFrom: '2096-01-01' });
  expect(await refusedWith(id)).toEqual(REFUSALS.none);
  await done(market.buyer.delete(VERSION, [{ id: slip.id }]));
  const row = {
    bom,
    plant,
    versionNo: 'H',
    changeNo: number,
    validFrom: '2097-01-01',
    lines: [{ component: market.ids.bolt, qty: '1', unit }],
  };
  const draft = await versions.create(row);
  expect(await refusedWith(id)).toEqual(REFUSALS.draft);
  await versions.act(market.buyer, 'submit', draft.id);
  await done(cutIn(id));
  expect(await statusOf(draft.id)).toBe('10');
});

test('supply 2.7 who approved the samples does not cut the change in', async () => {
  const { id } = await acknowledged({ sampleRequired: '1', bomAffected: '0' });
  expect((await cutIn(id)).error?.zh).toBe('样件未批准，不能切换');
  const changes = recordsOf(market, CHANGE);
  await changes.act(chief, 'approveSamples', id);
  expect(await refusedWith(id)).toEqual(REFUSALS.own);
  await done(cutIn(id, market.buyer));
  expect(await changes.read(id)).toMatchObject({ status: '30', sampleApprovedAt: '2096-03-02 08:00:00' });
});
