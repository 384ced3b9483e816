import assert from 'node:assert/strict';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

const SLOW = { timeout: 40_000 };

async function byFace(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, picture, home } = stage;
  const person = await stage.someone();
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.arrived();
  await page.goto(`${home}#/userCenter/registerFace`);
  await page.getByRole('checkbox').check();
  await page.locator('input[type=password]').fill(person.password);
  await picture(`face-consent-${lang}`);
  await login.button(['开始采集', 'Start the camera']).click();
  await page.getByText(lang === 'zh' ? /人脸已于 .* 注册/ : /has been registered since/).waitFor(SLOW);
  await picture(`face-enrolled-${lang}`);
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: login.say(['退出登录', 'Sign out']) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: login.say(['退出登录', 'Sign out']) })
    .click();

  const back = await SignInPage.open(page, lang);
  await back.fill(tenant, person.username, '');
  await back.button(['人脸', 'Face']).click();
  await page.locator('video').waitFor(SLOW);
  await page.waitForTimeout(1500);
  await picture(`login-face-${lang}`);
  await page.getByText('宁波节拍汽车零部件有限公司').waitFor(SLOW);
  await picture(`login-face-found-${lang}`);
  await back.press();
  await back.arrived();
}

async function licence(stage: Stage, lang: Lang): Promise<void> {
  const { page, picture, tenant } = stage;
  const login = await SignInPage.open(page, lang);
  await login.button(['许可注册', 'Licence']).click();
  await page.getByLabel(login.say(['企业代码', 'Company code']), { exact: true }).fill(tenant);
  await login.button(['确定', 'OK']).click();
  await login.sees(['请至少上传一个文件', 'Upload at least one file']);
  for (const altered of [true, false]) {
    const { name, bytes } = await stage.licence(tenant, altered);
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: bytes });
    await page.getByText(name).waitFor();
    await login.button(['确定', 'OK']).click();
    if (altered) {
      await login.sees(['许可文件已被改动或签名无效', 'The licence file was altered or its signature is not valid']);
      await picture(`login-licence-${lang}`);
      await login.button(['移除', 'Remove']).click();
    } else await login.sees(['许可已注册', 'licence registered']);
  }
}

async function singleSignOn(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, picture } = stage;
  const person = await stage.someone();
  const { provider, appCode, token } = await stage.ssoToken(person.username);
  const address = (value: string): string => `${home}#/quickAuth?provider=${provider}&appCode=${appCode}&token=${value}`;
  const login = await SignInPage.open(page, lang);

  await page.goto(address('short'));
  await login.button(['登录', 'Sign in']).waitFor();
  assert.equal(new URL(page.url()).hash, '#/Login');
  await page.goto(address(`${token.slice(0, -3)}abc`));
  await login.sees(['验证失败，请返回重试或联系管理员', 'verification failed, go back and retry or contact the administrator']);
  assert.ok(!page.url().includes('token'), 'the token leaves the address at once');
  await picture(`sso-failed-${lang}`);

  // A page of its own, as another system opens it: a reload would cut off what has begun.
  await page.goto('about:blank');
  await page.goto(address(token));
  await login.arrived();
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: login.say(['修改密码', 'Change password']) }).waitFor();
  assert.equal(await page.getByRole('menuitem', { name: login.say(['退出登录', 'Sign out']) }).count(), 0);
}

async function forcedChange(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, picture, behind, home } = stage;
  const person = await stage.someone();
  await behind(`update app.account set password_set_at = now() - interval '190 days' where username = $1`, [person.username]);
  const login = await SignInPage.open(page, lang);
  await login.signIn(tenant, person.username, person.password);
  await login.sees([
    '密码长期未修改，请尽快修改密码',
    'The password has not been changed for a long time; please change it promptly',
  ]);
  assert.match(page.url(), /userCenter\/pswModify/);
  await picture(`password-forced-${lang}`);
  await page.goto(`${home}#/manage/system/sysconfig/user`);
  await page.getByLabel(login.say(['旧密码', 'Old password'])).waitFor();
  await page.getByLabel(login.say(['旧密码', 'Old password'])).fill(person.password);
  const next = `Neu-${person.password}`;
  await page.getByLabel(login.say(['新密码', 'New password']), { exact: true }).fill('short');
  await page.getByLabel(login.say(['确认新密码', 'Confirm the new password'])).fill(next);
  await login.sees(['密码长度不能少于8位', 'The password needs at least 8 characters']);
  await page.getByLabel(login.say(['新密码', 'New password']), { exact: true }).fill(next);
  await login.button(['修改密码', 'Change password']).click();
  await login.arrived();
  await page.reload();
  await login.arrived();
}

export const journeys: readonly Journey[] = [
  ...inBoth('a face is registered with consent and then opens the door', byFace),
  ...inBoth('an altered licence is refused, a good one is taken', licence),
  ...inBoth('another system’s token opens the door, a bad one does not', singleSignOn),
  ...inBoth('an old password must be changed before anything else', forcedChange),
];
