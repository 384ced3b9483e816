import { calledOff } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, deliverEvent, inside, type Market, openMarket } from './market.ts';

const TASK = 'purchasing.supplierInspectionTask';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
let pin: string;
let item: string;
beforeAll(async () => {
  market = await openMarket();
  const put = async (entity: string, row: object): Promise<string> => (await done(market.buyer.save(entity, { ...row }))).id;
  pin = await put('base.part', {
    partNo: 'P3',
    name: '销',
    unit: market.ids.unit,
    partType: 'bought',
    qualityControlled: '1',
  });
  item = await put('quality.inspectionItem', { code: 'D1', name: '直径', kind: 'attribute', itemClass: 'major' });
  await put('quality.inspectionStandard', {
    standardNo: 'S1',
    name: '销自检',
    part: pin,
    inspectionKind: 'supplier',
    effectiveOn: '2096-01-01',
    lines: [{ item, samplingMode: 'full', operator: 'between', standard: '12', lower: '11.9', upper: '12.1' }],
  });
});
afterAll(() => market.factory.close());

/** A shipped note with pins, which are under quality control, and brackets, which are not. */
async function shipped() {
  const { vendor, warehouse, unit, part } = market.ids;
  const lines = await calledOff(market.buyer, { vendor, warehouse }, [
    { part, qty: '10', unit },
    { part: pin, qty: '100', unit },
  ]);
  const notes = recordsOf(market, NOTE);
  const note = await notes.create(
    {
      vendor,
      warehouse,
      plannedArrival: '2096-04-10 08:00:00',
      driverTel: '13812345678',
      plate: '沪A12345',
      lines,
    },
    market.supplier,
  );
  await notes.act(market.supplier, 'publish', note.id);
  await notes.act(market.buyer, 'audit', note.id);
  await notes.act(market.supplier, 'ship', note.id);
  await deliverEvent(market, 'purchasing.inspectAtSupplier', { id: note.id });
  return note;
}
const tasksOf = (number: string | undefined) =>
  inside(
    market,
    (ctx) => ctx.sql<{ id: string }>`
      select t.id from purchasing_supplier_inspection_task t join purchasing_delivery_note n on n.id = t.note_id
      where n.number = ${number ?? ''}`,
  );

test('what ships under quality control is inspected by the supplier and accepted by us', async () => {
  const { buyer, supplier } = market;
  const { act, press, read } = recordsOf(market, TASK);
  const note = await shipped();
  const [{ id } = { id: '' }, ...others] = await tasksOf(note.number);
  expect(others).toEqual([]);
  const task = await read(id);
  expect(task).toMatchObject({ status: '00', asnQty: 100, sampQty: null, deviation: null });
  expect(task.lines).toMatchObject([{ standard: '12 [11.9, 12.1]', result: null }]);
  expect((await press(supplier, 'execute', id)).error?.zh).toBe('检验数量必须为大于0的整数且不超过送货数量');

  const { version } = task;
  const said = async (row: object) => (await supplier.save(TASK, { id, version, ...row })).error?.zh;
  expect(await said({ sampQty: 101, deviation: 'N' })).toBe('检验数量不能大于送货数量');
  expect(await said({ sampQty: 8 })).toBe('请选择是否偏差');
  expect(await said({ sampQty: 8, deviation: 'N', deviationRemark: null })).toBe('偏差备注不能为空');
  const lines = [{ ...task.lines[0], result: '12.01', judgement: 'ok' }];
  await done(supplier.save(TASK, { id, version, sampQty: 8, deviation: 'N', lines }));
  expect((await press(buyer, 'execute', id)).httpStatus).toBe(422);
  await act(supplier, 'execute', id);
  expect(await read(id)).toMatchObject({ status: '10', checkedAt: '2096-03-02 08:00:00' });
  expect((await press(supplier, 'pass', id)).httpStatus).toBe(422);
  await act(buyer, 'pass', id);
  await act(buyer, 'close', id);
  expect((await read(id)).status).toBe('40');
});

test('B035, B036: quantities are whole pieces', async () => {
  const { vendor } = market.ids;
  const said = async (row: object) => (await market.buyer.save(TASK, { vendor, part: pin, lines: [], ...row })).error?.zh;
  for (const asnQty of [0, 1.5]) expect(await said({ asnQty })).toBe('送货数量必须为大于0的整数');
  for (const sampQty of [0, 1.5]) expect(await said({ asnQty: 5, sampQty })).toBe('检验数量必须为大于0的整数');
});

test('what deviates is rechecked; shipping again makes no second task', async () => {
  const { buyer, supplier } = market;
  const { act, press, read } = recordsOf(market, TASK);
  const note = await shipped();
  const [{ id } = { id: '' }] = await tasksOf(note.number);
  const { version, lines } = await read(id);
  const findings = { sampQty: 8, deviation: 'Y', deviationRemark: '毛刺' };
  await done(supplier.save(TASK, { id, version, ...findings, lines: [{ ...lines[0], result: '12.2', judgement: 'ng' }] }));
  await act(supplier, 'execute', id);
  expect((await press(buyer, 'pass', id)).error?.zh).toBe('存在偏差，必须复检');
  await act(buyer, 'recheck', id);
  expect((await press(buyer, 'finishRecheck', id)).error?.zh).toBe('请录入复检结论');
  await act(buyer, 'finishRecheck', id, { result: 'CONCESSION', remark: '可用' });
  const kept = { recheckResult: 'CONCESSION', recheckRemark: '可用', recheckedAt: '2096-03-02 08:00:00' };
  expect(await read(id)).toMatchObject({ status: '30', ...kept });
  const [told] = await done(buyer.history(TASK, id));
  const changes = Object.fromEntries(Object.entries(kept).map(([field, value]) => [field, [null, value]]));
  expect(told).toMatchObject({ action: 'finishRecheck', changes });
  expect(Object.keys(told.changes).toSorted()).toEqual(Object.keys(kept).toSorted());

  await recordsOf(market, NOTE).act(supplier, 'cancelShip', note.id);
  await recordsOf(market, NOTE).act(supplier, 'ship', note.id);
  await deliverEvent(market, 'purchasing.inspectAtSupplier', { id: note.id });
  expect(await tasksOf(note.number)).toHaveLength(1);
});

test('another supplier sees nothing of it', async () => {
  const other = await done(market.buyer.save('base.vendor', { code: 'V9', name: '供应商九' }));
  const stranger = await market.tenant.person({ admin: true, vendor: other.id });
  const [{ id } = { id: '' }] = await tasksOf((await shipped()).number);
  expect((await market.supplier.one(TASK, id)).httpStatus).toBe(200);
  expect((await stranger.one(TASK, id)).httpStatus).toBe(404);
});
