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
      // Nothing is clicked while it still moves: on a crowded machine it would be elsewhere by then.
      reducedMotion: 'reduce',
      ...options,
    });
    contexts.push(context);
    watch(context, home, wrong);
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

/** Notes what a good page never does. It only listens: a browser whose requests are held up keeps no cache. */
function watch(context: BrowserContext, home: string, wrong: string[]): void {
  // How fast things are is asked elsewhere; a crowded machine is no failure of the product.
  context.setDefaultTimeout(30_000);
  const own = new URL(home).origin;
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== own && protocol !== 'data:') wrong.push(`asked a foreign host: ${request.url()}`);
  });
  context.on('page', (page) => page.on('pageerror', (error) => wrong.push(`page error: ${error.message}`)));
  context.on('console', (message) => {
    // The browser logs every refused call; the journey itself judges those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      wrong.push(`console: ${message.text()}`);
  });
}
