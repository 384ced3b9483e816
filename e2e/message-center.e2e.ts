import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';

/** Two users of the company, each in a browser of their own. */
async function twoUsers(journey: JourneyContext, lang: Lang) {
  const signedIn = async (page: Page) => {
    const person = await journey.newUser();
    return { page, person, ui: await openSignedIn(journey, lang, { page, account: person }) };
  };
  return { here: await signedIn(journey.page), there: await signedIn(await (await journey.newContext()).newPage()) };
}
type SignedIn = Awaited<ReturnType<typeof twoUsers>>['here'];

const bell = ({ page, ui }: SignedIn, kind: readonly [string, string], n: number) =>
  page.getByRole('button', { name: ui.say([`${kind[0]}：${n} 条未读`, `${kind[1]}: ${n} unread`]) });
/** The newest message of a person, changed past the product. */
const changeNewest = (journey: JourneyContext, change: string, values: readonly unknown[]): Promise<void> =>
  journey.runSql(
    `update app.message set ${change} where id = (select m.id from app.message m join app.account a
       on a.tenant_id = m.tenant_id and a.user_id = m.user_id where a.username = $1 order by m.id desc limit 1)`,
    values,
  );

/** Bold words and a list are written with the toolbar and arrive as such; what is not allowed is never shown. */
async function richMail(journey: JourneyContext, lang: Lang): Promise<void> {
  const { here, there } = await twoUsers(journey, lang);
  const { page, ui } = here;
  await bell(here, ['站内邮件', 'Mail'], 0).click();
  await ui.button(['写邮件', 'Write a mail']).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ui.say(['标题', 'Title']), { exact: true }).fill('8D');
  await dialog.getByLabel(ui.say(['收件人', 'Recipients']), { exact: true }).fill(there.person.user);
  await page.locator('.ant-select-item-option', { hasText: there.person.user }).first().click();
  const tool = (name: readonly [string, string]) => dialog.getByRole('button', { name: ui.say(name), exact: true });
  await dialog.getByRole('textbox', { name: ui.say(['内容', 'Content']) }).click();
  await tool(['加粗', 'Bold']).click();
  await page.keyboard.type('14:00');
  await tool(['加粗', 'Bold']).click();
  await page.keyboard.press('Enter');
  await tool(['项目列表', 'Bulleted list']).click();
  await page.keyboard.type('A-01');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A-02');
  await tool(['链接', 'Link']).click();
  await page.getByLabel(ui.say(['链接地址', 'Address of the link'])).fill('javascript:alert(1)');
  await expect(ui.button(['设置', 'Set'])).toBeDisabled();
  await page.getByLabel(ui.say(['链接地址', 'Address of the link'])).fill('https://takt.example/8d');
  await ui.button(['设置', 'Set']).click();
  await journey.screenshot(`rich-mail-compose-${lang}`);
  await ui.button(['发送邮件', 'Send the mail']).click();
  await ui.sees(['邮件已发送给 1 人', 'The mail has been sent, recipients: 1']);

  await bell(there, ['站内邮件', 'Mail'], 1).click();
  await there.ui.button(['8D', '8D']).click();
  const letter = there.page.getByRole('dialog');
  await letter.locator('strong', { hasText: '14:00' }).waitFor();
  await expect(letter.locator('ul > li')).toHaveText(['A-01', 'A-02https://takt.example/8d']);
  await letter.getByText(ui.say(['工作', 'Work']), { exact: true }).waitFor();
  const link = letter.getByRole('link', { name: 'https://takt.example/8d' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await journey.screenshot(`rich-mail-read-${lang}`, there.page);
  await there.ui.button(['关闭', 'Close']).last().click();

  // Stored past the product, as by an older version or another program: the browser cleans it by itself.
  await changeNewest(journey, 'body = $2', [
    there.person.user,
    '<p onclick="window.hit=1">甲<img src="x" onerror="window.hit=1"></p><a href="javascript:window.hit=1">乙</a>',
  ]);
  await there.ui.button(['8D', '8D']).click();
  await letter.getByText('甲').waitFor();
  assert.equal(
    await letter
      .locator('p')
      .last()
      .evaluate((node) => node.parentElement?.innerHTML),
    '<p>甲</p><a>乙</a>',
  );
  assert.equal(await there.page.evaluate(() => 'hit' in window), false);
}

/** A notice published here runs there at once, and is gone at once when it is withdrawn. */
async function scrollingNotice(journey: JourneyContext, lang: Lang): Promise<void> {
  const { here, there } = await twoUsers(journey, lang);
  const { page, ui } = here;
  const text: readonly [string, string] = [`今晚停电 ${Date.now()}`, `No power tonight ${Date.now()}`];
  await bell(here, ['通知', 'Notices'], 0).click();
  await ui.button(['滚动通知', 'Scrolling notices']).click();
  const dialog = page.getByRole('dialog');
  await ui.button(['发布通知', 'Publish the notice']).click();
  await ui.sees(['请填写通知内容（中文）', 'please fill in Notice in Chinese']);
  await dialog.getByLabel(ui.say(['通知内容（中文）', 'Notice in Chinese'])).fill(text[0]);
  await dialog.getByLabel(ui.say(['通知内容（英文，可不填）', 'Notice in English (optional)'])).fill(text[1]);
  await dialog.getByLabel(ui.say(['有效期至', 'Valid until'])).fill('2099-12-31');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('marquee').getByText(ui.say(text)), 'Enter in a field publishes nothing').toHaveCount(0);
  await ui.button(['发布通知', 'Publish the notice']).click();
  await ui.sees(['通知已发布', 'The notice has been published']);
  await dialog.getByRole('cell', { name: ui.say(text) }).waitFor();
  await journey.screenshot(`scrolling-dialog-${lang}`);

  const bar = (of: Page) => of.getByRole('marquee').getByText(ui.say(text));
  await bar(there.page).waitFor({ state: 'attached' });
  await bar(page).waitFor({ state: 'attached' });
  const line = there.page.getByRole('marquee').locator('> div');
  const running = (): Promise<string> => line.evaluate((node) => getComputedStyle(node).animationPlayState);
  const speed = await line.evaluate(
    (node: HTMLElement) => node.offsetWidth / Number.parseFloat(getComputedStyle(node).animationDuration),
  );
  assert.ok(Math.abs(speed - 50) < 1, `50 pixels a second, not ${speed}`);
  assert.equal((await there.page.getByRole('marquee').locator('..').boundingBox())?.height, 28);
  assert.equal(await running(), 'running');
  await there.page.getByRole('marquee').focus();
  assert.equal(await running(), 'paused');
  await there.page.emulateMedia({ reducedMotion: 'reduce' });
  assert.equal(await line.evaluate((node) => getComputedStyle(node).animationName), 'none');
  await journey.screenshot(`notice-bar-${lang}`, there.page);

  await dialog
    .getByRole('row', { name: ui.say(text) })
    .getByRole('button')
    .click();
  await page
    .locator('.ant-popconfirm')
    .getByRole('button', { name: ui.say(['撤回', 'Withdraw']) })
    .click();
  await ui.sees(['通知已撤回', 'The notice has been withdrawn']);
  await bar(there.page).waitFor({ state: 'detached' });
}

