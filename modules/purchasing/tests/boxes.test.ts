import { calledOff, scanPdf } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxesOf } from '../defs/delivery/split-calls.ts';
import { done, type Market, openMarket, recordsOf } from './market.ts';

const LABEL = 'purchasing.labelList';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { vendor, part } = market.ids;
  await done(market.buyer.save('base.vendorPart', { vendor, part, packageQty: '100' }));
});
afterAll(() => market.factory.close());

const noteOver = async (...lines: readonly { readonly part: string; readonly qty: string }[]) => {
  const { vendor, warehouse, unit } = market.ids;
  const asked = lines.map((line) => ({ ...line, unit }));
  const head = { vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', driverTel: '13812345678', plate: '沪A12345' };
  const source = await calledOff(market.buyer, { vendor, warehouse }, asked);
  return recordsOf(market, NOTE).create({ ...head, lines: source }, market.supplier);
};
const call = (name: string, body: object, client = market.supplier) => client.post(`/purchasing/call/${name}`, body);

test('use 20 full boxes and one for what is left over', () => {
  expect(boxesOf('250', '100')).toEqual(['100', '100', '50']);
  expect(boxesOf('0.5', '0.2')).toEqual(['0.2', '0.2', '0.1']);
  expect(boxesOf('5', '0')).toEqual([]);
  expect(boxesOf('0', '10')).toEqual([]);
});

test('use 20 lines are split into boxes at once: labels, bindings and one file', async () => {
  const { part, bolt } = market.ids;
  const note = await noteOver({ part, qty: '250' }, { part: bolt, qty: '40' });
  const lines = await done<any[]>(call('unboxedLines', { note: note.id }));
  expect(lines).toMatchObject([
    { lineNo: 1, partNo: 'P1', left: '250', perBox: '100', serialised: false },
    { lineNo: 2, partNo: 'P2', left: '40', perBox: null },
  ]);
  const boxes = [
    { line: lines[0].line, perBox: '100' },
    { line: lines[1].line, perBox: '20' },
  ];
  const made = await done<string[]>(call('splitIntoBoxes', { note: note.id, boxes }));
  const labels = await Promise.all(made.map((id) => recordsOf(market, LABEL).read(id)));
  expect(labels.map(({ qty, status, noteNo }) => [qty, status, noteNo])).toEqual(
    ['100', '100', '50', '20', '20'].map((qty) => [qty, '1', note.number]),
  );
  expect(new Set(labels.map(({ sscc }) => sscc)).size).toBe(5);
  const after = await recordsOf(market, NOTE).read(note.id);
  expect(after.lines.map((line: { boundQty: string }) => line.boundQty)).toEqual(['250', '40']);
  expect(after.labels.map((label: { caseNo: string }) => label.caseNo)).toEqual(labels.map(({ number }) => number));
  const { bytes } = await market.supplier.fetch('/purchasing/call/printLabels', { labels: made });
  expect((await scanPdf(bytes)).length).toBe(5);
  expect((await call('splitIntoBoxes', { note: note.id, boxes })).error?.zh).toBe('所选明细的数量已全部绑定箱标签');
});

test('use 20 what cannot be split is refused with a sentence, and nothing is left of it', async () => {
  const { part } = market.ids;
  const note = await noteOver({ part, qty: '300' });
  const [{ line }] = await done<any[]>(call('unboxedLines', { note: note.id }));
  const asked = (perBox: string) => call('splitIntoBoxes', { note: note.id, boxes: [{ line, perBox }] });
  expect((await asked('0')).error?.zh).toBe('第 1 行：请填写大于零的每箱数量');
  expect((await asked('0.5')).error?.zh).toBe('第 1 行：每箱数量最多 0 位小数');
  expect((await asked('1')).error?.zh).toContain('一次最多生成 200 张标签');
  expect((await recordsOf(market, NOTE).read(note.id)).labels).toEqual([]);
  const reader = await market.tenant.person({ permissions: [`${NOTE}.read`] });
  expect((await call('splitIntoBoxes', { note: note.id, boxes: [] }, reader)).httpStatus).toBe(403);
});

test('use 20 a case that travels on one note is not bound to another', async () => {
  const { part } = market.ids;
  const [one, two] = [await noteOver({ part, qty: '5' }), await noteOver({ part, qty: '5' })];
  const { press, read, act } = recordsOf(market, NOTE);
  const bind = async (id: string, caseNo: string) => ({ lineId: (await read(id)).lines[0].id, caseNo, qty: '1' });
  const { lines } = await read(one.id);
  const [made = ''] = await done<string[]>(call('splitIntoBoxes', { note: one.id, boxes: [{ line: lines[0].id, perBox: '4' }] }));
  const { number: caseNo } = await recordsOf(market, LABEL).read(made);
  const again = await press(market.supplier, 'bindLabel', two.id, await bind(two.id, caseNo));
  expect(again.error?.zh).toBe(`箱号 ${caseNo} 已绑定在送货单 ${one.number} 上`);
  const typed = { ...(await read(two.id)) };
  const labels = [{ line: typed.lines[0].id, caseNo, qty: '1' }];
  const saved = await market.supplier.save(NOTE, { id: two.id, version: typed.version, labels });
  expect(saved.error?.zh).toBe(`箱号 ${caseNo} 已绑定在送货单 ${one.number} 上`);
  const twice = ['CASE-8', 'CASE-8'].map((caseNo) => ({ line: typed.lines[0].id, caseNo, qty: '1' }));
  expect((await market.supplier.save(NOTE, { id: two.id, version: typed.version, labels: twice })).error?.zh).toBe(
    '同一箱号不能绑定两次',
  );
  // What somebody counts by hand begins anew on every note.
  const third = await noteOver({ part, qty: '5' });
  for (const { id } of [two, third]) await act(market.supplier, 'bindLabel', id, await bind(id, 'CASE-1'));
});

test('a label of another supplier is not there to be printed, alone or among one’s own', async () => {
  const { vendor, part } = market.ids;
  const labels = recordsOf(market, LABEL);
  const other = await done(market.buyer.save('base.vendor', { code: 'V9', name: '供应商九' }));
  const foreign = await labels.create({ kind: 'case', vendor: other.id, part, qty: '1' });
  const own = await labels.create({ kind: 'case', vendor, part, qty: '1' }, market.supplier);
  const limited = await market.tenant.person({ admin: true, scopes: [{ dimension: 'vendor', value: vendor }] });
  for (const client of [market.supplier, limited])
    for (const asked of [[foreign.id], [own.id, foreign.id]])
      expect((await client.fetch('/purchasing/call/printLabels', { labels: asked })).httpStatus).toBe(404);
  for (const { id } of [own, foreign]) expect((await labels.read(id)).printedCount).toBe(0);
});
