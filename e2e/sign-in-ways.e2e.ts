import assert from 'node:assert/strict';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

const FAILED = ['用户名或密码无效!', 'Invalid user name or password'] as const;

/** The text of the picture the page asks for next, from the developer's inbox; empty when it asks for none. */
const nextPicture = ({ page, received }: Stage): Promise<string> =>
  page.waitForRequest('**/anon/verify/verifyCode').then(
    (request) => received(`i-client ${JSON.parse(request.postData() ?? '{}')['i-client']}`),
    () => '',
  );

async function failThenRead(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, picture } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  await login.press();
  await login.sees(['请输入租户名称', 'Please enter the tenant name']);
  await login.sees(['请输入用户名', 'Please enter the user name']);
  await login.sees(['请输入密码', 'Please enter the password']);
  await picture(`login-empty-${lang}`);
  for (const tries of [1, 2]) {
    await login.signIn(tenant, person.username, `wrong ${tries}`);
    await login.sees(FAILED);
    assert.equal(await login.code().count(), 0, `no picture after ${tries} failures`);
  }
  const drawn = nextPicture(stage);
  await login.signIn(tenant, person.username, 'wrong 3');
  await page.getByAltText(login.say(['验证码图片', 'Picture with the code'])).waitFor();
  await picture(`login-captcha-${lang}`);
  await login.signIn(tenant, person.username, person.password);
  await login.sees(['请输入验证码', 'Please enter the verification code']);
  await login.code().fill(await drawn);
  await login.press();
  await login.arrived();
}

async function lockAndUnlock(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, picture, behind } = stage;
  const person = await stage.someone();
  // Nine wrong passwords are behind this person; the tenth is typed here.
  await behind(
    `insert into app.attempt (tenant_id, username, failures, at) select tenant_id, $1, 9, now() from app.account where username = $1`,
    [person.username],
  );
  const login = await SignInPage.open(page, lang);
  let drawn = nextPicture(stage);
  await login.signIn(tenant, person.username, 'wrong 10');
  for (const password of ['wrong 10', person.password]) {
    const text = await drawn;
    await page.getByAltText(login.say(['验证码图片', 'Picture with the code'])).waitFor();
    drawn = nextPicture(stage);
    await login.fill(tenant, person.username, password);
    await login.code().fill(text);
    await login.press();
    await login.sees(FAILED);
  }
  await drawn;

  await login.button(['账号解锁', 'Unlock account']).click();
  await page.getByLabel(login.say(['绑定手机号或用户名', 'Bound mobile number or user name'])).fill(person.mobile);
  await login.button(['发送验证码', 'Send code']).click();
  await page.getByText(lang === 'zh' ? /5\d 秒后重发/ : /Again in 5\d s/).waitFor();
  await page.getByText(`${person.mobile.slice(0, 3)}****${person.mobile.slice(-4)}`).waitFor();
  await picture(`login-unlock-${lang}`);
  const [code = ''] = /\d{6}/.exec(await stage.received(person.mobile)) ?? [];
  await login.code().fill(code);
  await login.button(['确定', 'OK']).click();
  await login.sees(['账号已解锁，请登录', 'The account is unlocked; please sign in']);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
}

async function scanWithPhone(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, picture, another, home } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  const answered = page.waitForResponse('**/anon/qr/login/getQrCode');
  await login.button(['扫码', 'QR code']).click();
  const { data } = (await (await answered).json()) as { readonly data: { readonly loginUrl: string; readonly loginId: string } };
  await login.sees(['等待扫描', 'Waiting for the scan']);
  await picture(`login-qr-${lang}`);

  const phone = await (await another({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
  await phone.goto(`${home}#/Mobile?qr=${data.loginId}`);
  assert.equal(new URL(data.loginUrl).hash, `#/Mobile?qr=${data.loginId}`);
  const onPhone = await SignInPage.open(phone, lang);
  await picture(`mobile-sign-in-${lang}`, phone);
  await onPhone.signIn(tenant, person.username, person.password);
  await onPhone.sees(['在电脑上登录？', 'Sign in on the computer?']);
  await phone.getByText('Chrome').waitFor();
  await login.sees(['已扫描，请在手机确认', 'Scanned; please confirm on the phone']);
  await picture(`mobile-confirm-${lang}`, phone);
  await onPhone.button(['确认登录', 'Confirm']).click();
  await onPhone.sees(['已确认，电脑上即将登录', 'Confirmed; the computer signs in now']);
  await login.arrived();
  assert.match(await page.getByRole('banner').innerText(), new RegExp(person.username));
}

async function rememberAcrossRestart(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, another, home } = stage;
  const person = await stage.someone();
  /** What a browser still has after it was closed and started again: no session cookies. */
  const afterRestart = async () => {
    const kept = await page.context().storageState();
    const restarted = await another({
      storageState: { ...kept, cookies: kept.cookies.filter((cookie) => cookie.expires > 0) },
    });
    const window = await restarted.newPage();
    // The access token does not outlive a quarter of an hour; a night is longer.
    await restarted.clearCookies({ name: '__Host-at' });
    await window.goto(home);
    return window;
  };
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
  const forgotten = await SignInPage.open(await afterRestart(), lang);
  await forgotten.button(['登录', 'Sign in']).waitFor();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(home);
  await page.reload();
  const again = await SignInPage.open(page, lang);
  await again.fill(tenant, person.username, person.password);
  await page.getByLabel(again.say(['记住登录', 'Remember me'])).check();
  await again.press();
  await again.arrived();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  assert.ok(!kept.includes(person.password), 'the browser keeps no password');
  const remembered = await afterRestart();
  await remembered.getByText(again.say(['布置首页', 'Arrange'])).waitFor();
  await remembered.goto(`${home}#/loginQuick2`);
  await remembered.getByText(again.say(['仓储物流', 'Warehousing and logistics'])).waitFor();
}

export const journeys: readonly Journey[] = [
  ...inBoth('three wrong passwords, then a picture to read, then in', failThenRead),
  ...inBoth('ten wrong passwords lock, a code by phone unlocks', lockAndUnlock),
  ...inBoth('the phone reads the code and lets the computer in', scanWithPhone),
  ...inBoth('a remembered sign-in outlives the browser, another does not', rememberAcrossRestart),
];
