import type { Page } from '@playwright/test';
import { CREATE, type Workspace } from './workspace.ts';

/** What a person does with Ctrl V: the browser hands the sheet to whatever has the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((sheet) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', sheet);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** A new sales order of one line for a plant, saved; gives back the number it got. */
export async function newOrder(workspace: Workspace, plant: string): Promise<string> {
  const { page } = workspace;
  await workspace.open('/mes/sales/salesOrder', ['销售订单', 'Sales order']);
  await workspace.button(CREATE).click();
  await workspace.choose(['客户', 'Customer'], 'C001');
  await workspace.choose(['工厂', 'Plant'], plant);
  await workspace.button(['新增明细', 'Add lines']).click();
  await page.locator('[role="gridcell"][col-id="part"]').filter({ visible: true }).first().click();
  await page.keyboard.press('Escape');
  await paste(page, ['CHS-2001', '40', 'PCS', '12.5', '2099-12-20'].join('\t'));
  await page.getByText('2099-12-20').first().waitFor();
  return workspace.saveNew();
}
