import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import type { Screen } from './screen.ts';
import { openSignInPage } from './sign-in-page.ts';
import { expect, test } from './test.ts';

/** Between two keys of a person; anything quicker would be a scanner. */
const PACE_MS = 50;
const TAB_AT_MOST = 40;

/** What has the focus, by the name a screen reader would say: its label, else what is written on it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const cell = element?.closest('[role="gridcell"]');
    if (cell) return `${cell.closest('[row-index]')?.getAttribute('row-index')} ${cell.getAttribute('col-id')}`;
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const name =
      element?.getAttribute('aria-label') ?? labels?.[0]?.innerText ?? (element as HTMLElement | null)?.innerText ?? '';
    return name
      .replace(/^\s*\*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  });

/** A person with a keyboard and no mouse. */
class Keyboard {
  readonly page: Page;
  readonly say: (text: Text) => string;
  constructor({ page, say }: Screen) {
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
  async tabTo(text: Text): Promise<void> {
    const walked: string[] = [];
    for (let steps = 0; steps < TAB_AT_MOST; steps += 1) {
      const name = await focused(this.page);
      if (name === this.say(text)) return;
      walked.push(name);
      await this.press('Tab');
    }
    assert.fail(`Tab does not lead to ${this.say(text)}: ${walked.join(' → ')}`);
  }
  async focusIs(name: string): Promise<void> {
    await expect.poll(() => focused(this.page)).toBe(name);
  }
  /** Types into a list of choices and takes the one that answers. */
  async choose(text: string): Promise<void> {
    await this.type(text);
    await this.page.locator('.ant-select-item-option-active', { hasText: text }).filter({ visible: true }).waitFor();
    await this.press('Enter');
    await this.page.locator('.ant-select-dropdown').filter({ visible: true }).waitFor({ state: 'hidden' });
  }
  async sees(text: Text): Promise<void> {
    await this.page.getByText(this.say(text)).filter({ visible: true }).first().waitFor();
  }
  /** Finds something in the search box and goes there. */
  async find(text: Text): Promise<void> {
    await this.press('Control+k');
    await this.focusIs(this.say(['搜索', 'Search']));
    await this.type(this.say(text));
    await this.page.locator('[role="option"][aria-selected="true"]', { hasText: this.say(text) }).waitFor();
    await this.press('Enter');
  }
  /** The question an action asks has its answer at hand. */
  async confirm(verb: Text): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^${this.say(verb)}`) });
    await dialog.locator('button:focus', { hasText: this.say(verb) }).waitFor();
    await this.press('Enter');
  }
}

async function orderByKeyboard(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, tenant, user, password, screenshot } = journey;
  const login = await openSignInPage(page, lang, journey.home);
  const keyboard = new Keyboard(login);
  await keyboard.tabTo(['企业代码', 'Company code']);
  await keyboard.type(tenant);
  await keyboard.tabTo(['用户名', 'User name']);
  await keyboard.type(user);
  await keyboard.tabTo(['密码', 'Password']);
  await keyboard.type(password);
  await keyboard.press('Enter');
  await login.homeOpens();

  await keyboard.find(['销售订单', 'Sales order']);
  await page.getByRole('columnheader', { name: keyboard.say(['单据编号', 'Number']), exact: true }).waitFor();
  await keyboard.press('Alt+n');
  await keyboard.focusIs(keyboard.say(['客户', 'Customer']));
  await keyboard.choose('C001');
  await keyboard.tabTo(['客户订单号', 'Customer order number']);
  await keyboard.type('KB-1');
  await keyboard.tabTo(['工厂', 'Plant']);
  await keyboard.choose('NB01');
  await keyboard.tabTo(['备注', 'Remark']);
  await keyboard.type('no mouse');

  await keyboard.tabTo(['新增明细', 'Add lines']);
  await keyboard.press('Enter');
  await keyboard.focusIs('0 part');
  await keyboard.choose('CHS-2001');
  await keyboard.press('Tab');
  await keyboard.focusIs('0 qty');
  // One sign is a value, too.
  await keyboard.type('7');
  await keyboard.press('Tab');
  await keyboard.focusIs('0 unit');
  await keyboard.choose('PCS');
  await keyboard.press('Tab', 'F2');
  await keyboard.type('12.5');
  await keyboard.press('Tab', 'F2');
  await keyboard.type('2099-12-20');
  await keyboard.press('Enter', 'Tab');
  await keyboard.focusIs('0 carModel');
  await keyboard.press('Tab');
  await keyboard.focusIs('0 remark');
  // Behind the last cell of the last line begins the next one.
  await keyboard.press('Tab');
  await keyboard.focusIs('1 part');
  await keyboard.choose('BRK-1001');
  await keyboard.press('Tab');
  await keyboard.type('30');
  await keyboard.press('Enter');
  await keyboard.focusIs('1 qty');
  for (const field of ['unit', 'unitPrice', 'dueDate']) {
    await keyboard.press('Tab');
    await keyboard.focusIs(`1 ${field}`);
    await keyboard.press('Control+d');
  }
  await page.getByText('37', { exact: true }).filter({ visible: true }).first().waitFor();
  await screenshot(`keyboard-lines-${lang}`);

  await keyboard.press('Control+s');
  const heading = page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true });
  await heading.waitFor();
  await keyboard.focusIs((await heading.innerText()).trim());
  await keyboard.tabTo(['锁定', 'Lock']);
  await screenshot(`keyboard-focus-${lang}`);
  await keyboard.press('Enter');
  await keyboard.confirm(['锁定', 'Lock']);
  const refused: Text = ['只有新建状态的销售订单才能修改', 'Edit is allowed only when the sales order is New'];
  await keyboard.sees(refused);
  await keyboard.press('Control+s');
  await page
    .getByRole('alert')
    .filter({ hasText: keyboard.say(refused) })
    .filter({ visible: true })
    .first()
    .waitFor();
  await screenshot(`keyboard-refused-${lang}`);
  await keyboard.find(['解锁', 'Unlock']);
  await keyboard.confirm(['解锁', 'Unlock']);
  await keyboard.sees(['新增明细', 'Add lines']);
  await keyboard.find(['关闭', 'Close']);
  await keyboard.confirm(['关闭', 'Close']);
  await page.getByRole('button', { name: keyboard.say(['保存', 'Save']), exact: true }).waitFor({ state: 'hidden' });
  await keyboard.sees(refused);
}

for (const [title, lang] of inLanguages('an order is entered, locked, refused, unlocked and closed without a mouse'))
  test(title, ({ journey }) => orderByKeyboard(journey, lang));
