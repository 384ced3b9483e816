import assert from 'node:assert/strict';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { screenOf } from './screen.ts';
import { signInWithoutForm } from './session.ts';
import { openSignInPage } from './sign-in-page.ts';
import { expect, test } from './test.ts';

/** The camera shows a head that turns slowly. */
const FACE_WAIT = { timeout: 120_000 };

async function scanWithPhone(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, screenshot, newContext, home } = journey;
  const person = await journey.newUser();
  const login = await openSignInPage(page, lang, home);
  const answered = page.waitForResponse('**/anon/qr/login/getQrCode');
  await login.button(['扫码', 'QR code']).click();
  const { data } = (await (await answered).json()) as { readonly data: { readonly loginUrl: string; readonly loginId: string } };
  await login.sees(['等待扫描', 'Waiting for the scan']);
  await screenshot(`login-qr-${lang}`);

  const phone = await (await newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })).newPage();
  await phone.goto(`${home}#/Mobile?qr=${data.loginId}`);
  assert.equal(new URL(data.loginUrl).hash, `#/Mobile?qr=${data.loginId}`);
  const onPhone = await openSignInPage(phone, lang);
  await screenshot(`mobile-sign-in-${lang}`, phone);
  await onPhone.signIn(tenant, person.user, person.password);
  await onPhone.sees(['在电脑上登录？', 'Sign in on the computer?']);
  await phone.getByText('Chrome').waitFor();
  await login.sees(['已扫描，请在手机确认', 'Scanned; please confirm on the phone']);
  await screenshot(`mobile-confirm-${lang}`, phone);
  await onPhone.button(['确认登录', 'Confirm']).click();
  await onPhone.sees(['已确认，电脑上即将登录', 'Confirmed; the computer signs in now']);
  await login.homeOpens();
  await expect(page.getByRole('banner').getByRole('button', { name: person.user })).toBeVisible();
}

async function byFace(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, screenshot, home } = journey;
  const person = await journey.newUser();
  await signInWithoutForm(page, journey, lang, person);
  const login = screenOf(page, lang);
  await page.goto(`${home}#/userCenter/registerFace`);
  await page.getByRole('checkbox').check();
  await page.locator('input[type=password]').fill(person.password);
  await screenshot(`face-consent-${lang}`);
  await login.button(['开始采集', 'Start the camera']).click();
  await page.getByText(lang === 'zh' ? /人脸已于 .* 注册/ : /has been registered since/).waitFor(FACE_WAIT);
  await screenshot(`face-enrolled-${lang}`);
  await page.goto(`${home}#/face/faceCheck`);
  await login.button(['开始核验', 'Start the check']).click();
  await page.getByText(login.say(['核验通过：已认出您本人', 'Passed: you were recognised'])).waitFor(FACE_WAIT);
  await screenshot(`face-check-${lang}`);
  await page.getByRole('button', { name: person.user }).click();
  await page.getByRole('menuitem', { name: login.say(['退出登录', 'Sign out']) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: login.say(['退出登录', 'Sign out']) })
    .click();

  const back = await openSignInPage(page, lang);
  await back.fill(tenant, person.user, '');
  await back.button(['人脸', 'Face']).click();
  await page.locator('video').waitFor(FACE_WAIT);
  await page.waitForTimeout(1500);
  await screenshot(`login-face-${lang}`);
  await page.getByText('宁波节拍汽车零部件有限公司').waitFor(FACE_WAIT);
  await screenshot(`login-face-found-${lang}`);
  await back.press();
  await back.homeOpens();
}

async function licence(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, screenshot, tenant } = journey;
  const login = await openSignInPage(page, lang, home);
  await login.button(['许可注册', 'Licence']).click();
  await page.getByLabel(login.say(['企业代码', 'Company code']), { exact: true }).fill(tenant);
  await login.button(['确定', 'OK']).click();
  await login.sees(['请至少上传一个文件', 'Upload at least one file']);
  for (const altered of [true, false]) {
    const { name, bytes } = await journey.licence(tenant, altered);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
    await page.getByText(name).waitFor();
    await login.button(['确定', 'OK']).click();
    if (altered) {
      await login.sees(['许可文件已被改动或签名无效', 'The licence file was altered or its signature is not valid']);
      await screenshot(`login-licence-${lang}`);
      await login.button(['移除', 'Remove']).click();
    } else await login.sees(['许可已注册', 'licence registered']);
  }
}

async function singleSignOn(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, screenshot } = journey;
  const person = await journey.newUser();
  const { provider, appCode, token } = await journey.ssoToken(person.user);
  const address = (value: string): string => `${home}#/quickAuth?provider=${provider}&appCode=${appCode}&token=${value}`;
  const login = await openSignInPage(page, lang, home);

  await page.goto(address('short'));
  await login.button(['登录', 'Sign in']).waitFor();
  assert.equal(new URL(page.url()).hash, '#/Login');
  await page.goto(address(`${token.slice(0, -3)}abc`));
  await login.sees(['验证失败，请返回重试或联系管理员', 'verification failed, go back and retry or contact the administrator']);
  assert.ok(!page.url().includes('token'), 'the token leaves the address at once');
  await screenshot(`sso-failed-${lang}`);

  // A page of its own, as another system opens it: a reload would cut off what has begun.
  await page.goto('about:blank');
  await page.goto(address(token));
  await login.homeOpens();
  await page.getByRole('button', { name: person.user }).click();
  await page.getByRole('menuitem', { name: login.say(['修改密码', 'Change password']) }).waitFor();
  await expect(page.getByRole('menuitem', { name: login.say(['退出登录', 'Sign out']) })).toHaveCount(0);
}

for (const [title, lang] of inLanguages('the phone reads the code and the computer is signed in'))
  test(title, ({ journey }) => scanWithPhone(journey, lang));
for (const [title, lang] of inLanguages('a face is registered with consent and then signs in'))
  test(title, ({ journey }) => byFace(journey, lang));
for (const [title, lang] of inLanguages('a licence and a token of another system: altered ones are refused, valid ones accepted'))
  test(title, async ({ journey }) => {
    await licence(journey, lang);
    await singleSignOn(journey, lang);
  });
