import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, inside, recordsOf } from './market.ts';
import { atTheDock, closeFloor, confirmed, market, NOTE, openFloor, PICKUP, rival, rivals } from './note-floor.ts';
import { agreedReturn, leaveWith, onShelf, ordersOf, OUTBOUND, RETURN, sentBack } from './sent-back.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
const RECEIPT = 'warehouse.receipt';
beforeAll(openFloor);
afterAll(closeFloor);

let parts = 0;
/** A part that is inspected when it comes; tracked by batches where told. */
async function inspected(changes: object = {}): Promise<string> {
  parts += 1;
  const { unit, vendor } = market.ids;
  const row = { partNo: `Q${parts}`, name: `检验件${parts}`, unit, partType: 'bought', qualityControlled: '1', ...changes };
  const { id: part } = await done(market.buyer.save('base.part', row));
  const price = { vendor, part, unit, currency: 'CNY', minQty: '0', price: '3', validFrom: '2000-01-01' };
  await done(market.buyer.save('purchasing.priceList', price));
  return part;
}
/** So much of a receipt failed, the others are good. */
async function judge(receipt: string, failed: string): Promise<void> {
  const { act, read } = recordsOf(market, RECEIPT);
  const [{ id: lineId }] = (await read(receipt)).lines;
  await act(market.buyer, 'receive', receipt);
  if (failed !== '0')
    await act(market.buyer, 'judge', receipt, { lineId, acceptedQty: '0', rejectedQty: failed, reason: '砂眼' });
  if ((await read(receipt)).lines[0].qcQty !== '0') await act(market.buyer, 'judge', receipt);
  await market.tenant.settle();
}
interface Came {
  readonly part: string;
  readonly qty: string;
  readonly failed: string;
  readonly lot?: string;
}
/** A note over an order that came, of which so much failed inspection. */
async function came({ part, qty, failed, lot }: Came): Promise<{ readonly note: string; readonly receipt: string }> {
  const { note, receipt } = await atTheDock(await confirmed(qty, { part }), qty, { part, lot: lot ?? null });
  await judge(receipt, failed);
  return { note, receipt };
}
const back = (part: string, qty: string, more: object = {}) => ({ part, unit: market.ids.unit, qty, ...more });
const ng = { stockStatus: 'ng' };
const linesOf = async (notice: string): Promise<any[]> => (await recordsOf(market, RETURN).read(notice)).lines;

let months = 0;
/** A statement of its own month that has all that is due by now. */
async function stated(): Promise<string> {
  months += 1;
  const period = `2097-${String(months).padStart(2, '0')}`;
  const { vendor, plant } = market.ids;
  return (await market.on(`${period}-15`, () => done(market.buyer.save(STATEMENT, { vendor, plant, period })))).id;
}
const linesFor = async (statement: string, part: string): Promise<any[]> =>
  (await recordsOf(market, STATEMENT).read(statement)).lines
    .filter((line: any) => line.part === part)
    .map(({ kind, qty, acceptedQty, verdict }: any) => [kind, qty, acceptedQty, verdict]);

test('use returns: what is confirmed and has not left is not credited; what came back after all no longer matches', async () => {
  const part = await inspected();
  const { note } = await came({ part, qty: '20', failed: '0' });
  await onShelf(market, part, '4');
  const notice = await agreedReturn(market, [back(part, '6', { note })]);
  await recordsOf(market, RETURN).act(market.buyer, 'confirm', notice);
  const statement = await stated();
  expect(await linesFor(statement, part)).toEqual([['receipt', '20', '20', 'matched']]);
  const [order] = await ordersOf(market, notice);
  await leaveWith(market, order.id);
  expect(await linesOf(notice)).toMatchObject([{ qty: '6', sentQty: '4', creditQty: '4' }]);
  await recordsOf(market, STATEMENT).act(market.buyer, 'gather', statement);
  // Four left, and no more are credited.
  expect(await linesFor(statement, part)).toEqual([
    ['receipt', '20', '20', 'matched'],
    ['return', '-4', '-4', 'matched'],
  ]);
  await recordsOf(market, OUTBOUND).act(market.buyer, 'reverse', order.id, { reason: '车没有来' });
  await market.tenant.settle();
  expect(await linesOf(notice)).toMatchObject([{ sentQty: null, creditQty: null }]);
  expect(await linesFor(statement, part)).toContainEqual(['return', '-4', '0', 'overAccepted']);
  const refused = await recordsOf(market, STATEMENT).press(market.buyer, 'publish', statement);
  expect(refused.error?.code).toBe(`${STATEMENT}.publish.matched`);
  await recordsOf(market, STATEMENT).act(market.buyer, 'gather', statement);
  expect(await linesFor(statement, part)).toEqual([['receipt', '20', '20', 'matched']]);
});

