import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findBarriers } from './barriers.ts';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { inLang, SignInPage } from './sign-in-page.ts';

type Text = readonly [string, string];
const LOCK: Text = ['锁定', 'Lock'];
const UNLOCK: Text = ['解锁', 'Unlock'];
const CREATE: Text = ['新增', 'Create'];
const EXPORT: Text = ['导出', 'Export'];
const SAVE: Text = ['保存', 'Save'];
const ORDERS: Text = ['销售订单', 'Sales order'];
const REFUSED: Text = ['您没有权限执行此操作', 'You are not authorised to perform this action'];

/** The workspace as a person uses it; pages behind the one in front are still there, out of sight. */
class Desk {
  readonly page: Page;
  readonly home: string;
  readonly say: (text: Text) => string;
  constructor(page: Page, home: string, lang: Lang) {
    this.page = page;
    this.home = home;
    this.say = inLang(lang);
  }
  async open(address: string, title: Text): Promise<void> {
    await this.page.goto(`${this.home}#/manage${address}`);
    await this.page
      .getByRole('heading', { name: this.say(title), exact: true })
      .filter({ visible: true })
      .waitFor();
  }
  region(text: Text) {
    return this.page.getByRole('region', { name: this.say(text), exact: true }).filter({ visible: true });
  }
  button(text: Text) {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`(^| )${this.say(text)}$`) })
      .filter({ visible: true });
  }
  box(text: Text) {
    return this.page.getByRole('checkbox', { name: this.say(text), exact: true }).filter({ visible: true });
  }
  async sees(text: Text): Promise<void> {
    await this.page.getByText(this.say(text)).filter({ visible: true }).first().waitFor();
  }
  async chooseRole(code: string): Promise<void> {
    await this.region(['角色', 'Roles']).getByRole('button').filter({ hasText: code }).click();
  }
  async filter(typed: string): Promise<void> {
    await this.page
      .getByLabel(this.say(['页面、按钮或权限代码', 'Page, button or right']))
      .filter({ visible: true })
      .fill(typed);
  }
  /** Presses a button of a document and agrees to what it asks. */
  async act(verb: Text): Promise<void> {
    const named = { name: this.say(verb), exact: true };
    await this.page.getByRole('main').getByRole('button', named).filter({ visible: true }).first().click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${this.say(verb)}`) })
      .last()
      .click();
  }
}

async function enter(stage: Stage, page: Page, lang: Lang, username: string, password: string): Promise<Desk> {
  const login = await SignInPage.open(page, lang);
  await login.signIn(stage.tenant, username, password);
  await login.arrived();
  return new Desk(page, stage.home, lang);
}

/** A role of its own through the list of roles. */
async function makeRole(desk: Desk, code: string): Promise<void> {
  await desk.open('/system/sysconfig/role', ['功能角色', 'Functional role']);
  await desk.button(CREATE).click();
  const field = (label: Text) => desk.page.getByLabel(new RegExp(`^[* ]*${desk.say(label)}$`)).filter({ visible: true });
  await field(['角色编码', 'Role code']).fill(code);
  await field(['角色名称', 'Role name']).fill(`订单锁定员 ${code}`);
  await field(['英文名称', 'English name']).fill(`Order locker ${code}`);
  await desk.button(SAVE).click();
  await desk.page.locator('h1', { hasText: code }).filter({ visible: true }).waitFor();
}

/** Ticks or unticks rights of the sales orders and saves them. */
async function tick(desk: Desk, code: string, ...rights: readonly Text[]): Promise<void> {
  await desk.open('/system/sysconfig/roleResource', ['角色资源', 'Role resource']);
  await desk.chooseRole(code);
  await desk.filter('sales.salesOrder');
  for (const right of rights) await desk.box(right).click();
  await desk.button(SAVE).click();
  await desk.page
    .getByText(new RegExp(desk.say(['下一次请求起生效', 'from the next request on'])))
    .first()
    .waitFor();
}

async function addTo(desk: Desk, code: string, username: string): Promise<void> {
  await desk.open('/system/sysconfig/roleUser', ['角色用户', 'Role user']);
  await desk.chooseRole(code);
  await desk.button(['添加用户', 'Add people']).click();
  const dialog = desk.page.getByRole('dialog').filter({ visible: true });
  await dialog.getByLabel(desk.say(['用户', 'People']), { exact: true }).fill(username);
  await desk.page.locator('.ant-select-item-option', { hasText: username }).filter({ visible: true }).click();
  await desk.page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: desk.say(['添加（1）', 'Add (1)']) }).click();
  await desk.page.getByRole('cell', { name: username, exact: true }).waitFor();
}

/** A new role opens one page with two buttons to one person; what is taken away is refused with the next click. */
async function fromNothing(stage: Stage, lang: Lang): Promise<void> {
  const { page, picture } = stage;
  const [admin, clerk] = [await stage.someone(), await stage.someone()];
  const nobody = `delete from app.system_user_roles l using app.system_user u where u.id = l.parent_id and u.username = $1`;
  await stage.behind(nobody, [clerk.username]);
  const code = `ACCESS-${lang.toUpperCase()}`;
  const desk = await enter(stage, page, lang, admin.username, admin.password);
  await makeRole(desk, code);
  await tick(desk, code, ORDERS, LOCK, UNLOCK);
  await picture(`role-resource-${lang}`);
  assert.equal(await desk.box(LOCK).isChecked(), true);
  assert.equal(await desk.box(['关闭', 'Close']).isChecked(), false);
  await desk.button(['以该角色查看', 'View as this role']).click();
  const drawer = page.getByRole('dialog').filter({ visible: true });
  await drawer.getByText(desk.say(ORDERS), { exact: true }).waitFor();
  assert.equal(await drawer.getByText(desk.say(LOCK), { exact: true }).count(), 1);
  await picture(`role-preview-${lang}`);
  await page.keyboard.press('Escape');
  await addTo(desk, code, clerk.username);
  await picture(`role-user-${lang}`);

  const theirPage = await (await stage.another()).newPage();
  await theirPage.goto(stage.home);
  const theirs = await enter(stage, theirPage, lang, clerk.username, clerk.password);
  const areas = theirPage.getByRole('navigation', { name: theirs.say(['功能区', 'Areas']) }).getByRole('button');
  assert.deepEqual(
    (await areas.allInnerTexts()).map((text) => text.trim()),
    [theirs.say(['销售', 'Sales']), theirs.say(['系统', 'System'])],
    'their area, and the messages everybody has',
  );
  await areas.first().click();
  const menu = theirPage.getByRole('navigation', { name: theirs.say(['销售', 'Sales']), exact: true });
  assert.deepEqual(
    (await menu.locator('.ant-menu-item').allInnerTexts()).map((text) => text.trim()),
    [theirs.say(ORDERS)],
  );
  await theirs.open('/mes/sales/salesOrder', ORDERS);
  const locked = theirPage.locator('.ag-row', { hasText: theirs.say(['锁定', 'Locked']) }).filter({ visible: true });
  await locked.first().waitFor();
  for (const missing of [CREATE, EXPORT]) assert.equal(await theirs.button(missing).count(), 0, missing[1]);
  await locked.first().getByRole('link').first().click();
  await theirs.act(UNLOCK);
  await theirs.button(LOCK).first().waitFor();
  await theirs.act(LOCK);
  await theirs.button(UNLOCK).first().waitFor();
  await theirPage.getByRole('dialog').filter({ visible: true }).waitFor({ state: 'detached' });

  await tick(desk, code, UNLOCK);
  await theirs.act(UNLOCK);
  // The page says the same about editing; meant is the answer to the click.
  await theirPage.locator('.ant-notification-notice', { hasText: theirs.say(REFUSED) }).waitFor();
  await picture(`access-refused-${lang}`, theirPage);
}

/** A person is limited to one plant; the three pages have no barriers by day and by night. */
async function limited(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, picture } = stage;
  const [admin, other] = [await stage.someone(), await stage.someone()];
  const desk = await enter(stage, page, lang, admin.username, admin.password);
  await desk.open('/system/sysconfig/dataPermission', ['数据权限', 'Data permission']);
  await page
    .getByLabel(desk.say(['用户', 'User']), { exact: true })
    .filter({ visible: true })
    .fill(other.username);
  await page.locator('.ant-select-item-option', { hasText: other.username }).filter({ visible: true }).click();
  await page
    .getByRole('radio', { name: desk.say(['仅限所选对象', 'Only chosen records']) })
    .filter({ visible: true })
    .check();
  // A greyed button says why when it is pressed all the same.
  await desk.button(SAVE).click({ force: true });
  await desk.sees(['「工厂」没有选择任何对象，请选择至少一个或改为不限', '“Plant”: choose at least one record, or no limit']);
  await desk.region(['待配置', 'To be configured']).getByRole('button', { name: /^NB02/ }).click();
  await picture(`data-permission-${lang}`);
  assert.deepEqual(await findBarriers(page), [], 'two lists');
  await desk.button(SAVE).click();
  await page
    .getByText(new RegExp(desk.say(['下一次请求起生效', 'from the next request on'])))
    .first()
    .waitFor();

  const theirPage = await (await stage.another()).newPage();
  await theirPage.goto(home);
  const theirs = await enter(stage, theirPage, lang, other.username, other.password);
  await theirs.open('/base/universal/plant', ['工厂', 'Plant']);
  await theirPage.locator('.ag-row', { hasText: 'NB02' }).filter({ visible: true }).first().waitFor();
  assert.equal(await theirPage.locator('.ag-row', { hasText: 'NB01' }).filter({ visible: true }).count(), 0);

  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    for (const name of ['roleResource', 'roleUser', 'dataPermission']) {
      await page.goto(`${home}#/manage/system/sysconfig/${name}`);
      await page.reload();
      await page.waitForLoadState('networkidle');
      if (name !== 'dataPermission') {
        await desk.chooseRole('BUYER');
        if (name === 'roleResource') await desk.filter('sales');
        await page.waitForLoadState('networkidle');
      }
      assert.deepEqual(await findBarriers(page), [], `${name}, ${look}`);
    }
  }
}

export const journeys: readonly Journey[] = [
  ...inBoth('a role is made, gets a page with two buttons and a person, and loses one button', fromNothing),
  ...inBoth('a person is limited to one plant', limited),
];
