import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { test } from './test.ts';

const FIELDS = '/system/sysconfig/customField';
const PARTS = '/base/les/partBase';
/** Each language adds a field of its own: both journeys go through the same company. */
const FIELD: Readonly<Record<Lang, Text>> = { zh: ['表面处理', 'Surface treatment'], en: ['防锈等级', 'Rust protection'] };
const VALUES: readonly Text[] = [
  ['镀锌', 'Zinc plated'],
  ['喷漆', 'Painted'],
];

const sheetOf = async (download: Download, at = 0): Promise<unknown[][]> =>
  (await openXlsx(await readFile(await download.path()))).sheets[at]?.rows ?? [];

/** One of an open list of choices; cells of a list below may carry the same words. */
const option = (page: Page, word: string) => page.locator('.ant-select-item-option').filter({ hasText: word, visible: true });

function wordsOn(page: Page, say: (text: Text) => string) {
  const button = (text: Text) => page.getByRole('button', { name: new RegExp(`(^| )${say(text)}$`) }).filter({ visible: true });
  const tool = (text: Text) =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: say(text) })
      .filter({ visible: true });
  const heading = (text: Text) => page.getByRole('columnheader', { name: say(text), exact: true }).filter({ visible: true });
  return { button, tool, heading };
}

async function openFields({ page, home }: JourneyContext, say: (text: Text) => string): Promise<void> {
  await page.goto(`${home}#/manage${FIELDS}`);
  // How many fields it has already stands behind its name.
  await page.getByRole('button', { name: new RegExp(say(['^物料( .*)?$', '^Part( custom fields.*)?$'])) }).click();
  await page.getByRole('heading', { name: say(['物料', 'Part']), exact: true }).waitFor();
}

/** A choice is added by hand: labels, values, and the name that follows from the English label. */
async function added(journey: JourneyContext, say: (text: Text) => string, field: Text): Promise<void> {
  const { page } = journey;
  const { button } = wordsOn(page, say);
  await button(['新增字段', 'Add field']).click();
  await page.locator('#own-field-labelZh').fill(field[0]);
  await page.locator('#own-field-labelEn').fill(field[1]);
  await page.locator('#own-field-kind').click();
  await option(page, say(['单选', 'Choice'])).click();
  for (const [index, [zh, en]] of VALUES.entries()) {
    const n = index + 1;
    await page.getByLabel(say([`选项 ${n} 中文`, `Value ${n} in Chinese`]), { exact: true }).fill(zh);
    await page.getByLabel(say([`选项 ${n} 英文`, `Value ${n} in English`]), { exact: true }).fill(en);
  }
  // The preview draws the field as its form will.
  const preview = page.getByRole('complementary', { name: say(['表单预览', 'In the form']) });
  await preview.getByText(say(field), { exact: true }).waitFor();
  await preview.getByRole('combobox').click();
  await option(page, say(VALUES[1] ?? ['', ''])).click();
  await journey.screenshot(`custom-field-drawer-${say(['zh', 'en'])}`);
  await button(['保存', 'Save']).click();
  await page.getByRole('row', { name: say(field) }).waitFor();
}

/** From the list: opens the first row, gives it a value, and finds it by that value. */
async function filledAndFound({ page, home }: JourneyContext, say: (text: Text) => string, field: Text): Promise<void> {
  const { button, tool, heading } = wordsOn(page, say);
  const painted = say(VALUES[1] ?? ['', '']);
  await page.goto(`${home}#/manage${PARTS}`);
  await page.locator('.ag-row').first().waitFor();
  await heading(field).waitFor({ state: 'attached' });
  await page.locator('.ag-row').first().dblclick();
  // The list has a filter of the same name.
  await page.locator('[data-query]').filter({ visible: true }).waitFor({ state: 'detached' });
  await page.getByLabel(say(field), { exact: true }).filter({ visible: true }).click();
  await option(page, painted).click();
  await button(['保存', 'Save']).click();
  await page.locator('[role=tab]', { hasText: '•' }).waitFor({ state: 'detached' });
  await page.goto(`${home}#/manage${PARTS}`);
  const query = page.locator('[data-query]').filter({ visible: true });
  await query.getByLabel(say(field), { exact: true }).click();
  await option(page, painted).click();
  await query.getByRole('button', { name: say(['查询', 'Query']) }).click();
  await page.getByText(`${say(field)}${say(['：', ': '])}${painted}`).waitFor();
  await page
    .getByText(say(['共 1 条', '1 in total']))
    .filter({ visible: true })
    .waitFor();

  await tool(['导出', 'Export']).click();
  const [view] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say(['当前视图', 'This view']), exact: true }).click(),
  ]);
  const [headings = [], row = []] = await sheetOf(view);
  assert.equal(row[headings.indexOf(say(field))], painted, 'the export has the field and its words');
  const details = Object.fromEntries(await sheetOf(view, 1)) as Record<string, unknown>;
  assert.equal(details[say(field)], painted, 'and says what was asked for');
}

