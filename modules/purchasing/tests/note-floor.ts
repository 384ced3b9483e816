import type { Client } from '@takt/testing';
import { done, type Market, openMarket, recordsOf } from './market.ts';

export const NOTE = 'purchasing.deliveryNote';
export const ORDER = 'purchasing.purchaseOrder';
export const PLAN = 'purchasing.deliveryPlan';
export const PICKUP = 'purchasing.pickupNote';
export const ASN = 'warehouse.asn';

/** Live bindings: set when the floor is opened. */
export let market: Market;
export let rival = '';
export let rivals: Client;
let dock = '';
/** A company with two suppliers, each of which has agreed prices. */
export async function openFloor(): Promise<void> {
  market = await openMarket();
  const { buyer, tenant, ids } = market;
  const price = { part: ids.part, unit: ids.unit, currency: 'CNY', minQty: '0', price: '3', validFrom: '2000-01-01' };
  rival = (await done(buyer.save('base.vendor', { code: 'V2', name: '供应商二' }))).id;
  for (const vendor of [ids.vendor, rival]) await done(buyer.save('purchasing.priceList', { ...price, vendor }));
  rivals = await tenant.person({ admin: true, vendor: rival });
  const times = { opensAt: '08:00:00', closesAt: '20:00:00' };
  dock = (await done(buyer.save('warehouse.dock', { code: 'D1', name: '月台', warehouse: ids.warehouse, ...times }))).id;
}
export const closeFloor = (): Promise<void> => market.factory.close();

/** An order of one line that its supplier has promised and we have confirmed. */
export async function confirmed(
  qty: string,
  { vendor = market.ids.vendor, by = market.supplier, part = market.ids.part } = {},
): Promise<string> {
  const { plant, warehouse, unit } = market.ids;
  const { create, act } = recordsOf(market, ORDER);
  const { id } = await create({ vendor, plant, warehouse, lines: [{ part, unit, qty, price: '3', dueDate: '2096-03-20' }] });
  await act(market.buyer, 'publish', id);
  await act(by, 'reply', id, { answer: 'asAsked' });
  await act(market.buyer, 'acceptReply', id);
  return id;
}
export const heading = () => ({
  vendor: market.ids.vendor,
  warehouse: market.ids.warehouse,
  plannedArrival: '2096-03-20 08:00:00',
  driverTel: '13812345678',
  plate: '沪A12345',
});
export const line = (changes: object) => ({ part: market.ids.part, unit: market.ids.unit, qty: '10', sourceLine: 1, ...changes });
export const save = (lines: readonly object[], client: Client = market.buyer, head: object = {}) =>
  client.save(NOTE, { ...heading(), ...head, lines });
export const openOf = async (order: string): Promise<string> => (await recordsOf(market, ORDER).read(order)).lines[0].openQty;
export const asnsOf = async (note: string): Promise<any[]> => {
  const { number } = await recordsOf(market, NOTE).read(note);
  return (await market.buyer.page(ASN, { _params: { 'sourceNo._eq': number } })).data.list;
};
/** A note over some of an order, shipped and at the dock; tells its receipt as well. */
export async function atTheDock(order: string, qty: string, changes: object = {}) {
  const { act, read } = recordsOf(market, NOTE);
  const { id: note } = await done(save([line({ order, qty, ...changes })]));
  await act(market.buyer, 'publish', note);
  // Parts that are inspected wait until somebody has looked at the shipment.
  if ((await read(note)).status === '15') await act(market.buyer, 'audit', note);
  await act(market.supplier, 'ship', note);
  const [asn] = await asnsOf(note);
  await recordsOf(market, ASN).act(market.buyer, 'arrive', asn.id, { dock });
  const [receipt] = (await market.buyer.page('warehouse.receipt', { _params: { asn: [asn.id] } })).data.list;
  return { note, asn: asn.id as string, receipt: String(receipt?.id) };
}
