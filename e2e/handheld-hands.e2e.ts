import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { ApiClient } from './api-client.ts';
import { adminClient, shippedDelivery } from './deliveries.ts';
import { Handheld } from './handheld.ts';
import type { JourneyContext } from './journey-context.ts';
import { expect, test } from './test.ts';

const PUTAWAY = 'warehouse.putawayTask';
const PLACE = ['扫描上架库位', 'Scan the location'] as const;

/** What the ledger has of a document, added up. */
async function posted(admin: ApiClient, documentNo: string): Promise<number> {
  const rows = await admin.list('warehouse.stockMove', { documentNo }, ['qty', 'documentNo']);
  return rows.filter((row) => row.documentNo === documentNo).reduce((sum, { qty }) => sum + Number(qty), 0);
}

/** A gloved thumb: two taps in the same moment, and a third where the button was, 220 ms later. */
async function hammer(page: Page, button: Locator): Promise<void> {
  await button.click({ trial: true });
  const box = await button.boundingBox();
  assert.ok(box);
  await button.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await page.waitForTimeout(220);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Received, put away and moved with a thumb that taps too often and a scanner that fires at the wrong time. */
async function hands(journey: JourneyContext): Promise<void> {
  const admin = await adminClient(journey);
  const note = await shippedDelivery(journey, 'BLT-5001', '800');
  const [asn] = await admin.list('warehouse.asn', { sourceNo: note });
  const [dock] = await admin.list('warehouse.dock', { warehouse: asn.warehouse });
  await admin.act('warehouse.asn', asn.id, 'arrive', { dock: dock.id });
  const handheld = await Handheld.open(journey, 'zh', 'WH-RM');
  const { page } = handheld;
  const footButton = (name: RegExp): Locator => page.locator('footer').getByRole('button', { name });
  await handheld.openTask(['收货', 'Receive']);
  await handheld.scan(note);
  const number = await handheld.paper();

  // use 8: on the quantity page a scan changes nothing, wherever the focus is.
  await page.getByRole('button', { name: /BLT-5001/ }).click();
  const quantity = page.getByLabel('数量', { exact: true });
  await page.getByRole('button', { name: '4', exact: true }).click();
  await page.getByRole('button', { name: '0', exact: true }).click();
  await handheld.scanAside('6912345000017');
  await handheld.sees('此处不接收扫描');
  await expect(quantity).toHaveValue('40');
  await quantity.focus();
  await page.keyboard.type('6912345000017');
  await page.keyboard.press('Enter');
  await handheld.sees('此处不接收扫描');
  await expect(quantity).toHaveValue('40');
  // use 9: pieces have no decimal key.
  await expect(page.getByRole('button', { name: '.', exact: true })).toHaveCount(0);
  await journey.screenshot('handheld-amount-zh', page);

  // use 2, use 3: three taps receive once, and none of them receives the rest.
  await hammer(page, footButton(/^收 40/));
  await handheld.sees(/收货 40/);
  await page.getByText('40 / 800', { exact: true }).waitFor();
  assert.equal(await posted(admin, number), 40);
  await journey.screenshot('handheld-received-zh', page);

  await handheld.button(['收下全部剩余…', 'Receive all the rest…']).click();
  await hammer(page, footButton(/^全部收下/));
  await handheld.sees(/全部收货/);
  assert.equal(await posted(admin, number), 800);

  // use 6: back to the dock it stands at is no put-away. use 3: two taps put away once.
  const [task] = (await admin.list(PUTAWAY, { status: ['00'] })).filter((one) => one.receiptLabel === number);
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['上架', 'Put away']);
  await page.getByText(`→ ${task.locationLabel}`).first().waitFor();
  await handheld.scan(task.number);
  await handheld.scan(task.fromLocationLabel, PLACE);
  await handheld.sees(`货物就在 ${task.fromLocationLabel}`);
  await journey.screenshot('handheld-wrong-place-zh', page);
  await handheld.scan(task.locationLabel, PLACE);
  await handheld.sees(`已读 ${task.locationLabel}`);
  await handheld.enter('100');
  await hammer(page, footButton(/^上架 100/));
  await handheld.sees(/上架 100 件/);
  assert.equal(await posted(admin, task.number), 100);

  // use 4: what the server refuses is never shown as done.
  await page.getByText(`→ ${task.locationLabel}`).first().waitFor();
  await handheld.scan(task.number);
  await handheld.scan(task.locationLabel, PLACE);
  await handheld.sees(`已读 ${task.locationLabel}`);
  await admin.act(PUTAWAY, task.id, 'putaway');
  await footButton(/^上架/).click();
  await page.getByRole('alert').waitFor();
  await expect(page.getByRole('status')).toHaveCount(0);
  await journey.screenshot('handheld-refused-now-zh', page);

  // What was refused there does not stand over other work.
  await page.goto(`${journey.home}Mobile/#/`);
  await handheld.openTask(['盘点', 'Count']);
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('use 2, use 3, use 4, use 6, use 8, use 9: taps too many and scans too early post nothing wrong (zh)', ({ journey }) =>
  hands(journey));
