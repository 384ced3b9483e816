import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { a11yViolations } from './a11y-violations.ts';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inOneLanguage } from './languages.ts';
import { signInWithoutForm } from './session.ts';
import { openSignInPage } from './sign-in-page.ts';
import { test } from './test.ts';

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
    await page.getByText(login.say(['当前设备', 'This device'])).waitFor();
    await check(page, `profile, ${look}`);
  }
}

/** Administration pages that are more than a list; the three that grant rights are checked in their own journey. */
const ADMINISTRATION = [
  '/system/sysconfig/resource',
  '/system/sysconfig/onlineUser',
  '/system/sysconfig/securityConfig',
  '/system/syscode/codingRule',
  '/system/syscode/dictionary',
  '/system/sysconfig/parameter',
  '/system/sysconfig/queryCondition',
  '/system/sysconfig/tableColumn',
  '/system/sysconfig/customField',
  '/system/home/mainPageConfig',
  '/system/home/layoutConfig',
  '/system/file/upload',
  '/system/log/operation',
  '/system/log/audit',
  '/system/tool/asyncExport',
  '/system/tool/cacheRefresh',
  '/system/tool/retention',
  '/system/sysconfig/licence',
  '/system/sysconfig/tenant',
] as const;

async function administration(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home } = journey;
  await signInWithoutForm(page, journey, lang, journey);
  // Every page is checked in both languages and both looks over several runs, without all four combinations.
  for (const [index, address] of ADMINISTRATION.entries()) {
    const look = (index % 2 === 0) === (lang === 'zh') ? 'light' : 'dark';
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    await page.goto(`${home}#/manage${address}`);
    // One page at a time, in the look chosen above.
    await page.reload();
    await page.getByRole('main').getByRole('heading').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    // Where there is a list on the left, its first is chosen.
    const first = page.locator('main button[aria-current]').filter({ visible: true }).first();
    if ((await first.count()) > 0) await first.click();
    await page.waitForLoadState('networkidle');
    await check(page, `${address}, ${look}`);
  }
}

for (const [title, lang] of inOneLanguage('no serious accessibility violation on sign-in, home, list, document, mail, profile'))
  test(title, ({ journey }) => everyPage(journey, lang));
for (const [title, lang] of inOneLanguage('no serious accessibility violation on the pages of administration'))
  test(title, ({ journey }) => administration(journey, lang));
