import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { a11yViolations } from './a11y-violations.ts';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { everyMenuPage, WHOLE_MENU_MS } from './menu-pages.ts';
import { openSignedIn } from './session.ts';
import { openSignInPage } from './sign-in-page.ts';
import { test } from './test.ts';
import { Workspace } from './workspace.ts';

/** No serious violation on the page shown. */
const check = async (page: Page, where: string): Promise<void> => assert.deepEqual(await a11yViolations(page), [], where);

async function everyPage(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, user, password, home } = journey;
  const login = await openSignInPage(page, lang, home);
  await check(page, 'sign-in');
  await login.signIn(tenant, user, password);
  await login.homeOpens();
  for (const look of ['light', 'dark'] as const) {
    await page.goto(`${home}#/manage`);
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    await page.reload();
    await login.homeOpens();
    await check(page, `home, ${look}`);
    await page.goto(`${home}#/manage/mes/sales/salesOrder`);
    const order = page.locator('.ag-row a').filter({ visible: true }).first();
    await order.waitFor();
    await check(page, `list, ${look}`);
    await order.click();
    await page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true }).waitFor();
    await check(page, `document, ${look}`);
    await page.goto(`${home}#/manage/system/message/mail/IndexMail`);
    await page.getByRole('button', { name: login.say(['写邮件', 'Write a mail']) }).waitFor();
    await check(page, `mail, ${look}`);
    await page.getByRole('button', { name: login.say(['写邮件', 'Write a mail']) }).click();
    await page.getByRole('textbox', { name: login.say(['内容', 'Content']) }).waitFor();
    await check(page, `editor, ${look}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: login.say(['取消', 'Cancel']) })
      .click();
    await page.goto(`${home}#/manage/userCenter/userInfo`);
    await page
      .getByText(login.say(['当前设备', 'This device']))
      .first()
      .waitFor();
    await check(page, `profile, ${look}`);
  }
}

async function menu(journey: JourneyContext, lang: Lang, look: 'light' | 'dark'): Promise<void> {
  test.setTimeout(WHOLE_MENU_MS);
  const { page, home } = journey;
  await openSignedIn(journey, lang);
  await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
  await page.reload();
  const found: string[] = [];
  const check = async (name: string): Promise<void> => {
    // Where there is a list on the left, its first is chosen.
    const first = page.locator('main button[aria-current]').filter({ visible: true }).first();
    if ((await first.count()) > 0) await first.click();
    await page.waitForLoadState('networkidle');
    found.push(...(await a11yViolations(page)).map((violation) => `${name}: ${violation}`));
  };
  const opened = await everyMenuPage(new Workspace(page, home, lang), check);
  assert.ok(opened.length > 100, `${opened.length} pages`);
  assert.deepEqual(found, []);
}

for (const [title, lang] of inLanguages('no serious accessibility violation on sign-in, home, list, document, mail, profile'))
  test(title, ({ journey }) => everyPage(journey, lang));
const inLook = (look: string) => `no serious accessibility violation on any page of the menu, ${look}`;
for (const [title, lang] of [inLook('light'), inLook('dark')].flatMap(inLanguages))
  test(title, ({ journey }) => menu(journey, lang, title.startsWith(inLook('dark')) ? 'dark' : 'light'));
