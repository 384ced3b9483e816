import assert from 'node:assert/strict';
import type { Route } from '@playwright/test';
import { ApiClient } from './api-client.ts';
import { adminClient, labelledDelivery, shippedDelivery } from './deliveries.ts';
import { Handheld } from './handheld.ts';
import type { JourneyContext } from './journey-context.ts';
import { expect, test } from './test.ts';

const OFFLINE_MS = 60_000;
const RECEIPT = 'warehouse.receipt';
const PUTAWAY = 'warehouse.putawayTask';
const PLACE = ['扫描上架库位', 'Scan the location'] as const;

/** Every move the ledger has of a document. */
const moves = async (admin: ApiClient, documentNo: string): Promise<readonly string[]> =>
  (await admin.list('warehouse.stockMove', { documentNo }, ['qty', 'documentNo']))
    .filter((row) => row.documentNo === documentNo)
    .map(({ qty }) => String(qty));

/** Boxes are scanned while the network is gone for a minute, an answer is lost on the way, and each counts once. */
async function whileOffline(journey: JourneyContext): Promise<void> {
  const admin = await adminClient(journey);
  const { number: note, boxes } = await labelledDelivery(journey, 'BLT-5001', '3000', ['500', '400', '600', '100']);
  const [B1 = '', B2 = '', B4 = '', B5 = ''] = boxes.map((symbols) => symbols.at(-1) ?? '');
  const handheld = await Handheld.open(journey, 'zh', 'WH-RM');
  const { page } = handheld;
  await journey.screenshot('handheld-home-zh', page);
  await handheld.openTask(['收货', 'Receive']);
  await handheld.scan(note);
  await handheld.at(['到货登记', 'Register arrival']);
  await page
    .getByRole('button', { name: /D-?\d|月台/ })
    .first()
    .click();
  await handheld.sees(note);
  await handheld.hasUnsent(0);
  await handheld.scan(note);
  const number = await handheld.paper();

  // The server does it, and the answer never arrives: the device asks again under the same key.
  let lost = 0;
  const losing = async (route: Route): Promise<void> => {
    await route.fetch();
    lost += 1;
    await route.abort();
  };
  await page.route('**/warehouse/ai/action', losing, { times: 1 });
  // Nor is the receipt read again before the network is gone: what was accepted counts all the same.
  const reread = '**/warehouse/ai/queryOne';
  await page.route(reread, (route) => route.abort());
  await handheld.scan(B1);
  await handheld.sees(/收货 500/);
  await handheld.hasUnsent(0);
  assert.equal(lost, 1, 'an answer was lost');
  assert.deepEqual(await moves(admin, number), ['500']);

  await handheld.goOffline();
  const since = Date.now();
  await handheld.scan(B2);
  await handheld.sees(/已保存，待同步.*400 件/);
  await handheld.scan(B2);
  await handheld.sees(/未收货：这一箱已经收过/);
  await journey.screenshot('handheld-twice-zh', page);
  await handheld.hasUnsent(1);
  // A device that is switched off and on again has forgotten nothing.
  await page.reload();
  await page.locator('header small', { hasText: number }).waitFor();
  await page.getByText('900 / 3,000').waitFor();
  await handheld.scan(B4);
  await handheld.sees(/已保存，待同步.*600 件/);
  await handheld.hasUnsent(2);
  await page.getByText('500 已过账 + 1,000 待同步 / 3,000 件').waitFor();
  await page.unroute(reread);
  await journey.screenshot('handheld-offline-zh', page);
  await page.waitForTimeout(Math.max(0, OFFLINE_MS - (Date.now() - since)));
  assert.deepEqual(await moves(admin, number), ['500']);
  await handheld.goOnline();
  await handheld.hasUnsent(0);
  // What was shown as kept says that it is posted, and offers nothing to take back.
  await handheld.sees(/已过账：收货 600/);
  await expect(handheld.button(['撤销这一笔', 'Take it back'])).toHaveCount(0);
  assert.deepEqual((await moves(admin, number)).toSorted(), ['400', '500', '600']);

  // Somebody else receives what is left meanwhile; what comes late is refused with its sentence, and stays until it is read.
  await handheld.goOffline();
  await handheld.scan(B5);
  await handheld.hasUnsent(1);
  const [receipt] = await admin.list(RECEIPT, { number });
  await admin.act(RECEIPT, receipt.id, 'receive');
  await handheld.goOnline();
  await page.getByRole('link', { name: /被退回 1/ }).click();
  await page.getByRole('alert').waitFor();
  await journey.screenshot('handheld-refused-zh', page);
  await page.getByRole('button', { name: '已知晓，移除' }).click();
  await handheld.hasUnsent(0);
  assert.deepEqual((await moves(admin, number)).toSorted(), ['100', '1400', '400', '500', '600']);
}

