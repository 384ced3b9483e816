import type { Client } from '@takt/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acceptedDelivery, type Delivered } from './accepted-delivery.ts';
import { done, inside, type Market, openMarket, recordsOf } from './market.ts';
import { onShelf, sentBack } from './sent-back.ts';

const STATEMENT = 'purchasing.monthlyReconciliation';
const REQUEST = 'purchasing.invoiceRequest';
let market: Market;
/** Makes statements and releases nothing. */
let clerk: Client;
let supplier: Client;
let [vendor, vendors] = ['', 0];
beforeAll(async () => {
  market = await openMarket();
  const rights = ['read', 'create', 'edit', 'publish', 'gather', 'withdraw'].map((right) => `${STATEMENT}.${right}`);
  clerk = await market.tenant.person({ permissions: rights });
});
afterAll(() => market.factory.close());
/** Each test has a supplier of its own, whose tax rate nobody has noted. */
beforeEach(async () => {
  vendors += 1;
  vendor = (await done(market.buyer.save('base.vendor', { code: `S${vendors}`, name: `供方${vendors}` }))).id;
  supplier = await market.tenant.person({ admin: true, vendor });
});

const delivered = (what: Delivered): Promise<string> => acceptedDelivery(market, vendor, what);
async function returned(qty: string, day: string, note: string | null): Promise<void> {
  const { part, unit } = market.ids;
  await onShelf(market, part, qty);
  await sentBack(market, [{ part, unit, qty, note, reason: '划伤' }], { vendor, by: supplier, day });
}
const statements = () => recordsOf(market, STATEMENT);
const generated = async (period = '2096-03'): Promise<any> => {
  const { id } = await market.on(period > '2096-03' ? `${period}-15` : '2096-03-02', () =>
    done(market.buyer.save(STATEMENT, { vendor, plant: market.ids.plant, period })),
  );
  return statements().read(id);
};
const decide = (name: string, value: string) =>
  done(market.buyer.post('/system/call/setParameter', { name, decided: { value } }));
const changed = async (id: string, change: (line: any) => object): Promise<any> => {
  const { version, lines } = await statements().read(id);
  await done(market.buyer.save(STATEMENT, { id, version, lines: lines.map((line: any) => ({ ...line, ...change(line) })) }));
  return statements().read(id);
};

test('supply 2.8 a line that does not match stops the statement until somebody who may has released it, with a reason', async () => {
  await delivered({ qty: '100', price: '12.5' });
  await delivered({ qty: '40', price: null });
  const { id, lines } = await generated();
  const wrong = lines.find((line: any) => line.qty === '40');
  expect(lines.map((line: any) => [line.qty, line.price, line.verdict])).toEqual(
    expect.arrayContaining([
      ['100', '12.5', 'matched'],
      ['40', null, 'noPrice'],
    ]),
  );
  expect((await statements().press(clerk, 'publish', id)).error?.code).toBe(`${STATEMENT}.publish.matched`);
  const release = { lineId: wrong.id, reason: '免费样件' };
  expect((await statements().press(clerk, 'releaseLine', id, release)).httpStatus).toBe(403);
  // Of a draft the supplier knows nothing.
  expect((await statements().press(supplier, 'releaseLine', id, release)).httpStatus).toBe(404);
  expect((await statements().press(market.buyer, 'releaseLine', id, { ...release, reason: '' })).error?.zh).toBe('请填写原因');
  await statements().act(market.buyer, 'releaseLine', id, release);
  const { lines: after } = await statements().read(id);
  expect(after.find((line: any) => line.id === wrong.id)).toMatchObject({
    verdict: 'noPrice',
    releaseReason: '免费样件',
    releasedAt: '2096-03-02 08:00:00',
    releasedByLabel: expect.stringContaining(market.buyer.username),
  });
  await statements().act(clerk, 'publish', id);
  // Who let it pass and why is ours; the supplier sees that it passed.
  const theirs = (await done(supplier.post('/purchasing/ai/queryOne', { _entity: STATEMENT, id }))).lines;
  const seen = theirs.find((line: any) => line.id === wrong.id);
  expect(seen.releasedAt).toBe('2096-03-02 08:00:00');
  for (const name of ['releasedBy', 'releasedByLabel', 'releaseReason']) expect(seen).not.toHaveProperty(name);
  await statements().act(supplier, 'confirm', id);
});

test('monthly_reconciliation.release_line.unmatched: of a statement that matches there is nothing to release', async () => {
  await delivered({ qty: '10', price: '12.5' });
  const { id, lines } = await generated();
  const { error } = await statements().press(market.buyer, 'releaseLine', id, { lineId: lines[0].id, reason: '加急' });
  expect([error?.code, error?.en]).toEqual([`${STATEMENT}.releaseLine.unmatched`, 'Every line matches or is released']);
});

