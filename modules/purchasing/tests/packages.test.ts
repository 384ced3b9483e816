import { calledOff, scanPdf } from '@takt/testing';
import { isOf, readLabel } from '../../warehouse/web/handheld/label.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, inside, type Market, openMarket, recordsOf } from './market.ts';

const NOTE = 'purchasing.deliveryNote';
const LABEL = 'purchasing.labelList';
const RECEIPT = 'warehouse.receipt';
let market: Market;
let glue = '';
let dock = '';
beforeAll(async () => {
  market = await openMarket();
  const { buyer, ids } = market;
  const row = { partNo: 'GLUE', name: '胶', unit: ids.unit, partType: 'bought', trackMode: 'lot', shelfLifeDays: 90 };
  glue = (await done(buyer.save('base.part', row))).id;
  const times = { opensAt: '08:00:00', closesAt: '20:00:00' };
  dock = (await done(buyer.save('warehouse.dock', { code: 'D1', name: '月台', warehouse: ids.warehouse, ...times }))).id;
});
afterAll(() => market.factory.close());

/** Boxes with labels as the product prints them, on a lorry at the dock; tells what a scanner reads on each box, and the receipt. */
async function delivered(boxes: readonly { readonly qty: string; readonly batch: string }[], loose = '0') {
  const { buyer, supplier, ids } = market;
  const { vendor, warehouse, unit } = ids;
  const qty = String(boxes.reduce((sum, box) => sum + Number(box.qty), Number(loose)));
  const lines = await calledOff(buyer, { vendor, warehouse }, [{ part: glue, unit, qty }]);
  const head = { vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', driverTel: '13812345678', plate: '沪A12345' };
  const note = await recordsOf(market, NOTE).create({ ...head, lines }, supplier);
  const labels: string[] = [];
  for (const box of boxes) {
    const label = await recordsOf(market, LABEL).create(
      { kind: 'case', vendor, part: glue, producedOn: '2096-03-01', ...box },
      supplier,
    );
    labels.push(String(label.number));
    await recordsOf(market, LABEL).act(supplier, 'bind', label.id, { noteNo: note.number });
  }
  await recordsOf(market, NOTE).act(supplier, 'publish', note.id);
  const printed = boxes.length > 0 ? await supplier.fetch('/purchasing/call/printNoteLabels', { note: note.id }) : null;
  const symbols = printed ? (await scanPdf(printed.bytes)).map((page) => page.at(-1) ?? '') : [];
  await recordsOf(market, NOTE).act(supplier, 'ship', note.id);
  const [asn] = (await buyer.page('warehouse.asn', { _params: { 'sourceNo._eq': note.number } })).data.list;
  await recordsOf(market, 'warehouse.asn').act(buyer, 'arrive', asn.id, { dock });
  const [receipt] = (await buyer.page(RECEIPT, { _params: { asn: [asn.id] } })).data.list;
  return { note: note.id, labels, symbols, receipt: String(receipt?.id) };
}
const scanned = (symbol: string): string => readLabel(symbol)?.box ?? '';
const receive = async (id: string, input: object) => market.buyer.act(RECEIPT, 'receive', [{ id, version: null }], { input });
const PUTAWAY = 'warehouse.putawayTask';
const putawayOf = async (receipt: string): Promise<readonly any[]> =>
  (await market.buyer.page(PUTAWAY, { _params: { receipt: [receipt] } })).data.list;
const lying = () =>
  inside(
    market,
    (ctx) => ctx.sql<Record<string, string | null>>`
      select container, b.vendor_lot as lot, b.expires_on::text as "expiresOn", trim_scale(s.qty)::text as qty
      from warehouse_stock s join warehouse_lot b on b.batch = s.batch and b.part_id = s.part_id
      where s.part_id = ${glue} and s.qty > 0 order by container`,
  );

test('use 1, supply 2.3: one scan of what was printed tells part, batch, quantity, dates and line, and is the container of the stock', async () => {
  const { symbols, receipt } = await delivered([
    { qty: '4', batch: 'S-7' },
    { qty: '6', batch: 'S-8' },
  ]);
  const [first = '', second = ''] = symbols.map(scanned);
  // Nothing but the number of the package is sent: all the rest is known.
  expect((await receive(receipt, { box: first })).httpStatus).toBe(200);
  expect(await lying()).toEqual([{ container: first, lot: 'S-7', expiresOn: '2096-05-30', qty: '4' }]);
  expect((await receive(receipt, { box: first })).error).toMatchObject({ code: `${RECEIPT}.receive.box` });
  expect((await receive(receipt, { box: '369012345000000012' })).error).toMatchObject({ code: `${RECEIPT}.receive.package` });
  expect((await receive(receipt, { box: second })).httpStatus).toBe(200);
  expect(await recordsOf(market, RECEIPT).read(receipt)).toMatchObject({ status: '20', lines: [{ receivedQty: '10' }] });
  const tasks = (
    await market.buyer.page('warehouse.putawayTask', {
      _params: { receipt: [receipt] },
      _fields: ['part', 'batch', 'container', 'gtin', 'qty'],
    })
  ).data.list;
  expect(new Map(tasks.map(({ container, qty }: any) => [container, qty]))).toEqual(
    new Map([
      [first, '4'],
      [second, '6'],
    ]),
  );
  // The same scan finds the task, the stock and the recall.
  const task = tasks.find(({ container }: any) => container === first) as any;
  expect(isOf(readLabel(symbols[0] ?? ''), task)).toBe(true);
  const found: any = await done(
    market.buyer.post('/warehouse/call/lookUp', { warehouse: market.ids.warehouse, code: first, batch: null }),
  );
  expect(found).toMatchObject({ of: ['container'], stock: [{ partNo: 'GLUE', container: first, qty: '4' }] });
});

test('use N4: the number printed on the label in words is the same box as its symbol', async () => {
  const { labels, symbols, receipt } = await delivered([
    { qty: '4', batch: 'S-40' },
    { qty: '6', batch: 'S-40' },
  ]);
  const [first = '', second = ''] = symbols.map(scanned);
  expect((await receive(receipt, { box: labels[0] })).httpStatus).toBe(200);
  const { boxes } = await recordsOf(market, RECEIPT).read(receipt);
  expect(boxes).toMatchObject([{ box: first, qty: '4', receivedAt: expect.any(String), receivedByLabel: expect.any(String) }]);
  expect((await receive(receipt, { box: first })).error).toMatchObject({ code: `${RECEIPT}.receive.box` });
  expect((await receive(receipt, { box: labels[0] })).error).toMatchObject({ code: `${RECEIPT}.receive.box` });
  expect((await receive(receipt, { box: second })).httpStatus).toBe(200);
  // The last box was the last of the receipt: the same is told of it, not that the receipt is past the step.
  expect((await receive(receipt, { box: labels[1] })).error).toMatchObject({ code: `${RECEIPT}.receive.box` });
});

test('use N3: a box scanned after its line was filled by quantity is told so', async () => {
  const { labels, symbols, receipt } = await delivered([
    { qty: '4', batch: 'S-41' },
    { qty: '6', batch: 'S-41' },
  ]);
  const [first = '', second = ''] = symbols.map(scanned);
  expect((await receive(receipt, { box: first })).httpStatus).toBe(200);
  const [{ id: lineId }] = (await recordsOf(market, RECEIPT).read(receipt)).lines;
  const byHand = { lineId, qty: '6', vendorLot: 'S-41', producedOn: '2096-03-01' };
  expect((await receive(receipt, { ...byHand, qty: '5' })).httpStatus).toBe(200);
  expect((await receive(receipt, { box: second })).error).toMatchObject({ code: `${RECEIPT}.receive.over` });
  expect((await receive(receipt, { ...byHand, qty: '1' })).httpStatus).toBe(200);
  for (const box of [second, labels[1]])
    expect((await receive(receipt, { box })).error).toMatchObject({ code: `${RECEIPT}.receive.full` });
});

test('use 24: boxes that go the same way are put away in one go, or none of them is', async () => {
  const { symbols, receipt } = await delivered([
    { qty: '4', batch: 'S-20' },
    { qty: '6', batch: 'S-20' },
  ]);
  expect((await receive(receipt, {})).httpStatus).toBe(200);
  const tasks = await putawayOf(receipt);
  const putAway = (rows: readonly { readonly id: string }[], location: string) =>
    market.buyer.act(
      PUTAWAY,
      'putaway',
      rows.map(({ id }) => ({ id, version: null })),
      { input: { location, qty: null } },
    );
  const statuses = async () => (await putawayOf(receipt)).map(({ status }) => status);
  const { id: closed } = await done(
    market.buyer.save('warehouse.location', {
      code: 'SHUT',
      warehouse: market.ids.warehouse,
      kind: 'storage',
      putawayLocked: '1',
    }),
  );
  expect((await putAway(tasks, closed)).httpStatus).toBe(422);
  expect(await statuses()).toEqual(['00', '00']);
  expect((await putAway(tasks, market.ids.shelf)).httpStatus).toBe(200);
  expect(await statuses()).toEqual(['20', '20']);
  expect((await putAway(tasks, market.ids.shelf)).httpStatus).toBe(422);
  const lies = (await lying()).filter(({ lot }) => lot === 'S-20').map(({ container, qty }) => `${container} ${qty}`);
  expect(lies.toSorted()).toEqual(symbols.map((symbol, n) => `${scanned(symbol)} ${[4, 6][n]}`).toSorted());
});

test('supply 2.3: receiving the rest keeps each package apart, and what came without a label beside them', async () => {
  const { symbols, receipt } = await delivered([{ qty: '3', batch: 'S-9' }], '5');
  expect((await receive(receipt, { vendorLot: 'S-9', producedOn: '2096-03-01' })).httpStatus).toBe(200);
  const boxes = (await recordsOf(market, RECEIPT).read(receipt)).boxes;
  expect(boxes).toMatchObject([{ box: scanned(symbols[0] ?? ''), qty: '3', vendorLot: 'S-9' }]);
  const stock = (await lying()).filter(({ lot }) => lot === 'S-9');
  expect(stock.map(({ container, qty }) => [container, qty])).toEqual([
    [scanned(symbols[0] ?? ''), '3'],
    [null, '5'],
  ]);
});

test('use N1, use A1: a line of several boxes counts each of them, up to the note; a receipt taken back has received nothing', async () => {
  const { note, receipt } = await delivered(
    [
      { qty: '4', batch: 'S-30' },
      { qty: '6', batch: 'S-30' },
    ],
    '5',
  );
  expect((await receive(receipt, { vendorLot: 'S-30', producedOn: '2096-03-01' })).httpStatus).toBe(200);
  await market.tenant.settle();
  const { asn, ...read } = await recordsOf(market, RECEIPT).read(receipt);
  expect(read).toMatchObject({ status: '20', lines: [{ receivedQty: '15' }] });
  expect(await recordsOf(market, 'warehouse.asn').read(asn)).toMatchObject({ status: '30', lines: [{ receivedQty: '15' }] });
  expect(await recordsOf(market, NOTE).read(note)).toMatchObject({ status: '30', lines: [{ receivedQty: '15' }] });
  await recordsOf(market, RECEIPT).act(market.buyer, 'cancel', receipt);
  await market.tenant.settle();
  expect((await recordsOf(market, RECEIPT).read(receipt)).lines).toMatchObject([{ receivedQty: '0' }]);
  expect((await recordsOf(market, 'warehouse.asn').read(asn)).lines).toMatchObject([{ receivedQty: '0' }]);
  expect((await recordsOf(market, NOTE).read(note)).lines).toMatchObject([{ receivedQty: '0' }]);
});

test('supply 2.3: a package of another delivery, or said to be of another line, is refused', async () => {
  const one = await delivered([{ qty: '2', batch: 'S-1' }]);
  const other = await delivered([{ qty: '2', batch: 'S-1' }]);
  const [{ id: lineId }] = (await recordsOf(market, RECEIPT).read(one.receipt)).lines;
  const foreign = scanned(other.symbols[0] ?? '');
  expect((await receive(one.receipt, { box: foreign })).error).toMatchObject({ code: `${RECEIPT}.receive.package` });
  expect((await receive(one.receipt, { box: foreign, lineId, qty: '2' })).error).toMatchObject({
    code: `${RECEIPT}.receive.package`,
  });
  expect((await receive(one.receipt, { box: scanned(one.symbols[0] ?? ''), lineId, qty: '2' })).httpStatus).toBe(200);
});

test('supply 2.3: goods are found by their article number, with as many zeros before it as the label has', async () => {
  const { buyer, ids } = market;
  const article = { partNo: 'P8', name: '卡钳', unit: ids.unit, partType: 'bought', gtin: '6901234567892' };
  await done(buyer.save('base.part', article));
  for (const code of ['6901234567892', '06901234567892'])
    expect(await done(buyer.post('/warehouse/call/lookUp', { warehouse: ids.warehouse, code, batch: null }))).toMatchObject({
      of: ['part'],
    });
  expect(
    await done(buyer.post('/warehouse/call/lookUp', { warehouse: ids.warehouse, code: '6901234567893', batch: null })),
  ).toMatchObject({ of: [] });
});

test('supply 2.3: a package lies in one place in the world; a box nobody announced is of some line, and no label is typed', async () => {
  const { supplier } = market;
  const one = await delivered([{ qty: '2', batch: 'S-5' }]);
  const sscc = scanned(one.symbols[0] ?? '');
  expect((await receive(one.receipt, { box: sscc })).httpStatus).toBe(200);
  const other = await delivered([], '5');
  const told = { vendorLot: 'S-5', producedOn: '2096-03-01' };
  const [{ id: lineId }] = (await recordsOf(market, RECEIPT).read(other.receipt)).lines;
  expect((await receive(other.receipt, { box: sscc, lineId, qty: '2', ...told })).error).toMatchObject({
    code: `${RECEIPT}.receive.box`,
  });
  for (const input of [{ box: 'UNKNOWN' }, { box: 'UNKNOWN', qty: '1' }, { qty: '1' }])
    expect((await receive(other.receipt, { ...input, ...told })).error).toMatchObject({ code: `${RECEIPT}.receive.line` });

  const { vendor, warehouse, unit } = market.ids;
  const lines = await calledOff(market.buyer, { vendor, warehouse }, [{ part: glue, unit, qty: '10' }]);
  const note = await recordsOf(market, NOTE).create(
    { vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', lines },
    supplier,
  );
  const [{ id: of }] = (await recordsOf(market, NOTE).read(note.id)).lines;
  const bind = (caseNo: string) =>
    recordsOf(market, NOTE).press(supplier, 'bindLabel', note.id, { lineId: of, caseNo, qty: '2' });
  expect((await bind(sscc)).error).toMatchObject({ code: 'deliveryNote.sscc' });
  expect((await bind('BOX-1')).httpStatus).toBe(200);
  expect((await bind('BOX-1')).error).toMatchObject({ code: `${NOTE}.bindLabel.caseOnce` });
  // What is bound follows the labels, also where they are taken away in the form.
  const { version } = await recordsOf(market, NOTE).read(note.id);
  await done(supplier.save(NOTE, { id: note.id, version, labels: [] }));
  expect((await recordsOf(market, NOTE).read(note.id)).lines).toMatchObject([{ boundQty: '0' }]);
});

test('use 18 whoever ships says who drives, though the note can no longer be changed; note and announcement say it', async () => {
  const { buyer, supplier, ids } = market;
  const lines = await calledOff(buyer, ids, [{ part: glue, unit: ids.unit, qty: '3' }]);
  const head = { vendor: ids.vendor, warehouse: ids.warehouse, plannedArrival: '2096-04-10 08:00:00' };
  const notes = recordsOf(market, NOTE);
  const note = await notes.create({ ...head, lines }, supplier);
  await notes.act(supplier, 'publish', note.id);
  const { version } = await notes.read(note.id);
  const ship = async (input: object) => supplier.act(NOTE, 'ship', [{ id: note.id, version }], { input });
  expect((await ship({})).error).toMatchObject({ code: `${NOTE}.ship.driverTel` });
  expect((await ship({ driverTel: '13812345678' })).error).toMatchObject({ code: `${NOTE}.ship.plate` });
  const lorry = { driver: '陈师傅', driverTel: '13812345678', plate: '浙B12345' };
  expect((await ship(lorry)).httpStatus).toBe(200);
  // What the note says itself stands: several may be shipped with one answer.
  const other = await notes.create(
    { ...head, ...lorry, plate: '浙B67890', lines: await calledOff(buyer, ids, [{ part: glue, unit: ids.unit, qty: '1' }]) },
    supplier,
  );
  await notes.act(supplier, 'publish', other.id);
  await notes.act(supplier, 'ship', other.id, { plate: '浙B12345' });
  expect(await notes.read(other.id)).toMatchObject({ plate: '浙B67890' });
  expect(await notes.read(note.id)).toMatchObject({ status: '20', ...lorry });
  const [asn] = (await buyer.page('warehouse.asn', { _params: { 'sourceNo._eq': note.number } })).data.list;
  expect(await recordsOf(market, 'warehouse.asn').read(asn.id)).toMatchObject(lorry);
});
