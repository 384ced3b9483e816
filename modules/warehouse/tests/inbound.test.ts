import { identity, modules } from '@takt/app-server/modules';
import { calledOff, type Client, Factory, type Tenant } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deadlocks } from './deadlocks.ts';

let factory: Factory;
let tenant: Tenant;
let keeper: Client;
let supplier: Client;
let ids: Readonly<Record<string, string>>;
/** How far the product's clock is ahead, in milliseconds. */
let ahead = 0;
const put = async (entity: string, row: Record<string, unknown>): Promise<string> => {
  const reply = await keeper.save(entity, row);
  if (reply.httpStatus !== 200) throw new Error(`${entity}: ${reply.raw}`);
  return reply.data.id;
};
beforeAll(async () => {
  factory = await Factory.open({ modules, identity, clock: () => new Date(Date.now() + ahead) });
  tenant = await factory.tenant();
  keeper = await tenant.person({ admin: true });
  const unit = await put('base.unit', { code: 'PCS', name: '件', precision: 0 });
  const box = await put('base.unit', { code: 'BOX', name: '箱', precision: 0 });
  const kept = { unit, partType: 'bought' };
  const bolt = await put('base.part', {
    ...kept,
    partNo: 'BLT',
    name: '螺栓',
    units: [{ unit: box, numerator: 50, denominator: 1 }],
  });
  const glue = await put('base.part', { ...kept, partNo: 'GLU', name: '胶', trackMode: 'lot', shelfLifeDays: 90 });
  const casting = await put('base.part', { ...kept, partNo: 'CST', name: '铸件', trackMode: 'lot', qualityControlled: '1' });
  const plant = await put('base.plant', { code: 'NB', name: '一厂' });
  const warehouse = await put('warehouse.warehouse', { code: 'W1', name: '原料库', plant, type: 'raw' });
  const at = (code: string, kind: string, more = {}) => put('warehouse.location', { code, warehouse, kind, ...more });
  const places = {
    dockside: await at('RCV', 'receiving'),
    first: await at('A-01', 'storage', { pickSequence: 1 }),
    second: await at('A-02', 'storage', { pickSequence: 2 }),
    closed: await at('A-03', 'storage', { pickSequence: 3, putawayLocked: '1' }),
  };
  // What is on its way to a place fills it: each of the tests below brings goods and leaves some of them at the dock.
  for (let n = 10; n < 40; n += 1) await at(`A-${n}`, 'storage', { pickSequence: n });
  const dock = await put('warehouse.dock', {
    code: 'D1',
    name: '一号月台',
    warehouse,
    opensAt: '08:00:00',
    closesAt: '20:00:00',
  });
  await put('warehouse.putawayRule', { code: 'PUT', name: '上架', warehouse, steps: [{ sequence: 1, strategy: 'empty' }] });
  const vendor = await put('base.vendor', { code: 'V1', name: '甬固', leadTimeHours: 0 });
  ids = { plant, unit, box, bolt, glue, casting, warehouse, dock, vendor, ...places };
  supplier = await tenant.person({ permissions: ['purchasing.deliveryNote.*'], vendor });
});
afterAll(() => factory.close());

const NOTE = 'purchasing.deliveryNote';
const one = async (entity: string, id: string) => (await keeper.one(entity, id)).data;
const act = async (client: Client, entity: string, action: string, id: string, input: Record<string, unknown> = {}) => {
  const { version } = await one(entity, id);
  return client.act(entity, action, [{ id, version }], { input });
};
const done = async (client: Client, entity: string, action: string, id: string, input: Record<string, unknown> = {}) => {
  const reply = await act(client, entity, action, id, input);
  expect(reply.httpStatus, `${entity}.${action} ${reply.raw}`).toBe(200);
};
/** A note of the supplier on its way; returns it with the ASN it announced. */
async function shipped(lines: readonly Record<string, unknown>[]) {
  const head = { vendor: ids['vendor'], warehouse: ids['warehouse'] };
  const asked = lines.map((line) => ({ part: line['part'], unit: ids['unit'], qty: line['qty'], ...line }));
  const row = {
    ...head,
    plannedArrival: '2099-03-02 08:00:00',
    driverTel: '13812345678',
    plate: '浙B12345',
    lines: await calledOff(keeper, head, asked),
  };
  const note = await put(NOTE, row);
  await done(keeper, NOTE, 'publish', note);
  if ((await one(NOTE, note)).status === '15') await done(keeper, NOTE, 'audit', note);
  await done(supplier, NOTE, 'ship', note);
  return { note, ...(await announced(note)) };
}
const announced = async (note: string) => {
  const { number } = await one(NOTE, note);
  const { data } = await keeper.page('warehouse.asn', { _params: { 'sourceNo._eq': number } });
  return { asn: data.list[0].id as string, asns: data.list.length as number };
};
/** The vehicle is at the dock; returns the receipt that opens. */
async function arrived(asn: string): Promise<string> {
  await done(keeper, 'warehouse.asn', 'arrive', asn, { dock: ids['dock'] });
  return openReceipt(asn);
}
const openReceipt = async (asn: string): Promise<string> => {
  const { data } = await keeper.page('warehouse.receipt', { _params: { asn: [asn] } });
  return data.list.find((row: { status: string }) => row.status === '00').id;
};
const tasksOf = async (receipt: string): Promise<readonly Record<string, any>[]> =>
  (await keeper.page('warehouse.putawayTask', { _params: { receipt: [receipt] } })).data.list;
