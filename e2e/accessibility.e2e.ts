import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findBarriers } from './barriers.ts';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

/** No barrier of weight on what is on screen now. */
const open = async (page: Page, where: string): Promise<void> => assert.deepEqual(await findBarriers(page), [], where);

async function everyPage(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, user, password, home } = stage;
  const login = await SignInPage.open(page, lang);
  await open(page, 'sign-in');
  await login.signIn(tenant, user, password);
  await login.arrived();
  for (const look of ['light', 'dark'] as const) {
    await page.goto(`${home}#/manage`);
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    await page.reload();
    await login.arrived();
    await open(page, `home, ${look}`);
    await page.goto(`${home}#/manage/mes/sales/salesOrder`);
    const order = page.locator('.ag-row a').filter({ visible: true }).first();
    await order.waitFor();
    await open(page, `list, ${look}`);
    await order.click();
    await page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true }).waitFor();
    await open(page, `document, ${look}`);
    await page.goto(`${home}#/manage/system/message/mail/IndexMail`);
    await page.getByRole('button', { name: login.say(['写邮件', 'Write a mail']) }).waitFor();
    await open(page, `mail, ${look}`);
    await page.getByRole('button', { name: login.say(['写邮件', 'Write a mail']) }).click();
    await page.getByRole('textbox', { name: login.say(['内容', 'Content']) }).waitFor();
    await open(page, `editor, ${look}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: login.say(['取消', 'Cancel']) })
      .click();
    await page.goto(`${home}#/manage/userCenter/userInfo`);
    await page.getByText(login.say(['当前设备', 'This device'])).waitFor();
    await open(page, `profile, ${look}`);
  }
}

/** Pages an administrator works on that are more than a list; the three that grant are judged with their own journey. */
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
  '/system/sysconfig/licence',
  '/system/sysconfig/tenant',
] as const;

async function administration(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, user, password, home } = stage;
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, user, password);
  await login.arrived();
  // Every page is judged in both languages and in both looks, without judging all four of each.
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
    await open(page, `${address}, ${look}`);
  }
}

export const journeys: readonly Journey[] = [
  ...inBoth('no serious barrier on sign-in, home, list, document, mail, profile', everyPage),
  ...inBoth('no serious barrier on the pages of administration', administration),
];
