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
    // Half faded in, no text has the contrast it is going to have.
    await page.waitForTimeout(500);
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

export const journeys: readonly Journey[] = [
  ...inBoth('no serious barrier on sign-in, home, list, document, mail, profile', everyPage),
];
