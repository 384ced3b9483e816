import { calledOff } from '@takt/testing';
import { isSscc } from '@takt/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextSscc } from '../server/label-list.ts';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

const LABEL = 'purchasing.labelList';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

/** A supplier's note over some of the parts, one line each. */
async function noteOver(...lines: readonly { readonly part: string; readonly qty: string }[]) {
  const { vendor, warehouse, unit } = market.ids;
  const asked = lines.map((line) => ({ ...line, unit }));
  return recordsOf(market, NOTE).create(
    {
      vendor,
      warehouse,
      plannedArrival: '2096-04-10 08:00:00',
      driverTel: '13812345678',
      plate: '沪A12345',
      lines: await calledOff(market.buyer, { vendor, warehouse }, asked),
    },
    market.supplier,
  );
}
const label = (changes: object = {}) => {
  const { vendor, part } = market.ids;
  return recordsOf(market, LABEL).create({ kind: 'case', vendor, part, qty: '6', maxQty: '8', ...changes }, market.supplier);
};

test('a label is generated, printed twice, bound, unbound, bound again and shipped', async () => {
  const { supplier, ids } = market;
  const { act, press, read } = recordsOf(market, LABEL);
  const notes = recordsOf(market, NOTE);
  const note = await noteOver({ part: ids.part, qty: '10' });
  const { id, number } = await label();
  expect(number).toMatch(/^LB\d{12}$/);
  expect(await read(id)).toMatchObject({ status: '0', noteNo: null, printedCount: 0 });
  await act(supplier, 'print', id);
  expect((await press(supplier, 'print', id)).error?.zh).toBe('标签已打印过，请填写重打原因');
  await act(supplier, 'print', id, { reason: '破损' });
  expect(await read(id)).toMatchObject({ printedCount: 2, printedAt: '2096-03-02 08:00:00' });

  expect((await press(supplier, 'bind', id, { noteNo: note.number, qty: '9' })).error?.zh).toBe('绑定数量不能大于最大数量');
  await act(supplier, 'bind', id, { noteNo: note.number, qty: '5' });
  const [line] = (await notes.read(note.id)).lines;
  expect(await read(id)).toMatchObject({ status: '1', noteNo: note.number, noteLine: line.id, qty: '5' });
  expect(await notes.read(note.id)).toMatchObject({
    lines: [{ boundQty: '5' }],
    labels: [{ line: line.id, caseNo: number, qty: '5' }],
  });

  const { version } = await notes.read(note.id);
  await act(supplier, 'unbind', id);
  expect(await read(id)).toMatchObject({ status: '0', noteNo: null, noteLine: null });
  expect(await notes.read(note.id)).toMatchObject({ version: version + 1, lines: [{ boundQty: '0' }], labels: [] });

  await act(supplier, 'bind', id, { noteNo: note.number, noteLine: 1 });
  await notes.act(supplier, 'publish', note.id);
  await notes.act(supplier, 'ship', note.id);
  expect((await press(supplier, 'unbind', id)).error?.zh).toBe('送货单已发运，不能解绑');
  expect((await notes.read(note.id)).lines[0].boundQty).toBe('5');
});

test('a label fits a note of its supplier, on a line of its part with room for it', async () => {
  const { supplier, ids } = market;
  const { press, act } = recordsOf(market, LABEL);
  const refused = async (id: string, input: object) => (await press(supplier, 'bind', id, input)).error?.zh;
  const { id, number = '' } = await label();
  expect(await refused(id, { noteNo: 'DN-NONE' })).toBe('该供应商没有此送货单');
  const other = await done(market.buyer.save('base.vendor', { code: 'V2', name: '供应商二' }));
  const foreign = await recordsOf(market, LABEL).create({ kind: 'case', vendor: other.id, part: ids.part, qty: '1' });
  const note = await noteOver({ part: ids.part, qty: '5' }, { part: ids.part, qty: '7' });
  expect((await press(market.buyer, 'bind', foreign.id, { noteNo: note.number })).error?.zh).toBe('该供应商没有此送货单');
  expect((await market.supplier.one(LABEL, foreign.id)).httpStatus).toBe(404);
  expect(await refused(id, { noteNo: note.number })).toBe('送货单有多行该物料，请填写明细行序号');
  expect(await refused(id, { noteNo: note.number, noteLine: 3 })).toBe('送货单没有该物料的明细');
  expect(await refused(id, { noteNo: note.number, noteLine: 1 })).toBe('绑定数量不能大于最大可绑定数量');
  const bolts = await noteOver({ part: ids.bolt, qty: '9' });
  expect(await refused(id, { noteNo: bolts.number })).toBe('送货单没有该物料的明细');

  const notes = recordsOf(market, NOTE);
  const [, second] = (await notes.read(note.id)).lines;
  await notes.act(supplier, 'bindLabel', note.id, { lineId: second.id, caseNo: number, qty: '1' });
  expect(await refused(id, { noteNo: note.number, noteLine: 2 })).toBe('标签已被使用');
  await act(supplier, 'void', id);
});

