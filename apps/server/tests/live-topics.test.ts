import { once } from 'node:events';
import type { Client, Factory, Tenant } from '@takt/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { openProduct } from './company.ts';

let factory: Factory;
let origin: string;
let tenant: Tenant;
let admin: Client;
beforeAll(async () => {
  factory = await openProduct({ clock: () => new Date() });
  origin = await factory.http.app.listen({ port: 0, host: '127.0.0.1' });
  tenant = await factory.tenant();
  admin = await tenant.person({ admin: true });
});
afterAll(() => factory.close());

let marks = 0;
/** What has changed so far has been told: a change that nobody here watches comes last. */
async function allTold(): Promise<void> {
  const told = vi.spyOn(factory.host.hub, 'changed').mock;
  const before = told.calls.length;
  await made('base.plant', { code: `TOLD${(marks += 1)}`, name: '厂' });
  const isLast = ([of, changes]: (typeof told.calls)[number]): boolean =>
    of === tenant.id && changes.some(({ entity }) => entity === 'base.plant');
  await expect.poll(() => told.calls.slice(before).some(isLast)).toBe(true);
}

/** A browser whose pages show these entities, and what it is told. */
async function browser(person: Client, ...entities: readonly string[]) {
  const { ticket } = (await person.post('/system/message/live/ticket')).data;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, ['takt', ticket], { origin });
  const heard: string[] = [];
  let asked = 0;
  const answers = { on: true };
  socket.on('message', (text: Buffer) => {
    const { type, data } = JSON.parse(text.toString()) as { type: string; data: readonly string[] };
    if (type === 'changed') heard.push(...data);
    if (type !== 'watchAgain') return;
    asked += 1;
    if (answers.on) void watch();
  });
  await once(socket, 'open');
  const heeded = vi.spyOn(factory.host.hub, 'watch').mock;
  const watch = async (): Promise<void> => {
    const before = heeded.calls.length;
    socket.send(JSON.stringify({ watch: entities }));
    const isOurs = ([, shown]: (typeof heeded.calls)[number]): boolean => [...shown.entities].join() === entities.join();
    await expect.poll(() => heeded.calls.slice(before).some(isOurs)).toBe(true);
  };
  /** What it has been told so far, once all that is on its way has come. */
  const allHeard = async (): Promise<readonly string[]> => {
    socket.ping();
    await once(socket, 'pong');
    return heard;
  };
  // The rights of whoever was just made are told a moment later, and everybody is to ask again.
  for (let before = -1; before !== asked; ) {
    before = asked;
    await watch();
    await allTold();
    await allHeard();
  }
  return { heard, allHeard, watch, answers, asked: () => asked, close: () => socket.terminate() };
}
const made = async (entity: string, row: Record<string, unknown>): Promise<string> => {
  const { httpStatus, raw, data } = await admin.save(entity, row);
  expect(httpStatus, raw).toBe(200);
  return data.id;
};
const unit = (n: number) => made('base.unit', { code: `LU${n}`, name: '件', precision: 0 });
const customer = (n: number) => made('base.customer', { code: `LIVE${n}`, name: '客户' });

test('pages that show an entity are told that its rows changed, others are not', async () => {
  const reader = await tenant.person({ permissions: ['base.customer.read', 'base.unit.read'] });
  const [shows, elsewhere] = [await browser(reader, 'base.customer'), await browser(reader, 'base.unit')];
  await customer(1);
  await expect.poll(() => shows.heard).toEqual(['base.customer']);
  expect(await elsewhere.allHeard()).toEqual([]);
  for (const one of [shows, elsewhere]) one.close();
});

test('many changes within a moment are told together', async () => {
  const shows = await browser(admin, 'base.customer', 'base.unit');
  await Promise.all(Array.from({ length: 20 }, (_, n) => customer(100 + n)));
  await unit(1);
  await expect.poll(() => shows.heard).toContain('base.unit');
  expect(shows.heard.filter((one) => one === 'base.customer').length).toBeLessThan(10);
  shows.close();
});

test('who may not read an entity, and another company, hears nothing', async () => {
  const without = await browser(await tenant.person({ permissions: ['base.unit.read'] }), 'base.customer');
  const stranger = await browser(await (await factory.tenant()).person({ admin: true }), 'base.customer');
  const control = await browser(admin, 'base.customer');
  await customer(2);
  await expect.poll(() => control.heard).toEqual(['base.customer']);
  expect([await without.allHeard(), await stranger.allHeard()]).toEqual([[], []]);
  for (const one of [without, stranger, control]) one.close();
});

