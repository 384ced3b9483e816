import { calledOff } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disputed, done, recordsOf } from './market.ts';
import {
  asnsOf,
  atTheDock,
  closeFloor,
  confirmed,
  line,
  market,
  NOTE,
  openFloor,
  PICKUP,
  PLAN,
  rival,
  save,
} from './note-floor.ts';

beforeAll(openFloor);
afterAll(closeFloor);

test('supply rule b: a return names a note that brought its parts', async () => {
  const { buyer, ids } = market;
  const { vendor, warehouse, part, bolt, unit } = ids;
  const order = await confirmed('100');
  const { id: note } = await done(save([line({ order })]));
  const back = (changes: object) => ({
    vendor,
    warehouse,
    shipFrom: '上海',
    receiveTo: '宁波',
    lines: [{ part, unit, qty: '1', note, ...changes }],
  });
  const RETURN = 'purchasing.returnNotice';
  expect((await buyer.save(RETURN, back({ part: bolt }))).error).toMatchObject({ code: `${RETURN}.note` });
  expect((await buyer.save(RETURN, { ...back({}), vendor: rival })).error).toMatchObject({ code: `${RETURN}.note` });
  await done(buyer.save(RETURN, back({})));
});

test('supply 2.1: once the vehicle stands at the dock nobody takes its note back, and no second load is announced', async () => {
  const { supplier } = market;
  const order = await confirmed('100');
  const { note } = await atTheDock(order, '100');
  // Before the news of the arrival has reached the note.
  expect((await recordsOf(market, NOTE).press(supplier, 'cancelShip', note)).httpStatus).toBe(422);
  await market.tenant.settle();
  expect((await recordsOf(market, NOTE).press(supplier, 'cancelShip', note)).httpStatus).toBe(422);
  expect(await asnsOf(note)).toMatchObject([{ status: '20' }]);
});

test('supply 2.1: a receipt made by hand counts for no delivery, and takes nothing into another warehouse', async () => {
  const { buyer, ids } = market;
  const RECEIPT = 'warehouse.receipt';
  const order = await confirmed('100');
  const { note, asn, receipt } = await atTheDock(order, '10');
  const [{ asnLine }] = (await recordsOf(market, RECEIPT).read(receipt)).lines;
  const { vendor, warehouse, part, unit, plant } = ids;
  const { location } = await recordsOf(market, RECEIPT).read(receipt);
  const forged = { asn, vendor, warehouse, location, lines: [{ part, unit, qty: '500', asnLine }] };
  const made = await done(buyer.save(RECEIPT, forged));
  await recordsOf(market, RECEIPT).act(buyer, 'receive', made.id);
  await market.tenant.settle();
  expect((await recordsOf(market, NOTE).read(note)).lines).toMatchObject([{ receivedQty: '0' }]);
  const other = (await done(buyer.save('warehouse.warehouse', { code: 'W9', name: '别库', plant, type: 'raw' }))).id;
  const place = (await done(buyer.save('warehouse.location', { code: 'R9', warehouse: other, kind: 'receiving' }))).id;
  for (const wrong of [{ warehouse: other, location: place }, { location: place }, { vendor: rival }])
    expect((await buyer.save(RECEIPT, { ...forged, ...wrong })).error).toMatchObject({ code: 'receipt.asn' });
});

test('supply 2.1: what was rejected stays rejected when its receipt is cancelled', async () => {
  const { buyer } = market;
  const receipts = recordsOf(market, 'warehouse.receipt');
  const order = await confirmed('100');
  const { note, asn, receipt } = await atTheDock(order, '100');
  const [row] = (await receipts.read(receipt)).lines;
  await receipts.act(buyer, 'rejectQty', receipt, { lineId: row.id, qty: '60', reason: '锈蚀' });
  await receipts.act(buyer, 'receive', receipt, { lineId: row.id, qty: '40' });
  await receipts.act(buyer, 'cancel', receipt);
  await market.tenant.settle();
  const open = (await buyer.page('warehouse.receipt', { _params: { asn: [asn] } })).data.list.find(
    ({ status }: any) => status === '00',
  );
  expect((await receipts.read(String(open?.id))).lines).toMatchObject([{ qty: '40' }]);
  expect((await recordsOf(market, NOTE).read(note)).lines).toMatchObject([{ receivedQty: '0', rejectedQty: '60' }]);
});

