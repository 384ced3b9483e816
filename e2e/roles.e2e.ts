import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { people } from '../scripts/demo/story.ts';
import { workers } from '../scripts/demo/jobs-story.ts';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { everyMenuPage, WHOLE_MENU_MS } from './menu-pages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';
import { CREATE, Workspace } from './workspace.ts';

const OPEN_LIST: Text = ['打开列表', 'Open the list'];
const MANAGE = '#/manage';

/** One of each job. */
const jobs = [...Map.groupBy([...people, ...workers], ({ role }) => role).values()].flatMap(([one]) => one?.username ?? []);

/** Names of rows by their ids: whoever may not see a row reads none, and nothing is offered by it. */
const NAMES = /"filter":\{"id":\[/;
/** Of a request's body: enough to know what was asked for. */
const TOLD = 160;
/** What the server has refused of all a page asked of it. */
function refusals(page: Page): string[] {
  const refused: string[] = [];
  page.on('response', (response) => {
    const asked = response.request();
    if (response.status() < 400 || NAMES.test(asked.postData() ?? '')) return;
    const request = `${asked.method()} ${new URL(response.url()).pathname} ${asked.postData()?.slice(0, TOLD) ?? ''}`;
    refused.push(`${new URL(page.url()).hash}: ${request} ${response.status()}`);
  });
  return refused;
}

/** The rows behind every tile of the home page, and the first thing that waits. */
async function home(workspace: Workspace): Promise<number> {
  const { page } = workspace;
  const tiles = page.getByTitle(workspace.say(OPEN_LIST)).filter({ visible: true });
  await page.waitForLoadState('networkidle');
  const count = await tiles.count();
  for (let nth = 0; nth < count; nth += 1) {
    await tiles.nth(nth).click();
    await page.waitForURL((url) => url.hash !== MANAGE);
    await page.waitForLoadState('networkidle');
    await page.goto(`${workspace.home}${MANAGE}`);
    await page.waitForLoadState('networkidle');
  }
  return count;
}

/** The first row of the list in front with all that stands below it, then the empty form; both are left as they were. */
async function recordAndForm(workspace: Workspace): Promise<void> {
  const { page } = workspace;
  const list = page.url();
  const first = page.locator('.ag-row a[href^="#/manage"]').filter({ visible: true }).first();
  if ((await first.count()) > 0) {
    await first.click();
    await page.waitForLoadState('networkidle');
    for (const tab of await page.getByRole('main').getByRole('tab').filter({ visible: true }).all()) {
      if ((await tab.getAttribute('aria-selected')) === 'true' || (await tab.isDisabled())) continue;
      await tab.click();
      await page.waitForLoadState('networkidle');
    }
    await page.goto(list);
  }
  const create = workspace.button(CREATE);
  if ((await create.count()) === 0 || !(await create.first().isEnabled())) return;
  await create.first().click();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await page.goto(list);
}

async function offered(journey: JourneyContext, lang: Lang, user: string): Promise<void> {
  test.setTimeout(WHOLE_MENU_MS);
  const { page } = journey;
  const refused = refusals(page);
  await openSignedIn(journey, lang, { account: { ...journey, user } });
  const workspace = new Workspace(page, journey.home, lang);
  await home(workspace);
  const opened = await everyMenuPage(workspace, async (name) => {
    await expect(page.getByRole('tabpanel').getByRole('alert').filter({ visible: true }), `${name} opens`).toHaveCount(0);
    await recordAndForm(workspace);
  });
  assert.ok(opened.length > 0, `${user} has a menu`);
  assert.deepEqual(refused, []);
}

const titles = new Map(
  jobs.map((user) => [`use 10 what the ${user} is offered is not refused: home, menu, records, forms`, user]),
);
for (const [title, lang] of [...titles.keys()].flatMap(inLanguages)) {
  const user = titles.get(title.replace(/ \((?:zh|en)\)$/, '')) ?? '';
  test(title, ({ journey }) => offered(journey, lang, user));
}
