import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang, NewUser, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { screenOf } from './screen.ts';
import { signInWithoutForm } from './session.ts';
import { openSignInPage } from './sign-in-page.ts';
import { expect, test } from './test.ts';

/** What is typed, and what the form says to it. */
const POLICY: readonly (readonly [string, Text])[] = [
  ['Ab1!', ['密码长度不能少于8位', 'The password needs at least 8 characters']],
  ['ab1!ab1!', ['密码必须包含大写字母', 'The password needs an uppercase letter']],
  ['AB1!AB1!', ['密码必须包含小写字母', 'The password needs a lowercase letter']],
  ['Abc!Abc!', ['密码必须包含数字', 'The password needs a digit']],
  ['Abc1Abc1', ['密码必须包含特殊字符', 'The password needs a special character']],
  ['Abc!3456', ['密码不能包含4位连续递增数字', 'The password must not contain four consecutive ascending digits']],
];

/** One blue pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The sentence is shown at a field, not only in the list of rules beside it. */
const seesAtField = (page: Page, text: string) => page.locator('.ant-form-item-explain-error', { hasText: text }).waitFor();

const OLD: Text = ['旧密码', 'Old password'];
const NEW: Text = ['新密码', 'New password'];
const AGAIN: Text = ['确认新密码', 'Confirm the new password'];

async function weakPassword(journey: JourneyContext, lang: Lang): Promise<void> {
  const person = await journey.newUser('weakpass');
  const { page } = journey;
  const login = await openSignInPage(page, lang, journey.home);
  await login.signIn(journey.tenant, person.user, person.password);
  await login.sees(['密码不符合安全策略，请修改密码', 'The password does not meet the policy; please change it']);
  assert.match(page.url(), /userCenter\/pswModify/);
}

/** An old password is changed before anything else; the form says what is wrong with a new one. */
async function oldPassword(journey: JourneyContext, lang: Lang): Promise<void> {
  const { tenant, screenshot, runSql, home } = journey;
  const page = await (await journey.newContext()).newPage();
  const person = await journey.newUser();
  await runSql(`update app.account set password_set_at = now() - interval '190 days' where username = $1`, [person.user]);
  const login = await openSignInPage(page, lang, home);
  await login.signIn(tenant, person.user, person.password);
  await login.sees([
    '密码长期未修改，请尽快修改密码',
    'The password has not been changed for a long time; please change it promptly',
  ]);
  assert.match(page.url(), /userCenter\/pswModify/);
  await page.goto(`${home}#/manage/system/sysconfig/user`);
  const [old, next, again] = [OLD, NEW, AGAIN].map((label) => page.getByLabel(login.say(label), { exact: true }));
  assert.ok(old && next && again);
  await old.fill(person.password);
  for (const [typed, sentence] of POLICY) {
    await next.fill(typed);
    await again.focus();
    await seesAtField(page, login.say(sentence));
  }
  await next.fill(person.password);
  await again.focus();
  await seesAtField(page, login.say(['新密码不能与旧密码相同', 'The new password must differ from the old one']));
  const chosen = `Neu-${person.password}`;
  await next.fill(chosen);
  await again.fill('Sound-Pass8!');
  await old.focus();
  await seesAtField(page, login.say(['两次输入的密码不一致', 'The two passwords do not match']));
  await screenshot(`password-forced-${lang}`, page);
  await again.fill(chosen);
  await login.button(['修改密码', 'Change password']).click();
  await login.homeOpens();
  await page.reload();
  await login.homeOpens();
  await profile(journey, lang, page, { ...person, password: chosen });
}

/** The rules of the own profile, its photo, and where one is signed in. */
async function profile(journey: JourneyContext, lang: Lang, page: Page, person: NewUser): Promise<void> {
  const screen = screenOf(page, lang);
  await page.goto(`${journey.home}#/manage/userCenter/userInfo`);
  const email = page.getByLabel(screen.say(['邮箱', 'E-mail']), { exact: true });
  const mobile = page.getByLabel(screen.say(['手机号码', 'Mobile number']), { exact: true });
  const photo = page.locator('input[type=file]');
  await email.fill('nobody');
  await mobile.fill('12345678901');
  await email.focus();
  await seesAtField(page, screen.say(['手机号码格式不正确', 'The mobile number is not valid']));
  await mobile.focus();
  await seesAtField(page, screen.say(['邮箱格式不正确', 'The e-mail format is not valid']));
  await photo.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await screen.sees(['头像只能是JPG或PNG格式', 'The avatar must be JPG or PNG']);
  await email.fill('lin@example.com');
  await mobile.fill(person.mobile);
  await photo.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PHOTO });
  await screen.button(['保存个人信息', 'Save my profile']).click();
  // A new address for mails wants the password again.
  await screen.sees(['确认是您本人', 'Confirm it is you']);
  await journey.screenshot(`proof-${lang}`, page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(screen.say(['密码', 'Password']), { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: screen.say(['确认', 'Confirm']), exact: true }).click();
  await screen.sees(['个人信息已保存', 'Your profile has been saved']);
  await page.reload();
  await page.locator('.ant-avatar img').first().waitFor();
  await screen.sees(['当前设备', 'This device']);
  await journey.screenshot(`profile-${lang}`, page);
}

