import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

const AXE = createRequire(import.meta.url).resolve('axe-core');
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
declare global {
  interface Window {
    readonly axe: { run(of: Document, options: object): Promise<{ readonly violations: readonly Violation[] }> };
  }
}

/** No barrier of weight on what is on screen now, contrast included. */
async function open(page: Page, where: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'] }));
  const heavy = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = heavy.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  assert.deepEqual(told, [], where);
}

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
    await page.goto(`${home}#/manage/userCenter/userInfo`);
    await page.getByText(login.say(['当前设备', 'This device'])).waitFor();
    await open(page, `profile, ${look}`);
  }
}

export const journeys: readonly Journey[] = [
  ...inBoth('no serious barrier on sign-in, home, list, document, mail, profile', everyPage),
];
