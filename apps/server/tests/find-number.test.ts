import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

const find = async (person: Client, number: string) => (await person.post('/system/home/find', { number })).data;

test('a number leads to its document, whatever kind it is', async () => {
  const [order, note] = [
    await company.samples.create('sales.salesOrder'),
    await company.samples.create('purchasing.deliveryNote'),
  ];
  expect(await find(company.admin, order.number ?? '')).toEqual([
    { entity: 'sales.salesOrder', id: order.id, number: order.number, status: '00' },
  ]);
  expect(await find(company.admin, (note.number ?? '').slice(0, -1))).toContainEqual(
    expect.objectContaining({ entity: 'purchasing.deliveryNote', number: note.number }),
  );
  expect(await find(company.admin, 'NO-SUCH-NUMBER')).toEqual([]);
});

test('nobody finds what they may not read', async () => {
  const order = await company.samples.create('sales.salesOrder');
  const buyer = await company.tenant.person({ permissions: ['purchasing.deliveryNote.read'] });
  expect(await find(buyer, order.number ?? '')).toEqual([]);
  const planner = await company.tenant.person({
    permissions: ['sales.salesOrder.read'],
    scopes: [{ dimension: 'plant', value: (await company.samples.create('base.plant')).id }],
  });
  expect(await find(planner, order.number ?? '')).toEqual([]);
  const vendor = await company.samples.create('base.vendor');
  const supplier = await company.tenant.person({ permissions: ['purchasing.deliveryNote.read'], vendor: vendor.id });
  const [own, other] = [
    await company.samples.create('purchasing.deliveryNote', { vendor: vendor.id }),
    await company.samples.create('purchasing.deliveryNote'),
  ];
  expect(await find(supplier, own.number ?? '')).toHaveLength(1);
  expect(await find(supplier, other.number ?? '')).toEqual([]);
  const stranger = await openCompany(factory);
  expect(await find(stranger.admin, order.number ?? '')).toEqual([]);
});

test('too little to look for is refused', async () => {
  expect((await company.admin.post('/system/home/find', { number: 'SO' })).httpStatus).toBe(400);
});