/** What was typed when the session ran out waits behind the sign-in page, for the same person. */
async function typesOn({ page, password, screenshot }: JourneyContext, lang: Lang): Promise<void> {
  const screen = screenOf(page, lang);
  await page
    .getByRole('button', { name: new RegExp(`${screen.say(['新增', 'Create'])}$`) })
    .first()
    .click();
  const field = (label: Text) =>
    page
      .getByRole('textbox', { name: new RegExp(`${screen.say(label)}$`) })
      .filter({ visible: true })
      .first();
  const name = field(['姓名', 'Name']);
  await field(['用户名', 'User name']).fill('lin.xiao');
  await name.fill('Lin Xiao');
  await page.context().clearCookies();
  await screen.button(['保存', 'Save']).filter({ visible: true }).first().click();
  const again = page.getByRole('dialog', { name: screen.say(['重新登录', 'Sign in again']) });
  await again.waitFor();
  await screenshot(`sign-in-again-${lang}`);
  await page.keyboard.press('Escape');
  await again.getByLabel(screen.say(['密码', 'Password']), { exact: true }).fill(password);
  await again.getByRole('button', { name: screen.say(['登录', 'Sign in']), exact: true }).click();
  await again.waitFor({ state: 'hidden' });
  await expect(name).toHaveValue('Lin Xiao');
  await screenshot(`form-after-signing-in-again-${lang}`);
}

/** Both tokens are gone after a night: the page says so, and the next sign-in leads back to where it was. */
async function expires(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, tenant, user, password } = journey;
  const login = await openSignInPage(page, lang, home);
  await login.signIn(tenant, user, password);
  await page.getByRole('button', { name: login.say(['系统', 'System']) }).click();
  await page.getByRole('menuitem', { name: login.say(['用户', 'User']), exact: true }).click();
  const column = page.getByRole('columnheader', { name: login.say(['用户名', 'User name']) });
  await column.waitFor();
  const left = page.url();
  await page.context().clearCookies();
  await page.reload();
  await login.sees(['认证令牌已过期', 'authentication token expired']);
  await page.getByText('EX90001').waitFor();
  await login.signIn(tenant, user, password);
  await column.waitFor();
  assert.equal(page.url(), left, 'signing in again leads back to where the session ended');
  await typesOn(journey, lang);
}

async function rememberAcrossRestart(journey: JourneyContext, lang: Lang): Promise<void> {
  const { tenant, newContext, home } = journey;
  const page = await (await newContext()).newPage();
  const person = await journey.newUser();
  /** What a browser still has after it was closed and started again: no session cookies. */
  const afterRestart = async () => {
    const kept = await page.context().storageState();
    const restarted = await newContext({
      storageState: { ...kept, cookies: kept.cookies.filter((cookie) => cookie.expires > 0) },
    });
    const window = await restarted.newPage();
    // The access token does not outlive a quarter of an hour; a night is longer.
    await restarted.clearCookies({ name: '__Host-at' });
    await window.goto(home);
    return window;
  };
  const login = await openSignInPage(page, lang, home);
  await login.signIn(tenant, person.user, person.password);
  await login.homeOpens();
  const forgotten = await openSignInPage(await afterRestart(), lang);
  await forgotten.button(['登录', 'Sign in']).waitFor();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const again = await openSignInPage(page, lang);
  await again.fill(tenant, person.user, person.password);
  await page.getByLabel(again.say(['记住登录', 'Remember me'])).check();
  await again.press();
  await again.homeOpens();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  assert.ok(!kept.includes(person.password), 'the browser keeps no password');
  const remembered = await afterRestart();
  await remembered.getByText(again.say(['布置首页', 'Arrange'])).waitFor();
  await remembered.goto(`${home}#/loginQuick2`);
  await remembered.getByText(again.say(['仓储物流', 'Warehousing and logistics'])).waitFor();
}

/** The company's rules for passwords are saved, and the log shows who signed in. */
async function securitySettings(journey: JourneyContext, lang: Lang): Promise<void> {
  const { home, screenshot } = journey;
  const page = await (await journey.newContext()).newPage();
  const person = await journey.newUser();
  await signInWithoutForm(page, journey, lang, person);
  const screen = screenOf(page, lang);
  await page.goto(`${home}#/manage/system/sysconfig/securityConfig`);
  const count = page.getByLabel(screen.say(['锁定次数', 'Lock count']), { exact: true });
  await count.fill('abc');
  await page.getByLabel(screen.say(['密码有效天数', 'Password days']), { exact: true }).focus();
  await seesAtField(page, screen.say(['锁定次数必须为数字', 'The lock count must be a number']));
  // Back to ten at the end: other journeys rely on it.
  for (const chosen of ['9', '10']) {
    await count.fill(chosen);
    await screen.button(['保存', 'Save']).click();
    await screen.sees(['登录安全设置已保存', 'The sign-in settings were saved']);
    await page.reload();
    await count.waitFor();
    await expect(count).toHaveValue(chosen);
  }
  await page.goto(`${home}#/manage/system/log/login`);
  await page.getByText(person.user).first().waitFor();
  await screenshot(`login-log-${lang}`, page);
}

for (const [title, lang] of inLanguages('P01 to P13 a weak or old password must be changed; the forms of password and profile'))
  test(title, async ({ journey }) => {
    await weakPassword(journey, lang);
    await oldPassword(journey, lang);
  });
for (const [title, lang] of inLanguages(
  'use 30 a session runs out, its form waits and it leads back, or is remembered; P10 settings, log',
))
  test(title, async ({ journey }) => {
    await expires(journey, lang);
    await rememberAcrossRestart(journey, lang);
    await securitySettings(journey, lang);
  });
