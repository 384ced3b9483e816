import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { a11yViolations } from './a11y-violations.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { inLang } from './screen.ts';
import { openSignedIn, signInWithoutForm } from './session.ts';
import { expect, test } from './test.ts';
import { Workspace } from './workspace.ts';

const TODO: Text = ['任务消息', 'Tasks sent to me'];
const RECENT: Text = ['最近处理的单据', 'Recent documents'];
const MESSAGES: Text = ['未读消息', 'Unread messages'];
const LOCKED: Text = ['执行中销售订单', 'Sales orders in progress'];
const WAITING: Text = ['待我处理', 'Waiting for me'];
/** Two of the same size, side by side where an administrator begins. */
const [LEFT, RIGHT]: readonly [Text, Text] = [
  ['库存金额', 'Stock value'],
  ['准时交付', 'On-time deliveries'],
];
const TASK: Text = ['核对 A 线首件', 'Check the first piece of line A'];

/** The board as a person uses it. */
class Board {
  readonly page: Page;
  readonly say: (text: Text) => string;
  constructor(page: Page, lang: Lang) {
    this.page = page;
    this.say = inLang(lang);
  }
  tile(name: Text) {
    return this.page.locator('section').filter({ has: this.page.getByRole('heading', { name: this.say(name), exact: true }) });
  }
  async choose(name: Text, entry: Text): Promise<void> {
    await this.tile(name)
      .getByRole('button', { name: /更多|more/ })
      .click();
    // Icons have names of their own, so these are parts of names.
    await this.page.getByRole('menuitem', { name: this.say(entry) }).click();
  }
  button(text: Text) {
    return this.page.getByRole('button', { name: this.say(text) });
  }
  /** Puts tiles from the catalogue onto the board. */
  async add(...names: readonly Text[]): Promise<void> {
    await this.button(['布置首页', 'Arrange']).click();
    for (const name of names) {
      await this.button(['添加卡片', 'Add a tile']).click();
      // Icons have names of their own, so these are parts of names.
      await this.page.getByRole('menuitem', { name: this.say(name) }).click();
      await this.tile(name).waitFor();
    }
    await this.page.getByRole('button', { name: new RegExp(`(^| )${this.say(['完成', 'Done'])}$`) }).click();
  }
  /** Where on the board a tile stands once it has glided there, however far the page is scrolled. */
  async placeOf(name: Text): Promise<{ readonly x: number; readonly y: number; readonly width: number }> {
    for (let before = ''; ; await this.page.waitForTimeout(300)) {
      const [box, board] = [await this.tile(name).boundingBox(), await this.page.locator('.react-grid-layout').boundingBox()];
      assert.ok(box && board, `${name[1]} is not there`);
      const place = { x: Math.round(box.x - board.x), y: Math.round(box.y - board.y), width: Math.round(box.width) };
      if (before === JSON.stringify(place)) return place;
      before = JSON.stringify(place);
    }
  }
}

async function openBoard(
  journey: JourneyContext,
  lang: Lang,
  account: { readonly user: string; readonly password: string },
  page = journey.page,
): Promise<Board> {
  await openSignedIn(journey, lang, { page, account });
  return new Board(page, lang);
}

/** A task waits, a document is touched, a number leads to its rows. */
async function ownWork(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const me = await journey.newUser();
  await journey.runSql(
    `insert into app.message (tenant_id, id, user_id, kind, number, title_zh, title_en, body, sender_id, urgent, must_answer, at)
     select tenant_id, gen_random_uuid(), user_id, 'task', 'TK1', $2, $3, '', user_id, true, true, now()
     from app.account where username = $1`,
    [me.user, ...TASK],
  );
  const board = await openBoard(journey, lang, me);
  await board.tile(WAITING).waitFor();
  await board.add(TODO, RECENT, MESSAGES, LOCKED);
  await board.tile(TODO).getByText(board.say(TASK)).waitFor();
  await board
    .tile(RECENT)
    .getByText(board.say(['还没有处理过单据', 'No documents yet']))
    .waitFor();
  await board
    .tile(MESSAGES)
    .getByText(board.say(['没有未读消息', 'No unread messages']))
    .waitFor();

  await board
    .tile(LOCKED)
    .getByTitle(board.say(['打开列表', 'Open the list']))
    .click();
  const locked = page.locator('.ag-row').filter({ visible: true });
  await locked.first().waitFor();
  const states = await locked.locator('[col-id="status"]').allInnerTexts();
  assert.ok(states.length > 0 && states.every((state) => state.trim() === board.say(['已锁定', 'Locked'])), states.join());

  await page
    .getByRole('link', { name: /^SO\d+/ })
    .filter({ visible: true })
    .first()
    .click();
  const number = (await page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true }).innerText()).match(/SO\d+/)?.[0] ?? '';
  // Unlocked and locked again, so that the demo is as it was.
  const workspace = new Workspace(page, journey.home, lang);
  await workspace.actWayOut(['解锁', 'Unlock']);
  await workspace.isIn(['新建', 'New']);
  await workspace.act(['锁定', 'Lock']);
  await workspace.isIn(['已锁定', 'Locked']);
  await page.getByRole('tab', { name: board.say(['首页', 'Home']), exact: true }).click();
  await board.tile(RECENT).getByText(number).waitFor();
  await screenshot(`home-${lang}`);
  await board.tile(RECENT).getByText(number).click();
  await page.locator('h1', { hasText: number }).filter({ visible: true }).waitFor();
  await page.getByRole('tab', { name: board.say(['首页', 'Home']), exact: true }).click();
  await charts(page, board);
}

