import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';
import { agreedReturn, leaveWith, onShelf, ordersOf, type ReturnLine } from './sent-back.ts';

const ORDER = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
let market: Market;
let notices: ReturnType<typeof recordsOf>;
let orders: ReturnType<typeof recordsOf>;
let box = '';
let rod = '';
beforeAll(async () => {
  market = await openMarket();
  notices = recordsOf(market, 'purchasing.returnNotice');
  orders = recordsOf(market, ORDER);
  const { unit } = market.ids;
  box = (await done(market.buyer.save('base.unit', { code: 'BOX', name: '箱', precision: 0 }))).id;
  const units = [{ unit: box, numerator: 1, denominator: 2 }];
  const row = { partNo: 'P3', name: '棒料', unit, partType: 'bought', trackMode: 'lot', units };
  rod = (await done(market.buyer.save('base.part', row))).id;
});
afterAll(() => market.factory.close());

const agreed = (lines: readonly ReturnLine[], more: ReturnLine = {}) => agreedReturn(market, lines, { more });
const receive = (part: string, batch: string | null, qty: string, status: 'available' | 'ng' = 'available') =>
  onShelf(market, part, qty, batch, status);

test('a confirmed return is ordered from the warehouse in the unit of stock; once it has shipped, the notice can be closed', async () => {
  const id = await agreed([{ part: rod, unit: box, qty: '10', lot: 'B2' }]);
  await notices.act(market.buyer, 'confirm', id);
  const [order, ...others] = await ordersOf(market, id);
  expect(others).toEqual([]);
  const { vendor, warehouse, unit } = market.ids;
  expect(await orders.read(order.id)).toMatchObject({
    status: '10',
    kind: 'vendorReturn',
    vendor,
    warehouse,
    destination: '宁波',
    plate: '沪A12345',
    driver: '王师傅',
    stagingLocationLabel: 'STAGE',
    lines: [{ part: rod, unit, qty: '5', batch: 'B2' }],
  });
  expect((await notices.press(market.buyer, 'close', id)).error).toMatchObject({ zh: '退货尚未出门，不能关闭' });

  // Only what is available and of the batch goes; what is held has to be let go first.
  await receive(rod, 'B1', '5');
  await receive(rod, 'B2', '5', 'ng');
  expect((await orders.press(market.buyer, 'allocate', order.id)).error?.zh).toBe('库存不足');
  await receive(rod, 'B2', '8');
  for (const action of ['allocate', 'pick', 'pass']) await orders.act(market.buyer, action, order.id);
  const [pass] = (await market.buyer.page(PASS, { _params: { order: [order.id] } })).data.list;
  const passes = recordsOf(market, PASS);
  await passes.act(market.chief, 'approve', pass?.id ?? '');
  await orders.act(market.buyer, 'ship', order.id);
  await market.tenant.settle();
  expect(await notices.read(id)).toMatchObject({ status: '30', leftAt: '2096-03-02 08:00:00' });
  expect((await notices.read(id)).lines).toMatchObject([{ qty: '10', sentQty: '10' }]);
  await notices.act(market.buyer, 'close', id);
  const moves = await inside(
    market,
    (ctx) => ctx.sql`select trim_scale(qty)::text as qty, batch from warehouse_stock_move where to_place = 'vendor'`,
  );
  expect(moves).toEqual([{ qty: '5', batch: 'B2' }]);
});

