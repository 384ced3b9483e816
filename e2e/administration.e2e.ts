import assert from 'node:assert/strict';
import { CREATE, Desk, enter, SAVE, type Text } from './desk.ts';
import { inBoth, type Journey, type Lang, type Someone, type Stage } from './journey.ts';
import { newOrder } from './order-form.ts';
import { SignInPage } from './sign-in-page.ts';

const LOCK: Text = ['锁定', 'Lock'];
const UNLOCK: Text = ['解锁', 'Unlock'];
const ORDERS: Text = ['销售订单', 'Sales order'];
const PLANTS: Text = ['工厂', 'Plant'];
const REFUSED: Text = ['您没有权限执行此操作', 'You are not authorised to perform this action'];
const PASSWORD = 'First-Day-2026!';

/** What one run of the story calls its own. */
interface Named {
  readonly above: string;
  readonly below: string;
  readonly role: string;
  readonly username: string;
  readonly mobile: string;
}
const namedAfter = ({ username, mobile }: Someone): Named => ({
  above: `DA-${username}`,
  below: `DB-${username}`,
  role: `KEEPER-${username}`,
  username: `keeper-${username}`,
  mobile: `137${mobile.slice(3)}`,
});

/** Two departments, one below the other. */
async function makeDepartments(desk: Desk, { above, below }: Named): Promise<void> {
  for (const code of [above, below]) {
    await desk.open('/system/sysconfig/department', ['部门', 'Department']);
    await desk.button(CREATE).click();
    await desk.field(['部门编码', 'Department code']).fill(code);
    await desk.field(['部门名称', 'Department name']).fill(`订单组 ${code}`);
    await desk.field(['英文名称', 'English name']).fill(`Orders ${code}`);
    if (code === below) await desk.choose(['上级部门', 'Parent department'], above);
    await desk.keep();
  }
}

/** Somebody of a department; no password yet, only a mobile number. */
async function makeUser(desk: Desk, { username, mobile, below }: Named): Promise<void> {
  await desk.open('/system/sysconfig/user', ['用户', 'User']);
  await desk.button(CREATE).click();
  await desk.field(['用户名', 'User name']).fill(username);
  await desk.field(['姓名', 'Name']).fill('周宁');
  await desk.field(['英文名', 'English name']).fill('Zhou Ning');
  await desk.choose(['部门', 'Department'], below);
  await desk.field(['手机号码', 'Mobile number']).fill(mobile);
  await desk.keep();
}

async function makeRole(desk: Desk, { role }: Named): Promise<void> {
  await desk.open('/system/sysconfig/role', ['功能角色', 'Functional role']);
  await desk.button(CREATE).click();
  await desk.field(['角色编码', 'Role code']).fill(role);
  await desk.field(['角色名称', 'Role name']).fill(`订单锁定员 ${role}`);
  await desk.field(['英文名称', 'English name']).fill(`Order locker ${role}`);
  await desk.keep();
}

const chooseRole = (desk: Desk, role: string): Promise<void> =>
  desk.region(['角色', 'Roles']).getByRole('button').filter({ hasText: role }).click();

/** Ticks or unticks rights on the pages found by what is typed, and saves them. */
async function tick(desk: Desk, role: string, typed: string, ...rights: readonly Text[]): Promise<void> {
  await desk.open('/system/sysconfig/roleResource', ['角色资源', 'Role resource']);
  await chooseRole(desk, role);
  await desk.field(['页面、按钮或权限代码', 'Page, button or right']).fill(typed);
  for (const right of rights) await desk.box(right).click();
  await desk.button(SAVE).click();
  await desk.holds();
}

/** The administrator looks at the menu as the role will see it. */
async function previewed(desk: Desk, stage: Stage, lang: Lang): Promise<void> {
  await desk.button(['以该角色查看', 'View as this role']).click();
  await desk.dialog().getByText(desk.say(ORDERS), { exact: true }).waitFor();
  assert.equal(await desk.dialog().getByText(desk.say(LOCK), { exact: true }).count(), 1);
  await stage.picture(`role-preview-${lang}`);
  await desk.page.keyboard.press('Escape');
}

