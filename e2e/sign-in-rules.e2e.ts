import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

type Pair = readonly [string, string];
const OLD: Pair = ['旧密码', 'Old password'];
const NEW: Pair = ['新密码', 'New password'];
const AGAIN: Pair = ['确认新密码', 'Confirm the new password'];
/** What is typed, and what the form says to it. */
const POLICY: readonly (readonly [string, Pair])[] = [
  ['Ab1!', ['密码长度不能少于8位', 'The password needs at least 8 characters']],
  ['ab1!ab1!', ['密码必须包含大写字母', 'The password needs an uppercase letter']],
  ['AB1!AB1!', ['密码必须包含小写字母', 'The password needs a lowercase letter']],
  ['Abc!Abc!', ['密码必须包含数字', 'The password needs a digit']],
  ['Abc1Abc1', ['密码必须包含特殊字符', 'The password needs a special character']],
  ['Abc!3456', ['密码不能包含4位连续递增数字', 'The password must not contain four consecutive ascending digits']],
];

/** The sentence stands at a field, not only in the list of rules beside it. */
const told = (page: Page, text: string) => page.locator('.ant-form-item-explain-error', { hasText: text }).waitFor();

async function verification({ page }: Stage, lang: Lang): Promise<void> {
  const login = await SignInPage.open(page, lang);
  await login.button(['忘记密码', 'Forgot password']).click();
  await login.button(['发送验证码', 'Send code']).click();
  await login.sees(['请输入正确的租户', 'please input right tenant']);
  await login.button(['确定', 'OK']).click();
  await login.sees(['请填写正确的信息', 'Please fill in correct information']);
  const mobile = page.getByLabel(login.say(['绑定手机号或用户名', 'Bound mobile number or user name']));
  await mobile.pressSequentially('138001380001234');
  assert.equal(await mobile.inputValue(), '13800138000', 'L08: no more than eleven fit');
  await login.code().pressSequentially('12345678');
  assert.equal(await login.code().inputValue(), '123456', 'L09: no more than six fit');
}

async function policy(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, home, picture } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
  await page.goto(`${home}#/manage/userCenter/pswModify`);
  const [old, next, again] = [OLD, NEW, AGAIN].map((label) => page.getByLabel(login.say(label), { exact: true }));
  assert.ok(old && next && again);
  await old.fill(person.password);
  for (const [typed, sentence] of POLICY) {
    await next.fill(typed);
    await again.focus();
    await told(page, login.say(sentence));
  }
  await next.fill(person.password);
  await again.focus();
  await told(page, login.say(['新密码不能与旧密码相同', 'The new password must differ from the old one']));
  await next.fill('Sound-Pass9!');
  await again.fill('Sound-Pass8!');
  await old.focus();
  await told(page, login.say(['两次输入的密码不一致', 'The two passwords do not match']));
  await picture(`password-policy-${lang}`);
}

async function weak(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant } = stage;
  const person = await stage.someone('weakpass');
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.sees(['密码不符合安全策略，请修改密码', 'The password does not meet the policy; please change it']);
  assert.match(page.url(), /userCenter\/pswModify/);
}

async function profile(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, home, picture } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
  await page.goto(`${home}#/manage/userCenter/userInfo`);
  const email = page.getByLabel(login.say(['邮箱', 'E-mail']), { exact: true });
  const mobile = page.getByLabel(login.say(['手机号码', 'Mobile number']), { exact: true });
  await email.fill('nobody');
  await mobile.fill('12345678901');
  await email.focus();
  await told(page, login.say(['手机号码格式不正确', 'The mobile number is not valid']));
  await mobile.focus();
  await told(page, login.say(['邮箱格式不正确', 'The e-mail format is not valid']));
  await page.locator('input[type=file]').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await login.sees(['头像只能是JPG或PNG格式', 'The avatar must be JPG or PNG']);
  await picture(`profile-rules-${lang}`);
  await email.fill('lin@example.com');
  await mobile.fill(person.mobile);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await login.button(['保存个人信息', 'Save my profile']).click();
  await login.sees(['个人信息已保存', 'Your profile has been saved']);
  await page.reload();
  await page.locator('.ant-avatar img').first().waitFor();
  await login.sees(['当前设备', 'This device']);
  await picture(`profile-${lang}`);
}
/** One blue point. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function settings(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, home, picture } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
  await page.goto(`${home}#/manage/system/sysconfig/securityConfig`);
  const count = page.getByLabel(login.say(['锁定次数', 'Lock count']), { exact: true });
  await count.fill('abc');
  await page.getByLabel(login.say(['密码有效天数', 'Password days']), { exact: true }).focus();
  await told(page, login.say(['锁定次数必须为数字', 'The lock count must be a number']));
  await picture(`security-${lang}`);
  // Back to ten at the end: other journeys count on it.
  for (const chosen of ['9', '10']) {
    await count.fill(chosen);
    await login.button(['保存', 'Save']).click();
    await login.sees(['登录安全设置已保存', 'The sign-in settings were saved']);
    await page.reload();
    await count.waitFor();
    assert.equal(await count.inputValue(), chosen);
  }
  await page.goto(`${home}#/manage/system/log/login`);
  await page.getByText(person.username).first().waitFor();
  await picture(`login-log-${lang}`);
}

export const journeys: readonly Journey[] = [
  ...inBoth('L05 to L09, L11 the form for a code by phone', verification),
  ...inBoth('P01 to P08 the form for a new password', policy),
  ...inBoth('P09 a weak password leads to its change', weak),
  ...inBoth('P11 to P13 the profile, its picture, and where one is signed in', profile),
  ...inBoth('P10 the settings of the company, and the log of who came in', settings),
];
