import type { Client, Factory } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from './company.ts';

const [NOTE, ORDER, PUTAWAY, ADJUST, COUNT, RECEIPT] = [
  'purchasing.deliveryNote',
  'purchasing.purchaseOrder',
  'warehouse.putawayTask',
  'warehouse.stockAdjust',
  'warehouse.countOrder',
  'warehouse.receipt',
];

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

interface Group {
  readonly entity: string;
  readonly action: string;
  readonly count: number;
  readonly documents: readonly { readonly id: string }[];
}
async function waiting(client: Client): Promise<readonly Group[]> {
  const reply = await client.post('/system/home/waiting');
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
}
/** Numbers of documents by what they wait for. */
const counts = async (client: Client) =>
  Object.fromEntries((await waiting(client)).map(({ entity, action, count }) => [`${entity}.${action}`, count]));
const setState = (entity: string, id: string, status: string): Promise<unknown> =>
  factory.asSystem(company.tenant.id, (ctx) =>
    ctx.sql.run({
      text: `update app.${entity.replace('.', '_').replace(/[A-Z]/g, (one) => `_${one.toLowerCase()}`)} set status = $2 where id = $1`,
      values: [id, status],
    }),
  );

describe('use 25: what waits for a person is what the documents wait for', () => {
  test('use 26: a note waiting for review reaches whoever may review it, and nobody else', async () => {
    const buyer = await company.tenant.person({ permissions: ['purchasing.*', 'base.*'] });
    const reader = await company.tenant.person({ permissions: ['purchasing.deliveryNote.read'] });
    const { id: vendor } = await company.samples.create('base.vendor');
    const supplier = await company.tenant.person({ permissions: ['purchasing.*', 'base.*'], vendor });
    const { id } = await company.samples.create(NOTE, { vendor });
    expect((await counts(buyer))[`${NOTE}.audit`]).toBeUndefined();
    await setState(NOTE, id, '15');
    expect((await counts(buyer))[`${NOTE}.audit`]).toBe(1);
    expect(await waiting(reader)).toEqual([]);
    expect(Object.keys(await counts(supplier))).not.toContain(`${NOTE}.audit`);
  });

  test('a step of the supplier waits for the supplier, of their own documents alone', async () => {
    const [own, other] = [await company.samples.create('base.vendor'), await company.samples.create('base.vendor')];
    const rights = { permissions: ['purchasing.*', 'base.*'] };
    const supplier = await company.tenant.person({ ...rights, vendor: own.id });
    const buyer = await company.tenant.person(rights);
    for (const vendor of [own.id, other.id, other.id]) {
      const { id } = await company.samples.create(ORDER, { vendor });
      await setState(ORDER, id, '10');
    }
    expect(await counts(supplier)).toEqual({ [`${ORDER}.reply`]: 1 });
    expect(Object.keys(await counts(buyer))).not.toContain(`${ORDER}.reply`);
  });

  test('a task somebody else has taken is theirs', async () => {
    const rights = { permissions: ['warehouse.*', 'base.*'] };
    const [picker, other] = [await company.tenant.person(rights), await company.tenant.person(rights)];
    const { id } = await company.samples.create(PUTAWAY);
    const mine = async (client: Client) => (await counts(client))[`${PUTAWAY}.putaway`] ?? 0;
    expect([await mine(picker), await mine(other)]).toEqual([1, 1]);
    expect((await picker.act(PUTAWAY, 'claim', [{ id, version: null }])).httpStatus).toBe(200);
    expect([await mine(picker), await mine(other)]).toEqual([1, 0]);
  });

  test('use 26: adjustments to approve reach whoever may approve them, not whoever made them', async () => {
    const rights = { permissions: ['warehouse.*', 'base.*'] };
    const other = await company.tenant.person(rights);
    const clerk = await company.tenant.person({ permissions: [`${ADJUST}.read`, `${ADJUST}.create`, `${ADJUST}.submit`] });
    const { id } = await company.samples.create(ADJUST);
    await setState(ADJUST, id, '15');
    const asked = async (client: Client) =>
      (await waiting(client)).flatMap(({ action, documents }) => (action === 'approve' ? documents.map((one) => one.id) : []));
    expect(await asked(company.admin)).not.toContain(id);
    expect(await asked(other)).toContain(id);
    expect(await asked(clerk)).toEqual([]);
  });

  test('use 26: goods waiting for inspection reach whoever judges them, until they are judged', async () => {
    const inspector = await company.tenant.person({ permissions: [`${RECEIPT}.read`, `${RECEIPT}.judge`] });
    const receiver = await company.tenant.person({ permissions: [`${RECEIPT}.read`, `${RECEIPT}.receive`] });
    const { id } = await company.samples.create(RECEIPT);
    const inspected = (qty: string): Promise<unknown> =>
      factory.asSystem(
        company.tenant.id,
        (ctx) => ctx.sql`update warehouse_receipt_lines set qc_qty = ${qty}::numeric where parent_id = ${id}`,
      );
    for (const state of ['20', '30']) {
      await setState(RECEIPT, id, state);
      await inspected('5');
      expect(await counts(inspector)).toEqual({ [`${RECEIPT}.judge`]: 1 });
      expect(Object.keys(await counts(receiver))).not.toContain(`${RECEIPT}.judge`);
      await inspected('0');
      expect(await waiting(inspector)).toEqual([]);
    }
  });

  test('another place’s documents wait for nobody here', async () => {
    const [inside, outside] = [
      await company.samples.create('warehouse.warehouse'),
      await company.samples.create('warehouse.warehouse'),
    ];
    const keeper = await company.tenant.person({
      permissions: ['warehouse.*', 'base.*'],
      scopes: [{ dimension: 'warehouse', value: inside.id }],
    });
    const found = async () => (await waiting(keeper)).map(({ entity, count }) => `${entity} ${count}`);
    const order = { warehouse: inside.id, area: null };
    for (const warehouse of [inside.id, outside.id]) {
      const { id } = await company.samples.create(COUNT, { ...order, warehouse });
      await setState(COUNT, id, '10');
    }
    expect(await found()).toEqual([`${COUNT} 1`]);
  });
});

test('use 33 the workspace is told the steps a person may take, on their side alone', async () => {
  const steps = async (client: Client): Promise<readonly string[]> =>
    (await client.post('/base/ai/queryTenancyName', {})).data.steps;
  const { id: vendor } = await company.samples.create('base.vendor');
  const [keeper, viewer, supplier] = await Promise.all([
    company.tenant.person({ permissions: ['warehouse.*'] }),
    company.tenant.person({ permissions: ['purchasing.purchaseOrder.read', 'warehouse.receipt.read'] }),
    company.tenant.person({ permissions: ['purchasing.*'], vendor }),
  ]);
  expect(await steps(keeper)).toEqual(expect.arrayContaining(['warehouse.receipt.receive', `${PUTAWAY}.putaway`]));
  expect(await steps(viewer)).toEqual([]);
  expect(await steps(supplier)).toContain(`${ORDER}.reply`);
  expect(await steps(supplier)).not.toContain(`${ORDER}.acceptReply`);
});
