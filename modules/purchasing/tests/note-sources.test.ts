import { calledOff } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverEvent, done, inside, recordsOf } from './market.ts';
import {
  ASN,
  asnsOf,
  atTheDock,
  closeFloor,
  confirmed,
  line,
  market,
  NOTE,
  openFloor,
  openOf,
  ORDER,
  PICKUP,
  PLAN,
  rival,
  rivals,
  save,
} from './note-floor.ts';

const CHOOSE = { code: `${NOTE}.create.source`, zh: '请选择已发布的交付计划或已确认的采购订单' };
const UNFIT = { code: 'deliveryNote.sourceFits' };
beforeAll(openFloor);
afterAll(closeFloor);

test('supply 2.1: a note names a line that is there, released or confirmed, of its own supplier, whoever writes it', async () => {
  const { buyer, supplier, ids } = market;
  const foreign = await confirmed('100', { vendor: rival, by: rivals });
  const { plant, warehouse, vendor, part, unit } = ids;
  const unconfirmed = await recordsOf(market, ORDER).create({
    vendor,
    plant,
    warehouse,
    lines: [{ part, unit, qty: '100', dueDate: '2096-03-20' }],
  });
  const mine = await confirmed('100');
  const nowhere = '01900000-0000-7000-8000-000000000001';
  for (const [by, there] of [
    [buyer, true],
    [supplier, false],
  ] as const) {
    expect((await save([line({ order: nowhere, qty: '1000000' })], by)).httpStatus).toBe(422);
    // A supplier does not even learn that the other's order is there.
    expect((await save([line({ order: foreign })], by)).error).toMatchObject(there ? CHOOSE : { code: 'ref.missing' });
    for (const wrong of [{ order: unconfirmed.id }, { order: mine, sourceLine: 2 }, { order: mine, sourceLine: null }, {}])
      expect((await save([line(wrong)], by)).error).toMatchObject(CHOOSE);
  }
  expect(await recordsOf(market, ORDER).read(foreign)).toMatchObject({
    status: '30',
    lines: [{ receivedQty: '0', openQty: '100' }],
  });
  expect((await save([line({ order: mine })], supplier)).httpStatus).toBe(200);
});

test('supply 2.1: part, unit and warehouse are those of the source, also after an edit', async () => {
  const { buyer, ids } = market;
  const order = await confirmed('100');
  const box = (await done(buyer.save('base.unit', { code: 'BOX', name: '箱', precision: 0 }))).id;
  const other = (await done(buyer.save('warehouse.warehouse', { code: 'W2', name: '外库', plant: ids.plant, type: 'raw' }))).id;
  for (const wrong of [{ part: ids.bolt }, { unit: box }])
    expect((await save([line({ order, ...wrong })])).error).toMatchObject(UNFIT);
  expect((await save([line({ order })], buyer, { warehouse: other })).error).toMatchObject(UNFIT);
  const { id, version } = await done(save([line({ order })]));
  const { lines } = await recordsOf(market, NOTE).read(id);
  expect((await buyer.save(NOTE, { id, version, lines: [{ ...lines[0], part: ids.bolt }] })).error).toMatchObject(UNFIT);
  const both = await calledOff(buyer, ids, [{ part: ids.part, unit: ids.unit, qty: '5' }]);
  expect((await buyer.save(NOTE, { id, version, lines: [{ ...lines[0], plan: both[0]?.plan }] })).error).toMatchObject({
    zh: CHOOSE.zh,
  });
  expect((await buyer.save(NOTE, { id, version, vendor: rival })).error).toMatchObject(CHOOSE);
});

