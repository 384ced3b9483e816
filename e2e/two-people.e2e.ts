import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { insertPlants } from './plants.ts';
import { expect, test } from './test.ts';
import { SAVE, signedInWorkspace, type Workspace } from './workspace.ts';

const PLANTS = '/base/universal/plant';
const PLANT: Text = ['工厂', 'Plant'];
const NAME: Text = ['工厂名称', 'Plant name'];
const REMARK: Text = ['备注', 'Remark'];
const BEHIND: Text = ['您修改期间，此记录已被他人保存', 'Somebody else has saved this record while you were changing it'];
/** A change is seen within two seconds; a busy machine is given more. */
const SOON_MS = 60_000;

const save = async (work: Workspace): Promise<void> => {
  await work.button(SAVE).click();
  await work.sees(['保存成功', 'Save succeeded']);
};

/** Two people have one record open: each sees what the other saves, and neither loses what they typed. */
async function twoPeople(journey: JourneyContext, lang: Lang): Promise<void> {
  const code = `TWO-${lang}`;
  await insertPlants(journey, code, 1);
  const [first, second] = [await journey.newUser(), await journey.newUser()];
  const [anna, ben] = [
    await signedInWorkspace(journey, journey.page, lang, first),
    await signedInWorkspace(journey, await (await journey.newContext()).newPage(), lang, second),
  ];
  for (const work of [anna, ben]) {
    await work.open(PLANTS, PLANT);
    await work.field(['工厂编码', 'Plant code']).fill(code);
    await work.button(['查询', 'Query']).click();
    await work.row(code).first().getByRole('link').first().click();
    await work.page.locator('h1', { hasText: code }).filter({ visible: true }).waitFor();
  }

  await anna.field(NAME).fill('甲厂');
  await save(anna);
  await ben.page.locator('h1', { hasText: '甲厂' }).filter({ visible: true }).waitFor({ timeout: SOON_MS });
  await expect(ben.field(NAME), 'what nobody has typed over is as it is now').toHaveValue('甲厂');

  await ben.field(REMARK).fill('本');
  await anna.field(NAME).fill('乙厂');
  await save(anna);
  await ben.sees(BEHIND);
  await expect(ben.field(REMARK), 'what was typed stays until somebody decides').toHaveValue('本');
  await journey.screenshot(`two-people-behind-${lang}`, ben.page);
  await ben.button(['保留我的修改', 'Keep my changes']).click();
  await expect(ben.field(NAME)).toHaveValue('乙厂');
  await expect(ben.field(REMARK)).toHaveValue('本');
  await save(ben);
  await anna.page.waitForFunction(() =>
    [...document.querySelectorAll('textarea, input')].some((one) => (one as HTMLInputElement).value === '本'),
  );
}

for (const [title, lang] of inLanguages(
  'use 15, use 16: two people at one record see each other’s work and lose none of their own',
))
  test(title, ({ journey }) => twoPeople(journey, lang));
