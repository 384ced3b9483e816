import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { addDays, weekdayOf } from '@takt/model';
import { scanPdf } from '../packages/testing/src/printed.ts';
import { ApiClient } from './api-client.ts';
import { day } from './days.ts';
import { adminClient } from './deliveries.ts';
import { Handheld } from './handheld.ts';
import type { JourneyContext, Text } from './journey-context.ts';
import { expect, test } from './test.ts';
import { type Workspace, signedInWorkspace } from './workspace.ts';

/** The Monday after a day so far ahead. */
const monday = (days: number): string => {
  const from = day(days);
  return addDays(from, (8 - weekdayOf(from)) % 7);
};
const NOTE = 'purchasing.deliveryNote';
const FORECAST: Text = ['采购预测', 'Purchase forecast'];
const ORDER: Text = ['采购订单', 'Purchase order'];
const PLAN: Text = ['交付计划', 'Delivery plan'];
const NOTES: Text = ['送货单', 'Delivery note'];
const RECEIPT: Text = ['收货', 'Receiving'];
const OUTBOUND: Text = ['出库单', 'Outbound order'];
const PUBLISH: Text = ['发布', 'Publish'];
const SEND_REPLY: Text = ['提交回复', 'Send the reply'];

/** The supplier answers line by line, as asked. */
async function reply(workspace: Workspace, address: string, title: Text, number: string): Promise<void> {
  await workspace.open(address, title);
  const row = workspace.page.getByRole('row', { name: new RegExp(number) }).filter({ visible: true });
  await row.first().getByRole('radio').check();
  await workspace.page.getByRole('heading', { name: number }).filter({ visible: true }).waitFor();
  await workspace.button(SEND_REPLY).click();
  await row.waitFor({ state: 'detached' });
}

interface MasterData {
  readonly admin: ApiClient;
  readonly supplier: ApiClient;
  readonly part: string;
  readonly partNo: string;
  readonly vendor: string;
  readonly plant: string;
  readonly unit: string;
  readonly warehouse: string;
}
/** A casting that is labelled, kept in batches and inspected, so that no step is left out. */
async function makeMasterData(journey: JourneyContext): Promise<MasterData> {
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'yonggu' });
  const partNo = `CST-${randomInt(10 ** 6)}`;
  const unit = await admin.find('base.unit', 'PCS');
  const part = await admin.save('base.part', {
    partNo,
    name: '制动钳体毛坯',
    nameEn: 'Caliper body casting',
    unit,
    partType: 'bought',
    trackMode: 'lot',
    labelControlled: '1',
    qualityControlled: '1',
  });
  const find = (entity: string, code: string): Promise<string> => admin.find(entity, code);
  const [vendor, plant] = [await find('base.vendor', 'V001'), await find('base.plant', 'NB01')];
  const warehouse = await find('warehouse.warehouse', 'WH-RM');
  await admin.save('purchasing.priceList', { vendor, part, unit, price: '46.80', validFrom: day(-30) });
  return { admin, supplier, part, partNo, vendor, plant, unit, warehouse };
}

/** The buyer asks, the supplier answers in English in a browser of their own: forecast, order, plan. */
async function agree(
  buyer: Workspace,
  supplier: Workspace,
  masters: MasterData,
  screenshot: JourneyContext['screenshot'],
): Promise<string> {
  const { admin, part, unit, vendor, plant, warehouse } = masters;
  const numberOf = async (entity: string, id: string): Promise<string> => (await admin.one(entity, id)).number;
  const forecast = await admin.save('purchasing.purchaseForecast', {
    vendor,
    plant,
    startOn: day(0),
    firmWeeks: 4,
    outlookWeeks: 8,
    lines: [7, 14].map((days) => ({ part, week: monday(days), qty: '120', unit })),
  });
  const asked = await numberOf('purchasing.purchaseForecast', forecast);
  await buyer.openRecord('/les/purchase/forecast', FORECAST, asked);
  await buyer.act(PUBLISH);
  await buyer.isIn(['已发布', 'Published']);
  await reply(supplier, '/les/supplier/forecastReply', ['预测回复', 'Forecast reply'], asked);
  await buyer.openRecord('/les/purchase/forecast', FORECAST, asked);
  await buyer.act(['确认', 'Accept']);
  await buyer.isIn(['已确认', 'Confirmed']);

  const line = { part, unit, qty: '80', dueDate: day(6) };
  const order = await admin.save('purchasing.purchaseOrder', { vendor, plant, warehouse, lines: [line] });
  const ordered = await numberOf('purchasing.purchaseOrder', order);
  await buyer.openRecord('/les/purchase/order', ORDER, ordered);
  await buyer.act(PUBLISH);
  await buyer.isIn(['已发布', 'Published']);
  await screenshot('supply-order-zh', buyer.page);
  await reply(supplier, '/les/supplier/orderReply', ['订单回复', 'Order reply'], ordered);
  await buyer.openRecord('/les/purchase/order', ORDER, ordered);
  await buyer.act(['确认回复', 'Accept reply']);
  await buyer.isIn(['已确认', 'Confirmed']);

  const plan = await admin.save('purchasing.deliveryPlan', {
    vendor,
    warehouse,
    lines: [{ order, orderLine: 1, part, qty: '80', unit, arrivalAt: `${day(6)} 09:00:00` }],
  });
  const planned = await numberOf('purchasing.deliveryPlan', plan);
  await buyer.openRecord('/les/purchase/deliveryPlan', PLAN, planned);
  await buyer.act(PUBLISH);
  await buyer.isIn(['已发布', 'Released']);
  return planned;
}

