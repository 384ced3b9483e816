import { identity, modules } from '@takt/app-server/modules';
import { type Client, Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SHIPMENT = 'sales.salesShipment';
let factory: Factory;
let tenant: Tenant;
let admin: Client;
let plants: readonly string[] = [];
let warehouses: readonly string[] = [];
let made: { readonly customer: string; readonly part: string; readonly unit: string };
beforeAll(async () => {
  // 08:00 in Shanghai.
  factory = await Factory.open({ modules, identity, poolSize: 16, clock: () => new Date('2096-03-02T00:00:00Z') });
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const part = await put('base.part', { partNo: 'P1', name: '成品', unit, partType: 'made' });
  const customer = await put('base.customer', { code: 'C1', name: '客户' });
  plants = [await put('base.plant', { code: 'A', name: '一厂' }), await put('base.plant', { code: 'B', name: '二厂' })];
  warehouses = await Promise.all(
    plants.map((plant, at) => put('warehouse.warehouse', { code: `W${at}`, name: '成品库', plant, type: 'finished' })),
  );
  made = { customer, part, unit };
});
afterAll(() => factory.close());

async function put(entity: string, row: Record<string, unknown>): Promise<string> {
  const reply = await admin.save(entity, row);
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data.id;
}
interface Sent {
  readonly due: string;
  readonly planned: string;
  readonly shipped?: string;
  readonly status?: string;
  readonly plant?: 0 | 1;
}
/** A shipment as it would stand after its life so far; the way there has tests of its own. */
async function ship({ due, planned, shipped, status = '20', plant = 0 }: Sent): Promise<void> {
  const { customer, part, unit } = made;
  const of = { customer, plant: plants[plant] };
  const salesOrder = await put('sales.salesOrder', {
    ...of,
    orderDate: '2096-01-01',
    lines: [{ part, qty: '5', unit, dueDate: due }],
  });
  const [line] = (await admin.one('sales.salesOrder', salesOrder)).data.lines;
  const lines = [{ part, qty: '5', unit, orderLine: line.id }];
  const id = await put(SHIPMENT, { ...of, salesOrder, warehouse: warehouses[plant], plannedAt: `${planned} 10:00:00`, lines });
  await factory.asSystem(
    tenant.id,
    (ctx) =>
      ctx.sql`update sales_sales_shipment set status = ${status}, shipped_at = ${shipped ? `${shipped} 15:00:00` : null}::timestamptz where id = ${id}`,
  );
}
const ask = async (by: Client = admin): Promise<any> => {
  const reply = await by.post('/sales/call/onTimeShipments', {});
  expect(reply.httpStatus, reply.raw).toBe(200);
  return reply.data;
};

test('use 33 a line is on time that left on the day promised; late ones and those that never left count against it', async () => {
  await ship({ due: '2096-03-01', planned: '2096-03-01', shipped: '2096-03-01' });
  await ship({ due: '2096-02-29', planned: '2096-03-01', shipped: '2096-03-01' });
  await ship({ due: '2096-03-01', planned: '2096-03-01', status: '10' });
  // Due later and not shipped yet: nobody knows. Cancelled or not released: nothing was promised by it.
  await ship({ due: '2096-03-20', planned: '2096-03-01', status: '10' });
  await ship({ due: '2096-02-20', planned: '2096-03-01', status: '99' });
  await ship({ due: '2096-02-20', planned: '2096-03-01', status: '00' });
  const { weeks, month } = await ask();
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({ from: '2096-02-27', to: '2096-03-04', lines: 3, onTime: 1, percent: '33.3' });
  expect(weeks.at(-2)).toEqual({ from: '2096-02-20', to: '2096-02-26', lines: 0, onTime: 0, percent: null });
  expect(month).toEqual({ from: '2096-03-01', to: '2096-03-31', lines: 3, onTime: 1, percent: '33.3' });
});

test('use 33 people of plant A do not count what plant B ships; it is for those who may read shipments', async () => {
  await ship({ due: '2096-03-02', planned: '2096-03-02', shipped: '2096-03-02', plant: 1 });
  const scopes = [{ dimension: 'plant' as const, value: plants[1] ?? '' }];
  const clerk = await tenant.person({ permissions: [`${SHIPMENT}.read`], scopes });
  expect((await ask(clerk)).month).toMatchObject({ lines: 1, onTime: 1, percent: '100' });
  const nobody = await tenant.person({ permissions: ['sales.salesOrder.read'] });
  expect((await nobody.post('/sales/call/onTimeShipments', {})).httpStatus).toBe(403);
  const other = await (await factory.tenant()).person({ admin: true });
  expect((await ask(other)).month.lines).toBe(0);
});
