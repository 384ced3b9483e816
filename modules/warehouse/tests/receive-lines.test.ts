import type { Factory } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

const ASN = 'warehouse.asn';
const RECEIPT = 'warehouse.receipt';
let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let receipt: string;
let [bolt, glue] = ['', ''];
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
/** 100 bolts and 40 tubes of glue, which is kept in batches, stand at the dock. */
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const [warehouse] = floor.warehouses;
  const { unit } = await on.one('base.part', floor.part);
  const kept = { partNo: 'GLUE', name: '胶', unit, partType: 'bought', trackMode: 'lot' };
  const lines = [
    { part: floor.part, unit, qty: '100' },
    { part: await on.make('base.part', kept), unit, qty: '40' },
  ];
  await on.make('warehouse.location', { code: 'RCV', warehouse, kind: 'receiving' });
  const dock = await on.make('warehouse.dock', { code: 'D1', name: '月台', warehouse, opensAt: '00:00', closesAt: '23:00' });
  const vendor = await on.make('base.vendor', { code: 'V1', name: '甬固' });
  const asn = await on.make(ASN, { vendor, warehouse, plannedArrival: '2096-01-01 08:00:00', lines });
  await on.act(ASN, asn, 'deliver');
  await on.act(ASN, asn, 'arrive', { dock });
  const { list } = (await floor.admin.page(RECEIPT, { _params: { asn: [asn] } })).data;
  receipt = list[0].id;
  [bolt, glue] = (await on.one(RECEIPT, receipt)).lines.map(({ id }: { readonly id: string }) => id);
});
const receive = (...lines: readonly unknown[]) => on.act(RECEIPT, receipt, 'receive', { lines });
const refused = (code: string) => ({ httpStatus: 422, error: { code: `${RECEIPT}.receive.${code}` } });

test('use 35 all lines are received in one go, each with its quantity and batch; what did not come stays open', async () => {
  expect(await receive({ lineId: bolt, qty: '0' }, { lineId: glue, qty: '39', vendorLot: 'L7' })).toMatchObject({
    httpStatus: 200,
  });
  expect(await on.held()).toEqual({ 'RCV available L7': '39/0' });
  expect(await on.one(RECEIPT, receipt)).toMatchObject({
    status: '12',
    lines: [{ receivedQty: '0' }, { receivedQty: '39' }],
  });
  expect(await receive({ lineId: bolt, qty: '100' }, { lineId: glue, qty: '1', vendorLot: 'L8' })).toMatchObject({
    httpStatus: 200,
  });
  expect(await on.held()).toEqual({ 'RCV available': '100/0', 'RCV available L7': '39/0', 'RCV available L8': '1/0' });
  expect(await on.one(RECEIPT, receipt)).toMatchObject({ status: '20' });
});

test('use 35 every line is judged as if it came alone, and one that is refused receives none', async () => {
  const lot = { lineId: glue, qty: '40', vendorLot: 'L7' };
  expect(await receive({ lineId: bolt, qty: '101' }, lot)).toMatchObject(refused('over'));
  expect(await receive({ lineId: bolt, qty: '100' }, { ...lot, vendorLot: ' ' })).toMatchObject(refused('lot'));
  expect(await receive({ lineId: bolt, qty: '0' }, { ...lot, qty: '0' })).toMatchObject(refused('line'));
  expect(await receive(lot, lot)).toMatchObject(refused('line'));
  expect(await receive({ ...lot, lineId: receipt })).toMatchObject(refused('line'));
  expect(await receive({ ...lot, qty: '-1' })).toMatchObject(refused('line'));
  expect(await receive({ ...lot, expiresOn: 'soon' })).toMatchObject(refused('line'));
  expect(await on.act(RECEIPT, receipt, 'receive', { lines: lot })).toMatchObject(refused('line'));
  expect((await receive({ lineId: bolt, qty: '0.5' })).httpStatus).toBe(422);
  expect(await on.held()).toEqual({});
});