const stock = async (part: string): Promise<Record<string, string>> => {
  const { data } = await keeper.page('warehouse.stock', { _params: { part: [part] } });
  return Object.fromEntries(
    data.list
      .filter((row: { qty: string }) => Number(row.qty) > 0)
      .map((row: Record<string, any>) => [`${row['location_label'] ?? row['location']} ${row['stockStatus']}`, row['qty']]),
  );
};

describe('from the road to the shelf', () => {
  test('a shipped note is announced in stock units, received, put away by rule, and told back to the note', async () => {
    const { note, asn } = await shipped([{ part: ids['bolt'], unit: ids['box'], qty: '2' }]);
    const announcedRow = await one('warehouse.asn', asn);
    expect(announcedRow).toMatchObject({ status: '10', lines: [{ qty: '100', unit: ids['unit'] }] });
    const receipt = await arrived(asn);
    await tenant.settle();
    expect((await one(NOTE, note)).gateArrivedAt).toBeTruthy();
    const [line] = (await one('warehouse.receipt', receipt)).lines;
    await done(keeper, 'warehouse.receipt', 'receive', receipt, { lineId: line.id, qty: '60' });
    await tenant.settle();
    expect(await one('warehouse.receipt', receipt)).toMatchObject({ status: '12' });
    expect(await one(NOTE, note)).toMatchObject({ status: '25', lines: [{ receivedQty: '1.2' }] });
    await done(keeper, 'warehouse.receipt', 'receive', receipt);
    await tenant.settle();
    expect(await one('warehouse.receipt', receipt)).toMatchObject({ status: '20', lines: [{ receivedQty: '100' }] });
    expect(await one('warehouse.asn', asn)).toMatchObject({ status: '30' });
    expect(await one(NOTE, note)).toMatchObject({ status: '30', lines: [{ receivedQty: '2' }] });
    const tasks = await tasksOf(receipt);
    expect(tasks).toHaveLength(2);
    for (const task of tasks) {
      expect(task).toMatchObject({ why: expect.stringMatching(/拣货顺序最小[^\n]*$/), unit: 'PCS' });
      await done(keeper, 'warehouse.putawayTask', 'putaway', task['id']);
    }
    await tenant.settle();
    expect(await one('warehouse.receipt', receipt)).toMatchObject({ status: '30', lines: [{ putQty: '100' }] });
    expect(Object.values(await stock(ids['bolt'] ?? '')).reduce((sum, qty) => sum + Number(qty), 0)).toBe(100);
  });

  test('a batch is made of what the supplier tells, its end worked out, and the same again is the same batch', async () => {
    const { asn } = await shipped([{ part: ids['glue'], qty: '10', lot: 'S-7' }]);
    const receipt = await arrived(asn);
    const refused = await act(keeper, 'warehouse.receipt', 'receive', receipt);
    expect(refused.error).toMatchObject({ code: 'warehouse.receipt.receive.lot' });
    const [line] = (await one('warehouse.receipt', receipt)).lines;
    for (const qty of ['4', '6'])
      await done(keeper, 'warehouse.receipt', 'receive', receipt, { lineId: line.id, qty, producedOn: '2096-01-01' });
    const { data } = await keeper.page('warehouse.lot', { _params: { part: [ids['glue']] } });
    expect(data.list).toHaveLength(1);
    expect(data.list[0]).toMatchObject({ vendorLot: 'S-7', producedOn: '2096-01-01', expiresOn: '2096-03-31' });
  });

  test('what must be inspected waits in stock as such, and is put away once it is released', async () => {
    const { asn } = await shipped([{ part: ids['casting'], qty: '8', lot: 'C-1' }]);
    const receipt = await arrived(asn);
    await done(keeper, 'warehouse.receipt', 'receive', receipt);
    expect(await tasksOf(receipt)).toEqual([]);
    const refused = await act(keeper, 'warehouse.receipt', 'putaway', receipt);
    expect(refused.error).toMatchObject({ code: 'warehouse.receipt.putaway.task' });
    await done(keeper, 'warehouse.receipt', 'judge', receipt);
    const [task] = await tasksOf(receipt);
    expect(task).toMatchObject({ qty: '8', status: '00' });
    const again = await act(keeper, 'warehouse.receipt', 'judge', receipt);
    expect(again.error).toMatchObject({ zh: '没有待检的库存' });
    const locked = await act(keeper, 'warehouse.putawayTask', 'putaway', task?.['id'], { location: ids['closed'] });
    expect(locked.error).toMatchObject({ code: 'warehouse.putawayTask.putaway.loc' });
    await done(keeper, 'warehouse.receipt', 'putaway', receipt);
    expect(await one('warehouse.putawayTask', task?.['id'])).toMatchObject({ status: '20', doneQty: '8' });
    expect(await one('warehouse.receipt', receipt)).toMatchObject({ status: '30' });
    const cancelled = await act(keeper, 'warehouse.receipt', 'cancel', receipt);
    expect(cancelled.httpStatus).toBe(422);
  });

  test('a cancelled receipt takes its goods out of stock and can be received anew; one refused at the dock ends', async () => {
    const before = await stock(ids['bolt'] ?? '');
    const { note, asn } = await shipped([{ part: ids['bolt'], qty: '30' }]);
    const receipt = await arrived(asn);
    await done(keeper, 'warehouse.receipt', 'receive', receipt);
    await tenant.settle();
    expect(await one(NOTE, note)).toMatchObject({ status: '30' });
    await done(keeper, 'warehouse.receipt', 'cancel', receipt);
    await tenant.settle();
    expect(await stock(ids['bolt'] ?? '')).toEqual(before);
    expect(await one('warehouse.asn', asn)).toMatchObject({ status: '20', lines: [{ receivedQty: '0' }] });
    expect(await one(NOTE, note)).toMatchObject({ status: '20', lines: [{ receivedQty: '0' }] });
    expect((await tasksOf(receipt)).map((task) => task['status'])).toEqual(['99']);
    const fresh = await openReceipt(asn);
    await done(keeper, 'warehouse.asn', 'cancel', asn, { reason: '质量问题退回' });
    expect(await one('warehouse.receipt', fresh)).toMatchObject({ status: '99' });
  });

  test('a shipment taken back is no longer on its way, and the next one uses the same announcement', async () => {
    const { note, asn } = await shipped([{ part: ids['bolt'], qty: '5' }]);
    await done(supplier, NOTE, 'cancelShip', note);
    expect(await one('warehouse.asn', asn)).toMatchObject({ status: '00' });
    await done(supplier, NOTE, 'ship', note);
    expect(await announced(note)).toEqual({ asn, asns: 1 });
    expect(await one('warehouse.asn', asn)).toMatchObject({ status: '10', lines: [{ qty: '5' }] });
  });

  test('a posting is foreseen without being done, and refused as it would be', async () => {
    const { asn } = await shipped([{ part: ids['bolt'], qty: '9' }]);
    const receipt = await arrived(asn);
    const row = await one('warehouse.receipt', receipt);
    const foresee = (input: Record<string, unknown>) =>
      keeper.post('/warehouse/call/foreseePosting', {
        entity: 'warehouse.receipt',
        row: receipt,
        version: row.version,
        action: 'receive',
        input,
      });
    const before = await stock(ids['bolt'] ?? '');
    const events = () => factory.asSystem(tenant.id, (ctx) => ctx.sql`select id from app.outbox`);
    const told = await events();
    const { data } = await foresee({ lineId: row.lines[0].id, qty: '4' });
    expect(data.balances).toEqual([
      expect.objectContaining({
        location: 'RCV',
        partNo: 'BLT',
        status: 'available',
        after: expect.stringMatching(/^\d+$/),
        unit: 'PCS',
      }),
    ]);
    expect(Number(data.balances[0].after) - Number(data.balances[0].before)).toBe(4);
    expect(await stock(ids['bolt'] ?? '')).toEqual(before);
    expect(await one('warehouse.receipt', receipt)).toEqual(row);
    expect(await tasksOf(receipt)).toEqual([]);
    expect(await events()).toHaveLength(told.length);
    expect((await foresee({ lineId: row.lines[0].id, qty: '10' })).error).toMatchObject({
      code: 'warehouse.receipt.receive.over',
    });
    const stranger = await tenant.person({ permissions: ['warehouse.receipt.read'] });
    const asked = { entity: 'warehouse.receipt', row: receipt, version: row.version, action: 'receive', input: {} };
    expect((await stranger.post('/warehouse/call/foreseePosting', asked)).httpStatus).toBe(403);
    expect((await keeper.post('/warehouse/call/foreseePosting', { ...asked, action: 'close' })).httpStatus).toBe(404);
  });

  test('stock as it was at any moment, for whoever may see the warehouse', async () => {
    // Moments are whole seconds: each has to lie behind all that was posted before it.
    const moment = () => {
      ahead += 1000;
      return factory.asSystem(tenant.id, async (ctx) => ctx.clock);
    };
    const then = async (client: Client, at: string): Promise<string> => {
      const { data } = await client.post('/warehouse/call/stockAsOf', { at, part: ids['bolt'] });
      return data.balances.reduce((sum: number, one: { qty: string }) => sum + Number(one.qty), 0);
    };
    const before = await moment();
    const had = await then(keeper, before);
    ahead += 1000;
    const { asn } = await shipped([{ part: ids['bolt'], qty: '11' }]);
    await done(keeper, 'warehouse.receipt', 'receive', await arrived(asn));
    expect(Number(await then(keeper, await moment())) - Number(had)).toBe(11);
    expect(await then(keeper, before)).toBe(had);
    expect(await then(keeper, '2001-01-01 00:00:00')).toBe(0);
    const elsewhere = await put('warehouse.warehouse', { code: 'W9', name: '别处', plant: ids['plant'], type: 'raw' });
    const limited = await tenant.person({
      permissions: ['warehouse.stock.read'],
      scopes: [{ dimension: 'warehouse', value: elsewhere }],
    });
    expect(await then(limited, await moment())).toBe(0);
  });

  test('stock of a moment and what a receipt would change name parts in the language of whoever asks', async () => {
    const washer = await put('base.part', {
      partNo: 'WSH',
      name: '垫圈',
      nameEn: 'Washer',
      unit: ids['unit'],
      partType: 'bought',
    });
    const { asn } = await shipped([{ part: washer, qty: '3' }]);
    const receipt = await arrived(asn);
    const { version } = await one('warehouse.receipt', receipt);
    const named = async (call: string, body: object, lang: 'zh' | 'en') =>
      (await keeper.post(`/warehouse/call/${call}`, body, { lang })).data.balances.map(
        ({ partName }: { partName: string }) => partName,
      );
    const ahead = { entity: 'warehouse.receipt', row: receipt, version, action: 'receive', input: {} };
    expect(await named('foreseePosting', ahead, 'zh')).toEqual(['垫圈']);
    expect(await named('foreseePosting', ahead, 'en')).toEqual(['Washer']);
    await done(keeper, 'warehouse.receipt', 'receive', receipt);
    const later = { at: '2099-01-01 00:00:00', part: washer };
    expect(await named('stockAsOf', later, 'zh')).toEqual(['垫圈']);
    expect(await named('stockAsOf', later, 'en')).toEqual(['Washer']);
  });

  test('a receipt is received while its announcement is called off: one of them comes first, nobody waits for the other', async () => {
    const before = await deadlocks(factory, tenant.id);
    for (let round = 1; round <= 8; round += 1) {
      const { asn } = await shipped([{ part: ids['bolt'], qty: '10' }]);
      const receipt = await arrived(asn);
      const replies = await Promise.all([
        act(keeper, 'warehouse.receipt', 'receive', receipt),
        act(keeper, 'warehouse.asn', 'cancel', asn, { reason: '误到' }),
      ]);
      expect(replies.map(({ httpStatus }) => httpStatus).filter((status) => status === 200)).toHaveLength(1);
    }
    expect((await deadlocks(factory, tenant.id)) - before).toBe(0);
  });

  test('receipt.receive.box: of sixteen devices that scan one box one receives it; after a cancelled receipt it is scanned anew', async () => {
    const { asn } = await shipped([{ part: ids['bolt'], qty: '20' }]);
    const receipt = await arrived(asn);
    const scan = async (id: string, box: string) => {
      const { lines } = await one('warehouse.receipt', id);
      return keeper.act('warehouse.receipt', 'receive', [{ id, version: null }], {
        input: { lineId: lines[0].id, qty: '5', box },
      });
    };
    const replies = await Promise.all(Array.from({ length: 16 }, () => scan(receipt, 'SSCC-1')));
    const refused = replies.filter(({ httpStatus }) => httpStatus !== 200);
    expect(new Set(refused.map(({ error }) => error?.code))).toEqual(new Set(['warehouse.receipt.receive.box']));
    expect(refused).toHaveLength(15);
    expect((await scan(receipt, 'SSCC-2')).httpStatus).toBe(200);
    expect(await one('warehouse.receipt', receipt)).toMatchObject({
      lines: [{ receivedQty: '10' }],
      boxes: [
        { box: 'SSCC-1', qty: '5' },
        { box: 'SSCC-2', qty: '5' },
      ],
    });
    await done(keeper, 'warehouse.receipt', 'cancel', receipt);
    expect((await scan(await openReceipt(asn), 'SSCC-1')).httpStatus).toBe(200);
  });

  test('sixteen at once receive the last of a line: it comes in once', async () => {
    const { asn } = await shipped([{ part: ids['bolt'], qty: '7' }]);
    const receipt = await arrived(asn);
    const { lines, version } = await one('warehouse.receipt', receipt);
    const input = { lineId: lines[0].id, qty: '7' };
    const replies = await Promise.all(
      Array.from({ length: 16 }, () => keeper.act('warehouse.receipt', 'receive', [{ id: receipt, version }], { input })),
    );
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    const { number } = await one('warehouse.receipt', receipt);
    const { data } = await keeper.page('warehouse.stockMove', { _params: { 'documentNo._eq': number } });
    expect(data.list.map((move: { qty: string }) => move.qty)).toEqual(['7']);
    // use 43: the ledger names the person, not the account.
    expect(data.list[0]).toMatchObject({ kind: 'received', person: expect.stringMatching(/^用户/) });
  });
});

