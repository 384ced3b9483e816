import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { noForeignHosts } from '../apps/web/vite.config.ts';
import type { JourneyContext } from './journey-context.ts';
import { insertPlants, deletePlants } from './plants.ts';
import { openSignedIn } from './session.ts';
import { expect, test } from './test.ts';

/**
 * How much longer than the bare browser with the same elements, measured beside it: machines differ. Bounds in milliseconds are
 * judged by `npm run bench -- browser`.
 */
const FRAME_SHARE = 1.6;
const REOPEN_SHARE = 3;
const PLANTS = '/base/universal/plant';
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' };

/** Pixels a frame moves by: as fast as a wheel is turned, and as a scroll bar is dragged. */
const WHEEL = 40;
const DRAG = 120;

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const frameWords = (times: readonly number[]): string =>
  `mean ${mean(times).toFixed(1)} ms, p50 ${at(times, 0.5).toFixed(1)}, p95 ${at(times, 0.95).toFixed(1)}`;

/** Notes a duration in the report, for `bench/browser.ts`. */
const measured = (name: string, ms: number): void => {
  test.info().annotations.push({ type: name, description: ms.toFixed(1) });
};

/** Builds the page around the grid and serves it under the product's own address, from nowhere but this window. */
async function serveGrid(page: Page, home: string): Promise<string> {
  const outDir = join(import.meta.dirname, '../test-results/grid-page');
  await build({
    // Not the product's own settings: those name the product's pages, and this is one of its own.
    configFile: false,
    root: join(import.meta.dirname, '../apps/web'),
    plugins: [react(), noForeignHosts],
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(import.meta.dirname, 'grid-page/main.tsx'),
        output: { entryFileNames: 'main.js', assetFileNames: 'main[extname]', codeSplitting: false },
      },
    },
  });
  const html =
    '<!doctype html><html><head><meta charset="utf-8"><link rel="stylesheet" href="/grid-page/main.css"></head><body style="margin:0"><script type="module" src="/grid-page/main.js"></script></body></html>';
  await page.route(`${home}grid-page/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (name === '') return route.fulfill({ contentType: 'text/html', body: html });
    return route.fulfill({ contentType: TYPES[name.split('.').at(-1) ?? ''] ?? '', body: await readFile(join(outDir, name)) });
  });
  return `${home}grid-page/`;
}

/** How long frames take while something is scrolled by so much in each, in their order. */
const frames = (view: JSHandle<Element>, pixels: number): Promise<readonly number[]> =>
  view.evaluate(async (scrolled, step) => {
    const times: number[] = [];
    let last = performance.now();
    for (let frame = 0; frame < 50; frame += 1) {
      scrolled.scrollTop += step;
      await new Promise((drawn) => requestAnimationFrame(drawn));
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times.slice(10);
  }, pixels);

const gridOf = (page: Page): Promise<JSHandle<Element>> =>
  page.evaluateHandle(() => {
    const view = [...document.querySelectorAll('*')].find((one) => one.scrollHeight > 1_000_000 && one.clientHeight < 2000);
    if (!view) throw new Error('nothing scrolls');
    return view;
  });
/** The rows the grid shows, over and over, with nothing but the browser to scroll them. */
const bareRows = (view: JSHandle<Element>): Promise<JSHandle<Element>> =>
  view.evaluateHandle((grid) => {
    const rows = [...grid.querySelectorAll('.ag-row')];
    const { left, top, width, height } = grid.getBoundingClientRect();
    const row = rows[0]?.getBoundingClientRect().height ?? 0;
    const bare = document.createElement('div');
    bare.className = grid.className;
    bare.style.cssText = `position:fixed;overflow:auto;background:#fff;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    const all = document.createElement('div');
    const repeated = Array.from({ length: 6 }, () => rows).flat();
    all.style.cssText = `position:relative;height:${repeated.length * row}px`;
    for (const [index, one] of repeated.entries()) {
      const copy = one.cloneNode(true) as HTMLElement;
      copy.style.transform = `translateY(${index * row}px)`;
      all.append(copy);
    }
    bare.append(all);
    grid.closest('.ag-root-wrapper')?.append(bare);
    return bare;
  });