/** The template has the column, and what is written into it arrives. */
async function imported({ page, home }: JourneyContext, say: (text: Text) => string, field: Text): Promise<void> {
  const { button, tool } = wordsOn(page, say);
  await page.goto(`${home}#/manage${PARTS}`);
  await button(['重置', 'Reset']).click();
  await tool(['导入', 'Import']).click();
  const [template] = await Promise.all([page.waitForEvent('download'), button(['下载模板', 'Download the template']).click()]);
  const book = await openXlsx(await readFile(await template.path()));
  const sheet = book.sheets[0];
  const headings = (sheet?.rows[0] ?? []).map((one) => String(one).replace(/\*$/, ''));
  const partNo = `OWN-${say(['zh', 'en'])}`;
  const cells: Readonly<Record<string, string>> = {
    [say(['物料编码', 'Part number'])]: partNo,
    [say(['物料名称', 'Part name'])]: 'Own field',
    [say(['计量单位', 'Unit of measure'])]: 'PCS',
    [say(['物料类型', 'Part type'])]: say(['外购件', 'Bought']),
    [say(['追溯方式', 'Tracking'])]: say(['不追溯', 'None']),
    [say(field)]: say(VALUES[0] ?? ['', '']),
  };
  assert.ok(headings.includes(say(field)), 'the template asks for the field');
  sheet?.rows.push(headings.map((heading) => cells[heading] ?? null));
  await button(['下一步', 'Next']).click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'parts.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(await saveXlsx(book)) });
  await button(['完成', 'Finish']).click();
  await page
    .getByLabel(say(['物料编码', 'Part number']), { exact: true })
    .filter({ visible: true })
    .fill(partNo);
  await button(['查询', 'Query']).click();
  await page.locator('.ag-row', { hasText: partNo }).first().waitFor();
}

async function ownField(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home } = journey;
  const ui = await openSignedIn(journey, lang, { address: PARTS });
  const { say } = ui;
  const field = FIELD[lang];
  const { button, heading } = wordsOn(page, say);
  // The list was open before: it takes the new field up without being told.
  await page.locator('.ag-row').first().waitFor();
  await openFields(journey, say);
  await added(journey, say, field);
  await journey.screenshot(`custom-fields-${lang}`);
  await filledAndFound(journey, say, field);
  await imported(journey, say, field);

  // A value rows hold stays; a removed field is gone from the list, and comes back with what it held.
  await openFields(journey, say);
  const row = page.getByRole('row', { name: say(field) });
  await row.getByRole('button', { name: say(['修改', 'Edit']) }).click();
  await page.getByRole('button', { name: say(['删除选项 2', 'Remove value 2']), exact: true }).click();
  await button(['保存', 'Save']).click();
  await ui.sees(['选项「喷漆」已被1条记录使用，不能删除', 'The value “Painted” cannot be removed; records that use it: 1']);
  await button(['取消', 'Cancel']).click();
  await button(['放弃修改', 'Discard changes']).click();
  await row.getByRole('button', { name: say(['移除', 'Remove']) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(['移除', 'Remove']) })
    .click();
  await ui.sees(['已移除（1）', 'Removed (1)']);
  await page.goto(`${home}#/manage${PARTS}`);
  await page.locator('.ag-row').first().waitFor();
  await heading(field).waitFor({ state: 'detached' });
  await openFields(journey, say);
  await button(['恢复', 'Bring back']).click();
  await row.waitFor();
}

for (const [title, lang] of inLanguages(
  'a field added on the screen is in list, form, filter, export and import at once, and survives being removed',
))
  test(title, ({ journey }) => ownField(journey, lang));