test('return_notice.publish.came: of a note no more goes back than came with it, in however many returns', async () => {
  const { vendor, warehouse, part, unit, plant } = market.ids;
  const order = await recordsOf(market, 'purchasing.purchaseOrder').create({
    vendor,
    plant,
    warehouse,
    lines: [{ part, unit, qty: '10', price: '1', dueDate: '2096-03-10' }],
  });
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const lines = [{ part, unit, qty: '10', order: order.id, sourceLine: 1 }];
  const note = (
    await recordsOf(market, 'purchasing.deliveryNote').create({
      vendor,
      warehouse,
      plannedArrival: '2096-03-10 08:00:00',
      lines,
    })
  ).id;
  await inside(market, (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = 10 where parent_id = ${note}`);
  const places = { shipFrom: '上海', receiveTo: '宁波', replyHours: 24 };
  const made = async (qty: string) =>
    (await notices.create({ vendor, warehouse, ...places, lines: [{ part, unit, qty, note }] })).id;
  const refused = { code: 'purchasing.returnNotice.publish.came', zh: '退货数量超过该供应商随此单交付的数量' };
  expect((await notices.press(market.buyer, 'publish', await made('11'))).error).toMatchObject(refused);
  const halves = [await made('6'), await made('6')];
  const replies = await Promise.all(halves.map((id) => notices.press(market.buyer, 'publish', id)));
  expect(replies.map(({ error }) => error?.code ?? 'ok').toSorted()).toEqual(['ok', refused.code]);
  await notices.act(market.buyer, 'publish', await made('4'));
});

test('a cancelled order puts the return back to be confirmed; confirming again makes another order', async () => {
  const id = await agreed([{ part: market.ids.part, unit: market.ids.unit, qty: '2' }]);
  await notices.act(market.buyer, 'confirm', id);
  const [first] = await ordersOf(market, id);
  await orders.act(market.buyer, 'cancel', first.id);
  await market.tenant.settle();
  expect(await notices.read(id)).toMatchObject({ status: '20', confirmedAt: null });
  await notices.act(market.buyer, 'confirm', id);
  expect(new Set((await ordersOf(market, id)).map(({ status }) => status))).toEqual(new Set(['10', '99']));
});

test('a return confirmed without an answer goes back to waiting for one', async () => {
  const { vendor, warehouse, part, unit } = market.ids;
  const row = { vendor, warehouse, shipFrom: '上海', receiveTo: '宁波', lines: [{ part, unit, qty: '1' }] };
  const { id } = await notices.create(row);
  await notices.act(market.buyer, 'publish', id);
  await inside(market, (ctx) => ctx.sql`update purchasing_return_notice set reply_due_at = '2000-01-01' where id = ${id}`);
  await notices.act(market.buyer, 'confirm', id);
  const [order] = await ordersOf(market, id);
  await orders.act(market.buyer, 'cancel', order.id);
  await market.tenant.settle();
  expect(await notices.read(id)).toMatchObject({ status: '10', confirmedAt: null });
});

test('where goods cannot be put ready, the confirmation says what is missing and nothing is confirmed', async () => {
  const { plant, part, unit } = market.ids;
  const bare = { code: 'W9', name: '库', plant, type: 'raw' };
  const warehouse = (await done(market.buyer.save('warehouse.warehouse', bare))).id;
  const id = await agreed([{ part, unit, qty: '1' }], { warehouse });
  expect((await notices.press(market.buyer, 'confirm', id)).error?.zh).toBe(
    '该仓库没有启用的发货库位，请先在库位中维护类型为“发货”的库位',
  );
  expect(await notices.read(id)).toMatchObject({ status: '20', confirmedAt: null });
});

test('sixteen people confirm a return at once: one order is made', async () => {
  const id = await agreed([{ part: market.ids.part, unit: market.ids.unit, qty: '1' }]);
  const { version } = await notices.read(id);
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => market.buyer.act('purchasing.returnNotice', 'confirm', [{ id, version }])),
  );
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  expect(await ordersOf(market, id)).toHaveLength(1);
});

test('return_notice.publish.came in another unit than the note had, no more goes back than came either', async () => {
  const { vendor, warehouse, unit } = market.ids;
  const plan = await recordsOf(market, 'purchasing.deliveryPlan').create({
    vendor,
    warehouse,
    lines: [{ part: rod, unit, qty: '10', arrivalAt: '2096-03-09 08:00:00' }],
  });
  await recordsOf(market, 'purchasing.deliveryPlan').act(market.buyer, 'publish', plan.id);
  const lines = [{ part: rod, unit, qty: '10', plan: plan.id, sourceLine: 1 }];
  const head = { vendor, warehouse, plannedArrival: '2096-03-09 08:00:00' };
  const note = await recordsOf(market, 'purchasing.deliveryNote').create({ ...head, lines });
  await inside(
    market,
    (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = 10 where parent_id = ${note.id}`,
  );
  const places = { shipFrom: '上海', receiveTo: '宁波', plate: '沪A12345' };
  const returned = async (qty: string) => {
    const line = { part: rod, unit: box, qty, lot: 'B2', note: note.id };
    return notices.create({ vendor, warehouse, ...places, replyHours: 24, lines: [line] });
  };
  // A box has half a piece's worth: twenty-one of them are more than ten pieces.
  const tooMuch = await returned('21');
  expect((await notices.press(market.buyer, 'publish', tooMuch.id)).error?.code).toBe('purchasing.returnNotice.publish.came');
  await notices.act(market.buyer, 'publish', (await returned('12')).id);
  expect((await notices.press(market.buyer, 'publish', (await returned('9')).id)).error?.code).toBe(
    'purchasing.returnNotice.publish.came',
  );
  await notices.act(market.buyer, 'publish', (await returned('8')).id);
});

test('supply 2.8 a return that left short is credited by what left', async () => {
  const { vendor, plant, bolt, unit } = market.ids;
  const price = { vendor, part: bolt, unit, currency: 'CNY', price: '2', validFrom: '2096-01-01' };
  await done(market.buyer.save('purchasing.priceList', price));
  await receive(bolt, null, '30');
  const id = await agreed([{ part: bolt, unit, qty: '50' }]);
  await notices.act(market.buyer, 'confirm', id);
  const [order] = await ordersOf(market, id);
  await leaveWith(market, order.id);
  expect((await notices.read(id)).lines).toMatchObject([{ qty: '50', sentQty: '30' }]);
  const statements = recordsOf(market, 'purchasing.monthlyReconciliation');
  const { id: statement } = await statements.create({ vendor, plant, period: '2096-03' });
  const returned = (await statements.read(statement)).lines.filter((line: any) => line.returnNotice === id);
  expect(returned).toMatchObject([{ qty: '-30', amount: '-60' }]);
});
