import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { scanPdf } from '../packages/testing/src/printed.ts';
import { ApiClient } from './api-client.ts';
import { day } from './days.ts';
import { adminClient, releasedPlan } from './deliveries.ts';
import { Handheld } from './handheld.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { paste } from './order-form.ts';
import { test } from './test.ts';
import { CREATE, signedInWorkspace, type Workspace } from './workspace.ts';

const NOTE = 'purchasing.deliveryNote';
const LABEL = 'purchasing.labelList';
const RETURN = 'purchasing.returnNotice';
const RECEIPT = 'warehouse.receipt';
const ORDER = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
const RETURNS: Text = ['退货通知单', 'Return notice'];
const JUDGE: Text = ['检验判定', 'Judge inspection'];
const WHY: Text = ['摩擦块脱粘', 'Friction block comes off'];
const BOX = '40';
const PLATE = '浙C·3K118';

/** Opens a record by its address, as a message about it does. */
async function openAt(workspace: Workspace, address: string, id: string, number: string): Promise<void> {
  await workspace.page.goto(`${workspace.home}#/manage${address}/edit?id=${id}`);
  await workspace.page.locator('h1', { hasText: number }).filter({ visible: true }).waitFor();
}
/** Reads the record shown anew, once others have done something to it. */
async function readAnew({ page }: Workspace, number: string): Promise<void> {
  await page.reload();
  await page.locator('h1', { hasText: number }).filter({ visible: true }).waitFor();
}

interface Goods {
  readonly admin: ApiClient;
  readonly supplier: ApiClient;
  readonly part: string;
  readonly partNo: string;
  readonly warehouse: string;
  /** The location for nonconforming goods. */
  readonly cage: string;
  readonly noteId: string;
  readonly note: string;
}
/** Two labelled boxes of brake pads, which are inspected, on a note that is published. */
async function announced(journey: JourneyContext): Promise<Goods> {
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'biaoxin' });
  const own = randomInt(10 ** 6);
  const [partNo, batch, cage] = [`PAD-${own}`, `BX${own}`, `NG-${own}`];
  const part = await admin.save('base.part', {
    partNo,
    name: '制动片总成',
    nameEn: 'Brake pad assembly',
    unit: await admin.find('base.unit', 'PCS'),
    partType: 'bought',
    trackMode: 'lot',
    labelControlled: '1',
    qualityControlled: '1',
  });
  const { vendor, warehouse, line } = await releasedPlan(admin, { vendor: 'V003', partNo, qty: '80' });
  await admin.save('warehouse.location', { code: cage, warehouse, kind: 'ng' });
  const sending = { plannedArrival: `${day(2)} 09:00:00`, driver: '陈师傅', driverTel: '13957400133', plate: PLATE };
  const noteId = await supplier.save(NOTE, { vendor, warehouse, ...sending, lines: [line] });
  const { number: note } = await supplier.one(NOTE, noteId);
  for (let box = 0; box < 2; box += 1) {
    const label = await supplier.save(LABEL, { vendor, part, qty: BOX, batch, kind: 'case' });
    await supplier.act(LABEL, label, 'bind', { noteNo: note, noteLine: null, qty: BOX });
  }
  await supplier.act(NOTE, noteId, 'publish');
  // Parts under quality control wait until our side has looked at the shipment.
  await admin.act(NOTE, noteId, 'audit');
  return { admin, supplier, part, partNo, warehouse, cage, noteId, note };
}

/** The supplier prints the labels; what a scanner reads on them is all the warehouse scans. */
async function printLabels(journey: JourneyContext, lang: Lang, { noteId, note }: Goods): Promise<readonly string[]> {
  const page = await (await journey.newContext()).newPage();
  const supplier = await signedInWorkspace(journey, page, lang, { ...journey, user: 'biaoxin' });
  await openAt(supplier, '/les/supplier/deliveryNote', noteId, note);
  await page
    .getByRole('tab', { name: supplier.say(['标签打印', 'Label printing']) })
    .filter({ visible: true })
    .click();
  await supplier.button(['打印标签', 'Print labels']).first().click();
  const downloaded = page.waitForEvent('download');
  await journey.screenshot(`rejected-labels-${lang}`, page);
  await supplier
    .dialog()
    .getByRole('button', { name: supplier.say(['生成 PDF', 'Make the PDF']) })
    .click();
  const labels = await scanPdf(await readFile(await (await downloaded).path()));
  // The number of the box stands below what is in it.
  const boxes = labels.map((symbols) => symbols.at(-1) ?? '');
  assert.equal(new Set(boxes).size, 2);
  for (const box of boxes) assert.match(box, /^\]C100\d{18}$/);
  await page.context().close();
  return boxes;
}