const TRAFFIC: Text = ['每日收发', 'Receipts and shipments'];
const RECEIPTS: Text = ['收货（笔）', 'Receipts, entries'];

/** A chart has a table behind it; a figure of either leads to the rows it counts, and it can be reached by keyboard. */
async function charts(page: Page, board: Board): Promise<void> {
  const tile = board.tile(TRAFFIC);
  await tile.scrollIntoViewIfNeeded();
  await tile.locator('svg text').first().waitFor();
  await tile.getByRole('button', { name: board.say(['以表格显示', 'Show as table']) }).focus();
  await page.keyboard.press('Enter');
  const figure = tile.getByRole('button', { name: new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${board.say(RECEIPTS)}`) }).last();
  const [day = '', count = ''] = /^(\S+).* (\d+)$/.exec((await figure.getAttribute('aria-label')) ?? '')?.slice(1) ?? [];
  await figure.focus();
  await page.keyboard.press('Enter');
  const entries = page.locator('.ag-row [col-id="at"]').filter({ visible: true });
  await entries.first().waitFor();
  await expect(entries, 'as many entries as the figure says').toHaveCount(Number(count));
  const times = await entries.allInnerTexts();
  assert.ok(
    times.every((time) => time.startsWith(day)),
    times.join(),
  );
  await page.getByRole('tab', { name: board.say(['首页', 'Home']), exact: true }).click();
}

/** Tiles are hidden, moved without a mouse, brought back; what was arranged is there after a reload. */
async function arrange(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const me = await journey.newUser();
  const board = await openBoard(journey, lang, me);
  const [left, right] = [await board.placeOf(LEFT), await board.placeOf(RIGHT)];
  assert.ok(left.x < right.x && left.y === right.y);
  await board.choose(RIGHT, ['隐藏', 'Hide']);
  await board.tile(RIGHT).waitFor({ state: 'detached' });
  await page.reload();
  await board.tile(LEFT).waitFor();
  await expect(board.tile(RIGHT), 'hidden after a reload').toHaveCount(0);

  await board.button(['布置首页', 'Arrange']).click();
  await page.getByRole('button', { name: board.say(['添加卡片', 'Add a tile']) }).click();
  await page.getByRole('menuitem', { name: board.say(RIGHT) }).click();
  await board.tile(RIGHT).waitFor();
  await page.getByRole('button', { name: board.say(['恢复默认', 'Restore default']) }).click();
  assert.deepEqual(await board.placeOf(RIGHT), right, 'back at its place');

  // By keyboard alone: the menu of the tile, two steps down to the second entry.
  await board
    .tile(LEFT)
    .getByRole('button', { name: /更多|more/ })
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: board.say(['右移', 'Move right']) }).waitFor();
  await page.getByRole('menuitem', { name: board.say(['右移', 'Move right']) }).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual([await board.placeOf(RIGHT), await board.placeOf(LEFT)], [left, right], 'changed places');
  await page.reload();
  await board.tile(LEFT).waitFor();
  assert.deepEqual([await board.placeOf(RIGHT), await board.placeOf(LEFT)], [left, right], 'after a reload as well');
}

/** An administrator publishes a layout for a role; somebody of that role finds it, until they arrange their own. */
async function publish(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, screenshot } = journey;
  const [admin, other] = [await journey.newUser(), await journey.newUser()];
  const role = `HOME-${lang}`;
  await journey.runSql(
    `with r as (insert into app.system_role (tenant_id, id, code, name, is_admin, created_by, created_at, updated_by, updated_at)
       select tenant_id, gen_random_uuid(), $2, $2, '0', user_id, now(), user_id, now() from app.account where username = $1
       returning tenant_id, id)
     update app.system_user_roles l set role_id = r.id from r join app.system_user u using (tenant_id)
     where u.username = $1 and l.parent_id = u.id and l.tenant_id = r.tenant_id`,
    [other.user, role],
  );
  await journey.runSql(
    `insert into app.system_role_permissions (tenant_id, id, parent_id, position, permission)
     select tenant_id, gen_random_uuid(), id, 1, 'sales.*' from app.system_role where code = $1`,
    [role],
  );
  const board = await openBoard(journey, lang, admin);
  await page.goto(`${home}#/manage/system/home/layoutConfig`);
  await page.getByRole('combobox', { name: new RegExp(`^${board.say(['适用对象', 'For'])}`) }).fill(role);
  await page.locator('.ant-select-item-option', { hasText: role }).click();
  await page
    .getByText(board.say(['小看板', 'Small']), { exact: true })
    .filter({ visible: true })
    .click();
  const here = page.getByRole('tabpanel').filter({ visible: true });
  await here.getByRole('button', { name: board.say(RECENT) }).click();
  const shown = here.locator('section').filter({ has: page.getByRole('heading', { name: board.say(WAITING), exact: true }) });
  await shown.getByRole('button', { name: /更多|more/ }).click();
  await page.getByRole('menuitem', { name: board.say(['隐藏', 'Hide']) }).click();
  await here.getByRole('button', { name: board.say(WAITING) }).waitFor();
  await screenshot(`home-layout-${lang}`);
  await here.getByRole('button', { name: board.say(['发布', 'Publish']), exact: true }).click();
  await here.getByRole('button', { name: board.say(['撤回发布', 'Withdraw']) }).waitFor();

  const theirPage = await (await journey.newContext()).newPage();
  const theirs = await openBoard(journey, lang, other, theirPage);
  await theirs.tile(RECENT).waitFor();
  await expect(theirs.tile(WAITING), 'as published for the role').toHaveCount(0);
  await expect(theirs.tile(LEFT), 'no tile without the right').toHaveCount(0);
}

/** The boards of the contract open alone and lead back; no violation on them, light and dark. */
async function boards(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home } = journey;
  const board = await openBoard(journey, lang, journey);
  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    for (const address of ['/manage', '/Large', '/Small', '/manage/system/home/layoutConfig', '/base/test01']) {
      await page.goto(`${home}#${address}`);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.locator('h1').filter({ visible: true }).waitFor();
      assert.deepEqual(await a11yViolations(page), [], `${address}, ${look}`);
    }
  }
  await page.goto(`${home}#/Small`);
  await board.tile(WAITING).waitFor();
  await board.button(['返回工作台', 'Back to the workspace']).click();
  await page.getByRole('tab', { name: board.say(['首页', 'Home']), exact: true }).waitFor();
  const open = await page.getByRole('tab').count();
  await page.goto(`${home}#/manage/system/home/Large`);
  await board.tile(WAITING).waitFor();
  await expect(page.getByRole('tab'), 'the contract’s address is the home tab, not another one').toHaveCount(open);
}