test('supply 2.1: notes, plans and pickups share what was ordered, and a note closed short gives back the rest', async () => {
  const { buyer, supplier, ids } = market;
  const { vendor, warehouse, part, unit } = ids;
  const notes = recordsOf(market, NOTE);
  const order = await confirmed('100');
  await recordsOf(market, PLAN).create({
    vendor,
    warehouse,
    lines: [{ part, unit, qty: '30', arrivalAt: '2096-03-20 08:00:00', order, orderLine: 1 }],
  });
  const places = { shipFrom: '宁波', receiveTo: '上海', pickupAt: '2096-03-03 08:00:00' };
  await recordsOf(market, PICKUP).create({
    vendor,
    warehouse,
    ...places,
    lines: [{ part, unit, qty: '20', order, orderLine: 1 }],
  });
  expect(await openOf(order)).toBe('50');
  expect((await save([line({ order, qty: '51' })], supplier)).error).toMatchObject({ code: 'deliveryNote.left' });

  const { note, receipt } = await atTheDock(order, '50');
  expect(await openOf(order)).toBe('0');
  const receipts = recordsOf(market, 'warehouse.receipt');
  const [row] = (await receipts.read(receipt)).lines;
  await receipts.act(buyer, 'receive', receipt, { lineId: row.id, qty: '40' });
  await market.tenant.settle();
  expect(await recordsOf(market, ORDER).read(order)).toMatchObject({
    status: '32',
    lines: [{ receivedQty: '40', openQty: '0' }],
  });
  // While the warehouse still receives, nothing is given back: the rest might come twice.
  expect((await notes.press(supplier, 'close', note, { reason: '少 10 件' })).error).toMatchObject({
    code: `${NOTE}.close.settled`,
  });
  await receipts.act(buyer, 'close', receipt);
  await notes.act(buyer, 'close', note, { reason: '少 10 件' });
  expect(await openOf(order)).toBe('10');
});

test('supply 2.1: sixteen call off the same line at once and never publish more than was ordered', async () => {
  const { supplier } = market;
  const order = await confirmed('100');
  const [{ id: from }] = (await recordsOf(market, ORDER).read(order)).lines;
  const call = () =>
    supplier.post('/les/ai/convert', { conversion: 'purchasing.orderToNote', id: order, quantities: { [from]: '10' } });
  const made = (await Promise.all(Array.from({ length: 16 }, call))).filter(({ httpStatus }) => httpStatus === 200);
  expect(made).toHaveLength(10);
  // Half of them ask for more meanwhile.
  await Promise.all(
    made.map(async ({ data: { id, version } }, index) => {
      const { lines } = await recordsOf(market, NOTE).read(id);
      if (index % 2 === 0) await supplier.save(NOTE, { id, version, lines: [{ ...lines[0], qty: '15' }] });
      await recordsOf(market, NOTE).press(supplier, 'publish', id);
    }),
  );
  const [sum] = await inside(
    market,
    (ctx) => ctx.sql<{ qty: number }>`select coalesce(sum(l.qty), 0)::int as qty from purchasing_delivery_note_lines l
      join purchasing_delivery_note n on n.id = l.parent_id where l.order_id = ${order} and n.status <> '00'`,
  );
  expect(sum?.qty).toBeLessThanOrEqual(100);
});

test('supply 2.1: the warehouse knows of a note when it is published, and no more when it is withdrawn or rejected', async () => {
  const { buyer, supplier } = market;
  const { act } = recordsOf(market, NOTE);
  const asns = recordsOf(market, ASN);
  const order = await confirmed('100');
  const { id } = await done(save([line({ order })]));
  expect(await asnsOf(id)).toEqual([]);
  await act(supplier, 'publish', id);
  const [asn] = await asnsOf(id);
  expect(await asns.read(asn.id)).toMatchObject({ status: '00', lines: [{ qty: '10' }] });
  // Nobody sends the goods off past the note, which may wait for its approval.
  expect((await asns.press(buyer, 'deliver', asn.id)).error).toMatchObject({ code: `${ASN}.deliver.byItself` });
  expect((await asns.press(supplier, 'deliver', asn.id)).error).toMatchObject({ code: 'permission' });
  await act(supplier, 'withdraw', id);
  expect(await asnsOf(id)).toEqual([]);
  expect((await buyer.one(ASN, asn.id)).httpStatus).toBe(404);
  await act(supplier, 'publish', id);
  await act(supplier, 'ship', id);
  expect(await asnsOf(id)).toMatchObject([{ status: '10' }]);
  await act(supplier, 'cancelShip', id);
  expect(await asnsOf(id)).toMatchObject([{ status: '00' }]);

  const early = await done(save([line({ order, qty: '5' })], buyer, { vendor: market.ids.vendor }));
  await inside(market, (ctx) => ctx.sql`update base_vendor set shipment_control = '1' where id = ${market.ids.vendor}`);
  await act(supplier, 'publish', early.id);
  expect(await recordsOf(market, NOTE).read(early.id)).toMatchObject({ status: '15' });
  expect(await asnsOf(early.id)).toMatchObject([{ status: '00' }]);
  await act(buyer, 'reject', early.id, { reason: '下周再送' });
  expect(await asnsOf(early.id)).toEqual([]);
  await inside(market, (ctx) => ctx.sql`update base_vendor set shipment_control = '0' where id = ${market.ids.vendor}`);
});

