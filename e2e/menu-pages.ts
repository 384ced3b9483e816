import type { Locator } from '@playwright/test';
import type { Workspace } from './workspace.ts';

/** A run that is not the gate's opens all pages of whoever has most: some ten seconds each. */
export const WHOLE_MENU_MS = 40 * 60_000;

/** Hidden pages stay in the document: with more tabs than this every step takes longer. */
const MOST_TABS = 8;

/** Every page of the menu, or those wanted by their place in it, area by area, once it is in front and has come to rest. */
export async function everyMenuPage(
  workspace: Workspace,
  look: (name: string) => Promise<void>,
  wanted: (nth: number) => boolean = () => true,
): Promise<readonly string[]> {
  const { page } = workspace;
  const areas = page.getByRole('navigation', { name: workspace.say(['功能区', 'Areas']) }).getByRole('button');
  await areas.first().waitFor();
  const opened: string[] = [];
  let nth = -1;
  for (const area of await areas.all()) {
    await area.click();
    const items: Locator = page.locator('nav .ant-menu-item').filter({ visible: true });
    for (const item of await items.all()) {
      nth += 1;
      if (!wanted(nth)) continue;
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