test('a person of one warehouse is told of that one alone', async () => {
  const plant = await made('base.plant', { code: 'LIVE', name: '厂' });
  const [mine, other] = [
    await made('warehouse.warehouse', { code: 'LW1', name: '一库', plant, type: 'raw' }),
    await made('warehouse.warehouse', { code: 'LW2', name: '二库', plant, type: 'raw' }),
  ];
  const keeper = await tenant.person({
    permissions: ['warehouse.location.read'],
    scopes: [{ dimension: 'warehouse', value: mine }],
  });
  const [shows, control] = [await browser(keeper, 'warehouse.location'), await browser(admin, 'warehouse.location')];
  await made('warehouse.location', { code: 'L-OTHER', warehouse: other, kind: 'storage' });
  await expect.poll(() => control.heard).toHaveLength(1);
  expect(await shows.allHeard()).toEqual([]);
  await made('warehouse.location', { code: 'L-MINE', warehouse: mine, kind: 'storage' });
  await expect.poll(() => shows.heard).toEqual(['warehouse.location']);
  for (const one of [shows, control]) one.close();
});

test('security: a supplier is not told of documents nobody has published to them', async () => {
  const plant = await made('base.plant', { code: 'LIVEP', name: '厂' });
  const warehouse = await made('warehouse.warehouse', { code: 'LWP', name: '库', plant, type: 'raw' });
  const vendor = await made('base.vendor', { code: 'LIVEV', name: '供应商' });
  const unit = await made('base.unit', { code: 'LPC', name: '件', precision: 0 });
  const part = await made('base.part', { partNo: 'LIVE', name: '支架', unit, partType: 'bought' });
  const PLAN = 'purchasing.deliveryPlan';
  const supplier = await tenant.person({ admin: true, vendor });
  const [theirs, ours] = [await browser(supplier, PLAN), await browser(admin, PLAN)];
  const lines = [{ part, unit, qty: '5', arrivalAt: '2096-03-09 08:00:00' }];
  const plan = await made(PLAN, { vendor, warehouse, lines });
  await expect.poll(() => ours.heard).toEqual([PLAN]);
  await made(PLAN, { id: plan, version: 1, remark: '草稿' });
  await expect.poll(() => ours.heard.length).toBe(2);
  expect(await theirs.allHeard()).toEqual([]);
  const published = await admin.act(PLAN, 'publish', [{ id: plan, version: 2 }]);
  expect(published.httpStatus, published.raw).toBe(200);
  await expect.poll(() => theirs.heard).toEqual([PLAN]);
  for (const one of [theirs, ours]) one.close();
});

test('after a change of rights nothing is told before the browser has asked again, with the rights of now', async () => {
  const reader = await tenant.person({ permissions: ['base.customer.read'] });
  const shows = await browser(reader, 'base.customer');
  shows.answers.on = false;
  const before = shows.asked();
  const role = (await admin.page('system.role', { _params: { code: `r-${reader.username}` } })).data.list[0];
  const { id, version } = role;
  expect((await admin.save('system.role', { id, version, permissions: [] })).httpStatus).toBe(200);
  await expect.poll(() => shows.asked()).toBe(before + 1);
  const control = await browser(admin, 'base.customer');
  await customer(3);
  await expect.poll(() => control.heard).toHaveLength(1);
  await shows.watch();
  await customer(4);
  await expect.poll(() => control.heard).toHaveLength(2);
  expect(await shows.allHeard()).toEqual([]);
  for (const one of [shows, control]) one.close();
});

test('a change that is rolled back is told to nobody', async () => {
  const shows = await browser(admin, 'base.customer', 'base.unit');
  await customer(5);
  await expect.poll(() => shows.heard.length).toBe(1);
  expect((await admin.save('base.customer', { code: 'LIVE5', name: '又一个' })).httpStatus).not.toBe(200);
  await unit(2);
  await expect.poll(() => shows.heard).toEqual(['base.customer', 'base.unit']);
  shows.close();
});

test('what a browser says that is no list of entities is not heard', async () => {
  const [shows, control] = [await browser(admin), await browser(admin, 'base.customer')];
  await customer(6);
  await expect.poll(() => control.heard).toHaveLength(1);
  expect(await shows.allHeard()).toEqual([]);
  for (const one of [shows, control]) one.close();
});
