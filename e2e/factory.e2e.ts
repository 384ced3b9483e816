import { addDays, weekdayOf } from '@takt/model';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';

const THIS_YEAR = new Date().getFullYear();

/** A station is made below a line, refused under a number it may not have, found again, moved by the keyboard and by mouse. */
async function stationInTree(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const ui = await openSignedIn(journey, lang, { address: '/base/universal/factoryTree' });
  const node = (name: readonly [string, string]) => page.locator('.ant-tree-title', { hasText: ui.say(name) }).first();
  const [from, to] = [['控制臂装配线', 'Control arm assembly line'] as const, ['制动钳装配线', 'Caliper assembly line'] as const];
  await node(from).click();
  await ui.button(['新增工位', 'Add Station']).click();
  const number = `E2E-${lang.toUpperCase()}`;
  const name = ['终检台', `Final bench ${lang}`] as const;
  await page.locator('#node-stationNo').fill(`E2E_${lang}`);
  await page.locator('#node-name').fill(name[0]);
  await page.locator('#node-nameEn').fill(name[1]);
  await ui.button(['保存', 'Save']).click();
  await ui.sees(['工位编号不能包含下划线', 'The station number must not contain an underscore']);
  await journey.screenshot(`factory-refused-${lang}`);
  await page.locator('#node-stationNo').fill(number);
  await ui.button(['保存', 'Save']).click();
  await ui.sees([`「${name[0]}」已保存`, `“${name[0]}” has been saved`]);
  await page.getByRole('heading', { name: `${ui.say(from)} / ${ui.say(name)}` }).waitFor();
  await ui.sees(['没有数据引用它，可以删除', 'Nothing refers to it; it can be deleted']);

  await ui.button(['移动到…', 'Move…']).click();
  const target = page.locator('#move-to');
  await target.fill('AS-L1');
  await page.locator('.ant-select-tree-title', { hasText: ui.say(to) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ui.say(['移动', 'Move']), exact: true })
    .click();
  await page.getByRole('heading', { name: `${ui.say(to)} / ${ui.say(name)}` }).waitFor();
  await page.getByPlaceholder(ui.say(['搜索编码或名称', 'Search by code or name'])).fill(number);
  // What was found stands below its plant, workshop and line, and nothing else is left.
  await node(['宁波二厂', 'Ningbo plant 2']).waitFor({ state: 'detached' });
  await expect(page.locator('.ant-tree-title')).toHaveCount(4);
  await journey.screenshot(`factory-tree-${lang}`);

  // use 38: dropped on a line it is moved there, and what uses a node is one press away.
  await page.getByPlaceholder(ui.say(['搜索编码或名称', 'Search by code or name'])).fill('');
  await node(name).dragTo(node(from));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ui.say(['移动', 'Move']), exact: true })
    .click();
  await page.getByRole('heading', { name: `${ui.say(from)} / ${ui.say(name)}` }).waitFor();
  await node(from).click();
  const uses = page.getByRole('region', { name: ui.say(['使用情况', 'Where used']), exact: true });
  await uses.getByRole('button', { name: new RegExp(`^${ui.say(['工位', 'Station'])} \\d+$`) }).click();
  await page.locator('.ag-row', { hasText: number }).filter({ visible: true }).first().waitFor();
}

/** Next year's calendar gets a make-up workday by the keyboard; a day of last year says why it cannot be changed. */
async function paintedDay(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page } = journey;
  const ui = await openSignedIn(journey, lang, { address: '/base/les/workDate' });
  const goTo = async (year: number): Promise<void> => {
    // A list opened before the year is shown closes again when it comes.
    await page.locator('[data-day]').first().waitFor();
    await page.getByLabel(ui.say(['年份', 'Year']), { exact: true }).click();
    await page.locator('.ant-select-item-option', { hasText: String(year) }).click();
    await page.locator(`[data-day="${year}-06-01"]`).waitFor();
  };
  await goTo(THIS_YEAR + 1);
  // A Saturday for each language: both journeys share one company.
  const march = `${THIS_YEAR + 1}-03-${lang === 'zh' ? '01' : '08'}`;
  const saturday = addDays(march, (6 - weekdayOf(march) + 7) % 7);
  const day = page.locator(`[data-day="${saturday}"]`);
  await expect(day).toHaveAttribute('data-type', 'rest');
  await day.focus();
  await page.keyboard.press('4');
  await page.keyboard.press('Space');
  await expect(day).toHaveAttribute('data-type', 'makeup');
  await journey.screenshot(`calendar-painted-${lang}`);
  await ui.button(['保存（1 天）', 'Save (1)']).click();
  await ui.sees(['工作日历已更新，共 1 天', 'The work calendar was changed, days: 1']);
  await page.reload();
  await goTo(THIS_YEAR + 1);
  await page.locator(`[data-day="${saturday}"][data-type="makeup"][data-own="true"]`).waitFor();

  await goTo(THIS_YEAR - 1);
  await page.locator(`[data-day="${THIS_YEAR - 1}-06-01"]`).click({ force: true });
  await ui.sees(['只能操作今天及以后的日期', 'Only today or later can be edited, deleted or selected']);
  await expect(page.locator('[data-painted="true"]')).toHaveCount(0);
  await journey.screenshot(`calendar-refused-${lang}`);

  await ui.button(['修改记录', 'Changes']).click();
  await page.getByRole('dialog').getByText(saturday).first().waitFor();
  await journey.screenshot(`calendar-changes-${lang}`);
}

for (const [title, lang] of inLanguages(
  'a station is made in the factory tree, kept within its rules, and moved to another line',
))
  test(title, ({ journey }) => stationInTree(journey, lang));
for (const [title, lang] of inLanguages('a make-up workday is painted and remembered; a day that has passed is refused'))
  test(title, ({ journey }) => paintedDay(journey, lang));
