import assert from 'node:assert/strict';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

/** One writes, the other sees it come without asking, reads and answers; the first is told. */
async function writeAndAnswer(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, newContext, screenshot } = journey;
  const [writer, reader] = [await journey.newUser(), await journey.newUser()];
  const here = await openSignedIn(journey, lang, { account: writer });
  const theirPage = await (await newContext()).newPage();
  const there = await openSignedIn(journey, lang, { page: theirPage, account: reader });
  const bell = (of: typeof theirPage, kind: readonly [string, string], n: number) =>
    of.getByRole('button', { name: here.say([`${kind[0]}：${n} 条未读`, `${kind[1]}: ${n} unread`]) });
  await bell(theirPage, ['站内邮件', 'Mail'], 0).waitFor();

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
    .fill(reader.user);
  await page.locator('.ant-select-item-option', { hasText: reader.user }).first().click();
  await here.button(['发送邮件', 'Send the mail']).click();
  await here.sees(['请填写内容', 'please fill in Content']);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: here.say(['内容', 'Content']) })
    .fill('14:00');
  await screenshot(`mail-compose-${lang}`);
  await here.button(['发送邮件', 'Send the mail']).click();
  await here.sees(['邮件已发送给 1 人', 'The mail has been sent, recipients: 1']);

  // It comes through the socket: nobody asked for it.
  await bell(theirPage, ['站内邮件', 'Mail'], 1).click();
  await there.button(['8D 20261115', '8D 20261115']).click();
  await there.button(['回复', 'Reply']).click();
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['请输入内容', 'please enter content']);
  await theirPage.getByLabel(here.say(['回复内容', 'Your reply'])).fill('字'.repeat(31));
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['内容不能超过30个字符', 'The content has at most 30 characters']);
  await theirPage.getByLabel(here.say(['回复内容', 'Your reply'])).fill('OK');
  await there.button(['发送回复', 'Send the reply']).click();
  await there.sees(['回复已发送', 'The reply has been sent']);
  await bell(theirPage, ['站内邮件', 'Mail'], 0).waitFor();

  await bell(page, ['通知', 'Notices'], 1).click();
  await page
    .getByText(/8D 20261115/)
    .last()
    .waitFor();
  await here.button(['标记已读', 'Mark as read']).click();
  await here.sees(['请勾选需要标记的数据', 'please tick data to mark']);
  await here.button(['全部已读', 'Mark all as read']).click();
  await bell(page, ['通知', 'Notices'], 0).waitFor();
  await screenshot(`notices-${lang}`);
  assert.match(page.url(), /IndexNotice/);
}

for (const [title, lang] of inLanguages('G12 to G14: a mail is written, arrives by itself, is read and answered'))
  test(title, ({ journey }) => writeAndAnswer(journey, lang));