test('a note that is gone lets go of its labels', async () => {
  const { supplier, ids } = market;
  const { act, read } = recordsOf(market, LABEL);
  const note = await noteOver({ part: ids.part, qty: '6' });
  const { id } = await label();
  await act(supplier, 'bind', id, { noteNo: note.number });
  await done(supplier.delete(NOTE, [{ id: note.id, version: 2 }]));
  await act(supplier, 'unbind', id);
  expect((await read(id)).status).toBe('0');
});

test('of sixteen labels bound at once to a line with room for four, four are', async () => {
  const note = await noteOver({ part: market.ids.part, qty: '24' });
  const labels = await Promise.all(Array.from({ length: 16 }, () => label()));
  const { press } = recordsOf(market, LABEL);
  const replies = await Promise.all(labels.map(({ id }) => press(market.supplier, 'bind', id, { noteNo: note.number })));
  expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(4);
  const after = await recordsOf(market, NOTE).read(note.id);
  expect(after.lines[0].boundQty).toBe('24');
  expect(after.labels).toHaveLength(4);
});

test('unbinding and shipping at once: one of them comes too late', async () => {
  const { supplier, ids } = market;
  const [labels, notes] = [recordsOf(market, LABEL), recordsOf(market, NOTE)];
  for (let round = 0; round < 8; round += 1) {
    const note = await noteOver({ part: ids.part, qty: '6' });
    const { id } = await label();
    await labels.act(supplier, 'bind', id, { noteNo: note.number });
    await notes.act(supplier, 'publish', note.id);
    const [shipped, unbound] = await Promise.all([
      supplier.act(NOTE, 'ship', [{ id: note.id, version: 3 }]),
      supplier.act(LABEL, 'unbind', [{ id, version: 2 }]),
    ]);
    // What is unbound first changes the note under whoever ships it.
    const first = unbound.httpStatus === 200;
    expect([shipped.httpStatus, unbound.httpStatus]).toEqual(first ? [409, 200] : [200, 422]);
    expect((await notes.read(note.id)).labels).toHaveLength(first ? 0 : 1);
  }
});

test('parameter purchasing.gs1Prefix: numbers of labels begin with what the company was given', async () => {
  const { read } = recordsOf(market, LABEL);
  const decide = (decided: object | null) =>
    done(market.buyer.post('/system/call/setParameter', { name: 'purchasing.gs1Prefix', decided }));
  await decide({ value: '6901234' });
  const { id } = await label({ kind: 'pallet' });
  await decide(null);
  expect((await read(id)).sscc).toSatisfy((text: string) => isSscc(text) && text.startsWith('06901234'));
});

test('every label has an SSCC of its own with the right last digit, under the company’s prefix', async () => {
  const { read } = recordsOf(market, LABEL);
  const made = await Promise.all(Array.from({ length: 16 }, () => label({ kind: 'pallet' })));
  const numbers = await Promise.all(made.map(async ({ id }) => (await read(id)).sscc));
  expect(new Set(numbers).size).toBe(16);
  for (const sscc of numbers) expect(sscc).toSatisfy((text: string) => isSscc(text) && text.startsWith('02000000'));
  const gap = await inside(market, (ctx) => ctx.sql`select 1 from purchasing_label_list where sscc is null`);
  expect(gap).toEqual([]);

  expect(nextSscc('6901234', '1')).toSatisfy((text: string) => isSscc(text) && text.startsWith('06901234000000001'));
  expect(nextSscc('6901234', '3500000001')).toBe('369012345000000012');
  expect(() => nextSscc('6901234', '10000000000')).toThrow('no SSCC left');
});
