import type { Client } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, moveClock, noticesOf, recordsOf } from './market.ts';
import { ASN, asnsOf, atTheDock, closeFloor, confirmed, line, market, NOTE, openFloor, rivals, save } from './note-floor.ts';

/** When it should be here. */
const PLANNED = '2096-03-20 08:00:00';
let keeper: Client;
/** Buys from the supplier; others may do so as well. */
let buyer: Client;
beforeAll(async () => {
  await openFloor();
  keeper = await market.tenant.person({ permissions: ['warehouse.*'] });
  buyer = await market.tenant.person({ permissions: ['purchasing.*'] });
  const { vendor } = market.ids;
  const { version } = await done(market.buyer.one('base.vendor', vendor));
  await done(
    market.buyer.save('base.vendor', {
      id: vendor,
      version,
      buyer: (await done(buyer.post('/base/ai/queryTenancyName', {}))).userId,
    }),
  );
});
afterAll(closeFloor);

const published = async () => {
  const lines = [line({ order: await confirmed('10') })];
  const { id } = await done(save(lines, market.buyer, { plannedArrival: PLANNED }));
  await recordsOf(market, NOTE).act(market.buyer, 'publish', id);
  return recordsOf(market, NOTE).read(id);
};
const said = async (client: Client, number: string): Promise<number> =>
  (await noticesOf(client)).filter((title) => title.includes(number)).length;

test('use 26: a delivery that has not left when it should be here is told once to its supplier and its buyer', async () => {
  const { number } = await published();
  const before = [await said(market.supplier, number), await said(buyer, number)];
  await moveClock(market, PLANNED);
  await moveClock(market, '2096-03-20 12:00:00');
  expect([await said(market.supplier, number), await said(buyer, number)]).toEqual(before.map((n) => n + 1));
  for (const other of [rivals, keeper, market.chief]) expect(await said(other, number)).toBe(0);
});

test('use 26: one that is on the road and late is told to the buyer; one that has arrived is not', async () => {
  const late = await published();
  await recordsOf(market, NOTE).act(market.supplier, 'ship', late.id);
  const [onTheWay] = await asnsOf(late.id);
  const arrived = await recordsOf(market, ASN).read((await atTheDock(await confirmed('10'), '10')).asn);
  await moveClock(market, PLANNED);
  expect(await noticesOf(buyer)).toContain(`到货通知单 ${onTheWay.number} 已到期（在途）`);
  expect(await said(buyer, arrived.number)).toBe(0);
  for (const other of [rivals, keeper, market.chief]) expect(await said(other, onTheWay.number)).toBe(0);
});