/** A person whose main page is a list of theirs begins there. */
async function ownMainPage(journey: JourneyContext, lang: Lang): Promise<void> {
  const me = await journey.newUser();
  await journey.runSql(`update app.system_user set main_path = '/mes/sales/salesOrder' where username = $1`, [me.user]);
  await signInWithoutForm(journey.page, journey, lang, me);
  await journey.page.goto(journey.home);
  await journey.page.locator('h1', { hasText: inLang(lang)(['销售订单', 'Sales order']) }).waitFor();
  assert.match(journey.page.url(), /#\/manage$/);
}

for (const [title, lang] of inLanguages(
  'home shows what is to be done and what was done last; a number and a chart lead to their rows',
))
  test(title, { tag: '@gate' }, ({ journey }) => ownWork(journey, lang));
for (const [title, lang] of inLanguages('a tile is hidden and moved by keyboard, and stays so'))
  test(title, ({ journey }) => arrange(journey, lang));
for (const [title, lang] of inLanguages('a layout is published for a role')) test(title, ({ journey }) => publish(journey, lang));
for (const [title, lang] of inLanguages('the boards of the contract open alone and are accessible'))
  test(title, ({ journey }) => boards(journey, lang));
for (const [title, lang] of inLanguages('the home tab shows the main page chosen for a person'))
  test(title, ({ journey }) => ownMainPage(journey, lang));
