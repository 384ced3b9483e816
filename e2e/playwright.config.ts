import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const RESULTS = join(import.meta.dirname, '../test-results');
const SPEED = 'speed*.e2e.ts';
/** The shell needs about a fifth less processor time for the same journeys than the whole browser. */
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * Run by `npm run e2e`, which builds the pages, seeds the demo factory and passes its flags on. `TAKT_E2E_WORKERS` sets how many
 * workers run side by side, `TAKT_CHROMIUM` which browser.
 */
export default defineConfig({
  testMatch: '*.e2e.ts',
  outputDir: join(RESULTS, 'journeys'),
  globalSetup: '../scripts/e2e/global-setup.ts',
  // Node strips their types by itself.
  build: { external: ['**/packages/**', '**/modules/**', '**/apps/**', '**/scripts/**'] },
  // What passes then is unstable, and is told apart (ADR 0120).
  retries: 2,
  workers: Number(process.env['TAKT_E2E_WORKERS'] ?? 3),
  // Each step has a limit of its own; this one only ends what runs in circles.
  timeout: 480_000,
  reportSlowTests: null,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'journeys.json') }]],
  projects: [
    { name: 'journeys', testIgnore: SPEED },
    // Ratios of durations: `npm run e2e` runs them after the others, with one worker.
    { name: 'speed', testMatch: SPEED },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    permissions: ['camera'],
    // Nothing is clicked while it still moves: on a busy machine it would be elsewhere by then.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs about a tenth.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['TAKT_CHROMIUM'] ?? BROWSERS.find(existsSync),
      ignoreDefaultArgs: ['--hide-scrollbars'],
      args: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${join(RESULTS, 'camera.mjpeg')}`,
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