/** Registered at a dock and received, box by box; gives back the receipt. */
async function receive(handheld: Handheld, journey: JourneyContext, lang: Lang, note: string, boxes: readonly string[]) {
  const { page } = handheld;
  await handheld.openTask(['收货', 'Receive']);
  await handheld.scan(note);
  await handheld.at(['到货登记', 'Register arrival']);
  await page.getByRole('button', { name: /^D\d/ }).first().click();
  await handheld.sees(note);
  await handheld.hasUnsent(0);
  await handheld.scan(note);
  const receipt = await handheld.paper();
  for (const [index, box] of boxes.entries()) {
    await handheld.scan(box);
    await page.getByText(`${Number(BOX) * (index + 1)} / 80`).waitFor();
  }
  await handheld.scan(boxes[0] ?? '');
  await handheld.sees(handheld.say(['已经收过', 'has been received already']));
  await handheld.hasUnsent(0);
  await journey.screenshot(`rejected-received-${lang}`, page);
  return receipt;
}

/** Of the second box twelve are bad and the others good; the first is good as a whole. */
async function judge(
  inspector: Workspace,
  journey: JourneyContext,
  lang: Lang,
  { admin, partNo }: Goods,
  receipt: string,
  box: string,
) {
  const [{ id }] = await admin.list(RECEIPT, { number: receipt });
  await openAt(inspector, '/wms/inbound/receipt', id, receipt);
  await inspector.isIn(['已收货', 'Received']);
  await inspector.button(JUDGE).first().click();
  const dialog = inspector.dialog();
  const field = (label: Text) => dialog.getByLabel(new RegExp(`^[* ]*${inspector.say(label)}`));
  await field(['明细行', 'Line']).click();
  await inspector.option(partNo).first().click();
  await field(['合格数量', 'Good']).fill('28');
  await field(['不合格数量', 'Nonconforming']).fill('12');
  await field(['容器', 'Container']).fill(box.slice(-18));
  const done = dialog.getByRole('button', { name: inspector.say(JUDGE), exact: true });
  await done.click();
  await dialog.getByRole('alert').waitFor();
  await journey.screenshot(`rejected-no-reason-${lang}`);
  await field(['不合格原因', 'Why nonconforming']).fill(inspector.say(WHY));
  await dialog.getByRole('button', { name: inspector.say(['预览库存变化', 'Preview the change in stock']) }).click();
  await dialog.getByRole('row', { name: /12/ }).first().waitFor();
  await journey.screenshot(`rejected-judge-${lang}`);
  await done.click();
  await dialog.waitFor({ state: 'hidden' });
  await journey.screenshot(`rejected-judged-${lang}`);
  await inspector.act(JUDGE);
  await dialog.waitFor({ state: 'hidden' });
  return id;
}

/** From the dock into the cage: nonconforming goods go nowhere else. */
async function moveToCage(handheld: Handheld, journey: JourneyContext, lang: Lang, { cage }: Goods, box: string): Promise<void> {
  const { page } = handheld;
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['转移', 'Move']);
  await handheld.scan(box);
  await page.getByRole('button', { name: handheld.say(['不合格', 'Nonconforming']) }).waitFor();
  await journey.screenshot(`rejected-offered-${lang}`, page);
  await page.getByRole('button', { name: handheld.say(['不合格', 'Nonconforming']) }).click();
  await page.getByText(new RegExp(`${box.slice(-18)}.*${handheld.say(['不合格', 'Nonconforming'])}`)).waitFor();
  await handheld.scan(cage, ['扫描目标库位', 'Scan where it goes']);
  await journey.screenshot(`rejected-cage-${lang}`, page);
  await handheld.confirm(['移', 'Move']);
  await handheld.sees(cage);
  await handheld.hasUnsent(0);
}