/** The most urgent task is next, unless somebody has it; what is given back is free, and can be taken by its label. */
async function takeTask(
  journey: JourneyContext,
  handheld: Handheld,
  admin: ApiClient,
  task: { readonly id: string; readonly number: string },
): Promise<void> {
  const { page } = handheld;
  const picker = await ApiClient.signIn(journey.home, { ...journey, user: 'picker' });
  await admin.act(PUTAWAY, task.id, 'prioritise', { priority: 9 });
  await picker.act(PUTAWAY, task.id, 'claim');
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['上架', 'Put away']);
  await page.getByText(/Claimed by picker/).waitFor();
  await handheld.scan(task.number);
  await handheld.sees(/picker Luo Gang has claimed this putaway task/);
  await journey.screenshot('handheld-claimed-en', page);
  await assert.rejects(admin.act(PUTAWAY, task.id, 'cancel'), /claimed/);
  await picker.act(PUTAWAY, task.id, 'giveBack');
  await handheld.button(['领取下一任务', 'Next task']).click();
  await page.getByLabel(handheld.say(PLACE), { exact: true }).waitFor();
  await journey.screenshot('handheld-next-en', page);
  await assert.rejects(picker.act(PUTAWAY, task.id, 'putaway'), /claimed/);
  await handheld.button(['归还任务', 'Give back']).click();
  await handheld.sees(/given back/);
  assert.equal((await admin.one(PUTAWAY, task.id)).claimedBy, null);
  await handheld.scan(task.number, ['扫描箱或物料', 'Scan a box or part']);
}

/** Put away where the rule says, moved elsewhere, looked up and counted. */
async function receiveAndMove(journey: JourneyContext): Promise<void> {
  const admin = await adminClient(journey);
  const note = await shippedDelivery(journey, 'BLT-5001', '800');
  const [asn] = await admin.list('warehouse.asn', { sourceNo: note });
  const [dock] = await admin.list('warehouse.dock', { warehouse: asn.warehouse });
  await admin.act('warehouse.asn', asn.id, 'arrive', { dock: dock.id });
  const handheld = await Handheld.open(journey, 'en', 'WH-RM');
  const { page } = handheld;
  await handheld.openTask(['收货', 'Receive']);
  await handheld.scan(note);
  await handheld.button(['收下全部剩余…', 'Receive all the rest…']).click();
  await handheld.confirm(['全部收下', 'Receive all']);
  await handheld.sees(/Receive all of/);
  await handheld.hasUnsent(0);
  const number = await handheld.paper();
  const [task] = (await admin.list(PUTAWAY, { status: ['00'] })).filter((one) => one.receiptLabel === number);
  await takeTask(journey, handheld, admin, task);
  await handheld.scan('NO-SUCH-PLACE', PLACE);
  await handheld.sees('This warehouse has no location NO-SUCH-PLACE');
  await journey.screenshot('handheld-shelving-en', page);
  await handheld.scan(task.locationLabel, PLACE);
  await handheld.confirm(['上架', 'Put']);
  await handheld.sees(/Put away/);
  await handheld.hasUnsent(0);
  // Nothing is unsent a moment before it is put into the outbox, too.
  const shelved = async (): Promise<string> => {
    const { status, claimedByLabel } = await admin.one(PUTAWAY, task.id);
    return `${status} ${claimedByLabel}`;
  };
  await expect.poll(shelved, 'whoever claimed it did it').toMatch(/^20 admin /);

  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['转移', 'Move']);
  await handheld.scan(task.locationLabel);
  const taken = page.getByRole('button', { name: /BLT-5001/ });
  if (await taken.first().isVisible()) await taken.first().click();
  const free = (await admin.list('warehouse.location', { warehouse: asn.warehouse, kind: 'storage' }, ['code'])).map(
    ({ code }) => code,
  );
  const target = free.filter((code) => code !== task.locationLabel).at(-1);
  const WHERE = ['扫描目标库位', 'Scan where it goes'] as const;
  await handheld.scan('NONSENSE-77', WHERE);
  await handheld.sees('This warehouse has no location NONSENSE-77');
  await handheld.scan(target, WHERE);
  await handheld.enter('300');
  await journey.screenshot('handheld-move-en', page);
  await handheld.confirm(['移', 'Move']);
  await handheld.sees(/300/);
  await handheld.hasUnsent(0);
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['库存查询', 'Stock']);
  await handheld.scan(target);
  await page.getByText('300', { exact: true }).waitFor();
  await journey.screenshot('handheld-stock-en', page);
}

test(
  'use 4: boxes scanned while the network is gone and the page is loaded again without it: all are sent later, once (zh)',
  { tag: '@gate' },
  ({ journey }) => whileOffline(journey),
);
test('received, put away, moved and looked up at the handheld (en)', { tag: '@gate' }, ({ journey }) => receiveAndMove(journey));