test('use returns: rejects nobody was to pay for are credited nothing, and their batch tells the note nobody named', async () => {
  const part = await inspected({ trackMode: 'lot' });
  const { note } = await came({ part, qty: '20', failed: '3', lot: 'H-1' });
  await came({ part, qty: '9', failed: '2', lot: 'H-2' });
  const { notice } = await sentBack(market, [back(part, '3', { ...ng, lot: 'H-1' })]);
  expect(await linesOf(notice)).toMatchObject([{ note, sentQty: '3', creditQty: '0' }]);
  expect(await linesFor(await stated(), part)).toEqual([
    ['receipt', '17', '17', 'matched'],
    ['receipt', '7', '7', 'matched'],
  ]);
});

test('use returns: where several deliveries failed, rejects without a note are neither published nor confirmed', async () => {
  const part = await inspected();
  const first = await came({ part, qty: '10', failed: '3' });
  const notices = recordsOf(market, RETURN);
  const agreed = await agreedReturn(market, [back(part, '3', ng)]);
  expect(await linesOf(agreed)).toMatchObject([{ note: first.note }]);
  // Before any of it has failed nothing has to be named.
  const other = await inspected();
  const early = await agreedReturn(market, [back(other, '3', ng)]);
  for (const of of [part, other, other]) await came({ part: of, qty: '10', failed: '4' });
  const refused = {
    code: `${RETURN}.source`,
    zh: '第 1 行是不合格品，查不到随哪张单据收到，请在该行填写送货单或提货单',
    en: 'Line 1 is nonconforming and what it came with cannot be told: name its delivery or pickup note',
  };
  expect(await notices.press(market.buyer, 'confirm', early)).toMatchObject({ httpStatus: 422, error: refused });
  expect(await ordersOf(market, early)).toEqual([]);
  const { vendor, warehouse } = market.ids;
  const head = { vendor, warehouse, shipFrom: '上海', receiveTo: '宁波' };
  const { id } = await notices.create({ ...head, lines: [back(part, '3', ng)] });
  expect(await notices.press(market.buyer, 'publish', id)).toMatchObject({ httpStatus: 422, error: refused });
  // What was agreed on knew its note.
  await notices.act(market.buyer, 'confirm', agreed);
});

test('use returns: rejects that came with a load nobody announced by a note are not credited by a notice', async () => {
  const part = await inspected();
  const { vendor, warehouse, unit } = market.ids;
  const asns = recordsOf(market, 'warehouse.asn');
  const row = { vendor, warehouse, plannedArrival: '2096-03-02 08:00:00', lines: [{ part, unit, qty: '5' }] };
  const { id: asn } = await asns.create(row);
  await asns.act(market.buyer, 'deliver', asn);
  const dock = (await market.buyer.page('warehouse.dock')).data.list[0]?.id;
  await asns.act(market.buyer, 'arrive', asn, { dock });
  await judge(String((await market.buyer.page(RECEIPT, { _params: { asn: [asn] } })).data.list[0]?.id), '5');
  const { id } = await recordsOf(market, RETURN).create({
    vendor,
    warehouse,
    shipFrom: '上海',
    receiveTo: '宁波',
    lines: [back(part, '5', ng)],
  });
  expect((await recordsOf(market, RETURN).press(market.buyer, 'publish', id)).error?.code).toBe(`${RETURN}.source`);
});

test('use returns: rejects found after they were accepted are owed back; those that failed inspection go first', async () => {
  const part = await inspected();
  const { note } = await came({ part, qty: '20', failed: '3' });
  const { warehouse } = market.ids;
  const { list } = (await market.buyer.page('warehouse.stock', { _params: { part: [part], stockStatus: ['available'] } })).data;
  const { location } = list[0] ?? {};
  const goods = { part, batch: null, container: null, owner: null };
  const hold = await recordsOf(market, 'warehouse.stockHold').create({ warehouse, location, ...goods, qty: '2', reason: '待查' });
  await recordsOf(market, 'warehouse.stockHold').act(market.buyer, 'reject', hold.id, { reason: '裂纹' });
  const first = await sentBack(market, [back(part, '4', ng)]);
  expect(await linesOf(first.notice)).toMatchObject([{ note, sentQty: '4', creditQty: '1' }]);
  const second = await sentBack(market, [back(part, '1', ng)]);
  expect(await linesOf(second.notice)).toMatchObject([{ note: null, sentQty: '1', creditQty: '1' }]);
  expect(await linesFor(await stated(), part)).toEqual([
    ['receipt', '17', '17', 'matched'],
    ['return', '-1', '-1', 'matched'],
    ['return', '-1', '-1', 'matched'],
  ]);
});

test('use returns: of a note no more is credited than was accepted of it, whatever left with it', async () => {
  const part = await inspected();
  const { note } = await came({ part, qty: '10', failed: '6' });
  await onShelf(market, part, '7');
  const { notice } = await sentBack(market, [back(part, '7', { note })]);
  expect(await linesOf(notice)).toMatchObject([{ sentQty: '7', creditQty: '4' }]);
  expect(await linesFor(await stated(), part)).toEqual([
    ['receipt', '4', '4', 'matched'],
    ['return', '-4', '-4', 'matched'],
  ]);
});

