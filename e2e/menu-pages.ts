import type { Locator } from '@playwright/test';
import type { Workspace } from './workspace.ts';

/** All pages of whoever has most: some ten seconds each. */
export const WHOLE_MENU_MS = 40 * 60_000;

/** Hidden pages stay in the document: with more tabs than this every step takes longer. */
const MOST_TABS = 8;

/** Every page of the menu, area by area, once it is in front and has come to rest. */
export async function everyMenuPage(workspace: Workspace, look: (name: string) => Promise<void>): Promise<readonly string[]> {
  const { page } = workspace;
  const areas = page.getByRole('navigation', { name: workspace.say(['功能区', 'Areas']) }).getByRole('button');
  await areas.first().waitFor();
  const opened: string[] = [];
  for (const area of await areas.all()) {
    await area.click();
    const items: Locator = page.locator('nav .ant-menu-item').filter({ visible: true });
    for (const item of await items.all()) {
      const name = (await item.innerText()).trim();
      await item.click();
      await page.getByRole('tab', { name, exact: true, selected: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await look(name);
      opened.push(name);
      if ((await page.locator('[role="tab"][data-tab]').count()) > MOST_TABS) await workspace.closeOtherTabs();
    }
  }
  return opened;
}
