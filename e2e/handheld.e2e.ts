import assert from 'node:assert/strict';
import { elementString } from '@takt/model';
import type { Route } from 'playwright-core';
import type { Caller } from './caller.ts';
import { office, onTheWay } from './goods.ts';
import { Handheld } from './handheld.ts';
import type { Journey, Stage } from './journey.ts';

const CUT_MS = 60_000;
const box = (qty: string, serial: string): string =>
  elementString([
    { ai: '240', value: 'BLT-5001' },
    { ai: '37', value: qty },
    { ai: '21', value: serial },
  ]);
const RECEIPT = 'warehouse.receipt';
const PLACE = ['扫描上架库位', 'Scan the location'] as const;

/** Every move the ledger has of a document. */
const moves = async (admin: Caller, documentNo: string): Promise<readonly string[]> =>
  (await admin.list('warehouse.stockMove', { documentNo }, ['qty', 'documentNo']))
    .filter((row) => row.documentNo === documentNo)
    .map(({ qty }) => String(qty));

/** Boxes are scanned while the network is gone for a minute, an answer is lost on the way, and each counts once. */
async function throughTheCut(stage: Stage): Promise<void> {
  const admin = await office(stage);
  const note = await onTheWay(stage, 'BLT-5001', '3000');
  const held = await Handheld.pickUp(stage, 'zh', 'WH-RM');
  const { page } = held;
  await stage.picture('handheld-home-zh', page);
  await held.open(['收货', 'Receive']);
  await held.scan(note);
  await held.at(['到货登记', 'Register arrival']);
  await page
    .getByRole('button', { name: /D-?\d|月台/ })
    .first()
    .click();
  await held.told(note);
  await held.waiting(0);
  await held.scan(note);
  const number = (await page.locator('strong', { hasText: /^RC\d+/ }).innerText()).trim();

  // The server does it, and the answer never arrives: the device asks again under the same key.
  let lost = 0;
  const losing = async (route: Route): Promise<void> => {
    await route.fetch();
    lost += 1;
    await route.abort();
  };
  await page.route('**/warehouse/ai/action', losing, { times: 1 });
  await held.scan(box('500', 'B1'));
  await held.told(/已收 500/);
  await held.waiting(0);
  assert.equal(lost, 1, 'an answer was lost');
  assert.deepEqual(await moves(admin, number), ['500']);

  await held.cut();
  const cut = Date.now();
  await held.scan(box('400', 'B2'));
  await held.told(/已收 400/);
  await held.scan(box('400', 'B2'));
  await held.told('箱 B2 已经收过');
  await held.scan(box('9000', 'B3'));
  await held.told('收货数量超过允许上限');
  await held.waiting(1);
  // A device that is switched off and on again has forgotten nothing.
  await page.reload();
  await page.locator('strong', { hasText: number }).waitFor();
  await held.scan(box('600', 'B4'));
  await held.told(/已收 600/);
  await held.waiting(2);
  await page.getByText('1500 / 3000').waitFor();
  await stage.picture('handheld-offline-zh', page);
  await page.waitForTimeout(Math.max(0, CUT_MS - (Date.now() - cut)));
  assert.deepEqual(await moves(admin, number), ['500']);
  await held.mend();
  await held.waiting(0);
  assert.deepEqual((await moves(admin, number)).toSorted(), ['400', '500', '600']);

  // Somebody else receives what is left meanwhile; what comes late is refused with its sentence, and stays until it is read.
  await held.cut();
  await held.scan(box('100', 'B5'));
  await held.waiting(1);
  const [receipt] = await admin.list(RECEIPT, { number });
  await admin.act(RECEIPT, receipt.id, 'receive');
  await held.mend();
  await page.getByRole('link', { name: /被退回 1/ }).click();
  await page.getByRole('alert').waitFor();
  await stage.picture('handheld-refused-zh', page);
  await page.getByRole('button', { name: '已知晓，移除' }).click();
  await held.waiting(0);
  assert.deepEqual((await moves(admin, number)).toSorted(), ['1500', '400', '500', '600']);
}

/** Put away where the rule says, moved elsewhere, looked up and counted. */
async function atTheShelf(stage: Stage): Promise<void> {
  const admin = await office(stage);
  const note = await onTheWay(stage, 'BLT-5001', '800');
  const [asn] = await admin.list('warehouse.asn', { sourceNo: note });
  const [dock] = await admin.list('warehouse.dock', { warehouse: asn.warehouse });
  await admin.act('warehouse.asn', asn.id, 'arrive', { dock: dock.id });
  const held = await Handheld.pickUp(stage, 'en', 'WH-RM');
  const { page } = held;
  await held.open(['收货', 'Receive']);
  await held.scan(note);
  await held.button(['收下全部剩余', 'Receive the rest']).click();
  await held.told(/everything received/);
  await held.waiting(0);
  const number = (await page.locator('strong', { hasText: /^RC\d+/ }).innerText()).trim();
  const [task] = (await admin.list('warehouse.putawayTask', { status: ['00'] })).filter((one) => one.receiptLabel === number);
  await page.goto(`${stage.home}Mobile/#/`);
  await held.open(['上架', 'Put away']);
  await held.scan(task.number);
  await held.scan('NO-SUCH-PLACE', PLACE);
  await held.told('This warehouse has no location NO-SUCH-PLACE');
  await stage.picture('handheld-shelving-en', page);
  await held.scan(task.locationLabel, PLACE);
  await held.button(['确认上架', 'Confirm']).click();
  await held.told(/put into/);
  await held.waiting(0);

  await page.goto(`${stage.home}Mobile/#/`);
  await held.open(['移库', 'Move']);
  await held.scan(task.locationLabel);
  const taken = page.getByRole('button', { name: /BLT-5001/ });
  if (await taken.first().isVisible()) await taken.first().click();
  await held.enter('300');
  const free = (await admin.list('warehouse.location', { warehouse: asn.warehouse, kind: 'storage' }, ['code'])).map(
    ({ code }) => code,
  );
  const target = free.filter((code) => code !== task.locationLabel).at(-1);
  await held.scan(target, ['扫描目标库位', 'Scan where it goes']);
  await stage.picture('handheld-move-en', page);
  await held.button(['确认移库', 'Move']).click();
  await held.told(/300/);
  await held.waiting(0);
  await page.goto(`${stage.home}Mobile/#/`);
  await held.open(['库存查询', 'Stock']);
  await held.scan(target);
  await page.getByText('300', { exact: true }).waitFor();
  await stage.picture('handheld-stock-en', page);
}

export const journeys: readonly Journey[] = [
  {
    title: 'boxes scanned while the network is gone for a minute: nothing is lost, nothing counts twice (zh)',
    run: throughTheCut,
  },
  { title: 'received, put away, moved and looked up at the handheld (en)', run: atTheShelf },
];