test('use returns: rejects in another unit than their note are the same goods', async () => {
  const dozen = (await done(market.buyer.save('base.unit', { code: 'DOZ', name: '打', precision: 0 }))).id;
  const part = await inspected({ units: [{ unit: dozen, numerator: 12, denominator: 1 }] });
  const { note } = await came({ part, qty: '30', failed: '18' });
  const { notice } = await sentBack(market, [back(part, '1', { ...ng, unit: dozen, note })]);
  expect(await linesOf(notice)).toMatchObject([{ sentQty: '1', creditQty: '0' }]);
});

test('use returns: of what we fetched ourselves the pickup is found and named, and bounds what goes back', async () => {
  const part = await inspected();
  const { vendor, warehouse, unit } = market.ids;
  const order = await confirmed('10', { part });
  const pickups = recordsOf(market, PICKUP);
  const { id: pickup } = await pickups.create({
    vendor,
    warehouse,
    pickupAt: '2096-03-02 10:00:00',
    shipFrom: '供应商',
    receiveTo: '上海',
    driver: '李师傅',
    driverTel: '13812345678',
    plate: '沪A12345',
    lines: [{ part, unit, qty: '10', order, orderLine: 1 }],
  });
  await pickups.act(market.buyer, 'publish', pickup);
  await pickups.act(market.buyer, 'confirmPickup', pickup, { answer: 'asAsked' });
  const { number } = await pickups.read(pickup);
  const asns = recordsOf(market, 'warehouse.asn');
  const [asn] = (await market.buyer.page('warehouse.asn', { _params: { 'sourceNo._eq': number } })).data.list;
  const dock = (await market.buyer.page('warehouse.dock')).data.list[0]?.id;
  await asns.act(market.buyer, 'arrive', String(asn?.id), { dock });
  await judge(String((await market.buyer.page(RECEIPT, { _params: { asn: [asn?.id] } })).data.list[0]?.id), '4');
  const { notice } = await sentBack(market, [back(part, '4', ng)]);
  expect(await linesOf(notice)).toMatchObject([{ note: null, pickup, sentQty: '4', creditQty: '0' }]);
  const notices = recordsOf(market, RETURN);
  const head = { vendor, warehouse, shipFrom: '上海', receiveTo: '宁波' };
  const { id } = await notices.create({ ...head, lines: [back(part, '7', { pickup })] });
  expect((await notices.press(market.buyer, 'publish', id)).error?.code).toBe(`${RETURN}.publish.came`);
  const wrong = await market.buyer.save(RETURN, { ...head, lines: [back(market.ids.bolt, '1', { pickup })] });
  expect(wrong.error).toMatchObject({ code: `${RETURN}.pickup` });
  const { note } = await came({ part, qty: '5', failed: '0' });
  const both = await market.buyer.save(RETURN, { ...head, lines: [back(part, '1', { pickup, note })] });
  expect(both.error?.en).toBe('Line 1: it came with a delivery note or with a pickup, not with both');
});

test('use returns: a notice over another supplier’s batch is not published', async () => {
  const part = await inspected({ trackMode: 'lot' });
  await came({ part, qty: '6', failed: '2', lot: 'K-1' });
  const notices = recordsOf(market, RETURN);
  const { warehouse } = market.ids;
  const lines = [back(part, '2', { ...ng, lot: 'K-1' })];
  const { id } = await notices.create({ vendor: rival, warehouse, shipFrom: '上海', receiveTo: '宁波', lines });
  const refused = await notices.press(market.buyer, 'publish', id);
  expect(refused).toMatchObject({
    httpStatus: 422,
    error: { code: 'stock.vendor', zh: expect.stringContaining('K-1 由供应商一送来，不能退给供应商二') },
  });
  expect((await rivals.page(RETURN)).data.list).toEqual([]);
});

test('use returns: the data checks tell a return that is credited more than left, and a statement that matches it', async () => {
  const part = await inspected();
  const { note } = await came({ part, qty: '8', failed: '0' });
  await onShelf(market, part, '3');
  const { notice } = await sentBack(market, [back(part, '3', { note })]);
  const statement = await stated();
  const credit = (qty: string) =>
    inside(market, (ctx) => ctx.sql`update purchasing_return_notice_lines set credit_qty = ${qty} where parent_id = ${notice}`);
  const broken = async (): Promise<string[]> => {
    const found = await Promise.all(
      market.factory.registry.invariants
        .filter(({ name }) => ['returns-as-sent', 'stated-as-accepted'].includes(name))
        .map(async ({ name, sql }) => (await inside(market, (ctx) => ctx.sql.run({ text: sql, values: [] }))).map(() => name)),
    );
    return found.flat();
  };
  expect(await linesFor(statement, part)).toContainEqual(['return', '-3', '-3', 'matched']);
  expect(await broken()).toEqual([]);
  await credit('2');
  expect(await broken()).toEqual(['returns-as-sent', 'stated-as-accepted']);
  await credit('3');
  expect((await recordsOf(market, NOTE).read(note)).lines).toMatchObject([{ acceptedQty: '8' }]);
});
