import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

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

/** What is fading, sliding or being drawn is judged when it is still, after a few looks at most. */
const LOOKS = 6;
const PAUSE_MS = 500;

/** Serious and critical violations on the page shown, contrast included: those that stay when the page is still. */
export async function a11yViolations(page: Page): Promise<readonly string[]> {
  for (let look = 1; ; look += 1) {
    const found = await violationsNow(page);
    if (found.length === 0 || look === LOOKS) return found;
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function violationsNow(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  // Only violations are reported in full; reporting what passed takes longer than the check.
  const found = await page.evaluate(() =>
    window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa'], resultTypes: ['violations'], preload: false }),
  );
  const serious = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
