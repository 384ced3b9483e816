import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { openXlsx, saveXlsx } from 'hucre/xlsx';
import type { Download, Page } from 'playwright-core';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';
import { SignInPage } from './sign-in-page.ts';

type Pair = readonly [string, string];
const FIELDS = '#/manage/system/sysconfig/customField';
const PARTS = '#/manage/base/les/partBase';
/** Each language adds a field of its own: both journeys go through the same company. */
const FIELD: Readonly<Record<Lang, Pair>> = { zh: ['表面处理', 'Surface treatment'], en: ['防锈等级', 'Rust protection'] };
const VALUES: readonly Pair[] = [
  ['镀锌', 'Zinc plated'],
  ['喷漆', 'Painted'],
];

const sheetOf = async (download: Download, at = 0): Promise<unknown[][]> =>
  (await openXlsx(await readFile(await download.path()))).sheets[at]?.rows ?? [];

/** One of an open list of choices; cells of a list below may carry the same words. */
const option = (page: Page, word: string) => page.locator('.ant-select-item-option').filter({ hasText: word, visible: true });

function wordsOn(page: Page, say: (text: Pair) => string) {
  const button = (text: Pair) => page.getByRole('button', { name: new RegExp(`(^| )${say(text)}$`) }).filter({ visible: true });
  const tool = (text: Pair) =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: say(text) })
      .filter({ visible: true });
  const heading = (text: Pair) => page.getByRole('columnheader', { name: say(text), exact: true }).filter({ visible: true });
  return { button, tool, heading };
}

async function openFields({ page, home }: Stage, say: (text: Pair) => string): Promise<void> {
  await page.goto(`${home}${FIELDS}`);
  // How many fields it has already stands behind its name.
  await page.getByRole('button', { name: new RegExp(say(['^物料( .*)?$', '^Part( custom fields.*)?$'])) }).click();
  await page.getByRole('heading', { name: say(['物料', 'Part']), exact: true }).waitFor();
}

/** A choice is added by hand: labels, values, and the name that follows from the English label. */
async function added(stage: Stage, say: (text: Pair) => string, field: Pair): Promise<void> {
  const { page } = stage;
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
  await stage.picture(`custom-field-drawer-${say(['zh', 'en'])}`);
  await button(['保存', 'Save']).click();
  await page.getByRole('row', { name: say(field) }).waitFor();
}

/** From the list: opens the first row, gives it a value, and finds it by that value. */
async function filledAndFound({ page, home }: Stage, say: (text: Pair) => string, field: Pair): Promise<void> {
  const { button, tool, heading } = wordsOn(page, say);
  const painted = say(VALUES[1] ?? ['', '']);
  await page.goto(`${home}${PARTS}`);
  await page.locator('.ag-row').first().waitFor();
  await heading(field).waitFor({ state: 'attached' });
  await page.locator('.ag-row').first().dblclick();
  await page.getByLabel(say(field), { exact: true }).filter({ visible: true }).click();
  await option(page, painted).click();
  await button(['保存', 'Save']).click();
  await page.locator('[role=tab]', { hasText: '•' }).waitFor({ state: 'detached' });
  await page.goto(`${home}${PARTS}`);
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
  const told = Object.fromEntries(await sheetOf(view, 1)) as Record<string, unknown>;
  assert.equal(told[say(field)], painted, 'and says what was asked for');
}

/** The template has the column, and what is written into it arrives. */
async function imported({ page, home }: Stage, say: (text: Pair) => string, field: Pair): Promise<void> {
  const { button, tool } = wordsOn(page, say);
  await page.goto(`${home}${PARTS}`);
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

async function ownField(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, tenant, user, password } = stage;
  const ui = await SignInPage.open(page, lang);
  await ui.signIn(tenant, user, password);
  await ui.arrived();
  const { say } = ui;
  const field = FIELD[lang];
  const { button, heading } = wordsOn(page, say);
  // The list was open before: it takes the new field up without being told.
  await page.goto(`${home}${PARTS}`);
  await page.locator('.ag-row').first().waitFor();
  await openFields(stage, say);
  await added(stage, say, field);
  await stage.picture(`custom-fields-${lang}`);
  await filledAndFound(stage, say, field);
  await imported(stage, say, field);

  // A value rows hold stays; a removed field is gone from the list, and comes back with what it held.
  await openFields(stage, say);
  const row = page.getByRole('row', { name: say(field) });
  await row.getByRole('button', { name: say(['修改', 'Edit']) }).click();
  await page.getByRole('button', { name: say(['删除选项 2', 'Remove value 2']), exact: true }).click();
  await button(['保存', 'Save']).click();
  await ui.sees(['选项「喷漆」已被1条记录使用，不能删除', 'The value “Painted” cannot be removed; records that use it: 1']);
  await button(['取消', 'Cancel']).click();
  await button(['放弃修改', 'Discard']).click();
  await row.getByRole('button', { name: say(['移除', 'Remove']) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say(['移除', 'Remove']) })
    .click();
  await ui.sees(['已移除（1）', 'Removed (1)']);
  await page.goto(`${home}${PARTS}`);
  await page.locator('.ag-row').first().waitFor();
  await heading(field).waitFor({ state: 'detached' });
  await openFields(stage, say);
  await button(['恢复', 'Bring back']).click();
  await row.waitFor();
}

export const journeys: readonly Journey[] = inBoth(
  'a field added on the screen is in list, form, filter, export and import at once, and survives being removed',
  ownField,
);
