import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverEvent, done, inside, recordsOf } from './market.ts';
import { closeFloor, market, openFloor, ORDER, rival } from './note-floor.ts';

const REQUISITION = 'purchasing.requisition';
beforeAll(openFloor);
afterAll(closeFloor);

const requests = () => recordsOf(market, REQUISITION);
const orders = () => recordsOf(market, ORDER);
async function released(...lines: readonly object[]): Promise<string> {
  const { plant, part, unit, vendor } = market.ids;
  const filled = lines.map((line) => ({ part, unit, vendor, qty: '5', ...line }));
  const { id } = await requests().create({ plant, neededOn: '2096-04-01', lines: filled });
  await requests().act(market.buyer, 'release', id);
  return id;
}
/** Converts some requisitions at once, and tells the drafts that hold their lines. */
async function order(ids: readonly string[], input: object = {}): Promise<readonly any[]> {
  const rows = await Promise.all(ids.map(async (id) => ({ id, version: (await requests().read(id)).version })));
  await done(market.buyer.act(REQUISITION, 'order', rows, { input: { warehouse: market.ids.warehouse, ...input } }));
  const made = await inside(
    market,
    (ctx) => ctx.sql<{ id: string }>`
      select distinct o.id, o.number from purchasing_purchase_order o join purchasing_purchase_order_lines l on l.parent_id = o.id
      where l.requisition_id = any(${ids}::uuid[]) order by o.number`,
  );
  return Promise.all(made.map(({ id }) => orders().read(id)));
}
const follow = (action: string, id: string) => deliverEvent(market, `${ORDER}.${action}.requisitions`, { id });
const stateOf = async (id: string): Promise<string> => (await requests().read(id)).status;

test('supply 4.1 requisitions become one draft order for each supplier, whose lines name theirs', async () => {
  const first = await released({ qty: '5' }, { qty: '7', vendor: null });
  const second = await released({ qty: '3' });
  const drafts = await order([first, second], { vendor: rival });
  expect(drafts).toHaveLength(2);
  const ours = drafts.find(({ vendor }) => vendor === market.ids.vendor);
  const theirs = drafts.find(({ vendor }) => vendor === rival);
  const { plant, warehouse } = market.ids;
  expect(ours).toMatchObject({ status: '00', plant, warehouse, buyer: expect.any(String), amount: '24' });
  const keys = ours.lines.map((line: any) => [
    line.requisition,
    line.requisitionLine,
    line.qty,
    line.price,
    line.dueDate,
    line.lineNo,
  ]);
  expect(keys).toEqual(
    [
      [first, 1, '5', '3', '2096-04-01', expect.any(Number)],
      [second, 1, '3', '3', '2096-04-01', expect.any(Number)],
    ].toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  );
  expect(theirs.lines).toMatchObject([{ requisition: first, requisitionLine: 2, qty: '7' }]);
  // On a draft it is taken, and not ordered yet.
  const [line] = (await requests().read(first)).lines;
  expect(line).toMatchObject({ openQty: '0', orderedQty: '0', orders: ours.number });
  expect((await requests().press(market.buyer, 'order', first, { warehouse })).error?.code).toBe(`${REQUISITION}.order.left`);
  expect((await requests().press(market.buyer, 'withdraw', first)).error?.code).toBe(`${REQUISITION}.withdraw.unordered`);

  await orders().act(market.buyer, 'publish', ours.id);
  await follow('publish', ours.id);
  expect([await stateOf(first), await stateOf(second)]).toEqual(['10', '20']);
  await orders().act(market.buyer, 'publish', theirs.id);
  await follow('publish', theirs.id);
  expect(await requests().read(first)).toMatchObject({ status: '20', lines: [{ orderedQty: '5' }, { orderedQty: '7' }] });
});

test('supply 4.1 a requisition opens again when its order is taken back, deleted or closed with nothing received', async () => {
  const id = await released({});
  const [draft] = await order([id]);
  await orders().act(market.buyer, 'publish', draft.id);
  await follow('publish', draft.id);
  await orders().act(market.buyer, 'withdraw', draft.id);
  await follow('withdraw', draft.id);
  expect(await requests().read(id)).toMatchObject({ status: '10', lines: [{ openQty: '0', orderedQty: '0' }] });
  const { version } = await orders().read(draft.id);
  await done(market.buyer.delete(ORDER, [{ id: draft.id, version }]));
  expect((await requests().read(id)).lines).toMatchObject([{ openQty: '5', orders: null }]);

  const [again] = await order([id]);
  await orders().act(market.buyer, 'publish', again.id);
  await orders().act(market.supplier, 'reply', again.id, { answer: 'asAsked' });
  await orders().act(market.buyer, 'acceptReply', again.id);
  await follow('publish', again.id);
  expect(await stateOf(id)).toBe('20');
  await orders().act(market.buyer, 'close', again.id);
  await follow('close', again.id);
  expect(await requests().read(id)).toMatchObject({ status: '10', lines: [{ openQty: '5', orderedQty: '0' }] });
});

