/** Tells one journey on a stage, in a window of its own. */
import { basename, join } from 'node:path';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { Journey } from '../../e2e/journey.ts';
import { results } from './process.ts';
import type { Opened } from './stage.ts';

/** Whether it went well. A foreign request, a page error or an error in the console fails it. */
export async function tell(stage: Opened, file: string, journey: Journey): Promise<boolean> {
  const { home, browser, demo, behind } = stage;
  const wrong: string[] = [];
  const contexts: BrowserContext[] = [];
  const another = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      permissions: ['camera'],
      ...options,
    });
    contexts.push(context);
    await watch(context, home, wrong);
    return context;
  };
  const page = await (await another()).newPage();
  const picture = async (name: string, of: Page = page): Promise<void> => {
    await of.waitForLoadState('networkidle');
    await of.screenshot({ path: join(results, `${name}.png`), animations: 'disabled' });
  };
  const began = performance.now();
  try {
    await page.goto(home);
    await journey.run({ page, home, ...demo, picture, another, ...behind });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    console.log(`ok    ${file}: ${journey.title} (${Math.round((performance.now() - began) / 100) / 10} s)`);
    return true;
  } catch (error) {
    console.error(`FAIL  ${file}: ${journey.title}\n${error instanceof Error ? error.message : error}\n${wrong.join('\n')}`);
    const picture = join(results, `failed-${basename(file, '.e2e.ts')}-${Date.now()}.png`);
    await page.screenshot({ path: picture }).catch(() => undefined);
    return false;
  } finally {
    for (const context of contexts) await context.close();
  }
}

/** Notes what a good page never does. */
async function watch(context: BrowserContext, home: string, wrong: string[]): Promise<void> {
  context.setDefaultTimeout(15_000);
  await context.route(
    (url) => url.origin !== new URL(home).origin && url.protocol !== 'data:',
    (route) => {
      wrong.push(`asked a foreign host: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('page', (page) => page.on('pageerror', (error) => wrong.push(`page error: ${error.message}`)));
  context.on('console', (message) => {
    // The browser logs every refused call; the journey itself judges those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      wrong.push(`console: ${message.text()}`);
  });
}
