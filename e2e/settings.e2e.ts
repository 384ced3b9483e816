import assert from 'node:assert/strict';
import { CREATE, type Desk, enter, SAVE, type Text } from './desk.ts';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { newOrder } from './order-form.ts';

const ORDERS: Text = ['销售订单', 'Sales order'];
const KIND: Text = ['工序类型', 'Process kind'];
const BACK: Text = ['恢复出厂', 'Back to shipped'];
const GLUING: Text = ['涂胶', 'Gluing'];

/** One of the list on the left; what is done with it happens on the right. */
const choose = (desk: Desk, list: Text, name: Text): Promise<void> =>
  desk
    .region(list)
    .getByRole('button')
    .filter({ hasText: desk.say(name) })
    .first()
    .click();

/** The company's own is given up: what was shipped stands again. */
async function giveBack(desk: Desk, told: Text): Promise<void> {
  await desk.button(BACK).click();
  await desk
    .dialog()
    .getByRole('button', { name: desk.say(BACK) })
    .click();
  await desk.sees(told);
}

/** Constant, date and sequence of the sales order's number are changed on the page; the next order follows, and then again the shipped rule. */
async function numbers(stage: Stage, lang: Lang): Promise<void> {
  const desk = await enter(stage, stage.page, lang, stage.user, stage.password);
  await desk.open('/system/syscode/codingRule', ['编码规则', 'Coding rule']);
  await choose(desk, ['单据', 'Documents'], ORDERS);
  const rule = desk.region(ORDERS);
  await rule.getByLabel(desk.say(['固定字符', 'Constant'])).fill('TK-');
  await rule.getByLabel(desk.say(['日期格式', 'Date format'])).click();
  await desk.option('yyMMdd').last().click();
  await rule
    .getByLabel(desk.say(['长度', 'Length']))
    .last()
    .fill('4');
  const [sample = ''] = await rule.getByText(/^TK-\d{6}\d{4}$/).allInnerTexts();
  assert.match(sample, /^TK-\d{6}0001$/, 'the preview shows what the rule gives');
  await stage.picture(`coding-rule-${lang}`);
  await desk.button(SAVE).click();
  await desk.sees(['下一张单据起使用', 'the next document follows it']);
  assert.match(await newOrder(desk, 'NB01'), /^TK-\d{10}/);

  await desk.open('/system/syscode/codingRule', ['编码规则', 'Coding rule']);
  await giveBack(desk, ['已恢复出厂编码规则', 'is numbered as shipped again']);
  assert.match(await newOrder(desk, 'NB01'), /^SO\d{11}/);
}

/** A value added to a dictionary is offered at once where processes are entered; removed again, it is gone from there. */
async function values(stage: Stage, lang: Lang): Promise<void> {
  const { page } = stage;
  const desk = await enter(stage, page, lang, stage.user, stage.password);
  /** Whether it is found by its name; a long list draws only what is in sight. */
  const isOffered = async (): Promise<boolean> => {
    await desk.open('/base/universal/process', ['工序', 'Process']);
    await desk.button(CREATE).click();
    await desk.field(KIND).click();
    const another = desk.option(desk.say(['热处理', 'Heat treatment'])).first();
    await another.waitFor();
    await desk.field(KIND).fill(desk.say(GLUING));
    await another.waitFor({ state: 'hidden' });
    const found = await desk.option(desk.say(GLUING)).count();
    await page.keyboard.press('Escape');
    return found > 0;
  };
  assert.equal(await isOffered(), false);
  await desk.open('/system/syscode/dictionary', ['数据字典', 'Dictionary']);
  await choose(desk, ['字典', 'Dictionaries'], KIND);
  await desk.button(['增加一项', 'Add an item']).click();
  const list = desk.region(KIND);
  await list
    .getByLabel(desk.say(['值', 'Value']), { exact: true })
    .last()
    .fill('GLU');
  await list
    .getByLabel(desk.say(['中文名称', 'Chinese name']))
    .last()
    .fill(GLUING[0]);
  await list
    .getByLabel(desk.say(['英文名称', 'English name']))
    .last()
    .fill(GLUING[1]);
  await desk.button(SAVE).click();
  await desk.sees(['已保存，即刻生效', 'was saved and holds at once']);
  await stage.picture(`dictionary-${lang}`);
  assert.equal(await isOffered(), true);

  await desk.open('/system/syscode/dictionary', ['数据字典', 'Dictionary']);
  await list
    .getByRole('button', { name: desk.say(['删除', 'Delete']) })
    .last()
    .click();
  await desk.button(SAVE).click();
  await list
    .getByRole('row')
    .filter({ has: page.locator('input[value="GLU"]') })
    .waitFor({ state: 'detached' });
  assert.equal(await isOffered(), false);
}

/** Whoever is signed in stands over every page as long as the company wants it. */
async function watermark(stage: Stage, lang: Lang): Promise<void> {
  const { page } = stage;
  const desk = await enter(stage, page, lang, stage.user, stage.password);
  const mark = page.locator('[style*="background-image"][style*="pointer-events: none"]');
  await desk.open('/system/sysconfig/parameter', ['系统参数', 'System parameter']);
  assert.equal(await mark.count(), 0);
  await page.getByRole('switch', { name: desk.say(['屏幕水印', 'Watermark on screen']) }).click();
  await desk.button(SAVE).click();
  await mark.first().waitFor({ state: 'attached' });
  await stage.picture(`parameter-${lang}`);
  await desk.button(BACK).click();
  await mark.first().waitFor({ state: 'detached' });
}

export const journeys: readonly Journey[] = [
  ...inBoth('the number of a sales order follows the rule of the page, and the shipped one again', numbers),
  ...inBoth('a value added to a dictionary is offered at once', values),
  ...inBoth('the watermark is switched on, seen, and off again', watermark),
];
