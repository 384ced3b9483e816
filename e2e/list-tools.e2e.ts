import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openXlsx } from 'hucre/xlsx';
import { adminClient } from './deliveries.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { insertPlants, deletePlants } from './plants.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

const ORDERS = '/mes/sales/salesOrder';
const PLANTS = '/base/universal/plant';

/** A list in front of somebody who has just signed in, and the words for it. */
async function openList(journey: JourneyContext, lang: Lang, address: string, column: Text) {
  const { page } = journey;
  const { say } = await openSignedIn(journey, lang, { address });
  await page.getByRole('columnheader', { name: say(column), exact: true }).waitFor();
  await page.locator('.ag-row').first().waitFor();
  const shown = (text: Text) => page.getByText(say(text)).filter({ visible: true }).first();
  // A drawing beside the word is part of a button's name.
  const button = (text: Text) => page.getByRole('button', { name: new RegExp(`(^| )${say(text)}$`) }).filter({ visible: true });
  const tool = (text: Text) =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: say(text) })
      .filter({ visible: true });
  const item = (text: Text) => page.getByRole('menuitem', { name: say(text), exact: true }).filter({ visible: true });
  return { say, shown, button, tool, item };
}

const rowsOf = async (download: Download, sheet: number): Promise<unknown[][]> =>
  (await openXlsx(await readFile(await download.path()))).sheets[sheet]?.rows ?? [];

/** What would come out of the printer: the browser's own dialog is never opened. */
async function caughtPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}
const printed = (page: Page): Promise<string> =>
  page
    .locator('iframe[data-print]')
    .last()
    .evaluate((frame) => (frame as HTMLIFrameElement).srcdoc);

/** The numbers from top to bottom; a row that is moved by sorting stays where it was in the document. */
const numbersShown = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.ag-row:has([col-id="number"])')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => Number(a.getAttribute('row-index')) - Number(b.getAttribute('row-index')))
        .map((row) => row.querySelector('[col-id="number"]')?.textContent?.trim() ?? ''),
    );

const OWN_ORDERS = 3;
/** Orders of this journey alone, found by the customer's number: others add theirs, and a long list shows only a part of its rows. */
async function makeOrders(journey: JourneyContext): Promise<string> {
  const admin = await adminClient(journey);
  const customerPo = `OUT-${randomInt(10 ** 9)}`;
  const [customer, plant] = [await admin.find('base.customer', 'C001'), await admin.find('base.plant', 'NB01')];
  const [part, unit] = [await admin.find('base.part', 'CHS-2001'), await admin.find('base.unit', 'PCS')];
  const lines = [{ part, unit, qty: '40', unitPrice: '12.5', dueDate: '2099-12-20' }];
  for (let made = 0; made < OWN_ORDERS; made += 1) await admin.save('sales.salesOrder', { customer, plant, customerPo, lines });
  return customerPo;
}

async function takenOut(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  await caughtPrint(page);
  const customerPo = await makeOrders(journey);
  const { say, button, tool, item } = await openList(journey, lang, ORDERS, ['单据编号', 'Number']);
  await page.getByLabel(say(['客户订单号', 'Customer order number']), { exact: true }).fill(customerPo);
  await button(['查询', 'Query']).click();
  await page.getByText(say([`共 ${OWN_ORDERS} 条`, `${OWN_ORDERS} in total`])).waitFor();
  const sorted = page.waitForResponse('**/ai/queryPage');
  await page.getByRole('columnheader', { name: say(['单据编号', 'Number']), exact: true }).click();
  await sorted;
  const exported = async (choice: Text): Promise<Download> => {
    await tool(['导出', 'Export']).click();
    const [download] = await Promise.all([page.waitForEvent('download'), item(choice).click()]);
    return download;
  };
  const view = await exported(['当前视图', 'This view']);
  const headings = await page.locator('.ag-header-cell-text').filter({ visible: true }).allInnerTexts();
  const [heading = [], ...rows] = await rowsOf(view, 0);
  // The last column is for what can be done.
  assert.deepEqual(heading, headings.slice(0, -1), 'the file has the columns of the view');
  const shown = await numbersShown(page);
  assert.deepEqual(
    rows.map(([number]) => number),
    shown,
    'and its order',
  );
  const details = Object.fromEntries(await rowsOf(view, 1)) as Record<string, unknown>;
  assert.equal(details[say(['排序', 'Order'])], say(['单据编号升序', 'Number ascending']));
  assert.equal(details[say(['行数', 'Rows'])], rows.length);

  await page.locator('.ag-row .ag-checkbox-input').first().click();
  const ticked = await rowsOf(await exported([`仅勾选的行 (1)`, 'Selected rows only (1)']), 0);
  assert.deepEqual(
    ticked.slice(1).map(([number]) => number),
    shown.slice(0, 1),
    'only the ticked row is in the file',
  );
  const all = await rowsOf(await exported(['全部列', 'All columns']), 0);
  assert.ok((all[0]?.length ?? 0) > heading.length, 'all columns are more than those shown');

  await tool(['打印', 'Print']).click();
  await page.locator('iframe[data-print]').waitFor({ state: 'attached' });
  const sheet = await printed(page);
  for (const number of shown) assert.ok(sheet.includes(number), `${number} is on the paper`);
}

