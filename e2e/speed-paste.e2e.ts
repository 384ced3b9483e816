import assert from 'node:assert/strict';
import type { JourneyContext } from './journey-context.ts';
import { paste } from './order-form.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';
import { CREATE, SAVE, Workspace } from './workspace.ts';

/** Ten times the lines may take so many times as long: what does not grow with them helps the large order. */
const SHARE = 6;
const [FEW, MANY] = [50, 500];
/** Rounds are compared in pairs, so that what else the machine does falls on both. */
const ROUNDS = 3;
const TITLE = ['销售订单', 'Sales order'] as const;

const sheetOf = (lines: number): string =>
  Array.from({ length: lines }, () => ['CHS-2001', '40', 'PCS', '12.5', '2099-12-20'].join('\t')).join('\n');

/** From Ctrl V to all lines with their names and their sum, then from the button to the order that has its number. */
async function pasteAndSave(workspace: Workspace, lines: number): Promise<{ readonly pasted: number; readonly saved: number }> {
  const { page } = workspace;
  await workspace.open('/mes/sales/salesOrder', TITLE);
  await workspace.button(CREATE).click();
  await workspace.choose(['客户', 'Customer'], 'C001');
  await workspace.choose(['工厂', 'Plant'], 'NB01');
  await workspace.button(['新增明细', 'Add lines']).click();
  await page.locator('[role="gridcell"][col-id="part"]').filter({ visible: true }).first().click();
  await page.keyboard.press('Escape');
  const began = performance.now();
  await paste(page, sheetOf(lines));
  await page
    .getByRole('gridcell', { name: (lines * 40).toLocaleString('en'), exact: true })
    .filter({ visible: true })
    .first()
    .waitFor();
  await page.locator('.ag-row').getByText('CHS-2001').filter({ visible: true }).first().waitFor();
  const pasted = performance.now() - began;
  const pressed = performance.now();
  await workspace.button(SAVE).click();
  await page.locator('h1', { hasText: /SO\d+/ }).filter({ visible: true }).waitFor();
  const saved = performance.now() - pressed;
  await expect(page.getByRole('main').getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await workspace.closeOtherTabs();
  return { pasted, saved };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function pasted(journey: JourneyContext): Promise<void> {
  await openSignedIn(journey, 'zh');
  const workspace = new Workspace(journey.page, journey.home, 'zh');
  await pasteAndSave(workspace, FEW);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [few, many] = [await pasteAndSave(workspace, FEW), await pasteAndSave(workspace, MANY)];
    shares.push((many.pasted + many.saved) / (few.pasted + few.saved));
    console.log(
      `      ${FEW} lines: pasted ${few.pasted.toFixed(0)} ms, saved ${few.saved.toFixed(0)} ms; ${MANY}: ${many.pasted.toFixed(0)} and ${many.saved.toFixed(0)}`,
    );
  }
  assert.ok(median(shares) <= SHARE, `${MANY} lines take ${median(shares).toFixed(1)} times as long as ${FEW}`);
}

test('500 lines are pasted into an order and saved in at most six times the time of 50', ({ journey }) => pasted(journey));