async function scrolled({ page, home, screenshot }: JourneyContext): Promise<void> {
  await page.goto(await serveGrid(page, home));
  await page.locator('.ag-row').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1000);
  const view = await gridOf(page);
  // In short turns, each compared with its neighbour: what else the machine does for a while spoils one turn and not the median.
  const [wheel, bare, shares]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < 9; turn += 1) {
    const grid = await frames(view, WHEEL);
    const rows = await bareRows(view);
    const alone = await frames(rows, WHEEL);
    await rows.evaluate((element) => element.remove());
    wheel.push(...grid);
    bare.push(...alone);
    shares.push(mean(grid) / mean(alone));
  }
  const drag = await frames(view, DRAG);
  await screenshot('grid-100000');
  console.log(
    `      100,000 × 30 by wheel ${frameWords(wheel)}; dragged ${frameWords(drag)}; the bare browser ${frameWords(bare)}; ${at(shares, 0.5).toFixed(2)} times as long`,
  );
  measured('frame', mean(wheel));
  assert.ok(at(shares, 0.5) <= FRAME_SHARE, `a frame takes at most ${FRAME_SHARE} times as long as the bare browser's`);
}

/** The same elements hidden and shown by the browser alone, in milliseconds. */
const bareShown = (page: Page): Promise<readonly number[]> =>
  page.evaluate(async () => {
    const shown = [...document.querySelectorAll('.ag-row')].find((row) => row.getClientRects().length > 0);
    const screen = shown?.closest<HTMLElement>('[role="tabpanel"]');
    if (!screen) throw new Error('no list is shown');
    const bare = screen.cloneNode(true) as HTMLElement;
    const { left, top, width, height } = screen.getBoundingClientRect();
    bare.style.cssText += `;position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`;
    screen.parentElement?.append(bare);
    const frame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(drawn));
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      bare.style.display = 'none';
      for (let idle = 0; idle < 10; idle += 1) await frame();
      const began = performance.now();
      bare.style.display = '';
      // Drawn is what the next frame finds done.
      await frame();
      await frame();
      times.push(performance.now() - began);
    }
    bare.remove();
    return times;
  });

async function reopened(journey: JourneyContext): Promise<void> {
  const { page } = journey;
  await insertPlants(journey, 'SPEED', 60);
  await openSignedIn(journey, 'zh', { address: PLANTS });
  await page.locator('.ag-row').first().waitFor();
  await page.locator('.ag-row .ag-checkbox-input').first().click();
  await page.getByText('已选 1').waitFor();
  await page.getByLabel('工厂名称', { exact: true }).fill('半句');
  await page.locator('.ag-row').first().hover();
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(500);
  const first = (): Promise<string | null> =>
    page.evaluate(() => {
      const rows = [...document.querySelectorAll('.ag-row')].filter((row) => row.getClientRects().length > 0);
      const top = document.querySelector('.ag-header')?.getBoundingClientRect().bottom ?? 0;
      return rows.find((row) => row.getBoundingClientRect().top >= top)?.getAttribute('row-id') ?? null;
    });
  const before = await first();
  const spent: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await page.getByRole('tab', { name: '首页' }).click();
    await page.waitForTimeout(400);
    const ms = await page.getByRole('tab', { name: '工厂' }).evaluate(async (tab) => {
      const began = performance.now();
      (tab as HTMLElement).click();
      for (;;) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        if ([...document.querySelectorAll('.ag-row')].some((row) => row.getClientRects().length > 0))
          return performance.now() - began;
      }
    });
    spent.push(ms);
  }
  await page.waitForTimeout(500);
  const [again, bare] = [at(spent, 0.5), at(await bareShown(page), 0.5)];
  console.log(
    `      a list again: median ${again.toFixed(0)} ms, longest ${at(spent, 0.99).toFixed(0)} ms; the bare browser ${bare.toFixed(0)} ms; ${(again / bare).toFixed(2)} times as long`,
  );
  measured('reopen', again);
  assert.ok(again <= REOPEN_SHARE * bare, `a list that was open is back within ${REOPEN_SHARE} times the bare browser's time`);
  assert.equal(await first(), before, 'it is scrolled to where it was');
  await expect(page.getByLabel('工厂名称', { exact: true }), 'what was half typed is still there').toHaveValue('半句');
  await expect(page.getByText('已选 1'), 'what was ticked still is').toBeVisible();
  await deletePlants(journey, 'SPEED');
}

test('100,000 rows of 30 columns scroll without lagging', ({ journey }) => scrolled(journey));
test('a list that was open is back at once, as it was left', ({ journey }) => reopened(journey));
