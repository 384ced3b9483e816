import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { signInWithoutForm } from './session.ts';
import { openSignInPage } from './sign-in-page.ts';
import { expect, test } from './test.ts';

const FAILED: Text = ['用户名或密码无效!', 'Invalid user name or password'];
const CAPTCHA: Text = ['验证码图片', 'Picture with the code'];

const partNumbers = (page: Page): Locator => page.locator('.ag-row [col-id="partNo"]');

/** The names of what the browser keeps, and the marker of the session without its time. */
async function keptBy(page: Page): Promise<unknown> {
  const cookies = (await page.context().cookies()).map(({ name, expires }) => `${name} ${expires > 0}`).toSorted();
  const [names, marker] = await page.evaluate(
    () => [Object.keys(localStorage).toSorted(), localStorage.getItem('session')] as const,
  );
  // The clock is learnt from whatever the workspace asks first, not by signing in.
  const bySignIn = names.filter((name) => name !== 'takt.clock');
  const { since: _, ...session } = JSON.parse(marker ?? '{}') as Readonly<Record<string, unknown>>;
  return { cookies, names: bySignIn, session };
}

async function findParts(journey: JourneyContext): Promise<void> {
  const { page, home, tenant, user, password, screenshot, newContext } = journey;
  const login = await openSignInPage(page, 'zh', home);
  await screenshot('login-zh');
  await login.signIn(tenant, user, password);
  await login.homeOpens();
  await expect(page.getByRole('banner')).toContainText(tenant);
  await expect(page.getByRole('banner').getByRole('button', { name: user })).toBeVisible();
  const other = await (await newContext()).newPage();
  await signInWithoutForm(other, journey, 'zh', journey);
  assert.deepEqual(await keptBy(other), await keptBy(page), 'journeys that skip the form keep what the form keeps');

  await page.getByRole('button', { name: '基础数据' }).click();
  await page.getByRole('menuitem', { name: '物料', exact: true }).last().click();
  await page.getByRole('columnheader', { name: '物料编码' }).waitFor();
  await page.locator('.ag-row').first().waitFor();
  const all = await partNumbers(page).allInnerTexts();
  assert.ok(all.length > 1, 'the demo factory has parts');
  const [total = ''] = (await page.getByText(/^共 \d+ 条/).innerText()).match(/\d+/) ?? [];
  const [wanted = ''] = all;
  await page.getByLabel('物料编码').fill(wanted);
  await page.getByRole('button', { name: '查询' }).click();
  await page.getByText('共 1 条').waitFor();
  await expect(partNumbers(page)).toHaveText([wanted]);

  await page.getByLabel('语言 / Language').click();
  await page.getByTitle('English', { exact: true }).click();
  await page.getByRole('columnheader', { name: 'Part number' }).waitFor();
  await page.getByText('1 in total').waitFor();
  await expect(partNumbers(page), 'the list stays while the language changes').toHaveText([wanted]);
  assert.doesNotMatch((await page.getByRole('columnheader').allInnerTexts()).join(' '), /\p{Script=Han}/u);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByText(`${total} in total`).waitFor();
  await screenshot('parts-en');

  await page.getByRole('button', { name: user }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await screenshot('login-en');
  assert.equal(new URL(page.url()).hash, '#/Login');
}

/** The text of the captcha the page asks for next, from the developer's inbox; empty when it asks for none. */
const nextCaptcha = ({ page, lastMessage }: JourneyContext): Promise<string> =>
  page.waitForRequest('**/anon/verify/verifyCode').then(
    (request) => lastMessage(`i-client ${JSON.parse(request.postData() ?? '{}')['i-client']}`),
    () => '',
  );

async function wrongPasswords(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, tenant, screenshot } = journey;
  const person = await journey.newUser();
  const login = await openSignInPage(page, lang, home);
  await login.press();
  await login.sees(['请输入租户名称', 'Please enter the tenant name']);
  await login.sees(['请输入用户名', 'Please enter the user name']);
  await login.sees(['请输入密码', 'Please enter the password']);
  for (const tries of [1, 2]) {
    await login.signIn(tenant, person.user, `wrong ${tries}`);
    await page.getByRole('alert').getByText(login.say(FAILED)).waitFor();
    assert.ok(['', '#/', '#/Login'].includes(new URL(page.url()).hash));
    await expect(login.code(), `no captcha after ${tries} failures`).toHaveCount(0);
  }
  const captcha = nextCaptcha(journey);
  await login.signIn(tenant, person.user, 'wrong 3');
  await page.getByAltText(login.say(CAPTCHA)).waitFor();
  await screenshot(`login-captcha-${lang}`);
  await login.signIn(tenant, person.user, person.password);
  await login.sees(['请输入验证码', 'Please enter the verification code']);
  await login.code().fill(await captcha);
  await login.press();
  await login.homeOpens();
}

async function lockAndCode(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, tenant, screenshot, runSql } = journey;
  const person = await journey.newUser();
  // Nine wrong passwords have been typed; the tenth is typed here.
  await runSql(
    `insert into app.attempt (tenant_id, username, failures, at) select tenant_id, $1, 9, now() from app.account where username = $1`,
    [person.user],
  );
  const login = await openSignInPage(page, lang, home);
  let captcha = nextCaptcha(journey);
  await login.signIn(tenant, person.user, 'wrong 10');
  for (const password of ['wrong 10', person.password]) {
    const text = await captcha;
    await page.getByAltText(login.say(CAPTCHA)).waitFor();
    captcha = nextCaptcha(journey);
    await login.fill(tenant, person.user, password);
    await login.code().fill(text);
    await login.press();
    await login.sees(FAILED);
  }
  await captcha;

  const mobile = page.getByLabel(login.say(['绑定手机号或用户名', 'Bound mobile number or user name']));
  const company = page.getByLabel(login.say(['企业代码', 'Company code']), { exact: true });
  await company.fill('');
  await login.button(['账号解锁', 'Unlock account']).click();
  await login.button(['发送验证码', 'Send code']).click();
  await login.sees(['请输入正确的租户', 'please input right tenant']);
  await login.button(['确定', 'OK']).click();
  await login.sees(['请填写正确的信息', 'Please fill in correct information']);
  await mobile.fill('');
  await mobile.pressSequentially('138001380001234');
  await expect(mobile, 'L08: no more than eleven fit').toHaveValue('13800138000');
  await login.code().pressSequentially('12345678');
  await expect(login.code(), 'L09: no more than six fit').toHaveValue('123456');

  await company.fill(tenant);
  await mobile.fill(person.mobile);
  await login.button(['发送验证码', 'Send code']).click();
  await page.getByText(lang === 'zh' ? /5\d 秒后重发/ : /Again in 5\d s/).waitFor();
  await page.getByText(`${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`).waitFor();
  await screenshot(`login-unlock-${lang}`);
  const [code = ''] = /\d{6}/.exec(await journey.lastMessage(person.mobile)) ?? [];
  await login.code().fill(code);
  await login.button(['确定', 'OK']).click();
  await login.sees(['账号已解锁，请登录', 'The account is unlocked; please sign in']);
  await login.signIn(tenant, person.user, person.password);
  await login.homeOpens();
}

test('sign in, find a part, change the language, sign out', ({ journey }) => findParts(journey));
for (const [title, lang] of inLanguages('wrong passwords are refused, then ask for a captcha, then the right one opens'))
  test(title, { tag: '@gate' }, ({ journey }) => wrongPasswords(journey, lang));
for (const [title, lang] of inLanguages('ten wrong passwords lock the account, a code by phone unlocks it'))
  test(title, ({ journey }) => lockAndCode(journey, lang));