test('supply 2.1: plans and pickups ask for no more than was ordered, and a plan keeps what was called off', async () => {
  const { buyer, ids } = market;
  const { vendor, warehouse, part, unit } = ids;
  const order = await confirmed('100');
  const asked = (qty: string) => ({ part, unit, qty, arrivalAt: '2096-03-20 08:00:00', order, orderLine: 1 });
  const TOO_MANY = { code: 'orderLine.left' };
  expect((await buyer.save(PLAN, { vendor, warehouse, lines: [asked('5000')] })).error).toMatchObject(TOO_MANY);
  const plan = await recordsOf(market, PLAN).create({ vendor, warehouse, lines: [asked('90')] });
  const places = { shipFrom: '宁波', receiveTo: '上海', pickupAt: '2096-03-03 08:00:00' };
  const fetch = (qty: string) => ({ vendor, warehouse, ...places, lines: [{ part, unit, qty, order, orderLine: 1 }] });
  expect((await buyer.save(PICKUP, fetch('11'))).error).toMatchObject(TOO_MANY);
  await done(buyer.save(PICKUP, fetch('10')));

  await recordsOf(market, PLAN).act(buyer, 'generateDeliveryNote', plan.id);
  const { version, lines } = await recordsOf(market, PLAN).read(plan.id);
  expect((await buyer.save(PLAN, { id: plan.id, version, lines: [{ ...lines[0], qty: '89' }] })).error).toMatchObject({
    code: 'deliveryPlan.taken',
  });
  expect(
    (await buyer.save(PLAN, { id: plan.id, version, vendor: rival, lines: [{ ...lines[0], order: null, orderLine: null }] }))
      .error,
  ).toMatchObject({
    code: 'deliveryPlan.taken',
  });
});

test('supply 2.1: a deleted draft holds no line of a plan', async () => {
  const { buyer, ids } = market;
  const [called] = await calledOff(buyer, ids, [{ part: ids.part, unit: ids.unit, qty: '5' }]);
  const draft = await done(save([{ ...called }]));
  await done(buyer.delete(NOTE, [{ id: draft.id, version: draft.version }]));
  const plan = called?.plan ?? '';
  await recordsOf(market, PLAN).act(market.supplier, 'feedback', plan, await disputed(market, plan));
  const { version, lines } = await recordsOf(market, PLAN).read(plan);
  const fresh = { part: ids.bolt, unit: ids.unit, qty: '1', arrivalAt: lines[0].arrivalAt };
  await done(buyer.save(PLAN, { id: plan, version, lines: [fresh] }));
});

test('use N2: a draft takes nothing of a plan; who publishes first has it, and the other is told', async () => {
  const { buyer, supplier, ids } = market;
  const [called] = await calledOff(buyer, ids, [{ part: ids.part, unit: ids.unit, qty: '400' }]);
  const notes = recordsOf(market, NOTE);
  const lorry = { driverTel: '13812345678', plate: '浙B12345' };
  const draft = await done(save([{ ...called, qty: '399' }], market.buyer, lorry));
  const right = await done(save([{ ...called }], market.buyer, lorry));
  expect((await notes.read(right.id)).lines).toMatchObject([{ openQty: '400' }]);
  await notes.act(supplier, 'publish', right.id);
  const { number } = await notes.read(right.id);
  expect((await notes.press(supplier, 'publish', draft.id)).error).toMatchObject({
    code: `${NOTE}.publish.openQty`,
    zh: '送货数量超过未交数量',
    unblock: [expect.stringContaining(`第 1 行最多可送 0，已由送货单 ${number} (400) 占用：`), expect.stringContaining(number)],
  });
  expect((await notes.read(draft.id)).lines).toMatchObject([{ openQty: '0' }]);
});

test('use N2: what holds a quantity is named, when a draft is saved as well', async () => {
  const { buyer, supplier, ids } = market;
  const [called] = await calledOff(buyer, ids, [{ part: ids.part, unit: ids.unit, qty: '400' }]);
  const notes = recordsOf(market, NOTE);
  const saying = async (qty: string) => (await save([{ ...called, qty }], supplier)).error?.problems;
  expect(await saying('99999')).toMatchObject([
    { at: 'lines.0.qty', zh: '送货数量超过未交数量：第 1 行最多可送 400，不能是 99,999' },
  ]);
  expect(await saying('399.5')).toMatchObject([{ at: 'lines.0.qty', zh: '第 1 行：PCS 最多 0 位小数，不能是 399.5' }]);
  // A draft holds nothing, what is published does.
  const small = await done(save([{ ...called, qty: '100' }], supplier));
  expect(await saying('401')).toMatchObject([{ zh: expect.not.stringContaining('占用') }]);
  await notes.act(supplier, 'publish', small.id);
  const { number } = await notes.read(small.id);
  expect(await saying('301')).toMatchObject([
    { zh: `送货数量超过未交数量：第 1 行最多可送 300，已由送货单 ${number} (100) 占用，不能是 301` },
  ]);
  await done(save([{ ...called, qty: '300' }], supplier));
  // Two lines of one note take of the same source.
  expect(
    (
      await save(
        [
          { ...called, qty: '200' },
          { ...called, qty: '200' },
        ],
        supplier,
      )
    ).error,
  ).toMatchObject({
    code: 'deliveryNote.left',
  });

  const { vendor, warehouse, part, unit } = ids;
  const order = await confirmed('100');
  const asked = [{ part, unit, qty: '90', arrivalAt: '2096-03-20 08:00:00', order, orderLine: 1 }];
  await recordsOf(market, PLAN).create({ vendor, warehouse, lines: asked });
  expect((await save([line({ order, qty: '11' })], supplier)).error?.problems).toMatchObject([
    { zh: '送货数量超过未交数量：第 1 行最多可送 10，交付计划和提货单占用 90，不能是 11' },
  ]);
});