async function oneRow(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const { say, shown, tool, item } = await openList(journey, lang, ORDERS, ['单据编号', 'Number']);
  // G08: nothing was clicked yet.
  await tool(['复制新增', 'Copy as new']).click();
  await shown(['请先选择一行数据', 'Please click a row first']).waitFor();
  await page.keyboard.press('Alt+Enter');

  const row = page.locator('.ag-row', { hasText: say(['新建', 'New']) }).first();
  const number = await row.locator('[col-id="number"]').innerText();
  /** Says yes to what is asked, and waits until the row shows the state. */
  const agreed = async (state: readonly [string, string]): Promise<void> => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(['确定', 'OK']) })
      .click();
    // The button of the next step may say the same as the state.
    await page.locator('.ag-row', { hasText: number }).locator('[col-id="status"]').getByText(say(state)).waitFor();
  };
  await row.locator('[col-id="customer"]').click();
  await page.keyboard.press('Shift+F10');
  await item(['打开', 'Open']).waitFor();
  await screenshot(`row-menu-${lang}`);
  await item(['解锁', 'Unlock']).click();
  await shown(['只有已锁定状态的销售订单才能解锁', 'Unlock is allowed only when the sales order is Locked']).waitFor();
  await row.locator('[col-id="customer"]').click({ button: 'right' });
  await item(['锁定', 'Lock']).click();
  await agreed(['已锁定', 'Locked']);
  // The usual next step stands in the row itself, and goes back the same way for whoever comes after.
  await page.locator('.ag-row', { hasText: number }).locator('[col-id="customer"]').click({ button: 'right' });
  await item(['解锁', 'Unlock']).click();
  await agreed(['新建', 'New']);

  await page.locator('.ag-row', { hasText: number }).locator('[col-id="customer"]').click();
  await tool(['复制新增', 'Copy as new']).click();
  await page
    .getByLabel(new RegExp(`^[* ]*${say(['客户订单号', 'Customer order number'])}$`))
    .filter({ visible: true })
    .last()
    .waitFor();
  await screenshot(`copied-${lang}`);
}

async function keys(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const { shown } = await openList(journey, lang, ORDERS, ['单据编号', 'Number']);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const asked = page.waitForRequest((request) => request.url().endsWith('/ai/queryPage'));
  await page.keyboard.press('F5');
  await asked;
  assert.ok(await page.evaluate(() => 'stayed' in window), 'F5 leaves the page where it is');
  await page.keyboard.press('?');
  await shown(['键盘快捷键', 'Keyboard shortcuts']).waitFor();
  await screenshot(`keys-${lang}`);
  await page.keyboard.press('Escape');
}

async function shared(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot, newContext, newUser } = journey;
  const { say, shown, button, item } = await openList(journey, lang, PLANTS, ['工厂编码', 'Plant code']);
  const name = `V${Date.now()}`;
  await button(['视图', 'Views']).click();
  await item(['保存为新视图', 'Save as a new view']).click();
  await page.getByLabel(say(['视图名称', 'Name of the view'])).fill(name);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(['保存', 'Save']) })
    .click();
  await page.getByRole('button', { name: new RegExp(name), pressed: true }).waitFor();
  await button(['视图', 'Views']).click();
  await item(['共享当前视图…', 'Share this view…']).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(['共享', 'Share']), exact: true })
    .click();
  await shown([`视图「${name}」已共享`, `View “${name}” is shared now`]).waitFor();
  await screenshot(`view-shared-${lang}`);

  const other = await newUser();
  const theirs = await (await newContext()).newPage();
  await openSignedIn(journey, lang, { page: theirs, account: other, address: PLANTS });
  await theirs.getByRole('button', { name: new RegExp(name) }).waitFor();
  await button(['视图', 'Views']).click();
  await item(['取消共享', 'Stop sharing']).click();
  await shown([`视图「${name}」已取消共享`, `View “${name}” is no longer shared`]).waitFor();
}

async function inBackground(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  await insertPlants(journey, lang.toUpperCase(), 41_000);
  const { say, button, tool, item } = await openList(journey, lang, PLANTS, ['工厂编码', 'Plant code']);
  await tool(['导出', 'Export']).click();
  await item(['当前视图', 'This view']).click();
  await button(['导出任务', 'Exports']).click();
  await page.getByRole('progressbar').first().waitFor();
  await screenshot(`tray-running-${lang}`);
  // Older files may be there to fetch meanwhile; the newest stands first once it is ready.
  await page.getByRole('progressbar').first().waitFor({ state: 'detached', timeout: 120_000 });
  const fetched = page.getByRole('button', { name: say(['下载', 'Download']) }).first();
  await fetched.waitFor();
  await screenshot(`tray-done-${lang}`);
  const [download] = await Promise.all([page.waitForEvent('download'), fetched.click()]);
  assert.equal(download.suggestedFilename(), say(['工厂.xlsx', 'Plant.xlsx']));
  await deletePlants(journey, lang.toUpperCase());
}

for (const [title, lang] of inLanguages('a list is taken out as it is shown: as a file, its ticked rows alone, and on paper'))
  test(title, { tag: '@gate' }, ({ journey }) => takenOut(journey, lang));
for (const [title, lang] of inLanguages('G08 one row is acted on from its menu, by mouse and by keyboard, and copied'))
  test(title, ({ journey }) => oneRow(journey, lang));
for (const [title, lang] of inLanguages('F5 reloads the list and not the page, ? shows the keys'))
  test(title, ({ journey }) => keys(journey, lang));
for (const [title, lang] of inLanguages('a view is shared with everyone and taken back'))
  test(title, ({ journey }) => shared(journey, lang));
for (const [title, lang] of inLanguages('an export above the cap shows its progress in the tray and is fetched there'))
  test(title, ({ journey }) => inBackground(journey, lang));
