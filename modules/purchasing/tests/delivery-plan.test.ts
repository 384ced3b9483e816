import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, disputed, done, deliverEvent, inside, type Market, openMarket } from './market.ts';

const PLAN = 'purchasing.deliveryPlan';
const NOTE = 'purchasing.deliveryNote';
const ORDER = 'purchasing.purchaseOrder';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const planned = (...lines: readonly object[]) => {
  const { vendor, warehouse, part, unit } = market.ids;
  const filled = lines.map((line) => ({ part, unit, arrivalAt: '2096-03-09 08:00:00', ...line }));
  return recordsOf(market, PLAN).create({ vendor, warehouse, lines: filled });
};
const noteOf = (id: string) => market.supplier.post('/les/ai/convert', { conversion: 'purchasing.planToNote', id });
const decide = (value: '1' | '0') =>
  done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.deliveryPlanStrictNewOnly', decided: { value } }));

test('supply 4.1 a plan is answered line by line: what the supplier disputes is changed, released again, answered again, delivered and completed', async () => {
  const { act, press, read } = recordsOf(market, PLAN);
  const { buyer, supplier } = market;
  const { id } = await planned({ qty: '10' }, { qty: '5', arrivalAt: '2096-03-08 08:00:00' });
  await act(buyer, 'publish', id);
  const late = { qty: '4', arrivalAt: '2096-03-10 08:00:00' };
  await act(supplier, 'answerLine', id, { lineId: (await read(id)).lines[1].id, ...late, remark: '周三前不行' });
  expect((await press(supplier, 'feedback', id, { result: 'agree' })).error?.code).toBe(`${PLAN}.feedback.answers`);
  await act(supplier, 'feedback', id, { result: 'dispute' });
  expect(await read(id)).toMatchObject({
    status: '20',
    revision: 1,
    feedbackCount: 1,
    feedback: 'dispute',
    answerDiffs: 1,
    lines: [
      { answerQty: '10', answerAt: '2096-03-09 08:00:00', answerDiff: '0' },
      { answerQty: '4', answerAt: '2096-03-10 08:00:00', answerDiff: '-1', answerRemark: '周三前不行' },
    ],
  });

  const { lines, version } = await read(id);
  await done(buyer.save(PLAN, { id, version, lines: [lines[0], { ...lines[1], arrivalAt: '2096-03-10 08:00:00' }] }));
  await act(buyer, 'publish', id);
  expect(await read(id)).toMatchObject({ status: '10', revision: 2, feedbackCount: 0, lines: [{}, { answerQty: null }] });
  await act(supplier, 'feedback', id, { result: 'agree' });

  const note = await done<{ id: string }>(noteOf(id));
  const { lines: asked } = await read(id);
  expect(asked.map((line: any) => [line.lineNo, line.generatedQty, line.receivedQty])).toEqual([
    [1, '10', '0'],
    [2, '5', '0'],
  ]);
  const made = await recordsOf(market, NOTE).read(note.id);
  expect(made).toMatchObject({ status: '00', plannedArrival: '2096-03-09 08:00:00' });
  expect(made.lines.map((line: any) => [line.plan, line.order, line.sourceLine, line.qty, line.demandQty])).toEqual([
    [id, null, 1, '10', '10'],
    [id, null, 2, '5', '5'],
  ]);

  const arrived = async (qty: string) => {
    await inside(
      market,
      (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = ${qty} where parent_id = ${note.id}`,
    );
    await deliverEvent(market, 'purchasing.sourcesFollow', { id: note.id });
    return (await read(id)).status;
  };
  expect(await arrived('9')).toBe('20');
  expect(await arrived('10')).toBe('30');
  expect((await press(buyer, 'close', id, { reason: '完成' })).httpStatus).toBe(422);
});

test('parameter purchasing.deliveryPlanStrictNewOnly: in the narrower reading, what the supplier has answered is neither edited nor published', async () => {
  const { act, press, read } = recordsOf(market, PLAN);
  const { id } = await planned({ qty: '10' });
  await act(market.buyer, 'publish', id);
  await act(market.supplier, 'feedback', id, await disputed(market, id));
  await decide('1');
  expect((await press(market.buyer, 'publish', id)).error?.zh).toBe('只有新建状态的交付计划才能发布');
  const { version } = await read(id);
  expect((await market.buyer.save(PLAN, { id, version, remark: '改' })).error?.zh).toBe('只有新建状态的交付计划才能修改');
  await decide('0');
  await act(market.buyer, 'publish', id);
});

test('the buyer makes a note of what is left of a new plan, once however many press', async () => {
  const { press, read } = recordsOf(market, PLAN);
  const { id } = await planned({ qty: '10' }, { qty: '4' });
  const replies = await Promise.all(Array.from({ length: 16 }, () => press(market.buyer, 'generateDeliveryNote', id)));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
  const plan = await read(id);
  expect(plan.lines.map((line: any) => line.generatedQty)).toEqual(['10', '4']);
  expect(plan.linkedCount).toBe(1);
  expect((await press(market.buyer, 'generateDeliveryNote', id)).error?.zh).toBe('已生成数量不小于需求数量，不能生成送货单');
  const removed = await market.buyer.save(PLAN, { id, version: plan.version, lines: plan.lines.slice(0, 1) });
  expect(removed.error?.zh).toBe('已生成送货单的明细不能删除、更换物料或改到已送数量以下');

  const more = { ...plan.lines[0], qty: '12' };
  await done(market.buyer.save(PLAN, { id, version: plan.version, lines: [more, plan.lines[1]] }));
  await done(press(market.buyer, 'generateDeliveryNote', id));
  const notes = await inside(
    market,
    (ctx) => ctx.sql<{ qty: string }>`
      select trim_scale(qty)::text as qty from purchasing_delivery_note_lines where plan_id = ${id} order by purchasing_delivery_note_lines.qty`,
  );
  expect(notes.map(({ qty }) => qty)).toEqual(['2', '4', '10']);
});

test('what is delivered to a plan counts for the order the plan names', async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const row = { vendor, plant, warehouse, orderDate: '2096-03-02', lines: [{ part, unit, qty: '10', dueDate: '2096-04-01' }] };
  const order = await recordsOf(market, ORDER).create(row);
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const plan = await planned({ qty: '10', order: order.id, orderLine: 1 });
  await recordsOf(market, PLAN).act(market.buyer, 'publish', plan.id);
  const note = await done<{ id: string }>(noteOf(plan.id));
  await inside(market, (ctx) => ctx.sql`update purchasing_delivery_note_lines set received_qty = 4 where parent_id = ${note.id}`);
  await deliverEvent(market, 'purchasing.sourcesFollow', { id: note.id });
  expect(await recordsOf(market, ORDER).read(order.id)).toMatchObject({
    status: '32',
    lines: [{ plannedQty: '10', receivedQty: '4' }],
  });
});

test('another supplier sees none of it', async () => {
  const other = await done(market.buyer.save('base.vendor', { code: 'V2', name: '供应商二' }));
  const stranger = await market.tenant.person({ admin: true, vendor: other.id });
  const { id } = await planned({ qty: '10' });
  expect((await stranger.one(PLAN, id)).httpStatus).toBe(404);
  expect((await stranger.post('/les/ai/convert', { conversion: 'purchasing.planToNote', id })).httpStatus).toBe(404);
  expect((await stranger.page(PLAN)).data.list).toEqual([]);
});

test('security: what nobody has published of delivery plans moves no figure a supplier sees of plans', async () => {
  const { vendor, plant, warehouse, part, unit } = market.ids;
  const row = { vendor, plant, warehouse, orderDate: '2096-03-02', lines: [{ part, unit, qty: '10', dueDate: '2096-04-01' }] };
  const order = await recordsOf(market, ORDER).create(row);
  await inside(market, (ctx) => ctx.sql`update purchasing_purchase_order set status = '30' where id = ${order.id}`);
  const plan = await planned({ qty: '1', arrivalAt: '2096-06-02 08:00:00' });
  await recordsOf(market, PLAN).act(market.buyer, 'publish', plan.id);
  const told = async () => ({
    plan: (await done(market.supplier.one(PLAN, plan.id))).lines,
    order: Object.entries((await done(market.supplier.one(ORDER, order.id))).lines[0]).filter(([name]) => name !== 'openQty'),
  });
  const before = await told();
  await planned({ qty: '4', order: order.id, orderLine: 1 });
  expect(await told()).toEqual(before);
  expect((await recordsOf(market, ORDER).read(order.id)).lines[0].plannedQty).toBe('4');
});
