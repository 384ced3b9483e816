import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import type { Screen } from './screen.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

/** Keys as a scanner sends them: faster than any hand, and an Enter at the end. */
const scan = (page: Page, code: string): Promise<void> =>
  page.evaluate((text) => {
    for (const key of [...text, 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, code);

const ORDERS = '/mes/sales/salesOrder';
/** The number of a new sales order in the list; others may have no action left. */
const newOrderNumber = async ({ page, say }: Screen): Promise<string> => {
  const rows = page.locator('.ag-row', { hasText: say(['新建', 'New']) }).filter({ visible: true });
  return (await rows.first().locator('[col-id="number"]').innerText()).trim();
};

/** F1 explains the page in front; the user's menu has the help, the people to ask and the way to the phone. */
async function helped(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, user, screenshot } = journey;
  const here = await openSignedIn(journey, lang, { address: ORDERS });
  await newOrderNumber(here);
  await page.keyboard.press('F1');
  const drawer = page.getByRole('dialog', { name: here.say(['帮助', 'Help']) });
  await drawer.getByText(here.say(['锁定后不可修改', 'a locked order cannot be changed'])).waitFor();
  await screenshot(`help-drawer-${lang}`);
  await page.keyboard.press('Escape');
  const entry = async (text: readonly [string, string]): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(user) }).click();
    await page.getByRole('menuitem', { name: here.say(text) }).click();
    // While the menu fades away, the next press would only close it.
    await page.locator('.ant-dropdown').filter({ visible: true }).waitFor({ state: 'hidden' });
  };
  await entry(['使用帮助', 'Help']);
  await page.getByRole('menuitem', { name: here.say(['十分钟认识节拍', 'Takt in ten minutes']) }).click();
  await page.getByText(here.say(['列表里点编号打开单据', 'a number in a list opens its document'])).waitFor();
  await entry(['在线支持', 'Online support']);
  await page.getByRole('cell', { name: '王建国' }).waitFor();
  await screenshot(`support-${lang}`);
  await entry(['APP下载', 'App download']);
  await page.getByRole('img', { name: /\/Mobile\/$/ }).waitFor();
  await screenshot(`app-download-${lang}`);
}

/** A picture of the page becomes a repair order; of the home page it does not (G15). */
async function reported(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const here = await openSignedIn(journey, lang);
  await here.button(['截图报修', 'Report with a screenshot']).click();
  await here.sees(['根目录不支持提交', 'root directory does not support submission']);
  await page.goto(`${journey.home}#/manage${ORDERS}`);
  await newOrderNumber(here);
  await here.button(['截图报修', 'Report with a screenshot']).click();
  await page.getByLabel(here.say(['问题描述', 'What is wrong'])).fill(`E2E ${lang}`);
  const shot = page.getByRole('img', { name: here.say(['当前页面的截图', 'A picture of the page']) });
  assert.ok(await shot.evaluate((image: HTMLImageElement) => image.naturalWidth >= 1000));
  await screenshot(`report-${lang}`);
  await here.button(['提交维修单', 'Create the repair order']).click();
  const message = page.getByText(lang === 'zh' ? /^已提交维修单 RO\d+$/ : /^Repair order RO\d+ has been created$/);
  const number = /RO\d+/.exec((await message.textContent()) ?? '')?.[0] ?? '';
  // Where nobody is typing, a scanner opens what it reads.
  await scan(page, number);
  await page.getByText(`E2E ${lang}`).filter({ visible: true }).first().waitFor();
  await page.getByRole('tab', { name: here.say(['附件 1', 'Files 1']) }).click();
  await page.getByText('page.png').waitFor();
  await screenshot(`repair-order-${lang}`);
}

/** A number leads to its document, typed into the search box or scanned; a page's own actions are found there too. */
async function found(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const here = await openSignedIn(journey, lang, { address: ORDERS });
  const number = await newOrderNumber(here);
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: here.say(['搜索', 'Search']) });
  await box.fill(number.toLowerCase());
  await page.getByRole('option', { name: new RegExp(number) }).waitFor();
  await screenshot(`palette-number-${lang}`);
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: new RegExp(number), selected: true }).waitFor();
  await here.button(['锁定', 'Lock']).filter({ visible: true }).first().waitFor();
  await page.keyboard.press('Control+k');
  await box.fill(here.say(['关闭', 'Close']));
  await page
    .getByRole('option', { name: here.say(['本页操作', 'On this page']) })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await scan(page, 'NO-SUCH-NUMBER');
  await here.sees(['没有编号为 NO-SUCH-NUMBER 的单据', 'No document has the number NO-SUCH-NUMBER']);
}

for (const [title, lang] of inLanguages('help, support and the phone are one step away'))
  test(title, ({ journey }) => helped(journey, lang));
for (const [title, lang] of inLanguages('G15 a picture of a page becomes a repair order, of the home page it does not'))
  test(title, ({ journey }) => reported(journey, lang));
for (const [title, lang] of inLanguages('a number leads to its document, typed or scanned'))
  test(title, ({ journey }) => found(journey, lang));