/** The supplier makes a note from the plan, labels the boxes and sends them off; tells the note and what stands on each box. */
async function sendOff(
  workspace: Workspace,
  buyer: Workspace,
  masters: MasterData,
  planned: string,
  screenshot: JourneyContext['screenshot'],
): Promise<{ number: string; boxes: readonly string[] }> {
  const { admin, supplier, part, vendor } = masters;
  await workspace.openRecord('/les/purchase/deliveryPlan', PLAN, planned);
  await workspace.page
    .getByRole('button', { name: /make delivery note/i })
    .filter({ visible: true })
    .click();
  const heading = workspace.page.locator('h1', { hasText: /DN\d+/ }).filter({ visible: true });
  await heading.waitFor();
  const number = /DN\d+/.exec(await heading.innerText())?.[0] ?? '';
  const [note] = await admin.list(NOTE, { number });
  const draft = await supplier.one(NOTE, note.id);
  await supplier.save(NOTE, { ...draft, driver: '钱师傅', driverTel: '13957400121', plate: '浙B·8N552' });
  for (let box = 0; box < 2; box += 1) {
    const label = await supplier.save('purchasing.labelList', { vendor, part, qty: '40', batch: 'YG2611', kind: 'case' });
    await supplier.act('purchasing.labelList', label, 'bind', { noteNo: number, noteLine: null, qty: '40' });
  }
  await workspace.openRecord('/les/supplier/deliveryNote', NOTES, number);
  await workspace.act(PUBLISH);
  // This supplier's shipments wait until our side has looked at them.
  await workspace.isIn(['发运控制', 'Shipment control']);
  await buyer.openRecord('/les/supplier/deliveryNote', NOTES, number);
  await buyer.act(['发运审核', 'Approve shipment']);
  await buyer.isIn(['已发布', 'Published']);
  await workspace.openRecord('/les/supplier/deliveryNote', NOTES, number);
  await workspace.page.getByRole('tab', { name: 'Label printing' }).filter({ visible: true }).click();
  await workspace.button(['打印标签', 'Print labels']).first().click();
  const downloaded = workspace.page.waitForEvent('download', { timeout: 120_000 });
  await workspace
    .dialog()
    .getByRole('button', { name: workspace.say(['生成 PDF', 'Make the PDF']) })
    .click();
  const file = await downloaded;
  assert.match(file.suggestedFilename(), /\.pdf$/);
  // What a scanner reads on the paper is what the warehouse scans below.
  const pages = await scanPdf(await readFile(await file.path()));
  await screenshot('supply-labels-en', workspace.page);
  await workspace.openRecord('/les/supplier/deliveryNote', NOTES, number);
  await workspace.act(['发运', 'Ship']);
  await workspace.isIn(['已发运', 'Shipped']);
  return { number, boxes: pages.map((symbols) => symbols.at(-1) ?? '') };
}

/** The next task of a receipt. The dialog closes when the answer is on its way; what came of it may be there a moment later. */
async function putawayTaskOf({ admin }: MasterData, receipt: string, done: ReadonlySet<string>): Promise<any> {
  const next = async () =>
    (await admin.list('warehouse.putawayTask', { status: ['00'] })).find(
      (one) => one.receiptLabel === receipt && !done.has(one.id),
    );
  await expect.poll(next, 'released goods have a putaway task').toBeDefined();
  return next();
}