/** What must be answered stays above every page until it is. */
async function mustFeedback(journey: JourneyContext, lang: Lang): Promise<void> {
  const { here } = await twoUsers(journey, lang);
  const { page, person, ui } = here;
  await journey.runSql(
    `insert into app.message (tenant_id, id, user_id, kind, number, title_zh, title_en, must_answer, at)
     select tenant_id, gen_random_uuid(), user_id, kind, 'X', title, title, true, now()
     from app.account, (values ('notice', '8D-1'), ('task', '8D-2')) asked(kind, title) where username = $1`,
    [person.user],
  );
  await page.reload();
  await ui.sees(['2 条消息须回复', 'Replies required: 2']);
  await journey.screenshot(`must-feedback-${lang}`);
  for (const left of [1, 0]) {
    await ui.button(['回复', 'Reply']).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui.say(['回复', 'Reply']), exact: true })
      .click();
    await page.getByLabel(ui.say(['回复内容', 'Your reply'])).fill('OK');
    await ui.button(['发送回复', 'Send the reply']).click();
    await ui.sees(['回复已发送', 'The reply has been sent']);
    if (left > 0) await ui.sees([`${left} 条消息须回复`, `Replies required: ${left}`]);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: ui.say(['关闭', 'Close']), exact: true })
      .last()
      .click();
  }
  await page.getByText(ui.say(['条消息须回复', 'Replies required'])).waitFor({ state: 'detached' });
}

for (const [title, lang] of inLanguages('a mail with bold words and a list arrives with them, and with nothing else'))
  test(title, ({ journey }) => richMail(journey, lang));
for (const [title, lang] of inLanguages('a notice runs through the header of others without a reload, and stops when withdrawn'))
  test(title, ({ journey }) => scrollingNotice(journey, lang));
for (const [title, lang] of inLanguages('what must be answered stays above the page until it is answered'))
  test(title, ({ journey }) => mustFeedback(journey, lang));