test('monthly_reconciliation.edit.header: what a statement was gathered for stays', async () => {
  await delivered({ qty: '10', price: '12.5' });
  const { id, version } = await generated();
  const other = (await done(market.buyer.save('base.vendor', { code: `T${vendors}`, name: '另一供方' }))).id;
  for (const change of [{ vendor: other }, { period: '2096-02' }, { currency: 'EUR' }]) {
    const { error } = await market.buyer.save(STATEMENT, { id, version, ...change });
    expect([error?.code, error?.en]).toEqual([
      `${STATEMENT}.edit.header`,
      'Supplier, plant, period and currency cannot be changed',
    ]);
  }
  await done(market.buyer.save(STATEMENT, { id, version, remark: '月结' }));
});

test('supply 2.8 a disputed statement is gathered again, with what came meanwhile', async () => {
  await delivered({ qty: '10', price: '12.5' });
  const { id, lines } = await generated();
  await statements().act(clerk, 'publish', id);
  await statements().act(supplier, 'dispute', id, { lineId: lines[0].id, reason: '少一车' });
  await delivered({ qty: '7', price: '12.5' });
  await statements().act(clerk, 'gather', id);
  expect((await statements().read(id)).lines.map((line: any) => line.qty).toSorted()).toEqual(['10', '7']);
});

test('supply 2.8 a release is of a quantity and a price: whoever changes them asks again', async () => {
  await delivered({ qty: '10', price: '12.5' });
  const { id, lines } = await generated();
  expect((await changed(id, () => ({ price: '13' }))).lines).toMatchObject([{ verdict: 'price', amount: '130' }]);
  await statements().act(market.buyer, 'releaseLine', id, { lineId: lines[0].id, reason: '加急运费' });
  expect((await changed(id, () => ({ remark: '见邮件' }))).lines[0].releasedAt).not.toBeNull();
  expect((await changed(id, () => ({ price: '14' }))).lines).toMatchObject([{ releasedAt: null, releaseReason: null }]);
  expect((await statements().press(clerk, 'publish', id)).error?.code).toBe(`${STATEMENT}.publish.matched`);
});

test('supply 2.8 parameter purchasing.priceTolerance: the tolerance of prices is the company’s: another one lets a statement pass', async () => {
  await delivered({ qty: '10', price: '12.5' });
  const { id } = await generated();
  await changed(id, () => ({ price: '12.6' }));
  expect((await statements().press(clerk, 'publish', id)).error?.code).toBe(`${STATEMENT}.publish.matched`);
  await decide('purchasing.priceTolerance', '1');
  await statements().act(clerk, 'publish', id);
  expect((await statements().read(id)).lines).toMatchObject([{ verdict: 'matched' }]);
  // Half a percent again: what was published is judged anew when the supplier confirms.
  await decide('purchasing.priceTolerance', '0.5');
  expect((await statements().press(supplier, 'confirm', id)).error?.code).toBe(`${STATEMENT}.confirm.matched`);
});

test('supply 2.8 an invoice says quantities and prices of its own, and is held against what was accepted', async () => {
  await delivered({ qty: '960', price: '12.5' });
  const { id } = await generated();
  await statements().act(clerk, 'publish', id);
  await statements().act(supplier, 'confirm', id);
  const requests = recordsOf(market, REQUEST);
  const head = { vendor, invoiceNo: 'INV-970', invoicedOn: '2096-04-02' };
  const line = { statement: id, statementLine: 1 };
  const made = await done(supplier.save(REQUEST, { ...head, invoiceAmount: '12000', lines: [line] }));
  expect(await requests.read(made.id)).toMatchObject({
    amount: '12000',
    taxAmount: '1560',
    grossAmount: '13560',
    lines: [{ qty: '960', price: '12.5', amount: '12000', taxRate: '13', taxAmount: '1560', verdict: 'matched' }],
  });
  // As the supplier's own form has it.
  const [stored] = (await done(supplier.post('/purchasing/ai/queryOne', { _entity: REQUEST, id: made.id }))).lines;
  const asked = { id: made.id, version: 1, invoiceAmount: '12125', lines: [{ ...stored, qty: '970' }] };
  await done(supplier.save(REQUEST, asked));
  expect((await requests.read(made.id)).lines).toMatchObject([{ acceptedQty: '960', verdict: 'overAccepted', amount: '12125' }]);
  expect((await requests.press(supplier, 'submit', made.id)).error?.code).toBe(`${REQUEST}.submit.matched`);
  const release = { lineId: stored.id, reason: '10 件随下批补收' };
  expect((await requests.press(supplier, 'releaseLine', made.id, release)).httpStatus).toBe(422);
  await requests.act(market.buyer, 'releaseLine', made.id, release);
  await requests.act(supplier, 'submit', made.id);
  await requests.act(market.buyer, 'approve', made.id);
  expect((await requests.read(made.id)).lines).toMatchObject([
    { releaseReason: '10 件随下批补收', releasedAt: '2096-03-02 08:00:00' },
  ]);
  await expect(
    inside(
      market,
      (ctx) => ctx.sql`update purchasing_invoice_request_lines set statement_line = 99 where parent_id = ${made.id}`,
    ),
  ).rejects.toThrow(/statement_line_fk/);
});