/** Received with scans, released by the inspector, put away. */
async function takeIn(
  journey: JourneyContext,
  handheld: Handheld,
  inspector: Workspace,
  masters: MasterData,
  sent: { number: string; boxes: readonly string[] },
): Promise<void> {
  const { page } = handheld;
  await handheld.openTask(['收货', 'Receive']);
  await handheld.scan(sent.number);
  await handheld.at(['到货登记', 'Register arrival']);
  await page.getByRole('button', { name: /^D\d/ }).first().click();
  await handheld.sees(sent.number);
  await handheld.hasUnsent(0);
  await handheld.scan(sent.number);
  const receipt = await handheld.paper();
  for (const box of sent.boxes) await handheld.scan(box);
  // What is scanned counts at once, sent or not; nothing is unsent before it is scanned, too.
  await page.getByText('80 / 80').waitFor();
  await handheld.hasUnsent(0);
  await journey.screenshot('supply-received-zh', page);

  await inspector.openRecord('/wms/inbound/receipt', RECEIPT, receipt);
  await inspector.isIn(['已收货', 'Received']);
  await inspector.act(['检验判定', 'Judge inspection']);
  await inspector.dialog().waitFor({ state: 'hidden' });
  const done = new Set<string>();
  for (const box of sent.boxes) {
    const task = await putawayTaskOf(masters, receipt, done);
    done.add(task.id);
    await page.goto(`${journey.home}Mobile/#/`);
    await handheld.openTask(['上架', 'Put away']);
    // The list shown first is the one the device knew before.
    await page.getByText(`→ ${task.locationLabel}`).first().waitFor();
    await journey.screenshot(`supply-putaways-${done.size}-zh`, page);
    await handheld.scan(task.container && box.endsWith(task.container) ? box : task.number);
    await page.getByLabel('扫描上架库位', { exact: true }).waitFor();
    await journey.screenshot(`supply-putaway-${done.size}-zh`, page);
    await handheld.scan(task.locationLabel, ['扫描上架库位', 'Scan the location']);
    await handheld.confirm(['上架', 'Put']);
    await handheld.sees(`→ ${task.locationLabel}`);
    await handheld.hasUnsent(0);
  }
}

/** Asked for by a line, picked with scans, let through the gate and gone. */
async function sendOut(
  journey: JourneyContext,
  handheld: Handheld,
  keeper: Workspace,
  { admin, part, partNo, unit, warehouse }: MasterData,
  boxes: readonly string[],
): Promise<void> {
  const staging = await admin.save('warehouse.location', { code: `OUT-${randomInt(10 ** 6)}`, warehouse, kind: 'shipping' });
  const order = await admin.save('warehouse.outboundOrder', {
    warehouse,
    kind: 'line',
    destination: '总装一线',
    stagingLocation: staging,
    plate: '厂内01',
    lines: [{ part, qty: '30', unit }],
  });
  const { number } = await admin.one('warehouse.outboundOrder', order);
  await keeper.openRecord('/wms/outbound/outboundOrder', OUTBOUND, number);
  await keeper.act(['下达', 'Release']);
  await keeper.isIn(['已下达', 'Released']);
  await keeper.act(['分配', 'Allocate']);
  await keeper.isIn(['已分配', 'Allocated']);
  const tasks = await admin.list('warehouse.pickTask', { status: ['00'] }, ['number', 'partNo', 'locationCode', 'container']);
  const mine = tasks.filter((one) => one.partNo === partNo);
  assert.equal(mine.length, 1);
  const { page } = handheld;
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['拣货', 'Pick']);
  await page.getByText(mine[0].locationCode).first().waitFor();
  await handheld.scan(mine[0].number);
  await handheld.scan(mine[0].locationCode, ['扫描库位', 'Scan the Location']);
  // One scan of the box proves part and batch.
  await handheld.scan(boxes.find((box) => box.endsWith(mine[0].container)) ?? '');
  await handheld.confirm(['拣', 'Pick']);
  await handheld.sees(/拣货 30/);
  await handheld.hasUnsent(0);
  await keeper.openRecord('/wms/outbound/outboundOrder', OUTBOUND, number);
  await keeper.act(['放行', 'Release pass']);
  await keeper.isIn(['已放行', 'Passed']);
  const [pass] = (await admin.list('warehouse.releasePass', {})).filter((one) => JSON.stringify(one).includes(number));
  // Whoever made the pass does not approve it.
  const chief = await ApiClient.signIn(journey.home, { ...journey, user: 'store' });
  await chief.act('warehouse.releasePass', pass.id, 'approve');
  await keeper.openRecord('/wms/outbound/outboundOrder', OUTBOUND, number);
  await keeper.act(['出库', 'Ship']);
  await keeper.isIn(['已出库', 'Shipped']);
  await journey.screenshot('supply-shipped-zh', keeper.page);
  const left = await admin.call('warehouse/call/lookUp', { warehouse, code: partNo, batch: null });
  assert.deepEqual(left.stock.map(({ qty }: { readonly qty: string }) => qty).toSorted(), ['10', '40']);
}

async function supplyChain(journey: JourneyContext): Promise<void> {
  const masters = await makeMasterData(journey);
  const buyer = await signedInWorkspace(journey, journey.page, 'zh', journey);
  const theirs = await (await journey.newContext()).newPage();
  await theirs.goto(journey.home);
  const supplier = await signedInWorkspace(journey, theirs, 'en', { ...journey, user: 'yonggu' });
  const planned = await agree(buyer, supplier, masters, journey.screenshot);
  const sent = await sendOff(supplier, buyer, masters, planned, journey.screenshot);
  const handheld = await Handheld.open(journey, 'zh', 'WH-RM');
  await takeIn(journey, handheld, buyer, masters, sent);
  await sendOut(journey, handheld, buyer, masters, sent.boxes);
}

test(
  'from the forecast to the shelf and out again: buyer, supplier in English, handheld, inspector',
  { tag: '@gate' },
  ({ journey }) => supplyChain(journey),
);