test('supply 2.1: what comes too early or in excess waits for us, by term vendor.earlyDeliveryHours and term vendorPart.overPercent', async () => {
  const { buyer, supplier, ids } = market;
  const { act, read } = recordsOf(market, NOTE);
  const publish = async (changes: object, head: object = {}): Promise<string> => {
    const { id } = await done(save([line(changes)], buyer, head));
    await act(supplier, 'publish', id);
    return id;
  };
  const inControl = async (id: string) => {
    const all: any[] = (await done(buyer.post('/purchasing/call/shipmentsInControl', {}))) as any;
    return all.find((one) => one.id === id)?.lines.map(({ early, excess }: any) => ({ early, excess }));
  };
  const before = { plannedArrival: '2096-03-19 15:59:59' };
  // Nobody has said how early is too early.
  expect(await read(await publish({ order: await confirmed('10') }, before))).toMatchObject({ status: '10' });
  const { version } = await done(buyer.one('base.vendor', ids.vendor));
  await done(buyer.save('base.vendor', { id: ids.vendor, version, earlyDeliveryHours: 8 }));
  const early = await publish({ order: await confirmed('10') }, before);
  expect(await read(early)).toMatchObject({ status: '15' });
  expect(await inControl(early)).toEqual([{ early: true, excess: false }]);
  const due = { plannedArrival: '2096-03-19 16:00:00' };
  expect(await read(await publish({ order: await confirmed('10') }, due))).toMatchObject({ status: '10' });

  const order = await confirmed('100');
  expect((await save([line({ order, qty: '105' })])).error).toMatchObject({ code: 'deliveryNote.left' });
  const terms = { vendor: ids.vendor, part: ids.part, overPercent: '5', validFrom: '2096-01-01', validTo: '2096-12-31' };
  await done(buyer.save('base.vendorPart', { vendorPartNo: 'X1', ...terms }));
  expect((await save([line({ order, qty: '106' })])).error).toMatchObject({ code: 'deliveryNote.left' });
  const { id } = await done(save([line({ order, qty: '105' })]));
  await act(supplier, 'publish', id);
  expect(await read(id)).toMatchObject({ status: '15', lines: [{ openQty: '100', demandQty: '100' }] });
  expect(await inControl(id)).toEqual([{ early: false, excess: true }]);
  await act(buyer, 'audit', id);
  await act(supplier, 'ship', id);
});

test('supply 2.1: of an order promised in parts each delivery is judged by the earliest part that is not covered yet', async () => {
  const { buyer, supplier, ids } = market;
  const orders = recordsOf(market, ORDER);
  const { plant, warehouse, vendor, part, unit } = ids;
  const { id: order } = await orders.create({
    vendor,
    plant,
    warehouse,
    lines: [{ part, unit, qty: '10', dueDate: '2096-03-20' }],
  });
  await orders.act(buyer, 'publish', order);
  const [{ id: lineId }] = (await orders.read(order)).lines;
  const said = (qty: string, date: string) => ({ lineId, qty, date });
  const replies = (first: object) => ({ answer: 'byLine', replies: [first, said('6', '2096-04-20')] });
  for (const [first, code] of [
    [said('5', '2096-03-20'), 'promisedMost'],
    [said('4', '2096-03-01'), 'promisedAhead'],
  ] as const)
    expect((await orders.press(supplier, 'reply', order, replies(first))).error).toMatchObject({
      code: `${ORDER}.reply.${code}`,
    });
  await orders.act(supplier, 'reply', order, replies(said('4', '2096-03-20')));
  await orders.act(buyer, 'acceptReply', order);
  const { version } = await done(buyer.one('base.vendor', ids.vendor));
  await done(buyer.save('base.vendor', { id: ids.vendor, version, earlyDeliveryHours: 8 }));
  const published = async (qty: string, plannedArrival: string) => {
    const { id } = await done(save([line({ order, qty })], buyer, { plannedArrival }));
    await recordsOf(market, NOTE).act(supplier, 'publish', id);
    return (await recordsOf(market, NOTE).read(id)).status;
  };
  expect(await published('4', '2096-03-20 08:00:00')).toBe('10');
  // The first part is covered: what comes a day later is a month too soon.
  expect(await published('3', '2096-03-21 08:00:00')).toBe('15');
  expect(await published('3', '2096-04-20 08:00:00')).toBe('10');
});

