import assert from 'node:assert/strict';
import { findBarriers } from './barriers.ts';
import { enter, SAVE } from './desk.ts';
import { inBoth, type Journey, type Lang, type Stage } from './journey.ts';

/** A greyed button says what a limit lacks; the three pages that grant have no barriers by day and by night. */
async function granting(stage: Stage, lang: Lang): Promise<void> {
  const { page, home, picture } = stage;
  const [admin, other] = [await stage.someone(), await stage.someone()];
  const desk = await enter(stage, page, lang, admin.username, admin.password);
  await desk.open('/system/sysconfig/dataPermission', ['数据权限', 'Data permission']);
  await desk.choose(['用户', 'User'], other.username);
  await page
    .getByRole('radio', { name: desk.say(['仅限所选对象', 'Only chosen records']) })
    .filter({ visible: true })
    .check();
  // A greyed button says why when it is pressed all the same.
  await desk.button(SAVE).click({ force: true });
  await desk.sees(['「工厂」没有选择任何对象，请选择至少一个或改为不限', '“Plant”: choose at least one record, or no limit']);
  await desk.region(['待配置', 'To be configured']).getByRole('button', { name: /^NB02/ }).click();
  await picture(`data-permission-${lang}`);
  assert.deepEqual(await findBarriers(page), [], 'two lists');
  await desk.button(SAVE).click();
  await desk.holds();

  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    for (const name of ['roleResource', 'roleUser', 'dataPermission']) {
      await page.goto(`${home}#/manage/system/sysconfig/${name}`);
      await page.reload();
      await page.waitForLoadState('networkidle');
      if (name !== 'dataPermission') {
        await desk.region(['角色', 'Roles']).getByRole('button').filter({ hasText: 'BUYER' }).click();
        if (name === 'roleResource') await desk.field(['页面、按钮或权限代码', 'Page, button or right']).fill('sales');
        await page.waitForLoadState('networkidle');
      }
      assert.deepEqual(await findBarriers(page), [], `${name}, ${look}`);
    }
  }
}

export const journeys: readonly Journey[] = inBoth(
  'a limit says what it lacks, and the pages that grant have no barriers',
  granting,
);
