import { join } from 'node:path';
import { test as base, type BrowserContext, type BrowserContextOptions, expect as baseExpect, type Page } from '@playwright/test';
import type { Environment, JourneyContext } from './journey-context.ts';

const ROOT = join(import.meta.dirname, '..');
const RESULTS = join(ROOT, 'test-results');
/** Looking at the pages of a run is for people who ask for it; a failed journey has a screenshot and a trace anyway. */
const SCREENSHOTS = process.env['TAKT_E2E_SCREENSHOTS'] === '1';
const OPEN_MS = 240_000;
/** A busy machine is no failure of the product; its speed is measured in `bench/`. */
const WAIT_MS = 90_000;

type OpenEnvironment = (name: string) => Promise<Environment & { readonly close: () => Promise<void> }>;

/** Looks until it is so, as long as a step may take: a page is seldom ready the moment it is looked at. */
export const expect = baseExpect.configure({ timeout: WAIT_MS });

/** Playwright's `test` with the environment of the worker and the context of the journey. */
export const test = base.extend<{ readonly journey: JourneyContext }, { readonly environment: Environment }>({
  environment: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      // Loaded by the worker that needs it: the server's code is large, and its types do not go with those of the browser.
      const path: string = join(ROOT, 'scripts/e2e/environment.ts');
      const { openEnvironment } = (await import(path)) as { readonly openEnvironment: OpenEnvironment };
      const { close, ...environment } = await openEnvironment(`worker${workerIndex}`);
      await use(environment);
      await close();
    },
    { scope: 'worker', timeout: OPEN_MS },
  ],
  journey: async ({ environment, browser }, use) => {
    const problems: string[] = [];
    const contexts: BrowserContext[] = [];
    const newContext = async (options?: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await browser.newContext(options);
      contexts.push(context);
      context.setDefaultTimeout(WAIT_MS);
      watch(context, environment.home, problems);
      return context;
    };
    const page = await (await newContext()).newPage();
    const screenshot = async (name: string, of: Page = page): Promise<void> => {
      if (!SCREENSHOTS) return;
      await of.waitForLoadState('networkidle');
      await of.screenshot({ path: join(RESULTS, `${name}.png`), animations: 'disabled' });
    };
    await use({ ...environment, page, screenshot, newContext });
    for (const context of contexts) await context.close();
    baseExpect(problems, 'foreign requests, page errors and console errors').toEqual([]);
  },
});

/** Collects what a sound page never does. It only listens: intercepted requests would bypass the browser's cache. */
function watch(context: BrowserContext, home: string, problems: string[]): void {
  // Passkeys need a name; it leads to the same place.
  const own = [home, home.replace('127.0.0.1', 'localhost')].map((address) => new URL(address).origin);
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.includes(origin) && protocol !== 'data:') problems.push(`foreign request: ${request.url()}`);
  });
  context.on('page', (page) => page.on('pageerror', (error) => problems.push(`page error: ${error.message}`)));
  context.on('console', (message) => {
    // The browser logs every refused call; the journey itself checks those.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      problems.push(`console: ${message.text()}`);
  });
}
