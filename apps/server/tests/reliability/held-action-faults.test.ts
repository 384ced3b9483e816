import { randomUUID } from 'node:crypto';
import type { Client } from '@takt/testing';
import { beforeEach, expect, test } from 'vitest';
import { asOwner } from '../company.ts';
import { postTo, ProductProcess } from './product-process.ts';
import { eachServed } from './served-company.ts';
import { END, isOver, someWaits, stoppedAt, until } from './stopped-at.ts';

const ORDER = 'purchasing.purchaseOrder';
const served = eachServed();
let clerk: Client;
let id: string;

/** An order dear enough to wait for release. */
beforeEach(async () => {
  const { admin, tenant } = served.company;
  const put = async (entity: string, row: object): Promise<string> => {
    const reply = await admin.save(entity, row as Record<string, unknown>);
    expect(reply.httpStatus, reply.raw).toBe(200);
    return reply.data.id;
  };
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const part = await put('base.part', { partNo: 'P1', name: '支架', unit, partType: 'bought' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '库', plant, type: 'raw' });
  const vendor = await put('base.vendor', { code: 'V1', name: '供应商一', orderReplyHours: 24 });
  const price = { vendor, part, unit, price: '10', minQty: '0', currency: 'CNY', validFrom: '2020-01-01', validTo: '2099-12-31' };
  await put('purchasing.priceList', price);
  const limit = { name: 'purchasing.orderReleaseAmount', decided: { value: '1000' } };
  expect((await admin.post('/system/call/setParameter', limit)).httpStatus).toBe(200);
  const lines = [{ part, unit, qty: '101', dueDate: '2099-04-01' }];
  id = await put(ORDER, { vendor, plant, warehouse, orderDate: '2026-03-02', lines });
  clerk = await tenant.person({ permissions: [`${ORDER}.*`] });
});

const version = async (): Promise<number> => (await served.company.admin.one(ORDER, id)).data.version;
const press = async (by: Client, action: string, key = randomUUID()) =>
  postTo(served.server.url, '/purchasing/ai/action', by.token, key, {
    _entity: ORDER,
    action,
    rows: [{ id, version: await version() }],
    input: {},
    accepted: [],
  });
const row = async () => (await served.company.admin.one(ORDER, id)).data;
const told = async (): Promise<readonly string[]> =>
  (await asOwner<{ action: string }>(served.factory, 'select action from app.history where row_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );
const events = async (): Promise<readonly string[]> =>
  (await asOwner<{ topic: string }>(served.factory, 'select topic from app.outbox where key = $1 order by id', [id])).map(
    ({ topic }) => topic.slice(ORDER.length + 1),
  );

/** The process dies when all is written and nothing is promised yet. */
async function killedAtTheEnd(asked: () => Promise<{ readonly status: number }>): Promise<void> {
  await stoppedAt(served.factory, END, async () => {
    const answer = asked();
    await until(() => someWaits(served.factory));
    await served.server.stop('SIGKILL');
    expect((await answer).status).toBe(0);
  });
  await until(() => isOver(served.factory));
}

test('a process killed while an action is held has stored the request whole or not at all, and it is asked for again', async () => {
  const key = randomUUID();
  await killedAtTheEnd(() => press(clerk, 'publish', key));
  const stored = (await row()).pending !== null;
  expect(await told()).toEqual(stored ? ['create', 'requestRelease'] : ['create']);
  expect((await events()).filter((name) => name === 'requestRelease')).toHaveLength(stored ? 1 : 0);
  served.server = await ProductProcess.start(served.factory, 'main');
  if (!stored) expect((await press(clerk, 'publish')).status).toBe(200);
  expect(await row()).toMatchObject({ status: '00', pending: { action: 'publish' } });
  expect((await told()).filter((action) => action === 'requestRelease')).toHaveLength(1);
});

test('a process killed while a held action is released has done it whole or not at all, and never twice', async () => {
  expect((await press(clerk, 'publish')).status).toBe(200);
  const { admin } = served.company;
  await killedAtTheEnd(() => press(admin, 'releasePending'));
  const released = (await row()).status === '10';
  expect((await row()).pending === null).toBe(released);
  served.server = await ProductProcess.start(served.factory, 'main');
  if (!released) expect((await press(admin, 'releasePending')).status).toBe(200);
  expect(await row()).toMatchObject({ status: '10', pending: null, pendingBy: null });
  expect(await told()).toEqual(['create', 'requestRelease', 'releasePending', 'publish']);
  expect((await events()).filter((name) => name === 'publish')).toHaveLength(1);
});
