import { postStock } from '@takt/modules/warehouse/server';
import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';
import { NOT_FOUND } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
let [warehouse, part] = ['', ''];
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  const { samples } = company;
  warehouse = (await samples.create('warehouse.warehouse', {}, 'least')).id;
  const category = await samples.reference('base.partCategory');
  part = (await samples.create('base.part', { category, netWeight: '2' }, 'least')).id;
  for (const [code, pickSequence, maxWeight] of [
    ['A-01', 10, '100'],
    ['A-02', 20, '500'],
  ]) {
    await samples.create('warehouse.location', { code, warehouse, pickSequence, maxWeight }, 'least');
  }
});
afterAll(() => factory.close());

const rule = async (id: string, row: SampleRow): Promise<string> =>
  (await company.admin.save(id, { code: `R${company.samples.next()}`, name: '规则', warehouse, ...row })).data.id;
const trying = (name: string, body: SampleRow) => company.admin.post(`/warehouse/call/${name}`, { part, qty: '100', ...body });
const lot = (name: string, qty: string, receivedOn: string, location: string | null = null) => ({
  lot: name,
  qty,
  receivedOn,
  expiresOn: null,
  location,
});

test('a putaway rule finds a location among those of its warehouse and says why', async () => {
  const id = await rule('warehouse.putawayRule', { steps: [{ sequence: 1, strategy: 'empty' }] });
  const { data } = await trying('tryPutaway', { rule: id });
  expect(data.location).toBe('A-02');
  expect(data.tried).toEqual([
    {
      sequence: 1,
      strategy: ['最近空库位', 'Nearest empty location'],
      taken: true,
      why: [
        ['查看了2个库位', 'Locations looked at: 2'],
        ['1个超过最大承重', '1 would be too heavy'],
        ['余下1个，取拣货顺序最小的A-02', 'Of the 1 left, A-02 has the lowest pick sequence'],
      ],
    },
  ]);
  const full = await trying('tryPutaway', { rule: id, stock: [{ location: 'A-02', part: null, lot: null, qty: '1' }] });
  expect(full.data.location).toBeNull();
});

test('use 51 a putaway rule is tried against the stock there is, and moves none of it', async () => {
  const own = (await company.samples.create('warehouse.warehouse', {}, 'least')).id;
  const [first] = await Promise.all(
    ['C-01', 'C-02'].map((code, at) =>
      company.samples.create('warehouse.location', { code, warehouse: own, pickSequence: at + 1, kind: 'storage' }, 'least'),
    ),
  );
  const id = await rule('warehouse.putawayRule', { warehouse: own, steps: [{ sequence: 1, strategy: 'empty' }] });
  expect((await trying('tryPutaway', { rule: id })).data.location).toBe('C-01');
  const to = { location: first?.id ?? '', status: 'available' } as const;
  const lying = { part, batch: null, container: null, owner: null, qty: '3', from: { outside: 'vendor' }, to } as const;
  await factory.asSystem(company.tenant.id, (ctx) => postStock(ctx, { entity: 'test', documentNo: 'T1' }, [lying]));
  expect((await trying('tryPutaway', { rule: id })).data.location).toBe('C-02');
  const stock = await factory.asSystem(
    company.tenant.id,
    (ctx) => ctx.sql<{ qty: string }>`select trim_scale(qty)::text as qty from warehouse_stock where warehouse_id = ${own}`,
  );
  expect(stock).toEqual([{ qty: '3' }]);
});

test('an allocation rule takes in the order of its rotation rule', async () => {
  const rotationRule = await rule('warehouse.rotationRule', { steps: [{ sequence: 1, strategy: 'lifo' }] });
  const id = await rule('warehouse.allocationRule', { rotationRule, steps: [{ sequence: 1, strategy: 'inOrder' }] });
  const lots = [lot('L1', '60', '2026-01-01', 'A-01'), lot('L2', '60', '2026-02-01', 'A-02')];
  const { data } = await trying('tryAllocation', { rule: id, on: '2026-03-02', lots });
  expect(data.taken).toEqual([
    { lot: 'L2', location: 'A-02', qty: '60' },
    { lot: 'L1', location: 'A-01', qty: '40' },
  ]);
  expect([data.missing, data.rotation.length]).toEqual(['0', 1]);
  const short = await trying('tryRotation', { rule: rotationRule, on: '2026-03-02', lots: lots.slice(0, 1) });
  expect(short.data).toMatchObject({ taken: [{ lot: 'L1', qty: '60' }], missing: '40' });
});

test('a batch rule builds a number, or says what it lacks', async () => {
  const id = await rule('warehouse.batchRule', { prefix: 'RM', byVendor: '0', sequenceLength: 2 });
  const receipt = { rule: id, vendorLot: 'X7', receivedOn: '2026-03-02' };
  const ask = (body: SampleRow) => company.admin.post('/warehouse/call/tryBatch', body);
  expect((await ask(receipt)).data.number).toBe('RM-260302-##');
  expect((await ask({ ...receipt, vendorLot: null })).data).toMatchObject({
    number: null,
    why: [['缺少供应商批号', 'The supplier batch is missing']],
  });
});

test('what is typed oddly is refused, and rules of other warehouses are not there', async () => {
  const id = await rule('warehouse.rotationRule', { steps: [{ sequence: 1, strategy: 'fifo' }] });
  for (const lots of [[null], [{ lot: 'L1', qty: 'x' }], [lot('L1', '-1', '2026-01-01')], 'L1']) {
    expect((await trying('tryRotation', { rule: id, on: '2026-03-02', lots })).httpStatus).toBe(422);
  }
  const other = (await company.samples.create('warehouse.warehouse', {}, 'least')).id;
  const limited = await company.tenant.person({
    permissions: ['warehouse.*', 'base.part.read'],
    scopes: [{ dimension: 'warehouse', value: other }],
  });
  const asked = { rule: id, part, qty: '1', on: '2026-03-02', lots: [] };
  expectRefused(await limited.post('/warehouse/call/tryRotation', asked), 404, NOT_FOUND);
});
