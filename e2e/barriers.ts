import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core');
interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly target: readonly string[] }[];
}
declare global {
  interface Window {
    readonly axe: { run(of: Document, options: object): Promise<{ readonly violations: readonly Violation[] }> };
  }
}

/** What is fading, sliding or being drawn is judged when it has come to rest, a few looks later at most. */
const LOOKS = 6;
const PAUSE_MS = 500;

/** The barriers of weight on what is on screen, contrast included: those that stay when the page has come to rest. */
export async function findBarriers(page: Page): Promise<readonly string[]> {
  for (let look = 1; ; look += 1) {
    const found = await barriersNow(page);
    if (found.length === 0 || look === LOOKS) return found;
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function barriersNow(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  // Only what is wrong is told in full; naming all that is right takes longer than judging it.
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'], preload: false }),
  );
  const heavy = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return heavy.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