/** The buyer writes the notice and publishes it, the supplier agrees, the buyer confirms; gives back the number of its order. */
async function giveBack(buyer: Workspace, journey: JourneyContext, lang: Lang, goods: Goods): Promise<string> {
  const { page } = buyer;
  const { admin, supplier, partNo, warehouse, note } = goods;
  // The warehouse numbers its batches itself.
  const { stock } = await admin.call('warehouse/call/lookUp', { warehouse, code: partNo, batch: null });
  const { batch } = stock.find(({ stockStatus }: Readonly<Record<string, string>>) => stockStatus === 'ng');
  await buyer.open('/les/purchase/returnNotice', RETURNS);
  await buyer.button(CREATE).click();
  await buyer.choose(['供应商', 'Supplier'], 'V003');
  await buyer.choose(['退货仓库', 'Returning warehouse'], 'WH-RM');
  await buyer.field(['发货地', 'Ship-from place']).fill(buyer.say(['原材料库', 'Raw material store']));
  await buyer.field(['收货地', 'Receive-to place']).fill(buyer.say(['供应商成品库', 'Supplier’s store']));
  await buyer.field(['车牌号', 'Plate number']).fill(PLATE);
  await buyer.button(['新增明细', 'Add lines']).click();
  await page.locator('[role="gridcell"][col-id="part"]').filter({ visible: true }).first().click();
  await page.keyboard.press('Escape');
  await paste(page, [partNo, '12', 'PCS', batch, buyer.say(['不合格', 'Nonconforming']), buyer.say(WHY), '', note].join('\t'));
  await page.getByText(note).filter({ visible: true }).first().waitFor();
  await journey.screenshot(`rejected-return-${lang}`);
  const heading = await buyer.saveNew();
  const number = /RN\d+/.exec(heading)?.[0] ?? '';
  await buyer.act(['发布', 'Publish']);
  await buyer.isIn(['已发布', 'Published']);
  const [notice] = await admin.list(RETURN, { number });
  await supplier.act(RETURN, notice.id, 'feedback', { result: 'agree' });
  await readAnew(buyer, number);
  await buyer.isIn(['已回复', 'Replied']);
  await buyer.act(['确认', 'Confirm']);
  await buyer.isIn(['已确认', 'Confirmed']);
  const chain = page.getByRole('navigation', { name: buyer.say(['单据链', 'Chain of documents']) }).filter({ visible: true });
  const order = chain.getByRole('button', { name: /OB\d+/ });
  await order.waitFor();
  await journey.screenshot(`rejected-confirmed-${lang}`);
  const asked = /OB\d+/.exec(await order.innerText())?.[0] ?? '';
  await order.click();
  await page.locator('h1', { hasText: asked }).filter({ visible: true }).waitFor();
  return asked;
}

/** Allocated from the cage, picked, let through the gate by another person, and gone. */
async function leave(
  keeper: Workspace,
  journey: JourneyContext,
  lang: Lang,
  { admin, cage }: Goods,
  number: string,
): Promise<void> {
  await keeper.act(['分配', 'Allocate']);
  await keeper.isIn(['已分配', 'Allocated']);
  await journey.screenshot(`rejected-allocated-${lang}`);
  const [order] = await admin.list(ORDER, { number });
  const { allocations } = await admin.one(ORDER, order.id);
  assert.deepEqual(
    allocations.map(({ locationLabel, qty }: Readonly<Record<string, string>>) => `${qty} ${locationLabel}`),
    [`12 ${cage}`],
  );
  for (const step of ['pick', 'pass']) await admin.act(ORDER, order.id, step);
  const [pass] = await admin.list(PASS, { order: [order.id] });
  const chief = await ApiClient.signIn(journey.home, { ...journey, user: 'store' });
  await chief.act(PASS, pass.id, 'approve');
  await readAnew(keeper, number);
  await keeper.act(['出库', 'Ship']);
  await keeper.isIn(['已出库', 'Shipped']);
  await journey.screenshot(`rejected-shipped-${lang}`);
}

async function goodsRejected(journey: JourneyContext, lang: Lang): Promise<void> {
  const goods = await announced(journey);
  const { admin, supplier, part, partNo, warehouse, noteId, note } = goods;
  const boxes = await printLabels(journey, lang, goods);
  await supplier.act(NOTE, noteId, 'ship');
  const handheld = await Handheld.open(journey, lang, 'WH-RM');
  const receipt = await receive(handheld, journey, lang, note, boxes);
  const workspace = await signedInWorkspace(journey, journey.page, lang, journey);
  const [, bad = ''] = boxes;
  const receiptId = await judge(workspace, journey, lang, goods, receipt, bad);
  await moveToCage(handheld, journey, lang, goods, bad);
  await admin.act(RECEIPT, receiptId, 'putaway');
  const order = await giveBack(workspace, journey, lang, goods);
  await leave(workspace, journey, lang, goods, order);

  const { stock } = await admin.call('warehouse/call/lookUp', { warehouse, code: partNo, batch: null });
  const left = stock.map(({ qty, stockStatus }: Readonly<Record<string, string>>) => `${qty} ${stockStatus}`);
  assert.deepEqual(left.toSorted(), ['28 available', '40 available']);
  const moves = await admin.list('warehouse.stockMove', { part: [part], documentNo: order }, ['qty', 'fromStatus', 'toPlace']);
  assert.deepEqual(
    moves.filter(({ toPlace }) => toPlace !== null).map(({ qty, fromStatus, toPlace }) => `${qty} ${fromStatus} > ${toPlace}`),
    ['12 ng > vendor'],
  );
}

for (const [title, lang] of inLanguages('goods inspection rejects go into the cage and back to their supplier'))
  test(title, ({ journey }) => goodsRejected(journey, lang));
