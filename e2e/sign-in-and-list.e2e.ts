import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Journey, Stage } from './journey.ts';

const firstColumn = (page: Page): Promise<string[]> => page.locator('.ag-row [col-id="partNo"]').allInnerTexts();

async function fillSignIn(page: Page, tenant: string, user: string, password: string): Promise<void> {
  await page.getByLabel('企业代码').fill(tenant);
  await page.getByLabel('用户名').fill(user);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

async function findParts({ page, tenant, user, password, picture }: Stage): Promise<void> {
  await picture('login-zh');
  await fillSignIn(page, tenant, user, password);
  await page.getByText('布置首页').waitFor();
  assert.match(await page.getByRole('banner').innerText(), new RegExp(`${tenant}[\\s\\S]*${user}`));

  await page.getByRole('button', { name: '基础数据' }).click();
  await page.getByRole('menuitem', { name: '物料', exact: true }).last().click();
  await page.getByRole('columnheader', { name: '物料编码' }).waitFor();
  const all = await firstColumn(page);
  assert.ok(all.length > 1, 'the demo factory has parts');
  const [total = ''] = (await page.getByText(/^共 \d+ 条/).innerText()).match(/\d+/) ?? [];
  await picture('parts-zh');

  const [wanted = ''] = all;
  await page.getByLabel('物料编码').fill(wanted);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByText('共 1 条').waitFor();
  assert.deepEqual(await firstColumn(page), [wanted]);

  await page.getByLabel('语言 / Language').click();
  await page.getByTitle('English', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Part number' }).waitFor();
  await page.getByText('1 in total').waitFor();
  assert.deepEqual(await firstColumn(page), [wanted], 'the list stays while the language changes');
  assert.doesNotMatch((await page.getByRole('columnheader').allInnerTexts()).join(' '), /\p{Script=Han}/u);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(`${total} in total`).waitFor();
  await picture('parts-en');

  await page.getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await picture('login-en');
  assert.equal(new URL(page.url()).hash, '#/Login');
}

async function mistypePassword({ page, tenant, user, picture }: Stage): Promise<void> {
  await fillSignIn(page, tenant, user, 'not the password');
  await page.getByRole('alert').getByText('用户名或密码无效!').waitFor();
  await picture('login-refused-zh');
  assert.ok(['', '#/', '#/Login'].includes(new URL(page.url()).hash));
}

async function outliveToken({ page, tenant, user, password }: Stage): Promise<void> {
  await fillSignIn(page, tenant, user, password);
  await page.getByRole('button', { name: '系统' }).click();
  await page.getByRole('menuitem', { name: '用户', exact: true }).click();
  await page.getByRole('columnheader', { name: '用户名' }).waitFor();
  const left = page.url();

  // Both tokens gone is what a night does to a session that was not remembered.
  await page.context().clearCookies();
  await page.reload();
  await page.getByText('认证令牌已过期').waitFor();
  await page.getByText('EX90001').waitFor();
  await fillSignIn(page, tenant, user, password);
  await page.getByRole('columnheader', { name: '用户名' }).waitFor();
  assert.equal(page.url(), left, 'signing in again leads back to where the session ended');
}

export const journeys: readonly Journey[] = [
  { title: 'sign in, find a part, change the language, sign out', run: findParts },
  { title: 'a wrong password is told in a sentence', run: mistypePassword },
  { title: 'an expired session asks to sign in again and leads back', run: outliveToken },
];