async function addTo(desk: Desk, { role, username }: Named): Promise<void> {
  await desk.open('/system/sysconfig/roleUser', ['角色用户', 'Role user']);
  await chooseRole(desk, role);
  await desk.button(['添加用户', 'Add people']).click();
  await desk
    .dialog()
    .getByLabel(desk.say(['用户', 'People']), { exact: true })
    .fill(username);
  await desk.option(username).click();
  await desk.page.keyboard.press('Escape');
  await desk
    .dialog()
    .getByRole('button', { name: desk.say(['添加（1）', 'Add (1)']) })
    .click();
  await desk.page.getByRole('cell', { name: username, exact: true }).waitFor();
}

async function limitTo(desk: Desk, { username }: Named, plant: string): Promise<void> {
  await desk.open('/system/sysconfig/dataPermission', ['数据权限', 'Data permission']);
  await desk.choose(['用户', 'User'], username);
  await desk.page
    .getByRole('radio', { name: desk.say(['仅限所选对象', 'Only chosen records']) })
    .filter({ visible: true })
    .check();
  await desk
    .region(['待配置', 'To be configured'])
    .getByRole('button', { name: new RegExp(`^${plant}`) })
    .click();
  await desk.button(SAVE).click();
  await desk.holds();
}

/** The new colleague at a browser of their own: sets a password with a code, and signs in. */
async function firstDay(stage: Stage, lang: Lang, { username, mobile }: Named): Promise<Desk> {
  const page = await (await stage.another()).newPage();
  await page.goto(stage.home);
  const login = await SignInPage.open(page, lang);
  await login.button(['忘记密码', 'Forgot password']).click();
  await page.getByLabel(login.say(['企业代码', 'Company code']), { exact: true }).fill(stage.tenant);
  await page.getByLabel(login.say(['绑定手机号或用户名', 'Bound mobile number or user name'])).fill(mobile);
  await login.button(['发送验证码', 'Send code']).click();
  await page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`).waitFor();
  const [code = ''] = /\d{6}/.exec(await stage.received(mobile)) ?? [];
  await login.code().fill(code);
  await page.getByLabel(login.say(['新密码', 'New password']), { exact: true }).fill(PASSWORD);
  await page.getByLabel(login.say(['确认新密码', 'Confirm the new password']), { exact: true }).fill(PASSWORD);
  await login.button(['确定', 'OK']).click();
  await login.sees(['密码已重置，请用新密码登录', 'The password has been reset; sign in with the new one']);
  await login.signIn(stage.tenant, username, PASSWORD);
  await login.arrived();
  return new Desk(page, stage.home, lang);
}

/** Nothing but what the role opens is in the menu. */
async function menuIs(desk: Desk, areas: readonly Text[], area: Text, entries: readonly Text[]): Promise<void> {
  const buttons = desk.page.getByRole('navigation', { name: desk.say(['功能区', 'Areas']) }).getByRole('button');
  const seen = (await buttons.allInnerTexts()).map((text) => text.trim());
  assert.deepEqual(seen, areas.map(desk.say));
  await buttons.filter({ hasText: desk.say(area) }).click();
  const menu = desk.page.getByRole('navigation', { name: desk.say(area), exact: true });
  assert.deepEqual(
    (await menu.locator('.ant-menu-item').allInnerTexts()).map((text) => text.trim()),
    entries.map(desk.say),
  );
}

/** The role changed by the administrator, and the click that was refused after it. */
async function findsBoth(desk: Desk, stage: Stage, lang: Lang, { role, username }: Named): Promise<void> {
  const { page } = desk;
  await desk.open('/system/log/audit', ['数据变更审计', 'Data change audit']);
  await desk.choose(['数据', 'Data'], desk.say(['角色', 'Role']));
  await desk.field(['单号、编码或ID', 'Number, code or id']).fill(role);
  await desk.button(['查询', 'Query']).click();
  const newest = page.getByRole('row').filter({ visible: true, hasText: role }).first();
  await newest.getByText(desk.say(['明细变更 1 行', 'Lines changed: 1'])).waitFor();
  await newest.getByRole('button', { name: desk.say(['展开行', 'Expand row']) }).click();
  await page.getByText('sales.salesOrder.unlock').filter({ visible: true }).first().waitFor();
  await stage.picture(`audit-revocation-${lang}`);

  await desk.open('/system/log/operation', ['操作日志', 'Operation log']);
  await desk.choose(['用户', 'User'], username);
  await desk.button(['查询', 'Query']).click();
  const refused = desk.row(desk.say(['被拒', 'Refused']));
  await refused.first().waitFor();
  await stage.picture(`operation-log-refused-${lang}`);
  assert.equal(await refused.count(), 1);
}

/**
 * From nothing to a colleague at work: departments, a role of two pages and two buttons, a user of one plant; what is taken
 * away is refused with the next click, and both are found in the logs.
 */
async function fromNothing(stage: Stage, lang: Lang): Promise<void> {
  const { page, picture } = stage;
  const admin = await stage.someone();
  const own = namedAfter(admin);
  const desk = await enter(stage, page, lang, admin.username, admin.password);
  const [theirOrder, otherOrder] = [await newOrder(desk, 'NB02'), await newOrder(desk, 'NB01')];
  await makeDepartments(desk, own);
  await makeUser(desk, own);
  await makeRole(desk, own);
  await tick(desk, own.role, 'sales.salesOrder', ORDERS, LOCK, UNLOCK);
  await picture(`role-resource-${lang}`);
  assert.equal(await desk.box(['关闭', 'Close']).isChecked(), false);
  await tick(desk, own.role, 'base.plant', PLANTS);
  await previewed(desk, stage, lang);
  await addTo(desk, own);
  await picture(`role-user-${lang}`);
  await limitTo(desk, own, 'NB02');

  const theirs = await firstDay(stage, lang, own);
  await menuIs(
    theirs,
    [
      ['销售', 'Sales'],
      ['基础数据', 'Base data'],
      ['系统', 'System'],
    ],
    ['销售', 'Sales'],
    [ORDERS],
  );
  await theirs.open('/base/universal/plant', PLANTS);
  await theirs.row('NB02').first().waitFor();
  assert.equal(await theirs.row('NB01').count(), 0);
  await theirs.open('/mes/sales/salesOrder', ORDERS);
  await theirs.row(theirOrder).first().waitFor();
  assert.equal(await theirs.row(otherOrder).count(), 0, 'an order of the other plant');
  for (const missing of [CREATE, ['导出', 'Export'] as const]) assert.equal(await theirs.button(missing).count(), 0, missing[1]);
  await theirs.row(theirOrder).first().getByRole('link').first().click();
  await theirs.act(LOCK);
  await theirs.button(UNLOCK).first().waitFor();
  assert.equal(await theirs.button(['关闭', 'Close']).count(), 0);
  await theirs.act(UNLOCK);
  await theirs.button(LOCK).first().waitFor();
  await theirs.act(LOCK);
  await theirs.button(UNLOCK).first().waitFor();
  await theirs.dialog().waitFor({ state: 'detached' });

  await tick(desk, own.role, 'sales.salesOrder', UNLOCK);
  await theirs.act(UNLOCK);
  // The page says the same about editing; meant is the answer to the click.
  const answer = theirs.page.locator('.ant-notification-notice', { hasText: theirs.say(REFUSED) });
  await answer
    .getByText(
      theirs.say(['请联系管理员授权「sales.salesOrder.unlock」', 'Ask an administrator for the right “sales.salesOrder.unlock”']),
    )
    .waitFor();
  await picture(`access-refused-${lang}`, theirs.page);
  await findsBoth(desk, stage, lang, own);
}

export const journeys: readonly Journey[] = inBoth(
  'departments, a role and a limited user are made; what is taken away is refused, and the logs tell',
  fromNothing,
);
