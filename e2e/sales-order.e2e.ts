import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { paste } from './order-form.ts';
import { chooseMore } from './screen.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

/** Ten lines as they lie in the clipboard after copying them from a sheet. */
const SHEET = Array.from({ length: 10 }, (_, n) =>
  ['CHS-2001', String((n + 1) * 10), 'PCS', '12.5', '2099-12-20'].join('\t'),
).join('\n');

/** The field in front: pages of other tabs are still in the document, hidden. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^[* ]*${label}$`)).filter({ visible: true });

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await field(page, label).fill(typed);
  await page.locator('.ant-select-item-option', { hasText: typed }).filter({ visible: true }).first().click();
}

async function wholeLife(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, screenshot } = journey;
  const { say } = await openSignedIn(journey, lang, { address: '/mes/sales/salesOrder' });
  // A drawing in front of the word is part of a button's name.
  const button = (text: Text) => page.getByRole('button', { name: new RegExp(`(^| )${say(text)}$`) });
  const press = (text: Text): Promise<void> => button(text).last().click();
  // Tabs and dialogs have buttons to close them, too: meant are those of the page, and the last one of the dialog.
  const agree = (verb: Text): Promise<void> =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: say(verb), exact: true })
      .last()
      .click();
  const act = async (verb: Text): Promise<void> => {
    await page
      .getByRole('main')
      .getByRole('button', { name: say(verb), exact: true })
      .first()
      .click();
    await agree(verb);
  };
  const actWayOut = async (verb: Text): Promise<void> => {
    await chooseMore(page, say, verb);
    await agree(verb);
  };

  await page.getByRole('columnheader', { name: say(['单据编号', 'Number']), exact: true }).waitFor();
  await press(['新增', 'Create']);
  await field(page, say(['客户', 'Customer'])).waitFor();
  await press(['保存', 'Save']);
  await page
    .getByText(say(['请选择客户', 'please select Customer']))
    .first()
    .waitFor();
  await choose(page, say(['客户', 'Customer']), 'C001');
  await choose(page, say(['工厂', 'Plant']), 'NB01');
  await field(page, say(['客户订单号', 'Customer order number'])).fill('PO-7788');

  await press(['新增明细', 'Add lines']);
  await page.locator('[role="gridcell"][col-id="part"]').first().click();
  await page.keyboard.press('Escape');
  await paste(page, SHEET);
  await page.getByText('550').first().waitFor();
  await screenshot(`order-pasted-${lang}`);
  await press(['保存', 'Save']);
  const heading = page.locator('h1', { hasText: /SO\d+/ });
  await heading.waitFor();
  const number = (await heading.innerText()).trim();

  await page.getByRole('tab', { name: say(['附件 0', 'Files 0']) }).click();
  const drawing = { name: 'drawing.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n% a drawing\n%%EOF\n') };
  await page.locator('input[type=file]').last().setInputFiles(drawing);
  await page.getByRole('link', { name: 'drawing.pdf' }).waitFor();

  await act(['锁定', 'Lock']);
  await page
    .getByText(say(['只有新建状态的销售订单才能修改', 'Edit is allowed only when the sales order is New']))
    .first()
    .waitFor();
  await screenshot(`order-locked-${lang}`);
  assert.equal(
    await page.getByRole('button', { name: say(['保存', 'Save']), exact: true }).count(),
    0,
    'a locked order has no save',
  );
  await actWayOut(['解锁', 'Unlock']);
  await page
    .getByRole('button', { name: say(['锁定', 'Lock']), exact: true })
    .first()
    .waitFor();
  await actWayOut(['关闭', 'Close']);
  await page
    .getByText(say(['已关闭', 'Closed']))
    .filter({ visible: true })
    .first()
    .waitFor();

  await page.getByRole('tab', { name: say(['销售订单', 'Sales order']), exact: true }).click();
  await field(page, say(['单据编号', 'Number'])).fill(number);
  await press(['查询', 'Query']);
  await page.getByText(say(['共 1 条', '1 in total'])).waitFor();
  await screenshot(`order-list-${lang}`);
}

for (const [title, lang] of inLanguages('an order of ten pasted lines is locked, refuses changes, is unlocked and closed'))
  test(title, { tag: '@gate' }, ({ journey }) => wholeLife(journey, lang));
