import assert from 'node:assert/strict';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { newOrder } from './order-form.ts';
import { expect, test } from './test.ts';
import { CREATE, type Workspace, signedInWorkspace, SAVE } from './workspace.ts';

const ORDERS: Text = ['销售订单', 'Sales order'];
const KIND: Text = ['工序类型', 'Process kind'];
const BACK: Text = ['恢复出厂', 'Back to shipped'];
const GLUING: Text = ['涂胶', 'Gluing'];

/** One of the list on the left; what is done with it happens on the right. */
const choose = (workspace: Workspace, list: Text, name: Text): Promise<void> =>
  workspace
    .region(list)
    .getByRole('button')
    .filter({ hasText: workspace.say(name) })
    .first()
    .click();

/** The company's own is given up: what was shipped stands again. */
async function restoreShipped(workspace: Workspace, sentence: Text): Promise<void> {
  await workspace.button(BACK).click();
  await workspace
    .dialog()
    .getByRole('button', { name: workspace.say(BACK) })
    .click();
  await workspace.sees(sentence);
}

/** Constant, date and sequence of the sales order's number are changed on the page; the next order follows, and then again the shipped rule. */
async function numbers(journey: JourneyContext, lang: Lang): Promise<void> {
  const workspace = await signedInWorkspace(journey, journey.page, lang, journey);
  await workspace.open('/system/syscode/codingRule', ['编码规则', 'Coding rule']);
  await choose(workspace, ['单据', 'Documents'], ORDERS);
  const rule = workspace.region(ORDERS);
  await rule.getByLabel(workspace.say(['固定字符', 'Constant'])).fill('TK-');
  await rule.getByLabel(workspace.say(['日期格式', 'Date format'])).click();
  await workspace.option('yyMMdd').last().click();
  await rule
    .getByLabel(workspace.say(['长度', 'Length']))
    .last()
    .fill('4');
  await expect(rule.getByText(/^TK-\d{10}$/).first(), 'the preview shows what the rule gives').toHaveText(/^TK-\d{6}0001$/);
  await journey.screenshot(`coding-rule-${lang}`);
  await workspace.button(SAVE).click();
  await workspace.sees(['下一张单据起使用', 'the next document follows it']);
  assert.match(await newOrder(workspace, 'NB01'), /^TK-\d{10}/);

  await workspace.open('/system/syscode/codingRule', ['编码规则', 'Coding rule']);
  await restoreShipped(workspace, ['已恢复出厂编码规则', 'is numbered as shipped again']);
  assert.match(await newOrder(workspace, 'NB01'), /^SO\d{11}/);
}

/** A value added to a dictionary is offered at once where processes are entered; removed again, it is gone from there. */
async function values(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const workspace = await signedInWorkspace(journey, page, lang, journey);
  /** How often it is found by its name; a long list draws only what is in sight. */
  const isOffered = async (times: 0 | 1): Promise<void> => {
    await workspace.open('/base/universal/process', ['工序', 'Process']);
    await workspace.button(CREATE).click();
    await workspace.field(KIND).click();
    const shipped = workspace.option(workspace.say(['热处理', 'Heat treatment'])).first();
    await shipped.waitFor();
    await workspace.field(KIND).fill(workspace.say(GLUING));
    await shipped.waitFor({ state: 'hidden' });
    await expect(workspace.option(workspace.say(GLUING))).toHaveCount(times);
    await page.keyboard.press('Escape');
  };
  await isOffered(0);
  await workspace.open('/system/syscode/dictionary', ['数据字典', 'Dictionary']);
  await choose(workspace, ['字典', 'Dictionaries'], KIND);
  await workspace.button(['增加一项', 'Add an item']).click();
  const list = workspace.region(KIND);
  await list
    .getByLabel(workspace.say(['值', 'Value']), { exact: true })
    .last()
    .fill('GLU');
  await list
    .getByLabel(workspace.say(['中文名称', 'Chinese name']))
    .last()
    .fill(GLUING[0]);
  await list
    .getByLabel(workspace.say(['英文名称', 'English name']))
    .last()
    .fill(GLUING[1]);
  await workspace.button(SAVE).click();
  await workspace.sees(['已保存，即刻生效', 'was saved and holds at once']);
  await journey.screenshot(`dictionary-${lang}`);
  await isOffered(1);

  await workspace.open('/system/syscode/dictionary', ['数据字典', 'Dictionary']);
  await list
    .getByRole('button', { name: workspace.say(['删除', 'Delete']) })
    .last()
    .click();
  await workspace.button(SAVE).click();
  await list
    .getByRole('row')
    .filter({ has: page.locator('input[value="GLU"]') })
    .waitFor({ state: 'detached' });
  await isOffered(0);
}

/** Whoever is signed in stands over every page as long as the company wants it. */
// parameter system.watermark
async function watermark(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const workspace = await signedInWorkspace(journey, page, lang, journey);
  const mark = page.locator('[style*="background-image"][style*="pointer-events: none"]');
  await workspace.open('/system/sysconfig/parameter', ['系统参数', 'System parameter']);
  await expect(mark).toHaveCount(0);
  const label = workspace.say(['屏幕水印', 'Watermark on screen']);
  await page.getByRole('switch', { name: label }).click();
  await workspace.button(SAVE).click();
  await mark.first().waitFor({ state: 'attached' });
  await journey.screenshot(`parameter-${lang}`);
  await page
    .getByRole('group', { name: label })
    .getByRole('button', { name: workspace.say(BACK) })
    .click();
  await mark.first().waitFor({ state: 'detached' });
}

for (const [title, lang] of inLanguages('the number of a sales order follows the rule of the page, and the shipped one again'))
  test(title, ({ journey }) => numbers(journey, lang));
for (const [title, lang] of inLanguages('a value added to a dictionary is offered at once'))
  test(title, ({ journey }) => values(journey, lang));
for (const [title, lang] of inLanguages('the watermark is switched on, seen, and off again'))
  test(title, ({ journey }) => watermark(journey, lang));
