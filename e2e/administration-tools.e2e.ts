import type { Locator, Page } from '@playwright/test';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';

/** A new user, signed in on a page. */
async function signedIn(journey: JourneyContext, page: Page, lang: Lang, address = '') {
  const person = await journey.newUser();
  const ui = await openSignedIn(journey, lang, { page, account: person, address });
  return { person, ui };
}

/** Clicks a disabled button, which answers with its reason; Playwright would wait for it to be enabled. */
const clickDisabled = async (button: Locator): Promise<void> => {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  // The reason hangs over its neighbours for as long as the mouse stays.
  await button.page().mouse.move(0, 0);
};

/** The shipped menu becomes the company's own, is changed under the rules of its nodes, and comes back. */
async function ownMenu(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const { ui } = await signedIn(journey, page, lang, '/system/sysconfig/resource');
  await ui.sees(['公司目前使用出厂菜单', 'The shipped menu stands']);
  await ui.button(['套用出厂菜单', 'Take over the shipped menu']).click();
  await ui.sees(['已套用出厂菜单', 'The shipped menu was taken over']);

  const line = (name: readonly [string, string]) =>
    page.locator('.ant-tree-treenode', { has: page.getByText(ui.say(name), { exact: true }) }).first();
  await line(['权限管理', 'Access']).locator('.ant-tree-switcher').click();
  await line(['部门', 'Department']).locator('.ant-tree-title').click();
  const named: readonly [string, string] = ['组织单元', 'Divisions'];
  await page.locator('#resource-name').fill(named[0]);
  await page.locator('#resource-nameEn').fill(named[1]);
  await journey.screenshot(`own-menu-${lang}`);
  await ui.button(['保存', 'Save']).click();
  await ui.sees([`「${named[0]}」已保存`, `“${named[0]}” has been saved`]);
  await page.reload();
  await page.getByRole('menuitem', { name: ui.say(named) }).waitFor();

  // A button stands below a page; below a button no menu does.
  await line(['权限管理', 'Access']).locator('.ant-tree-switcher').click();
  await line(named).locator('.ant-tree-title').click();
  await clickDisabled(ui.button(['新增菜单', 'Add menu']));
  await ui.sees(['三级菜单下不能添加菜单', 'A menu cannot be placed under a level-3 menu']);
  await ui.button(['新增按钮', 'Add button']).click();
  await page.locator('#resource-name').fill('审核');
  await ui.button(['保存', 'Save']).click();
  await ui.sees(['「审核」已保存', '“审核” has been saved']);
  await page.getByRole('heading', { name: '审核' }).waitFor();
  await clickDisabled(ui.button(['新增菜单', 'Add menu']));
  await ui.sees(['按钮下不能添加菜单', 'A menu cannot be placed under a button']);
  await line(named).locator('.ant-tree-title').click();
  await clickDisabled(ui.button(['删除', 'Delete']));
  await ui.sees(['存在下级节点，不能删除', 'A node with children cannot be deleted']);
  await journey.screenshot(`own-menu-refused-${lang}`);

  await ui.button(['恢复出厂菜单', 'Back to the shipped menu']).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ui.say(['恢复出厂菜单', 'Back to the shipped menu']) })
    .click();
  await ui.sees(['已恢复出厂菜单', 'The shipped menu stands again']);
  await page.getByRole('menuitem', { name: ui.say(['部门', 'Department']), exact: true }).waitFor();
}

/** Whoever is signed in is seen, and can be signed out; not oneself. */
async function forcedSignOut(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, newContext } = journey;
  const { ui, person: me } = await signedIn(journey, page, lang);
  const there = await (await newContext()).newPage();
  const { person } = await signedIn(journey, there, lang);
  await page.getByRole('button', { name: ui.say(['在线 2', '2 online']), exact: true }).click();
  const row = (username: string) => page.getByRole('row', { name: username });
  await row(person.user)
    .getByText(ui.say(['● 在线', '● Online']))
    .waitFor();
  await journey.screenshot(`online-users-${lang}`);
  const out = (username: string) => row(username).getByRole('button', { name: ui.say(['强制退出', 'Sign out']), exact: true });
  await clickDisabled(out(me.user));
  await ui.sees(['不能在这里强制自己退出', 'You cannot sign yourself out here']);
  await out(person.user).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByText(ui.say([`林晓（${person.user}）`, `Lin Xiao (${person.user})`]))
    .last()
    .waitFor();
  await journey.screenshot(`forced-sign-out-${lang}`);
  await dialog.getByRole('button', { name: ui.say(['强制退出', 'Sign out']) }).click();
  await ui.sees(['已强制「林晓」退出', 'Lin Xiao has been signed out']);
  await row(person.user).waitFor({ state: 'detached' });
  // Their page leaves by itself as soon as it is told; if it was not, the next click would lead there.
  await there.getByRole('button', { name: ui.say(['登录', 'Sign in']), exact: true }).waitFor();
  await page.getByRole('button', { name: ui.say(['在线 1', '1 online']), exact: true }).waitFor();
}

for (const [title, lang] of inLanguages('the shipped menu is taken over, renamed, kept within its rules, and given back'))
  test(title, ({ journey }) => ownMenu(journey, lang));
for (const [title, lang] of inLanguages('a second person is seen online and signed out: their page leads to the sign-in'))
  test(title, ({ journey }) => forcedSignOut(journey, lang));
