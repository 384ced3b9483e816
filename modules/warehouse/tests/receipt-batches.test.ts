import type { Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Floor, onFloor, openFactory, openFloor } from './floor.ts';

let factory: Factory;
let floor: Floor;
let on: ReturnType<typeof onFloor>;
let [glue, unit, dock] = ['', '', ''];
beforeAll(async () => {
  factory = await openFactory();
});
afterAll(() => factory.close());
beforeEach(async () => {
  floor = await openFloor(factory);
  on = onFloor(factory, () => floor);
  const [warehouse] = floor.warehouses;
  ({ unit } = await on.one('base.part', floor.part));
  glue = await on.make('base.part', { partNo: 'GLUE', name: '胶', unit, partType: 'bought', trackMode: 'lot' });
  await on.make('warehouse.location', { code: 'RCV', warehouse, kind: 'receiving' });
  dock = await on.make('warehouse.dock', { code: 'D1', name: '月台', warehouse, opensAt: '00:00', closesAt: '23:00' });
});

/** So many of a supplier's batch stand at the dock and are received. */
async function received(vendor: string, told: object): Promise<Reply> {
  const [warehouse] = floor.warehouses;
  const lines = [{ part: glue, unit, qty: '5' }];
  const asn = await on.make('warehouse.asn', { vendor, warehouse, plannedArrival: '2096-01-01 08:00:00', lines });
  await on.act('warehouse.asn', asn, 'deliver');
  await on.act('warehouse.asn', asn, 'arrive', { dock });
  const [receipt] = (await floor.admin.page('warehouse.receipt', { _params: { asn: [asn] } })).data.list;
  return on.act('warehouse.receipt', receipt.id, 'receive', told);
}
const vendorOf = (code: string): Promise<string> => on.make('base.vendor', { code, name: code });
const lots = async (): Promise<readonly unknown[]> => {
  const { list } = (await floor.admin.page('warehouse.lot', { _fields: ['batch', 'vendorLot', 'expiresOn', 'vendor'] })).data;
  return list.map(({ batch, vendorLot, expiresOn }: any) => [batch, vendorLot, expiresOn]).toReversed();
};

test('supply 2.10 what two suppliers call the same stays two batches, and each finds its own again', async () => {
  const [one, other] = [await vendorOf('V1'), await vendorOf('V2')];
  for (const vendor of [one, other, one, other]) expect((await received(vendor, { vendorLot: 'L1' })).httpStatus).toBe(200);
  expect(await lots()).toEqual([
    ['L1', 'L1', null],
    ['L1-V2', 'L1', null],
  ]);
  expect(await on.held()).toEqual({ 'RCV available L1': '10/0', 'RCV available L1-V2': '10/0' });
});

test('supply 2.10 another expiry than that of the batch is refused with both days', async () => {
  const vendor = await vendorOf('V1');
  expect((await received(vendor, { vendorLot: 'L1', expiresOn: '2096-05-01' })).httpStatus).toBe(200);
  expect(await received(vendor, { vendorLot: 'L1', expiresOn: '2096-06-01' })).toMatchObject({
    httpStatus: 422,
    error: {
      code: 'batch.expiry',
      zh: '批次 L1 的有效期至 2096-05-01，与 2096-06-01 不符',
      en: 'Batch L1 expires on 2096-05-01, not on 2096-06-01',
    },
  });
  expect((await received(vendor, { vendorLot: 'L1', expiresOn: '2096-05-01' })).httpStatus).toBe(200);
  expect((await received(vendor, { vendorLot: 'L1' })).httpStatus).toBe(200);
  expect(await lots()).toEqual([['L1', 'L1', '2096-05-01']]);
});
