import assert from 'node:assert/strict';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

/** One writes, the other sees it come without asking, reads and answers; the first is told. */
async function writeAndAnswer(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, another, home, picture } = stage;
  const [writer, reader] = [await stage.someone(), await stage.someone()];
  const here = await SignInPage.open(page, lang);
  await here.signIn(tenant, writer.username, writer.password);
  await here.arrived();
  const desk = await (await another()).newPage();
  await desk.goto(home);
  const there = await SignInPage.open(desk, lang);
  await there.signIn(tenant, reader.username, reader.password);
  await there.arrived();
  const bell = (of: typeof desk, kind: readonly [string, string], n: number) =>
    of.getByRole('button', { name: here.say([`${kind[0]}：${n} 条未读`, `${kind[1]}: ${n} unread`]) });
  await bell(desk, ['站内邮件', 'Mail'], 0).waitFor();

  await bell(page, ['站内邮件', 'Mail'], 0).click();
  await here.button(['写邮件', 'Write a mail']).click();
  await here.button(['发送邮件', 'Send the mail']).click();
  await here.sees(['请填写标题', 'please fill in Title']);
  await page
    .getByRole('dialog')
    .getByLabel(here.say(['标题', 'Title']), { exact: true })
    .fill('8D 20261115');
  await page
    .getByRole('dialog')
    .getByLabel(here.say(['收件人', 'Recipients']), { exact: true })
    .fill(reader.username);
  await page.locator('.ant-select-item-option', { hasText: reader.username }).first().click();
  await here.button(['发送邮件', 'Send the mail']).click();
  await here.sees(['请填写内容', 'please fill in Content']);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: here.say(['内容', 'Content']) })
    .fill('14:00');
  await picture(`mail-compose-${lang}`);
  await here.button(['发送邮件', 'Send the mail']).click();
  await here.sees(['邮件已发送给 1 人', 'The mail has been sent, recipients: 1']);

  // It comes through the socket: nobody asked for it.
  await bell(desk, ['站内邮件', 'Mail'], 1).click();
  await there.button(['8D 20261115', '8D 20261115']).click();
  await there.button(['回复', 'Reply']).click();
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['请输入内容', 'please enter content']);
  await desk.getByLabel(here.say(['回复内容', 'Your reply'])).fill('字'.repeat(31));
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['内容不能超过30个字符', 'The content has at most 30 characters']);
  await desk.getByLabel(here.say(['回复内容', 'Your reply'])).fill('OK');
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['回复已发送', 'The reply has been sent']);
  await bell(desk, ['站内邮件', 'Mail'], 0).waitFor();

  await bell(page, ['通知', 'Notices'], 1).click();
  await page
    .getByText(/8D 20261115/)
    .last()
    .waitFor();
  await here.button(['标记已读', 'Mark as read']).click();
  await here.sees(['请勾选需要标记的数据', 'please tick data to mark']);
  await here.button(['全部已读', 'Mark all as read']).click();
  await bell(page, ['通知', 'Notices'], 0).waitFor();
  await picture(`notices-${lang}`);
  assert.match(page.url(), /IndexNotice/);
}

export const journeys: readonly Journey[] = [
  ...inBoth('G12 to G14: a mail is written, arrives by itself, is read and answered', writeAndAnswer),
];
