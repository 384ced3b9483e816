import assert from 'node:assert/strict';
import { ApiClient } from './api-client.ts';
import { authenticatorCode, withPasskeyDevice } from './authenticator.ts';
import type { JourneyContext, Lang, NewUser } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { type Screen, screenOf } from './screen.ts';
import { openSignInPage, type SignInPage } from './sign-in-page.ts';
import { test } from './test.ts';

/** Browsers bind passkeys to a name; a bare address has none. */
const named = (home: string): string => home.replace('127.0.0.1', 'localhost');

/** Sets up an authenticator; answers its secret and the recovery codes. */
async function setsUpAuthenticator(screen: Screen, journey: JourneyContext, lang: Lang) {
  const { page, say } = screen;
  await screen.button(['设置身份验证器', 'Set up an authenticator']).click();
  const dialog = page.getByRole('dialog', { name: say(['设置身份验证器', 'Set up an authenticator']) });
  const secret = await dialog.locator('code').innerText();
  await journey.screenshot(`second-factor-offer-${lang}`);
  const code = dialog.getByLabel(say(['验证器显示的6位数字', 'The six digits it shows']));
  await code.fill('000000');
  await dialog.getByRole('button', { name: say(['确认', 'Confirm']) }).click();
  await screen.sees([
    '验证码不正确，请确认手机时间准确后重试',
    'The code is not right; check the clock of the phone and try again',
  ]);
  await code.fill(authenticatorCode(secret));
  await dialog.getByRole('button', { name: say(['确认', 'Confirm']) }).click();
  await screen.sees(['请保存恢复码', 'Save your recovery codes']);
  const codes = await page.locator('ol code').allInnerTexts();
  assert.equal(codes.length, 10);
  await journey.screenshot(`second-factor-codes-${lang}`);
  await page.getByRole('checkbox', { name: say(['我已保存好恢复码', 'I have saved the codes']) }).check();
  await screen.button(['完成', 'Done']).click();
  return { secret, codes };
}

async function addsPasskey(screen: Screen): Promise<void> {
  const { page, say } = screen;
  await screen.button(['添加通行密钥', 'Add a passkey']).click();
  await page.getByLabel(say(['给它起个名字', 'Give it a name'])).fill('Laptop');
  await screen.button(['继续', 'Continue']).click();
  await page.getByRole('row', { name: /Laptop/ }).waitFor();
}

async function leaves(screen: Screen, lang: Lang, person: NewUser): Promise<SignInPage> {
  const { page, say } = screen;
  await page.getByRole('banner').getByRole('button', { name: person.user }).click();
  await page.getByRole('menuitem', { name: say(['退出登录', 'Sign out']) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(['退出登录', 'Sign out']) })
    .click();
  return openSignInPage(page, lang);
}

/** Gives somebody a role whose people need a second factor. */
async function mustHaveOne(journey: JourneyContext, person: NewUser): Promise<void> {
  const admin = await ApiClient.signIn(journey.home, journey);
  const role = await admin.save('system.role', { code: `2F-${person.user}`, name: person.user, secondFactor: '1' });
  const [found] = await admin.list('system.user', { 'username._eq': person.user });
  const user = await admin.one('system.user', found.id);
  await admin.save('system.user', { ...user, roles: [...user.roles, { role }] });
}

/** Required by a role: set up before anything else, then used in every way there is. */
async function secondFactor(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, screenshot } = journey;
  const person = await journey.newUser();
  await mustHaveOne(journey, person);
  await withPasskeyDevice(page);
  const home = named(journey.home);
  const screen = screenOf(page, lang);
  let login = await openSignInPage(page, lang, home);
  await login.signIn(tenant, person.user, person.password);
  await screen.sees([
    '您的角色或企业要求二次验证，设置一项后即可使用系统',
    'Your role or company requires a second factor; set one up to go on',
  ]);
  await screenshot(`second-factor-due-${lang}`);
  const { secret, codes } = await setsUpAuthenticator(screen, journey, lang);
  await screen.homeOpens();
  await page.goto(`${home}#/manage/userCenter/secondFactor`);
  await addsPasskey(screen);
  await screenshot(`second-factor-${lang}`);

  const code = () => page.getByLabel(screen.say(['验证器中的6位数字', 'Six digits from the authenticator']), { exact: true });
  login = await leaves(screen, lang, person);
  await login.signIn(tenant, person.user, person.password);
  await code().fill('000000');
  await screen.button(['确认', 'Confirm']).click();
  await screen.sees(['验证未通过', 'This was not right']);
  await screenshot(`second-factor-step-${lang}`);
  await code().fill(authenticatorCode(secret, 1));
  await screen.button(['确认', 'Confirm']).click();
  await screen.homeOpens();

  login = await leaves(screen, lang, person);
  await login.signIn(tenant, person.user, person.password);
  await screen.button(['改用恢复码', 'Use a recovery code']).click();
  await page.getByLabel(screen.say(['恢复码', 'Recovery code']), { exact: true }).fill(codes[0] ?? '');
  await screen.button(['确认', 'Confirm']).click();
  await screen.homeOpens();

  login = await leaves(screen, lang, person);
  await login.signIn(tenant, person.user, person.password);
  await screen.button(['使用通行密钥', 'Use a passkey']).click();
  await screen.homeOpens();

  login = await leaves(screen, lang, person);
  await login.button(['通行密钥', 'Passkey']).click();
  await screen.homeOpens();
  await removesWithProof(screen, journey, home, codes[1] ?? '', lang);
}

/** What the session alone may not do is asked for once more: the second factor, and a code for recovery will do. */
async function removesWithProof(
  screen: Screen,
  journey: JourneyContext,
  home: string,
  recoveryCode: string,
  lang: Lang,
): Promise<void> {
  const { page, say } = screen;
  await page.goto(`${home}#/manage/userCenter/secondFactor`);
  const row = page.getByRole('row', { name: /Laptop/ });
  await row.getByRole('button', { name: say(['移除', 'Remove']) }).click();
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: say(['移除', 'Remove']) })
    .click();
  const dialog = page.getByRole('dialog', { name: say(['确认是您本人', 'Confirm it is you']) });
  const code = dialog.getByLabel(say(['验证器中的6位数字或恢复码', 'Six digits from the authenticator, or a recovery code']));
  await code.fill('000000');
  await dialog.getByRole('button', { name: say(['确认', 'Confirm']), exact: true }).click();
  await dialog.getByText(say(['验证未通过', 'This was not right'])).waitFor();
  await journey.screenshot(`second-factor-proof-${lang}`);
  await code.fill(recoveryCode);
  await dialog.getByRole('button', { name: say(['确认', 'Confirm']), exact: true }).click();
  await row.waitFor({ state: 'detached' });
}

for (const [title, lang] of inLanguages('a second factor is set up and used: authenticator, passkey, recovery code'))
  test(title, ({ journey }) => secondFactor(journey, lang));
