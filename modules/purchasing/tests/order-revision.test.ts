import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverEvent, done, inside, noticesOf, recordsOf } from './market.ts';
import { closeFloor, confirmed, line, market, NOTE, openFloor, openOf, ORDER, rivals, save } from './note-floor.ts';

beforeAll(openFloor);
afterAll(closeFloor);

const orders = () => recordsOf(market, ORDER);
const revise = async (id: string, figures: object, client = market.buyer) => {
  const [{ id: lineId }] = (await orders().read(id)).lines;
  return orders().press(client, 'revise', id, { lineId, reason: '需求变化', ...figures });
};
const note = async (order: string, qty: string) => {
  const { id } = await done(save([line({ order, qty })]));
  await recordsOf(market, NOTE).act(market.buyer, 'publish', id);
  return id;
};

test('supply 2.10 a confirmed order is revised: the agreed figures stand until the supplier acknowledges the new ones', async () => {
  const id = await confirmed('10');
  await done(revise(id, { qty: '15', dueDate: '2096-03-27' }));
  const asked = await orders().read(id);
  expect(asked).toMatchObject({
    status: '30',
    revision: 1,
    revisionPending: '1',
    revisionDueAt: '2096-03-05 08:00:00',
    lines: [{ qty: '10', dueDate: '2096-03-20', confirmedQty: '10', openQty: '10' }],
    revisions: [
      { revision: 2, lineNo: 1, oldQty: '10', qty: '15', oldDate: '2096-03-20', date: '2096-03-27', answer: 'pending' },
    ],
  });
  expect(await noticesOf(market.supplier)).toContain(`采购订单 ${asked.number} 有修订，请确认`);
  // More than is agreed on waits in shipment control, as ever.
  const note = await done(save([line({ order: id, qty: '10' })]));
  expect((await recordsOf(market, NOTE).read(note.id)).lines[0]).toMatchObject({ demandQty: '10' });
  expect((await orders().press(market.buyer, 'acknowledge', id)).httpStatus).toBe(422);
  expect((await orders().press(rivals, 'acknowledge', id)).httpStatus).not.toBe(200);

  await orders().act(market.supplier, 'acknowledge', id);
  const revised = await orders().read(id);
  expect(revised).toMatchObject({
    status: '30',
    revision: 2,
    revisionPending: '0',
    revisionDueAt: null,
    amount: '45',
    lines: [{ lineNo: 1, qty: '15', dueDate: '2096-03-27', confirmedQty: '15', confirmedDate: '2096-03-27', openQty: '5' }],
    promises: [{ lineNo: 1, qty: '15', date: '2096-03-27' }],
    revisions: [{ answer: 'acknowledged', answeredAt: '2096-03-02 08:00:00' }],
  });
  expect((await orders().press(market.supplier, 'acknowledge', id)).error?.code).toBe(`${ORDER}.acknowledge.waits`);
});

test('supply 2.10 a supplier refuses a revision with a reason, and our side withdraws one: nothing has changed', async () => {
  const id = await confirmed('10');
  await done(revise(id, { qty: '15' }));
  expect((await orders().press(market.supplier, 'refuseRevision', id)).error?.code).toBe(`${ORDER}.refuseRevision.reason`);
  await orders().act(market.supplier, 'refuseRevision', id, { reason: '产能不足' });
  await done(revise(id, { qty: '12' }));
  // Asked anew for the same line, what waits gives way.
  await done(revise(id, { qty: '11' }));
  expect((await orders().press(market.supplier, 'withdrawRevision', id)).httpStatus).toBe(422);
  await orders().act(market.buyer, 'withdrawRevision', id);
  const { revision, revisions, lines } = await orders().read(id);
  expect([revision, lines[0].qty]).toEqual([1, '10']);
  expect(revisions.map((one: any) => [one.revision, one.qty, one.answer, one.answerRemark])).toEqual([
    [2, '15', 'refused', '产能不足'],
    [2, '12', 'withdrawn', null],
    [2, '11', 'withdrawn', null],
  ]);
  expect((await revise(id, { qty: '9' }, market.supplier)).httpStatus).toBe(422);
});

test('supply 2.10 a revision goes not below what is called off, neither when it is asked nor when it is acknowledged', async () => {
  const id = await confirmed('10');
  await note(id, '4');
  expect((await revise(id, { qty: '3' })).error?.code).toBe(`${ORDER}.revise.calledOff`);
  await done(revise(id, { qty: '5' }));
  await note(id, '2');
  expect((await orders().press(market.supplier, 'acknowledge', id)).error?.code).toBe(`${ORDER}.acknowledge.stillLeft`);
  expect((await orders().read(id)).lines[0].qty).toBe('10');
  await done(revise(id, { qty: '6' }));
  await orders().act(market.supplier, 'acknowledge', id);
  expect([await openOf(id), (await orders().read(id)).lines[0].qty]).toEqual(['0', '6']);
  const more = await save([line({ order: id, qty: '1' })], market.supplier);
  const said = more.httpStatus === 200 ? (await recordsOf(market, NOTE).read(more.data.id)).lines[0].openQty : '0';
  expect(said).toBe('0');
});

test('supply 2.10 purchase_order.revise.agreed: a new price is one both sides agreed on, and none for what has come already', async () => {
  const { vendor, part, unit } = market.ids;
  const id = await confirmed('10');
  expect((await revise(id, { price: '2.75' })).error?.code).toBe(`${ORDER}.revise.agreed`);
  const price = { vendor, part, unit, currency: 'CNY', minQty: '500', price: '2.75', validFrom: '2000-01-01' };
  await done(market.buyer.save('purchasing.priceList', price));
  await done(revise(id, { qty: '500', price: '2.75' }));
  await orders().act(market.supplier, 'acknowledge', id);
  expect(await orders().read(id)).toMatchObject({ amount: '1375', lines: [{ qty: '500', price: '2.75' }] });

  const delivery = await note(id, '100');
  await inside(
    market,
    (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = qty where parent_id = ${delivery}`,
  );
  await deliverEvent(market, 'purchasing.sourcesFollow', { id: delivery });
  expect((await revise(id, { price: '3' })).error?.code).toBe(`${ORDER}.revise.received`);
  // Reduced to what came, it is delivered.
  await done(revise(id, { qty: '100' }));
  await orders().act(market.supplier, 'acknowledge', id);
  await deliverEvent(market, 'purchasing.orderRevised', { id });
  expect((await orders().read(id)).status).toBe('35');
});

test('supply 2.10 purchase_order.revise.amount, parameter purchasing.orderReleaseAmount: nobody revises an order above what one person may order', async () => {
  const decide = (value: string) =>
    done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.orderReleaseAmount', decided: { value } }));
  const id = await confirmed('10');
  await decide('40');
  expect((await revise(id, { qty: '12.5' })).error?.code).toBe('unit.decimals');
  expect((await revise(id, { qty: '14' })).error?.code).toBe(`${ORDER}.revise.amount`);
  await done(revise(id, { qty: '13' }));
  await decide('0');
});

test('supply 2.10 an order that is closed asks its supplier for nothing any more', async () => {
  const id = await confirmed('10');
  await done(revise(id, { qty: '15' }));
  await orders().act(market.buyer, 'close', id);
  expect(await orders().read(id)).toMatchObject({ status: '40', revisionPending: '0', revisions: [{ answer: 'withdrawn' }] });
});
