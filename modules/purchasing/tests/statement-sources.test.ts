import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptedDelivery } from './accepted-delivery.ts';
import { done, inside, recordsOf } from './market.ts';
import { atTheDock, closeFloor, confirmed, market, openFloor } from './note-floor.ts';
import { onShelf, sentBack } from './sent-back.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
const RECEIPT = 'warehouse.receipt';
beforeAll(openFloor);
afterAll(closeFloor);

const statements = () => recordsOf(market, STATEMENT);
/** In the middle of its month, or now where that has passed. */
const generate = (period: string, plant = market.ids.plant) =>
  market.on(`${period < '2096-03' ? '2096-03' : period}-15`, () =>
    market.buyer.save(STATEMENT, { vendor: market.ids.vendor, plant, period }),
  );
/** A note over some of an order, all of it received; but for what is `clean`, to wait for inspection. */
async function received(qty: string, { order, clean }: { order?: string; clean?: string } = {}) {
  const { note, receipt } = await atTheDock(order ?? (await confirmed(qty)), qty);
  const { read, act } = recordsOf(market, RECEIPT);
  const inspected = (value: string) =>
    inside(market, (ctx) => ctx.sql`update base_part set quality_controlled = ${value} where id = ${market.ids.part}`);
  if (clean) {
    await act(market.buyer, 'receive', receipt, { lineId: (await read(receipt)).lines[0].id, qty: clean });
    await inspected('1');
  }
  await act(market.buyer, 'receive', receipt);
  await inspected('0');
  await market.tenant.settle();
  return { note, receipt };
}
const notesOn = async (id: string): Promise<readonly string[]> =>
  (await statements().read(id)).lines.map((line: { note: string }) => line.note);
test('supply 2.8 a statement takes what was accepted: goods in inspection wait, and one posted late is on the next', async () => {
  const order = await confirmed('30');
  const { note, receipt } = await received('30', { order, clean: '10' });
  const first = await received('10');
  expect((await recordsOf(market, 'purchasing.deliveryNote').read(note)).lines).toMatchObject([
    { lineNo: 1, receivedQty: '30', acceptedQty: '10', acceptedOn: '2096-03-02' },
  ]);
  const { id } = await done(generate('2096-03'));
  expect((await statements().read(id)).lines).toMatchObject([
    {
      kind: 'receipt',
      note: first.note,
      receiptLine: 1,
      qty: '10',
      price: '3',
      amount: '30',
      happenedOn: '2096-03-02',
      verdict: 'matched',
    },
  ]);
  // Released in April, and of a business day in March: the March statement has gone out.
  await statements().act(market.buyer, 'publish', id);
  await recordsOf(market, RECEIPT).act(market.buyer, 'judge', receipt);
  await market.tenant.settle();
  expect((await recordsOf(market, 'purchasing.deliveryNote').read(note)).lines).toMatchObject([
    { receivedQty: '30', acceptedQty: '30', acceptedOn: '2096-03-02' },
  ]);
  const next = await done(generate('2096-04'));
  expect((await statements().read(next.id)).lines).toMatchObject([{ note, order, orderLine: 1, qty: '30', verdict: 'matched' }]);
});

test('supply 2.8 what came of a partly received note is settled once the warehouse has done with it, before the note closes', async () => {
  const order = await confirmed('50');
  const { note, receipt } = await atTheDock(order, '50');
  const receipts = recordsOf(market, RECEIPT);
  const [{ id: lineId }] = (await receipts.read(receipt)).lines;
  await receipts.act(market.buyer, 'receive', receipt, { lineId, qty: '40' });
  await market.tenant.settle();
  const { id } = await done(generate('2096-12'));
  expect(await notesOn(id)).not.toContain(note);
  await receipts.act(market.buyer, 'close', receipt);
  expect((await recordsOf(market, 'purchasing.deliveryNote').read(note)).status).not.toBe('40');
  await statements().act(market.buyer, 'gather', id);
  const line = (await statements().read(id)).lines.find((one: any) => one.note === note);
  expect(line).toMatchObject({ kind: 'receipt', qty: '40', acceptedQty: '40', amount: '120', verdict: 'matched' });
  const { version } = await statements().read(id);
  await done(market.buyer.delete(STATEMENT, [{ id, version }]));
});

test('supply 2.8 what comes after the period ends is not on it; a draft can be gathered again, lines of people’s own stay', async () => {
  const { id } = await done(generate('2096-02'));
  expect(await notesOn(id)).toEqual([]);
  const { note, receipt } = await received('7');
  await statements().act(market.buyer, 'gather', id);
  expect(await notesOn(id)).toEqual([]);
  const late = await done(generate('2096-05'));
  expect(await notesOn(late.id)).toContain(note);
  const { version, lines } = await statements().read(late.id);
  await done(market.buyer.save(STATEMENT, { id: late.id, version, lines: [...lines, { kind: 'claim', amount: '-12.5' }] }));
  const more = await received('8');
  await recordsOf(market, RECEIPT).act(market.buyer, 'cancel', receipt);
  await market.tenant.settle();
  const lineOf = async (of: string) => (await statements().read(late.id)).lines.find((line: any) => line.note === of);
  expect(await lineOf(note)).toMatchObject({ acceptedQty: '0', verdict: 'overAccepted' });
  await statements().act(market.buyer, 'gather', late.id);
  expect([await lineOf(note), await lineOf(more.note)]).toMatchObject([undefined, { kind: 'receipt', amount: '24' }]);
  expect((await statements().read(late.id)).lines).toContainEqual(expect.objectContaining({ kind: 'claim', amount: '-12.5' }));
  await statements().act(market.buyer, 'publish', late.id);
  expect((await statements().press(market.buyer, 'gather', late.id)).httpStatus).toBe(422);
  expect((await statements().press(market.supplier, 'gather', id)).httpStatus).toBe(404);
});