test('supply 2.10: a load refused at the dock gives back what it took, and its note can be closed', async () => {
  const { buyer, supplier } = market;
  const order = await confirmed('100');
  const { note, asn } = await atTheDock(order, '60');
  expect(await openOf(order)).toBe('40');
  await recordsOf(market, ASN).act(buyer, 'cancel', asn, { reason: '锈蚀' });
  await market.tenant.settle();
  expect(await recordsOf(market, NOTE).read(note)).toMatchObject({
    status: '30',
    lines: [{ receivedQty: '0', rejectedQty: '60' }],
  });
  expect(await openOf(order)).toBe('100');
  expect(await recordsOf(market, ORDER).read(order)).toMatchObject({ status: '30', notesOnTheWay: 0 });
  await recordsOf(market, NOTE).act(supplier, 'close', note);
  const again = await supplier.post('/les/ai/convert', { conversion: 'purchasing.orderToNote', id: order });
  expect((await recordsOf(market, NOTE).read((again.data as any).id)).lines).toMatchObject([{ qty: '100' }]);
});

test('supply 2.1: what an ASN was announced by is nobody’s to write', async () => {
  const { buyer, ids } = market;
  const order = await confirmed('100');
  const { note } = await atTheDock(order, '10');
  const { number, lines } = await recordsOf(market, NOTE).read(note);
  const { vendor, warehouse, part, unit } = ids;
  const forged = await done(
    buyer.save(ASN, {
      vendor,
      warehouse,
      plannedArrival: '2096-03-20 08:00:00',
      sourceNo: number,
      lines: [{ part, unit, qty: '90', sourceLine: lines[0].id }],
    }),
  );
  expect(await recordsOf(market, ASN).read(forged.id)).toMatchObject({ sourceNo: null, lines: [{ sourceLine: null }] });
  expect(await asnsOf(note)).toHaveLength(1);
});

test('supply 2.1: plans and pickups name a line the supplier has confirmed, of the same part', async () => {
  const { buyer, ids } = market;
  const { vendor, warehouse, plant, part, unit } = ids;
  const mine = await confirmed('100');
  const foreign = await confirmed('100', { vendor: rival, by: rivals });
  const lines = [{ part, unit, qty: '1', dueDate: '2096-03-20' }];
  const fresh = (await recordsOf(market, ORDER).create({ vendor, plant, warehouse, lines })).id;
  const rows = (of: object) => [
    [PLAN, { vendor, warehouse, lines: [{ part, unit, qty: '5', arrivalAt: '2096-03-20 08:00:00', ...of }] }] as const,
    [
      PICKUP,
      {
        vendor,
        warehouse,
        shipFrom: '宁波',
        receiveTo: '上海',
        pickupAt: '2096-03-03 08:00:00',
        lines: [{ part, unit, qty: '5', ...of }],
      },
    ] as const,
  ];
  const wrong = [
    { order: foreign, orderLine: 1 },
    { order: fresh, orderLine: 1 },
    { order: mine, orderLine: 2 },
    { order: mine, orderLine: null },
    { order: null, orderLine: 1 },
    { order: mine, orderLine: 1, part: ids.bolt },
  ];
  for (const of of wrong)
    for (const [entity, row] of rows(of))
      expect((await buyer.save(entity, row)).error, JSON.stringify(of)).toMatchObject({ code: 'orderLine.fits' });
  for (const [entity, row] of rows({ order: mine, orderLine: 1 })) await done(buyer.save(entity, row));
});

test('supply 2.1: the database holds the key, whatever writes', async () => {
  const order = await confirmed('100');
  await done(save([line({ order })]));
  const gone = inside(market, (ctx) => ctx.sql`delete from purchasing_purchase_order_lines where parent_id = ${order}`);
  await expect(gone).rejects.toMatchObject({ constraint: 'purchasing_delivery_note_lines_order_line_fk' });
});

test('use 37 the note was at the gate when the warehouse says so, however late and by whatever clock it is told', async () => {
  const { note } = await atTheDock(await confirmed('10'), '10');
  const [asn] = await asnsOf(note);
  const { gateArrivedAt } = await recordsOf(market, ASN).read(asn.id);
  await deliverEvent(market, 'purchasing.noteArrived', { id: asn.id });
  expect((await recordsOf(market, NOTE).read(note)).gateArrivedAt).toBe(gateArrivedAt);
  await inside(
    market,
    (ctx) => ctx.sql`update warehouse_asn set gate_arrived_at = gate_arrived_at - interval '8 hours' where id = ${asn.id}`,
  );
  await deliverEvent(market, 'purchasing.noteArrived', { id: asn.id });
  expect((await recordsOf(market, NOTE).read(note)).gateArrivedAt).toBe('2096-03-02 00:00:00');
});
