import assert from 'node:assert/strict';
import { a11yViolations } from './a11y-violations.ts';
import type { JourneyContext, Lang } from './journey-context.ts';
import { inLanguages } from './languages.ts';
import { test } from './test.ts';
import { signedInWorkspace, SAVE } from './workspace.ts';

/** A disabled button says what a limit lacks; the three pages that grant rights have no violations, light and dark. */
async function granting(journey: JourneyContext, lang: Lang): Promise<void> {
  const { page, home, screenshot } = journey;
  const [admin, other] = [await journey.newUser(), await journey.newUser()];
  const workspace = await signedInWorkspace(journey, page, lang, admin);
  await workspace.open('/system/sysconfig/dataPermission', ['数据权限', 'Data permission']);
  await workspace.choose(['用户', 'User'], other.user);
  await page
    .getByRole('radio', { name: workspace.say(['仅限所选对象', 'Only chosen records']) })
    .filter({ visible: true })
    .check();
  // A disabled button says why when it is clicked all the same.
  await workspace.button(SAVE).click({ force: true });
  await workspace.sees([
    '「工厂」没有选择任何对象，请选择至少一个或改为不限',
    '“Plant”: choose at least one record, or no limit',
  ]);
  await workspace.region(['待配置', 'To be configured']).getByRole('button', { name: /^NB02/ }).click();
  await screenshot(`data-permission-${lang}`);
  assert.deepEqual(await a11yViolations(page), [], 'two lists');
  await workspace.button(SAVE).click();
  await workspace.seesEffect();

  for (const look of ['light', 'dark'] as const) {
    await page.evaluate((chosen) => localStorage.setItem('look', chosen), look);
    for (const name of ['roleResource', 'roleUser', 'dataPermission']) {
      await page.goto(`${home}#/manage/system/sysconfig/${name}`);
      await page.reload();
      await page.waitForLoadState('networkidle');
      if (name !== 'dataPermission') {
        await workspace.region(['角色', 'Roles']).getByRole('button').filter({ hasText: 'BUYER' }).click();
        if (name === 'roleResource') await workspace.field(['页面、按钮或权限代码', 'Page, button or right']).fill('sales');
        await page.waitForLoadState('networkidle');
      }
      assert.deepEqual(await a11yViolations(page), [], `${name}, ${look}`);
    }
  }
}

for (const [title, lang] of inLanguages('a limit says what it lacks, and the pages that grant rights are accessible'))
  test(title, ({ journey }) => granting(journey, lang));