test('supply 2.4: putaway knows the ABC class the part has in the plant, and steps for it are taken', async () => {
  await put('base.partPlan', { code: 'BLT-NB', part: ids['bolt'], plant: ids['plant'], procurement: 'buy', abcClass: 'A' });
  const rule = (await keeper.page('warehouse.putawayRule')).data.list[0];
  const before = await one('warehouse.putawayRule', rule.id);
  const at = (code: string, abc: string, pickSequence: number) =>
    put('warehouse.location', { code, warehouse: ids['warehouse'], kind: 'storage', pickSequence, abc });
  await at('C-01', 'C', 0);
  const forA = await at('C-02', 'A', 0);
  await keeper.save('warehouse.putawayRule', {
    id: before.id,
    version: before.version,
    steps: [
      ...before.steps.map((step: { id: string }) => ({ id: step.id, sequence: 9 })),
      { sequence: 1, strategy: 'empty', abc: 'A' },
    ],
  });
  const { asn } = await shipped([{ part: ids['bolt'], qty: '10' }]);
  const receipt = await arrived(asn);
  await done(keeper, 'warehouse.receipt', 'receive', receipt);
  const [task] = await tasksOf(receipt);
  expect(task?.['why']).not.toContain('ABC分类不符');
  expect(task?.['location']).toBe(forA);
});

test('supply 2.10: more than announced is received by the terms of the day, not by those to come', async () => {
  const terms = { vendor: ids['vendor'], part: ids['glue'] };
  await put('base.vendorPart', { ...terms, validTo: '2099-12-30', overPercent: '0' });
  await put('base.vendorPart', { ...terms, validFrom: '2099-12-31', overPercent: '50' });
  const { asn } = await shipped([{ part: ids['glue'], qty: '10', lot: 'S-9' }]);
  const receipt = await arrived(asn);
  const [line] = (await one('warehouse.receipt', receipt)).lines;
  expect(line.overPct).toBe('0');
  const refused = await act(keeper, 'warehouse.receipt', 'receive', receipt, {
    lineId: line.id,
    qty: '12',
    producedOn: '2096-01-01',
  });
  expect(refused.error).toMatchObject({ code: 'warehouse.receipt.receive.over' });
});