test('supply 2.8 a line of an invoice is of the one line of the statement it names', async () => {
  await delivered({ qty: '100', price: '12.5' });
  await delivered({ qty: '40', price: '8' });
  const { id, lines } = await generated();
  await statements().act(clerk, 'publish', id);
  await statements().act(supplier, 'confirm', id);
  const requests = recordsOf(market, REQUEST);
  const head = { vendor, invoicedOn: '2096-04-02' };
  const invoiced = async (invoiceNo: string, statementLine: number, invoiceAmount: string): Promise<any> => {
    const asked = { ...head, invoiceNo, invoiceAmount, lines: [{ statement: id, statementLine }] };
    return requests.read((await done(supplier.save(REQUEST, asked))).id);
  };
  const [first, second] = lines.map(({ qty, price, amount }: any) => ({
    qty,
    price,
    amount,
    acceptedQty: qty,
    verdict: 'matched',
  }));
  expect(await invoiced('INV-2', 2, second.amount)).toMatchObject({ amount: second.amount, lines: [second] });
  expect(await invoiced('INV-1', 1, first.amount)).toMatchObject({ amount: first.amount, lines: [first] });
});

test('supply 2.8 a return is worth what its receipt was, whatever the price is by then', async () => {
  const first = await delivered({ qty: '100', price: '10', day: '2096-03-05' });
  const second = await delivered({ qty: '100', price: '11', day: '2096-03-20' });
  await returned('5', '2096-03-25', first);
  await returned('6', '2096-03-25', null);
  const { lines } = await generated();
  const back = lines.filter((line: any) => line.kind === 'return');
  expect(back.map((line: any) => [line.note, line.receiptLine, line.qty, line.price, line.amount, line.verdict])).toEqual(
    expect.arrayContaining([
      [first, 1, '-5', '10', '-50', 'matched'],
      [second, 1, '-6', '11', '-66', 'matched'],
    ]),
  );
});

test('supply 2.8 a return of goods billed before is worth what their statement said', async () => {
  const note = await delivered({ qty: '100', price: '10', day: '2096-03-05' });
  const { id, lines } = await generated();
  await changed(id, () => ({ price: '10.04' }));
  expect(lines).toHaveLength(1);
  await returned('5', '2096-04-25', note);
  expect((await generated('2096-04')).lines).toMatchObject([{ qty: '-5', price: '10.04', amount: '-50.2', verdict: 'matched' }]);
});

test('supply 2.8 parameter purchasing.taxRate and term vendor.taxRate: tax is computed line by line, at the rate of the contract, the supplier or the company, to the cent', async () => {
  const { part, unit, plant } = market.ids;
  await delivered({ qty: '3', price: '0.35' });
  await decide('purchasing.taxRate', '9');
  const rated = async (period: string): Promise<any> => {
    const { id, version, lines } = await generated(period);
    const [line] = lines;
    await done(market.buyer.delete(STATEMENT, [{ id, version }]));
    return line;
  };
  expect(await rated('2096-03')).toMatchObject({ amount: '1.05', taxRate: '9', taxAmount: '0.09' });
  await inside(market, (ctx) => ctx.sql`update base_vendor set tax_rate = 6 where id = ${vendor}`);
  expect((await rated('2096-03')).taxRate).toBe('6');
  const prices = [{ part, unit, minQty: '0', price: '0.35' }];
  const terms = { vendor, name: '年度合同', taxRate: '10', validFrom: '2096-01-01', validTo: '2096-12-31', lines: prices };
  const contracts = recordsOf(market, 'purchasing.contract');
  const contract = await contracts.create(terms);
  await contracts.act(market.buyer, 'submit', contract.id);
  await contracts.act(market.chief, 'approve', contract.id);
  // Half a cent is rounded up, away from nothing: 1.05 at 10 %.
  expect(await rated('2096-03')).toMatchObject({ taxRate: '10', taxAmount: '0.11' });
  const { id } = await market.on('2096-03-15', () => done(market.buyer.save(STATEMENT, { vendor, plant, period: '2096-03' })));
  const { version, lines } = await statements().read(id);
  await done(market.buyer.save(STATEMENT, { id, version, lines: [...lines, { kind: 'claim', amount: '-1.05' }] }));
  expect(await statements().read(id)).toMatchObject({
    amount: '0',
    lines: [{ taxAmount: '0.11' }, { taxRate: '6', taxAmount: '-0.06' }],
  });
  expect(await statements().read(id)).toMatchObject({ taxAmount: '0.05', grossAmount: '0.05' });
  await decide('purchasing.taxRate', '13');
});