test('supply 4.1 requisition.order.place: goods go to a warehouse of the plant that asked for them', async () => {
  const plant = (await done(market.buyer.save('base.plant', { code: 'NB2', name: '二厂' }))).id;
  const elsewhere = await done(market.buyer.save('warehouse.warehouse', { code: 'W9', name: '二库', plant, type: 'raw' }));
  const id = await released({});
  const refused = await requests().press(market.buyer, 'order', id, { warehouse: elsewhere.id });
  expect(refused.error?.code).toBe(`${REQUISITION}.order.place`);
});

test('supply 4.1 an order line that comes of a requisition keeps its part; the database keeps the line it names', async () => {
  const id = await released({});
  const [draft] = await order([id]);
  const [line] = draft.lines;
  const changed = (changes: object) => ({ id: draft.id, version: draft.version, lines: [{ ...line, ...changes }] });
  expect((await market.buyer.save(ORDER, changed({ part: market.ids.bolt }))).error?.code).toBe(`${ORDER}.part`);
  await done(market.buyer.save(ORDER, changed({ qty: '10' })));
  expect((await orders().read(draft.id)).lines).toMatchObject([{ qty: '10', requisition: id, requisitionLine: 1 }]);
  const gone = inside(market, (ctx) => ctx.sql`delete from purchasing_requisition_lines where parent_id = ${id}`);
  await expect(gone).rejects.toThrow(/requisition_line_fk/);
});

test('supply 2.10 term vendorPart.minOrderQty and term vendorPart.orderMultiple: what is asked for is ordered in what the supplier delivers', async () => {
  const { vendor, bolt: part } = market.ids;
  await done(market.buyer.save('base.vendorPart', { vendor, part, minOrderQty: '50', orderMultiple: '40' }));
  const id = await released({ part, qty: '5' }, { part, qty: '81' }, { qty: '7' });
  const [draft] = await order([id]);
  expect(draft.lines.map((line: any) => [line.requisitionLine, line.qty])).toEqual([
    [1, '80'],
    [2, '120'],
    [3, '7'],
  ]);
  expect((await requests().read(id)).lines.map((line: any) => line.openQty)).toEqual(['0', '0', '0']);
});

test('supply 4.1 (19) parameter purchasing.requisitionReleaseAmount: above it, or without a price, a second person releases a requisition', async () => {
  const releaseAbove = (value: string) =>
    done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.requisitionReleaseAmount', decided: { value } }));
  const asked = async (line: object) => {
    const { plant, part, unit, vendor } = market.ids;
    const lines = [{ part, unit, vendor, qty: '5', ...line }];
    const { id } = await requests().create({ plant, neededOn: '2096-04-01', lines });
    await requests().act(market.buyer, 'release', id);
    return requests().read(id);
  };
  await releaseAbove('15');
  expect(await asked({})).toMatchObject({ status: '10', amount: '15', pending: null });
  expect(await asked({ vendor: null })).toMatchObject({ status: '10', amount: '15' });
  const above = await asked({ qty: '6' });
  expect(above).toMatchObject({ status: '00', amount: '18', pending: { action: 'release' } });
  const own = await requests().press(market.buyer, 'releasePending', above.id);
  expect(own.error?.code).toBe(`${REQUISITION}.releasePending.own`);
  expect(await requests().act(market.chief, 'releasePending', above.id)).toMatchObject({ status: '10' });
  const unpriced = await asked({ part: market.ids.bolt });
  expect(unpriced).toMatchObject({ status: '00', pending: { action: 'release' } });
  await requests().act(market.chief, 'sendBackPending', unpriced.id, { reason: '先询价' });
  expect(await requests().read(unpriced.id)).toMatchObject({ status: '00', pending: null });
  await releaseAbove('0');
  expect(await asked({ qty: '6000' })).toMatchObject({ status: '10' });
});
