import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

type Pair = readonly [string, string];
const QUERY = '#/manage/system/sysconfig/queryCondition';
const COLUMNS = '#/manage/system/sysconfig/tableColumn';
const ORDERS = '#/manage/mes/sales/salesOrder';
const ORDER: Pair = ['销售订单', 'Sales order'];
const SALES: Pair = ['销售员', 'Sales'];
const HIDDEN = { column: ['客户', 'Customer'], field: ['客户', 'Customer'], button: ['导出', 'Export'] } as const;

/** The head of a list in front of somebody: its columns, query fields and buttons. */
async function headOf(page: Page, home: string) {
  await page.goto(`${home}${ORDERS}`);
  await page.locator('.ag-row').first().waitFor();
  const seen = (selector: string) => page.locator(selector).filter({ visible: true }).allInnerTexts();
  return {
    columns: (await seen('.ag-header-cell-text')).filter((text) => text !== ''),
    fields: (await seen('[data-query] label')).map((text) => text.trim()),
    buttons: (await seen('[role=toolbar] button')).map((text) => text.trim()).filter((text) => text !== ''),
  };
}

async function configured(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, tenant, user, password, another } = stage;
  const ui = await SignInPage.open(page, lang);
  await ui.signIn(tenant, user, password);
  await ui.arrived();
  const { say } = ui;
  const before = await headOf(page, home);
  assert.ok(before.columns.includes(say(HIDDEN.column)));
  assert.ok(before.fields.includes(say(HIDDEN.field)));
  assert.ok(before.buttons.includes(say(HIDDEN.button)));

  const button = (text: Pair) => page.getByRole('button', { name: say(text), exact: true }).filter({ visible: true });
  const role = page.locator('.ant-select-item-option').filter({ hasText: say(SALES), visible: true });
  const choose = async (address: string): Promise<void> => {
    await page.goto(`${home}${address}`);
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
  const hide = async (label: Pair): Promise<void> => {
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
  await stage.picture(`query-condition-${lang}`);
  await choose(COLUMNS);
  await hide(HIDDEN.column);
  await stage.picture(`table-column-${lang}`);
  await page
    .getByText(say(['按钮', 'Buttons']), { exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await ui.sees(['隐藏按钮只是让页面更简洁', 'Hiding a button tidies the page up']);
  await hide(HIDDEN.button);
  await stage.picture(`screen-buttons-${lang}`);

  const there = await (await another()).newPage();
  await there.goto(home);
  const seller = await SignInPage.open(there, lang);
  await seller.signIn(tenant, 'sales', password);
  await seller.arrived();
  const theirs = await headOf(there, home);
  assert.ok(!theirs.columns.includes(say(HIDDEN.column)), 'the role does not see the column');
  assert.ok(!theirs.fields.includes(say(HIDDEN.field)), 'nor the query field');
  assert.ok(!theirs.buttons.includes(say(HIDDEN.button)), 'nor the button');
  await stage.picture(`screen-of-the-role-${lang}`, there);
  assert.deepEqual(await headOf(page, home), before, 'the administrator’s own list is as it was');

  // Taken back, the role sees what is shipped again; both languages go through the same company.
  for (const [address, parts] of [
    [QUERY, 1],
    [COLUMNS, 2],
  ] as const) {
    await page.goto(`${home}${address}`);
    for (let part = 0; part < parts; part += 1) {
      if (part === 1)
        await page
          .getByText(say(['列', 'Columns']), { exact: true })
          .filter({ visible: true })
          .first()
          .click();
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
async function mainPage(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, tenant, user, password, another } = stage;
  const ui = await SignInPage.open(page, lang);
  await ui.signIn(tenant, user, password);
  await ui.arrived();
  const { say } = ui;
  await page.goto(`${home}#/manage/system/home/mainPageConfig`);
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
  const told = page.getByRole('row', { name: 'sales' });
  await told.getByText(say(['角色', 'role']), { exact: true }).waitFor();
  await stage.picture(`main-page-${lang}`);

  const there = await (await another()).newPage();
  await there.goto(home);
  const seller = await SignInPage.open(there, lang);
  await seller.signIn(tenant, 'sales', password);
  await there.locator('.ag-row').first().waitFor();
  await there.getByRole('columnheader', { name: say(['单据编号', 'Number']), exact: true }).waitFor();
  await stage.picture(`main-page-of-the-role-${lang}`, there);

  await choice.hover();
  await page.locator('.ant-select', { has: choice }).locator('.ant-select-clear').click();
  await told.getByText(say(['出厂', 'as shipped']), { exact: true }).waitFor();
  await there.reload();
  await seller.arrived();
}

export const journeys: readonly Journey[] = [
  ...inBoth('a column, a query field and a button hidden for a role are gone for its people and for nobody else', configured),
  ...inBoth('a page chosen for a role is the one its people begin with', mainPage),
];