test('supply 2.8 of statements that gather at once, one has a receipt; deleted, it lets go', async () => {
  const { note } = await received('9');
  const { vendor, plant } = market.ids;
  const replies = await market.on('2096-09-15', () =>
    Promise.all(
      ['2096-06', '2096-07', '2096-08', '2096-09'].map((period) => market.buyer.save(STATEMENT, { vendor, plant, period })),
    ),
  );
  const found = await Promise.all(replies.map(async ({ data }) => ({ id: data.id, notes: await notesOn(data.id) })));
  const [holder, ...others] = found.filter(({ notes }) => notes.includes(note));
  expect([replies.map(({ httpStatus }) => httpStatus), others]).toEqual([[200, 200, 200, 200], []]);
  // The database refuses a second one whoever writes it.
  const second = found.find(({ id }) => id !== holder?.id)?.id ?? '';
  await expect(
    inside(
      market,
      (ctx) => ctx.sql`
      insert into purchasing_monthly_reconciliation_lines (tenant_id, id, parent_id, position, line_no, kind, amount, note_id, receipt_line)
      select tenant_id, gen_random_uuid(), ${second}::uuid, 1, 1, kind, amount, note_id, receipt_line
      from purchasing_monthly_reconciliation_lines where parent_id = ${holder?.id ?? ''}::uuid and note_id = ${note}::uuid`,
    ),
  ).rejects.toThrow(/note_once/);
  const { version } = await statements().read(holder?.id ?? '');
  await done(market.buyer.delete(STATEMENT, [{ id: holder?.id ?? '', version }]));
  await statements().act(market.buyer, 'gather', second);
  expect(await notesOn(second)).toContain(note);
});

test('supply 2.8 monthly_reconciliation.create.begun: a month that has not begun has no statement: what comes today is on that of this month', async () => {
  const { vendor, plant } = market.ids;
  const reply = await market.buyer.save(STATEMENT, { vendor, plant, period: '2096-12' });
  expect(reply).toMatchObject({
    httpStatus: 422,
    error: {
      code: `${STATEMENT}.create.begun`,
      zh: '该期间尚未开始，不能生成对账单',
      en: 'The period has not begun; it has no statement yet',
    },
  });
});

test('supply 2.8 a line of a statement names receipts and orders that are there', async () => {
  const { note } = await received('4');
  const { id } = await done(generate('2096-10'));
  expect(await notesOn(id)).toContain(note);
  const change = (column: string) =>
    inside(market, (ctx) =>
      ctx.sql.run({
        text: `update purchasing_monthly_reconciliation_lines set ${column} = 99 where parent_id = $1`,
        values: [id],
      }),
    );
  await expect(change('receipt_line')).rejects.toThrow(/note_line_fk/);
  await expect(change('order_line')).rejects.toThrow(/order_line_fk/);
});

test('supply 2.8 what failed inspection is neither owed for nor owed back: of a return, goods nobody paid for go first', async () => {
  const { note, receipt } = await received('20', { clean: '5' });
  const receipts = recordsOf(market, RECEIPT);
  const [{ id: lineId }] = (await receipts.read(receipt)).lines;
  await receipts.act(market.buyer, 'judge', receipt, { lineId, rejectedQty: '3', reason: '砂眼' });
  await market.tenant.settle();
  expect((await recordsOf(market, 'purchasing.deliveryNote').read(note)).lines).toMatchObject([
    { receivedQty: '20', acceptedQty: '17', ngQty: '3' },
  ]);
  const { part, unit } = market.ids;
  const back = (qty: string, stockStatus: string) => ({ part, unit, qty, note, stockStatus });
  await onShelf(market, part, '3');
  await sentBack(market, [back('2', 'ng')]);
  await sentBack(market, [back('1', 'ng'), back('3', 'available')]);
  const { id } = await done(generate('2096-11'));
  const lines = (await statements().read(id)).lines.filter((line: any) => line.note === note);
  expect(lines.map((line: any) => [line.kind, line.qty, line.verdict])).toEqual([
    ['receipt', '17', 'matched'],
    ['return', '-3', 'matched'],
  ]);
});

test('supply 2.8 a statement takes what was ordered in its currency, and each currency has its own', async () => {
  const { plant } = market.ids;
  const vendor = (await done(market.buyer.save('base.vendor', { code: 'CUR', name: '外币供方' }))).id;
  await acceptedDelivery(market, vendor, { qty: '10', price: '3' });
  const statements = recordsOf(market, 'purchasing.monthlyReconciliation');
  const made = async (currency: string) =>
    statements.read((await statements.create({ vendor, plant, period: '2096-03', currency })).id);
  expect((await made('USD')).lines).toEqual([]);
  expect((await made('CNY')).lines).toMatchObject([{ qty: '10', amount: '30' }]);
  expect(
    (await market.buyer.save('purchasing.monthlyReconciliation', { vendor, plant, period: '2096-03', currency: 'CNY' }))
      .httpStatus,
  ).toBe(422);
});
