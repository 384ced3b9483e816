import type { JourneyContext, Lang, NewUser, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { newOrder } from './order-form.ts';
import { openMore } from './screen.ts';
import { openSignInPage } from './sign-in-page.ts';
import { expect, test } from './test.ts';
import { CREATE, Workspace, signedInWorkspace, SAVE } from './workspace.ts';

const LOCK: Text = ['锁定', 'Lock'];
const UNLOCK: Text = ['解锁', 'Unlock'];
const [NEW, LOCKED]: readonly [Text, Text] = [
  ['新建', 'New'],
  ['已锁定', 'Locked'],
];
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
const namedAfter = ({ user, mobile }: NewUser): Named => ({
  above: `DA-${user}`,
  below: `DB-${user}`,
  role: `KEEPER-${user}`,
  username: `keeper-${user}`,
  mobile: `137${mobile.slice(3)}`,
});

/** Two departments, one below the other. */
async function makeDepartments(workspace: Workspace, { above, below }: Named): Promise<void> {
  for (const code of [above, below]) {
    await workspace.open('/system/sysconfig/department', ['部门', 'Department']);
    await workspace.button(CREATE).click();
    await workspace.field(['部门编码', 'Department code']).fill(code);
    await workspace.field(['部门名称', 'Department name']).fill(`订单组 ${code}`);
    await workspace.field(['英文名称', 'English name']).fill(`Orders ${code}`);
    if (code === below) await workspace.choose(['上级部门', 'Parent department'], above);
    await workspace.saveNew();
  }
}

/** Somebody of a department; no password yet, only a mobile number. */
async function makeUser(workspace: Workspace, { username, mobile, below }: Named): Promise<void> {
  await workspace.open('/system/sysconfig/user', ['用户', 'User']);
  await workspace.button(CREATE).click();
  await workspace.field(['用户名', 'User name']).fill(username);
  await workspace.field(['姓名', 'Name']).fill('周宁');
  await workspace.field(['英文名', 'English name']).fill('Zhou Ning');
  await workspace.choose(['部门', 'Department'], below);
  await workspace.field(['手机号码', 'Mobile number']).fill(mobile);
  await workspace.saveNew();
}

async function makeRole(workspace: Workspace, { role }: Named): Promise<void> {
  await workspace.open('/system/sysconfig/role', ['功能角色', 'Functional role']);
  await workspace.button(CREATE).click();
  await workspace.field(['角色编码', 'Role code']).fill(role);
  await workspace.field(['角色名称', 'Role name']).fill(`订单锁定员 ${role}`);
  await workspace.field(['英文名称', 'English name']).fill(`Order locker ${role}`);
  await workspace.saveNew();
}

const chooseRole = (workspace: Workspace, role: string): Promise<void> =>
  workspace.region(['角色', 'Roles']).getByRole('button').filter({ hasText: role }).click();

/** Ticks or unticks rights on the pages found by what is typed, and saves them. */
async function tick(workspace: Workspace, role: string, typed: string, ...rights: readonly Text[]): Promise<void> {
  await workspace.open('/system/sysconfig/roleResource', ['角色资源', 'Role resource']);
  await chooseRole(workspace, role);
  await workspace.field(['页面、按钮或权限代码', 'Page, button or right']).fill(typed);
  for (const right of rights) await workspace.box(right).click();
  await workspace.button(SAVE).click();
  await workspace.seesEffect();
}

/** The administrator looks at the menu as the role will see it. */
async function previewed(workspace: Workspace, journey: JourneyContext, lang: Lang): Promise<void> {
  await workspace.button(['以该角色查看', 'View as this role']).click();
  await workspace.dialog().getByText(workspace.say(ORDERS), { exact: true }).waitFor();
  await expect(workspace.dialog().getByText(workspace.say(LOCK), { exact: true })).toHaveCount(1);
  await journey.screenshot(`role-preview-${lang}`);
  await workspace.page.keyboard.press('Escape');
}

async function addTo(workspace: Workspace, { role, username }: Named): Promise<void> {
  await workspace.open('/system/sysconfig/roleUser', ['角色用户', 'Role user']);
  await chooseRole(workspace, role);
  await workspace.button(['添加用户', 'Add people']).click();
  await workspace
    .dialog()
    .getByLabel(workspace.say(['用户', 'People']), { exact: true })
    .fill(username);
  await workspace.option(username).click();
  await workspace.page.keyboard.press('Escape');
  await workspace
    .dialog()
    .getByRole('button', { name: workspace.say(['添加（1）', 'Add (1)']) })
    .click();
  await workspace.page.getByRole('cell', { name: username, exact: true }).waitFor();
}

async function limitTo(workspace: Workspace, { username }: Named, plant: string): Promise<void> {
  await workspace.open('/system/sysconfig/dataPermission', ['数据权限', 'Data permission']);
  await workspace.choose(['用户', 'User'], username);
  await workspace.page
    .getByRole('radio', { name: workspace.say(['仅限所选对象', 'Only chosen records']) })
    .filter({ visible: true })
    .check();
  await workspace
    .region(['待配置', 'To be configured'])
    .getByRole('button', { name: new RegExp(`^${plant}`) })
    .click();
  await workspace.button(SAVE).click();
  await workspace.seesEffect();
}

/** The new colleague at a browser of their own: sets a password with a code, and signs in. */
async function firstDay(journey: JourneyContext, lang: Lang, { username, mobile }: Named): Promise<Workspace> {
  const page = await (await journey.newContext()).newPage();
  const login = await openSignInPage(page, lang, journey.home);
  await login.button(['忘记密码', 'Forgot password']).click();
  await page.getByLabel(login.say(['企业代码', 'Company code']), { exact: true }).fill(journey.tenant);
  await page.getByLabel(login.say(['绑定手机号或用户名', 'Bound mobile number or user name'])).fill(mobile);
  await login.button(['发送验证码', 'Send code']).click();
  await page.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`).waitFor();
  const [code = ''] = /\d{6}/.exec(await journey.lastMessage(mobile)) ?? [];
  await login.code().fill(code);
  await page.getByLabel(login.say(['新密码', 'New password']), { exact: true }).fill(PASSWORD);
  await page.getByLabel(login.say(['确认新密码', 'Confirm the new password']), { exact: true }).fill(PASSWORD);
  await login.button(['确定', 'OK']).click();
  await login.sees(['密码已重置，请用新密码登录', 'The password has been reset; sign in with the new one']);
  await login.signIn(journey.tenant, username, PASSWORD);
  await login.homeOpens();
  return new Workspace(page, journey.home, lang);
}

/** Nothing but what the role opens is in the menu. */
async function menuIs(workspace: Workspace, areas: readonly Text[], area: Text, entries: readonly Text[]): Promise<void> {
  const buttons = workspace.page.getByRole('navigation', { name: workspace.say(['功能区', 'Areas']) }).getByRole('button');
  await expect(buttons).toHaveText(areas.map(workspace.say));
  await buttons.filter({ hasText: workspace.say(area) }).click();
  const menu = workspace.page.getByRole('navigation', { name: workspace.say(area), exact: true });
  await expect(menu.locator('.ant-menu-item')).toHaveText(entries.map(workspace.say));
}

/** The role changed by the administrator, and the click that was refused after it. */
async function findsBoth(workspace: Workspace, journey: JourneyContext, lang: Lang, { role, username }: Named): Promise<void> {
  const { page } = workspace;
  await workspace.open('/system/log/audit', ['数据变更审计', 'Data change audit']);
  await workspace.choose(['数据', 'Data'], workspace.say(['角色', 'Role']));
  await workspace.field(['单号、编码或ID', 'Number, code or id']).fill(role);
  await workspace.button(['查询', 'Query']).click();
  const newest = page.getByRole('row').filter({ visible: true, hasText: role }).first();
  await newest.getByText(workspace.say(['明细变更 1 行', 'Lines changed: 1'])).waitFor();
  await newest.getByRole('button', { name: workspace.say(['展开行', 'Expand row']) }).click();
  await page.getByText('sales.salesOrder.unlock').filter({ visible: true }).first().waitFor();
  await journey.screenshot(`audit-revocation-${lang}`);

  await workspace.open('/system/log/operation', ['操作日志', 'Operation log']);
  await workspace.choose(['用户', 'User'], username);
  await workspace.button(['查询', 'Query']).click();
  // The click itself; what the page asked for beside it, with rights it no longer had, may have been refused as well.
  const refused = workspace.row(workspace.say(['被拒', 'Refused'])).filter({ hasText: workspace.say(UNLOCK) });
  await refused.first().waitFor();
  await journey.screenshot(`operation-log-refused-${lang}`);
  await expect(refused).toHaveCount(1);
}

/**
 * From nothing to a colleague at work: departments, a role of two pages and two buttons, a user of one plant; what is taken
 * away is refused with the next click, and both are found in the logs.
 */
async function fromNothing(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const admin = await journey.newUser();
  const own = namedAfter(admin);
  const workspace = await signedInWorkspace(journey, page, lang, admin);
  const [theirOrder, otherOrder] = [await newOrder(workspace, 'NB02'), await newOrder(workspace, 'NB01')];
  await makeDepartments(workspace, own);
  await makeUser(workspace, own);
  await makeRole(workspace, own);
  await workspace.closeOtherTabs();
  await tick(workspace, own.role, 'sales.salesOrder', ORDERS, LOCK, UNLOCK);
  await screenshot(`role-resource-${lang}`);
  await expect(workspace.box(['关闭', 'Close'])).not.toBeChecked();
  await tick(workspace, own.role, 'base.plant', PLANTS);
  await previewed(workspace, journey, lang);
  await addTo(workspace, own);
  await screenshot(`role-user-${lang}`);
  await limitTo(workspace, own, 'NB02');

  const theirs = await firstDay(journey, lang, own);
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
  await expect(theirs.row('NB01')).toHaveCount(0);
  await theirs.open('/mes/sales/salesOrder', ORDERS);
  await theirs.row(theirOrder).first().waitFor();
  await expect(theirs.row(otherOrder), 'an order of the other plant').toHaveCount(0);
  for (const missing of [CREATE, ['导出', 'Export'] as const]) await expect(theirs.button(missing), missing[1]).toHaveCount(0);
  await theirs.row(theirOrder).first().getByRole('link').first().click();
  await theirs.act(LOCK);
  await theirs.isIn(LOCKED);
  await openMore(theirs.page, theirs.say);
  const ways = theirs.page.locator('.ant-dropdown').getByRole('menuitem').filter({ visible: true });
  await expect(ways, 'what the role may not do is not offered').toHaveText([theirs.say(UNLOCK)]);
  await theirs.page.keyboard.press('Escape');
  await theirs.actWayOut(UNLOCK);
  await theirs.isIn(NEW);
  await theirs.act(LOCK);
  await theirs.isIn(LOCKED);
  await theirs.dialog().waitFor({ state: 'detached' });

  await workspace.closeOtherTabs();
  await tick(workspace, own.role, 'sales.salesOrder', UNLOCK);
  await theirs.actWayOut(UNLOCK);
  // The page says the same about editing; meant is the answer to the click.
  const answer = theirs.page.locator('.ant-notification-notice', { hasText: theirs.say(REFUSED) });
  await answer
    .getByText(
      theirs.say(['请联系管理员授权「sales.salesOrder.unlock」', 'Ask an administrator for the right “sales.salesOrder.unlock”']),
    )
    .waitFor();
  await screenshot(`access-refused-${lang}`, theirs.page);
  await findsBoth(workspace, journey, lang, own);
}

for (const [title, lang] of inLanguages(
  'departments, a role and a limited user are made; what is taken away is refused, and the logs tell',
))
  test(title, { tag: '@gate' }, ({ journey }) => fromNothing(journey, lang));
