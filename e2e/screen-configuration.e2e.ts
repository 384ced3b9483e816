import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { screenOf } from './screen.ts';
import { openSignedIn, signInWithoutForm } from './session.ts';
import { test } from './test.ts';

const QUERY = '/system/sysconfig/queryCondition';
const COLUMNS = '/system/sysconfig/tableColumn';
const ORDERS = '/mes/sales/salesOrder';
const ORDER: Text = ['销售订单', 'Sales order'];
const SALES: Text = ['销售员', 'Sales'];
const HIDDEN = { column: ['客户', 'Customer'], field: ['客户', 'Customer'], button: ['导出', 'Export'] } as const;

/** The head of a list in front of somebody: its columns, query fields and buttons. */
async function headOf(page: Page, home: string) {
  await page.goto(`${home}#/manage${ORDERS}`);
  await page.locator('.ag-row').first().waitFor();
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).allInnerTexts();
  return {
    columns: (await seen('.ag-header-cell-text')).filter((text) => text !== ''),
    fields: (await seen('[data-query] label')).map((text) => text.trim()),
    buttons: (await seen('[role=toolbar] button')).map((text) => text.trim()).filter((text) => text !== ''),
  };
}

async function configured(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, newContext } = journey;
  const ui = await openSignedIn(journey, lang, { address: ORDERS });
  const { say } = ui;
  const before = await headOf(page, home);
  assert.ok(before.columns.includes(say(HIDDEN.column)));
  assert.ok(before.fields.includes(say(HIDDEN.field)));
  assert.ok(before.buttons.includes(say(HIDDEN.button)));

  const button = (text: Text) => page.getByRole('button', { name: say(text), exact: true }).filter({ visible: true });
  // The switch itself: the same word may stand on the page in between.
  const partOf = (text: Text) => page.locator('.ant-segmented-item').filter({ hasText: say(text), visible: true });
  const role = page.locator('.ant-select-item-option').filter({ hasText: say(SALES), visible: true });
  const choose = async (address: string): Promise<void> => {
    await page.goto(`${home}#/manage${address}`);
    await page
      .getByRole('button', { name: say(ORDER), exact: true })
      .filter({ visible: true })
      .click();
    await page
      .getByRole('combobox', { name: new RegExp(`^${say(['适用对象', 'For'])}`) })
      .filter({ visible: true })
      .fill(say(SALES));
    await role.click();
    await page
      .getByText(say(['尚未发布', 'Nothing published']))
      .filter({ visible: true })
      .waitFor();
  };
  const hide = async (label: Text): Promise<void> => {
    await page
      .getByRole('checkbox', { name: say([`显示${label[0]}`, `Show ${label[1]}`]), exact: true })
      .filter({ visible: true })
      .uncheck();
    // Another part of the page may be published already, so only the answer tells; until it is known the button says it waits.
    const published = page.waitForResponse('**/system/preference/publish');
    await button(['发布', 'Publish']).click();
    await published;
    await button(['发布', 'Publish']).waitFor();
    await button(['撤回发布', 'Withdraw']).waitFor();
  };
  await choose(QUERY);
  await hide(HIDDEN.field);
  await journey.screenshot(`query-condition-${lang}`);
  await choose(COLUMNS);
  await hide(HIDDEN.column);
  await journey.screenshot(`table-column-${lang}`);
  await partOf(['按钮', 'Buttons']).click();
  await ui.sees(['隐藏按钮只是让页面更简洁', 'Hiding a button tidies the page up']);
  await hide(HIDDEN.button);
  await journey.screenshot(`screen-buttons-${lang}`);

  const there = await (await newContext()).newPage();
  await signInWithoutForm(there, journey, lang, { ...journey, user: 'sales' });
  const theirs = await headOf(there, home);
  assert.ok(!theirs.columns.includes(say(HIDDEN.column)), 'the role does not see the column');
  assert.ok(!theirs.fields.includes(say(HIDDEN.field)), 'nor the query field');
  assert.ok(!theirs.buttons.includes(say(HIDDEN.button)), 'nor the button');
  await journey.screenshot(`screen-of-the-role-${lang}`, there);
  assert.deepEqual(await headOf(page, home), before, 'the administrator’s own list is as it was');

  // Taken back, the role sees what is shipped again; both languages go through the same company.
  for (const [address, parts] of [
    [QUERY, 1],
    [COLUMNS, 2],
  ] as const) {
    await page.goto(`${home}#/manage${address}`);
    for (let part = 0; part < parts; part += 1) {
      if (part === 1) await partOf(['列', 'Columns']).click();
      await button(['撤回发布', 'Withdraw']).click();
      await page
        .getByText(say(['尚未发布', 'Nothing published']))
        .filter({ visible: true })
        .waitFor();
    }
  }
  await there.reload();
  assert.deepEqual((await headOf(there, home)).fields, before.fields);
}

/** A page is chosen for a role: its people begin with it, and the page told so beforehand. */
async function mainPage(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, newContext } = journey;
  const ui = await openSignedIn(journey, lang, { address: '/system/home/mainPageConfig' });
  const { say } = ui;
  const choice = page.getByRole('combobox', { name: say(['销售员的主页', 'Main page of Sales clerk']), exact: true });
  await choice.fill(say(ORDER));
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: say(ORDER), visible: true })
    .click();
  await ui.sees(['销售员的主页已更改', 'The main page of Sales clerk was changed']);
  const search = page.getByRole('searchbox', { name: say(['姓名或用户名', 'Name or user name']) });
  await search.fill('sales');
  await search.press('Enter');
  const row = page.getByRole('row', { name: 'sales' });
  await row.getByText(say(['角色', 'role']), { exact: true }).waitFor();
  await journey.screenshot(`main-page-${lang}`);

  const there = await (await newContext()).newPage();
  await signInWithoutForm(there, journey, lang, { ...journey, user: 'sales' });
  await there.goto(home);
  await there.locator('.ag-row').first().waitFor();
  await there.getByRole('columnheader', { name: say(['单据编号', 'Number']), exact: true }).waitFor();
  await journey.screenshot(`main-page-of-the-role-${lang}`, there);

  await choice.hover();
  await page.locator('.ant-select', { has: choice }).locator('.ant-select-clear').click();
  await row.getByText(say(['出厂', 'as shipped']), { exact: true }).waitFor();
  await there.reload();
  await screenOf(there, lang).homeOpens();
}

for (const [title, lang] of inLanguages(
  'a column, a query field and a button hidden for a role are gone for its people and for nobody else',
))
  test(title, ({ journey }) => configured(journey, lang));
for (const [title, lang] of inLanguages('a page chosen for a role is the one its people begin with'))
  test(title, ({ journey }) => mainPage(journey, lang));
