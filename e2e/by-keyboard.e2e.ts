import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

type Pair = readonly [string, string];
/** Between two keys of a person; anything quicker would be a scanner. */
const PACE_MS = 50;
const TAB_AT_MOST = 40;

/** What has the focus, by the name a screen reader would say: its label, else what is written on it. */
const inHand = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const held = document.activeElement;
    const cell = held?.closest('[role="gridcell"]');
    if (cell) return `${cell.closest('[row-index]')?.getAttribute('row-index')} ${cell.getAttribute('col-id')}`;
    const labels = held instanceof HTMLInputElement || held instanceof HTMLTextAreaElement ? held.labels : null;
    const name = held?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (held as HTMLElement | null)?.innerText ?? '';
    return name
      .replace(/^\s*\*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

/** Hands on a keyboard, and no mouse. */
class Hands {
  readonly page: Page;
  readonly say: (text: Pair) => string;
  constructor({ page, say }: SignInPage) {
    this.page = page;
    this.say = say;
  }
  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }
  type(text: string): Promise<void> {
    return this.page.keyboard.type(text, { delay: PACE_MS });
  }
  /** Walks with Tab until this has the focus; what can be seen of it is a matter for the eye. */
  async tabTo(text: Pair): Promise<void> {
    const walked: string[] = [];
    for (let steps = 0; steps < TAB_AT_MOST; steps += 1) {
      const name = await inHand(this.page);
      if (name === this.say(text)) return;
      walked.push(name);
      await this.press('Tab');
    }
    assert.fail(`Tab does not lead to ${this.say(text)}: ${walked.join(' → ')}`);
  }
  async holds(name: string): Promise<void> {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await inHand(this.page)) === name) return;
      await this.page.waitForTimeout(100);
    }
    assert.equal(await inHand(this.page), name);
  }
  /** Types into a list of choices and takes the one that answers. */
  async choose(text: string): Promise<void> {
    await this.type(text);
    await this.page.locator('.ant-select-item-option-active', { hasText: text }).filter({ visible: true }).waitFor();
    await this.press('Enter');
    await this.page.locator('.ant-select-dropdown').filter({ visible: true }).waitFor({ state: 'hidden' });
  }
  async sees(text: Pair): Promise<void> {
    await this.page.getByText(this.say(text)).filter({ visible: true }).first().waitFor();
  }
  /** Finds something in the search box and goes there. */
  async find(text: Pair): Promise<void> {
    await this.press('Control+k');
    await this.holds(this.say(['搜索', 'Search']));
    await this.type(this.say(text));
    await this.page.locator('[role="option"][aria-selected="true"]', { hasText: this.say(text) }).waitFor();
    await this.press('Enter');
  }
  /** The question an action asks has its answer at hand. */
  async agree(verb: Pair): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^${this.say(verb)}`) });
    await dialog.locator('button:focus', { hasText: this.say(verb) }).waitFor();
    await this.press('Enter');
  }
}

async function orderByKeyboard(stage: Stage, lang: Lang): Promise<void> {
  const { page, tenant, user, password, picture } = stage;
  const login = await SignInPage.open(page, lang);
  const hands = new Hands(login);
  await hands.tabTo(['企业代码', 'Company code']);
  await hands.type(tenant);
  await hands.tabTo(['用户名', 'User name']);
  await hands.type(user);
  await hands.tabTo(['密码', 'Password']);
  await hands.type(password);
  await hands.press('Enter');
  await login.arrived();

  await hands.find(['销售订单', 'Sales order']);
  await page.getByRole('columnheader', { name: hands.say(['单据编号', 'Number']), exact: true }).waitFor();
  await hands.press('Alt+n');
  await hands.holds(hands.say(['客户', 'Customer']));
  await hands.choose('C001');
  await hands.tabTo(['客户订单号', 'Customer order number']);
  await hands.type('KB-1');
  await hands.tabTo(['工厂', 'Plant']);
  await hands.choose('NB01');
  await hands.tabTo(['备注', 'Remark']);
  await hands.type('no mouse');

  await hands.tabTo(['新增明细', 'Add lines']);
  await hands.press('Enter');
  await hands.holds('0 part');
  await hands.choose('CHS-2001');
  await hands.press('Tab');
  await hands.holds('0 qty');
  // One sign is a value, too.
  await hands.type('7');
  await hands.press('Tab');
  await hands.holds('0 unit');
  await hands.choose('PCS');
  await hands.press('Tab', 'F2');
  await hands.type('12.5');
  await hands.press('Tab', 'F2');
  await hands.type('2026-12-20');
  await hands.press('Enter', 'Tab');
  await hands.holds('0 remark');
  // Behind the last cell of the last line begins the next one.
  await hands.press('Tab');
  await hands.holds('1 part');
  await hands.choose('BRK-1001');
  await hands.press('Tab');
  await hands.type('30');
  await hands.press('Enter');
  await hands.holds('1 qty');
  for (const field of ['unit', 'unitPrice', 'dueDate']) {
    await hands.press('Tab');
    await hands.holds(`1 ${field}`);
    await hands.press('Control+d');
  }
  await page.getByText('37', { exact: true }).filter({ visible: true }).first().waitFor();
  await picture(`keyboard-lines-${lang}`);

  await hands.press('Control+s');
  const heading = page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true });
  await heading.waitFor();
  await hands.holds((await heading.innerText()).trim());
  await hands.tabTo(['锁定', 'Lock']);
  await picture(`keyboard-focus-${lang}`);
  await hands.press('Enter');
  await hands.agree(['锁定', 'Lock']);
  const refused: Pair = ['只有新建状态的销售订单才能修改', 'Edit is allowed only when the sales order is New'];
  await hands.sees(refused);
  await hands.press('Control+s');
  await page
    .getByRole('alert')
    .filter({ hasText: hands.say(refused) })
    .filter({ visible: true })
    .first()
    .waitFor();
  await picture(`keyboard-refused-${lang}`);
  await hands.find(['解锁', 'Unlock']);
  await hands.agree(['解锁', 'Unlock']);
  await hands.sees(['新增明细', 'Add lines']);
  await hands.find(['关闭', 'Close']);
  await hands.agree(['关闭', 'Close']);
  await page.getByRole('button', { name: hands.say(['保存', 'Save']), exact: true }).waitFor({ state: 'hidden' });
  await hands.sees(refused);
}

export const journeys: readonly Journey[] = [
  ...inBoth('an order is entered, locked, refused, unlocked and closed without a mouse', orderByKeyboard),
];
