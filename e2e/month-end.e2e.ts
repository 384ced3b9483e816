import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { ApiClient } from './api-client.ts';
import { day } from './days.ts';
import { adminClient, releasedPlan } from './deliveries.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { chooseMore } from './screen.ts';
import { expect, test } from './test.ts';
import { CREATE, signedInWorkspace, type Workspace } from './workspace.ts';

const NOTE = 'purchasing.deliveryNote';
const ORDER = 'purchasing.purchaseOrder';
const STATEMENT = 'purchasing.monthlyReconciliation';
const REQUEST = 'purchasing.invoiceRequest';
const RECONCILIATION: Text = ['月度对账单', 'Monthly reconciliation'];
const INVOICES: Text = ['开票申请', 'Invoice request'];
const PUBLISH: Text = ['发布', 'Publish'];
const RELEASE: Text = ['放行不符明细', 'Release unmatched line'];
/** Suppliers nobody else in the story receives from, and their people: a statement has what this journey brings, once a month. */
const SUPPLIERS = { zh: { code: 'V012', person: 'licheng' }, en: { code: 'V005', person: 'ruida' } } as const;

interface Sides {
  readonly code: string;
  readonly admin: ApiClient;
  readonly supplier: ApiClient;
}
/** A part that came twice in one lorry: on an order with a price, and called off by a plan that names no order. */
async function receive({ code, admin, supplier }: Sides): Promise<{ readonly vendor: string; readonly partNo: string }> {
  const partNo = `RUB-${randomInt(10 ** 6)}`;
  const unit = await admin.find('base.unit', 'PCS');
  const [plant, warehouse] = [await admin.find('base.plant', 'NB01'), await admin.find('warehouse.warehouse', 'WH-RM')];
  const part = await admin.save('base.part', { partNo, name: '防尘罩', nameEn: 'Dust boot', unit, partType: 'bought' });
  const vendor = await admin.find('base.vendor', code);
  await admin.save('purchasing.priceList', { vendor, part, unit, price: '2.40', validFrom: day(-30) });
  const order = await admin.save(ORDER, { vendor, plant, warehouse, lines: [{ part, unit, qty: '100', dueDate: day(3) }] });
  await admin.act(ORDER, order, 'publish');
  await supplier.act(ORDER, order, 'reply', { answer: 'asAsked' });
  await admin.act(ORDER, order, 'acceptReply');
  const { line: planned } = await releasedPlan(admin, { vendor: code, partNo, qty: '20' });
  const note = await admin.save(NOTE, {
    vendor,
    warehouse,
    plannedArrival: `${day(3)} 09:00:00`,
    driverTel: '13957400118',
    plate: '浙B·3C771',
    lines: [{ part, unit, qty: '100', order, sourceLine: 1 }, planned],
  });
  await admin.act(NOTE, note, 'publish');
  await supplier.act(NOTE, note, 'ship');
  const { number } = await admin.one(NOTE, note);
  const [asn] = await admin.list('warehouse.asn', { 'sourceNo._eq': number });
  await admin.act('warehouse.asn', asn.id, 'arrive', { dock: await admin.find('warehouse.dock', 'D') });
  const [receipt] = await admin.list('warehouse.receipt', { asn: [asn.id] });
  await admin.act('warehouse.receipt', receipt.id, 'receive');
  // The note is told a moment later.
  await expect.poll(async () => (await admin.one(NOTE, note)).status, 'what was received is told to its note').toBe('30');
  return { vendor, partNo };
}

/** What cannot be done now stands behind the others, and says why when it is chosen all the same. */
async function stopped(workspace: Workspace, verb: Text, why: Text): Promise<void> {
  await chooseMore(workspace.page, workspace.say, verb);
  await workspace.sees(why);
}

/** The month is gathered; a line without an order stops it until it is released, the supplier confirms, the invoice is approved. */
async function monthEnd(journey: JourneyContext, lang: Lang): Promise<void> {
  const { code, person: user } = SUPPLIERS[lang];
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user });
  const { vendor, partNo } = await receive({ code, admin, supplier });
  const buyer = await signedInWorkspace(journey, journey.page, lang, journey);
  await buyer.open('/les/billing/reconciliation', RECONCILIATION);
  await buyer.button(CREATE).click();
  await buyer.choose(['供应商', 'Supplier'], code);
  await buyer.choose(['工厂', 'Plant'], 'NB01');
  await buyer.field(['期间', 'Period']).fill(day(0).slice(0, 7));
  const number = /MR\d+/.exec(await buyer.saveNew())?.[0] ?? '';
  await buyer.row(partNo).first().waitFor();
  await buyer.sees(['没有订单价格', 'No order price']);
  await stopped(buyer, PUBLISH, ['有三单不符且未放行的明细', 'Some lines do not match order and receipt and are not released']);
  await journey.screenshot(`month-end-stopped-${lang}`);

  await buyer.button(RELEASE).click();
  const dialog = buyer.dialog();
  await dialog.getByRole('combobox').click();
  await buyer.option('20').last().click();
  await dialog.getByLabel(buyer.say(['原因', 'Reason'])).fill('样件，按价格表结算');
  await dialog.getByRole('button', { name: new RegExp(`^${buyer.say(RELEASE)}`) }).click();
  await dialog.waitFor({ state: 'hidden' });
  await buyer.sees(['样件，按价格表结算', '样件，按价格表结算']);
  await buyer.act(PUBLISH);
  await buyer.isIn(['已发布', 'Published']);

  const theirs = await (await journey.newContext()).newPage();
  const person = await signedInWorkspace(journey, theirs, lang, { ...journey, user });
  await person.openRecord('/les/billing/reconciliation', RECONCILIATION, number);
  await person.act(['确认', 'Confirm']);
  await person.isIn(['已确认', 'Confirmed']);
  const [statement] = await admin.list(STATEMENT, { number });
  const { lines, amount, grossAmount } = await admin.one(STATEMENT, statement.id);
  assert.deepEqual([lines.length, amount, grossAmount], [2, '288', '325.44']);
  const invoice = await supplier.save(REQUEST, {
    vendor,
    invoiceNo: `INV-${randomInt(10 ** 9)}`,
    invoicedOn: day(0),
    invoiceAmount: amount,
    lines: lines.map(({ lineNo }: { readonly lineNo: number }) => ({ statement: statement.id, statementLine: lineNo })),
  });
  await supplier.act(REQUEST, invoice, 'submit');
  const { number: requested } = await admin.one(REQUEST, invoice);
  await buyer.openRecord('/les/billing/invoiceRequest', INVOICES, requested);
  await buyer.act(['审核', 'Approve']);
  await buyer.isIn(['已审核', 'Approved']);
  await journey.screenshot(`month-end-approved-${lang}`);
}

for (const [title, lang] of inLanguages('month end with one unmatched line'))
  test(title, { tag: '@gate' }, ({ journey }) => monthEnd(journey, lang));
