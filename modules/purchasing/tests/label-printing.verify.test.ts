import { elementString, readElements } from '@takt/model';
import { calledOff, scanPdf } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf, done, inside, type Market, openMarket } from './market.ts';

const LABEL = 'purchasing.labelList';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

const label = (changes: object = {}) => {
  const { vendor, part } = market.ids;
  return recordsOf(market, LABEL).create({ kind: 'case', vendor, part, qty: '6', ...changes }, market.supplier);
};
const print = (labels: readonly string[], more: object = {}, client = market.supplier) =>
  client.fetch('/purchasing/call/printLabels', { labels, ...more });
const printNote = (note: string, more: object = {}, client = market.supplier) =>
  client.fetch('/purchasing/call/printNoteLabels', { note, ...more });
const noteOver = async (...quantities: readonly string[]) => {
  const { vendor, warehouse, unit, part } = market.ids;
  const asked = quantities.map((qty) => ({ part, unit, qty }));
  const lines = await calledOff(market.buyer, { vendor, warehouse }, asked);
  const head = { vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', driverTel: '13812345678', plate: '沪A12345' };
  return recordsOf(market, NOTE).create({ ...head, lines }, market.supplier);
};

test('supply 2.3: a page for each label; its bars are valid GS1 and say its package, and the article where it has a number', async () => {
  const { read } = recordsOf(market, LABEL);
  const facts = { batch: 'B-7(01)', serialNo: 'SN/42', producedOn: '2096-03-01', expiresOn: '2097-02-28' };
  const article = { partNo: 'P8', name: '卡钳', unit: market.ids.unit, partType: 'bought', gtin: '6901234567892' };
  const { id: part } = await done(market.buyer.save('base.part', article));
  const made = [await label({ ...facts, part }), await label({ kind: 'pallet', qty: '1200' }), await label(facts)];
  const { httpStatus, type, bytes } = await print(made.map(({ id }) => id));
  expect([httpStatus, type]).toEqual([200, 'application/pdf']);
  const pages = await scanPdf(bytes);
  const rows = await Promise.all(made.map(({ id }) => read(id)));
  expect(pages.map((symbols) => symbols.at(-1))).toEqual(rows.map(({ sscc }) => `]C100${sscc}`));
  expect(pages.map((symbols) => symbols.flatMap((symbol) => readElements(symbol) ?? []))).toEqual([
    [
      { ai: '02', value: '06901234567892' },
      { ai: '37', value: '6' },
      { ai: '11', value: '960301' },
      { ai: '17', value: '970228' },
      { ai: '10', value: 'B-7(01)' },
      { ai: '00', value: rows[0].sscc },
    ],
    [{ ai: '00', value: rows[1].sscc }],
    [{ ai: '00', value: rows[2].sscc }],
  ]);
  expect(pages[0]?.[0]).toBe(
    `]C1${elementString([
      { ai: '02', value: '06901234567892' },
      { ai: '37', value: '6' },
      { ai: '11', value: '960301' },
      { ai: '17', value: '970228' },
      { ai: '10', value: 'B-7(01)' },
    ])}`,
  );
});

test('each print is counted and on record; printed again, somebody says why', async () => {
  const { read } = recordsOf(market, LABEL);
  const { id } = await label();
  expect((await print([id])).httpStatus).toBe(200);
  expect((await print([id])).reply?.error?.zh).toBe('标签已打印过，请填写重打原因');
  expect((await read(id)).printedCount).toBe(1);
  expect((await print([id], { reason: '标签破损' })).httpStatus).toBe(200);
  expect(await read(id)).toMatchObject({ printedCount: 2, printedAt: '2096-03-02 08:00:00' });
  const history = await done(market.buyer.history(LABEL, id));
  expect(history.filter(({ action }) => action === 'print').map(({ reason }) => reason)).toEqual(['标签破损', null]);
});

test('a request sent twice prints once and gives the same file', async () => {
  const { id } = await label();
  const send = () => market.supplier.fetch('/purchasing/call/printLabels', { labels: [id] }, { key: `print-${id}` });
  const [first, second] = [await send(), await send()];
  expect([first.httpStatus, second.httpStatus]).toEqual([200, 200]);
  expect(await scanPdf(second.bytes)).toEqual(await scanPdf(first.bytes));
  expect((await recordsOf(market, LABEL).read(id)).printedCount).toBe(1);
});

test('the labels of a note are printed from its publication on', async () => {
  const { supplier } = market;
  const note = await noteOver('12');
  const made = [await label(), await label()];
  for (const { id } of made) await recordsOf(market, LABEL).act(supplier, 'bind', id, { noteNo: note.number, noteLine: 1 });
  expect((await printNote(note.id)).reply?.error?.zh).toBe('已发布及以后状态的送货单才能打印');
  await recordsOf(market, NOTE).act(supplier, 'publish', note.id);
  const { httpStatus, bytes } = await printNote(note.id);
  expect(httpStatus).toBe(200);
  expect(await scanPdf(bytes)).toHaveLength(2);

  const bare = await noteOver('1');
  await recordsOf(market, NOTE).act(supplier, 'publish', bare.id);
  expect((await printNote(bare.id)).reply?.error?.zh).toBe('送货单没有绑定标签');
});

test('labels of others are not there; nobody prints without the right, a void label or what bars cannot say', async () => {
  const other = await done(market.buyer.save('base.vendor', { code: 'V9', name: '供应商九' }));
  const foreign = await recordsOf(market, LABEL).create({ kind: 'case', vendor: other.id, part: market.ids.part, qty: '1' });
  const own = await label();
  expect((await print([own.id, foreign.id])).httpStatus).toBe(404);
  expect((await recordsOf(market, LABEL).read(own.id)).printedCount).toBe(0);
  const looker = await market.tenant.person({ permissions: [`${LABEL}.read`, `${NOTE}.read`] });
  expect((await print([own.id], {}, looker)).httpStatus).toBe(403);
  const scoped = await market.tenant.person({ admin: true, scopes: [{ dimension: 'vendor', value: market.ids.vendor }] });
  expect((await print([foreign.id], {}, scoped)).httpStatus).toBe(404);

  await recordsOf(market, LABEL).act(market.supplier, 'void', own.id);
  expect((await print([own.id])).reply?.error?.zh).toBe('只有未绑定、已绑定状态的标签清单才能打印');
  const article = { partNo: 'P7', name: '轮毂', unit: market.ids.unit, partType: 'bought', gtin: '6901234567892' };
  const { id: part } = await done(market.buyer.save('base.part', article));
  const long = await label({ part, batch: 'B'.repeat(21) });
  expect((await print([long.id])).reply?.error).toMatchObject({
    zh: `标签 ${long.number} 的批次“${'B'.repeat(21)}”无法印成条码`,
    unblock: ['请改为不超过 20 位的字母和数字；已绑定的标签先解绑再修改', expect.any(String)],
  });
});

test('the use-by date follows from the shelf life where nobody gave one', async () => {
  const { unit } = market.ids;
  const row = { partNo: 'P3', name: '胶', unit, partType: 'bought', trackMode: 'lot', shelfLifeDays: 30 };
  const { id: part } = await done(market.buyer.save('base.part', row));
  const { read } = recordsOf(market, LABEL);
  expect((await read((await label({ part, producedOn: '2096-03-01' })).id)).expiresOn).toBe('2096-03-31');
  expect((await read((await label({ part, producedOn: '2096-03-01', expiresOn: '2096-03-15' })).id)).expiresOn).toBe(
    '2096-03-15',
  );
  expect((await read((await label({ part })).id)).expiresOn).toBeNull();
  const wrong = market.supplier.save(LABEL, {
    kind: 'case',
    vendor: market.ids.vendor,
    part,
    qty: '1',
    producedOn: '2096-03-02',
    expiresOn: '2096-03-01',
  });
  expect((await wrong).error?.zh).toBe('有效期不能早于生产日期');
  const stored = await inside(market, (ctx) => ctx.sql`select 1 from purchasing_label_list where expires_on < produced_on`);
  expect(stored).toEqual([]);
});

test('use 19 labels come four on a sheet as well, and every symbol can still be read', async () => {
  const made = [await label(), await label(), await label(), await label(), await label()];
  const { bytes } = await print(
    made.map(({ id }) => id),
    { medium: 'sheet' },
  );
  const pages = await scanPdf(bytes);
  expect(pages.length).toBe(2);
  const numbers = await Promise.all(made.map(async ({ id }) => `]C100${(await recordsOf(market, LABEL).read(id)).sscc}`));
  expect(pages.flat().toSorted()).toEqual(numbers.toSorted());
});
