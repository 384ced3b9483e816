/** One stage for journeys: databases, a server, a worker, the built pages and a browser, all its own. */
import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@takt/testing';
import { type Browser, chromium } from 'playwright-core';
import { backstage } from './backstage.ts';
import { answering, results, start, stop } from './process.ts';
import type { Scenery } from './scenery.ts';

export const FILM = join(results, 'camera.mjpeg');

const CHROMIUM = process.env['TAKT_CHROMIUM'] ?? '/usr/bin/chromium';
const FLAGS = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${FILM}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Where journeys play; `close` strikes it, databases and all. */
export type Opened = {
  readonly home: string;
  readonly browser: Browser;
  readonly demo: Scenery['demo'];
  readonly behind: Awaited<ReturnType<typeof backstage>>;
  readonly close: () => Promise<void>;
};

/** Sets a stage up with the demo factory on it. What its processes say goes to `test-results/<name>-*.log`. */
export async function openStage(name: string, scenery: Scenery): Promise<Opened> {
  const [serverPort, webPort, ssoPort] = [await freePort(), await freePort(), await freePort()];
  const { demo } = scenery;
  const own = await scenery.copy();
  const env = {
    ...scenery.env,
    ...own.env,
    TAKT_FILES: join(results, `files-${name}`),
    TAKT_SMS: 'inbox',
    TAKT_LICENCE_DEV_KEY: join(results, `licence-dev-${name}.pem`),
    TAKT_OUTBOUND_ALLOW: `127.0.0.1:${ssoPort}`,
    TAKT_OUTBOUND_HTTP: '1',
    TAKT_THROTTLE: 'off',
    TAKT_DRAIN_MS: '0',
    PORT: String(serverPort),
  };
  const children: ChildProcess[] = [];
  const open: { close: () => Promise<unknown> }[] = [];
  const close = async (): Promise<void> => {
    for (const each of open) await each.close();
    await Promise.all(children.map(stop));
    await own.drop();
  };
  try {
    await mkdir(env.TAKT_FILES, { recursive: true });
    const vite = ['node_modules/vite/bin/vite.js', 'preview', 'apps/web', '--port', String(webPort), '--strictPort'];
    children.push(start(`${name}-server`, ['apps/server/src/main.ts'], env));
    children.push(start(`${name}-worker`, ['apps/server/src/worker.ts'], env));
    children.push(start(`${name}-web`, vite, env));
    const home = `http://127.0.0.1:${webPort}/`;
    // Through the preview, so that the way to the server is tried as well.
    await answering(home, children);
    await answering(`${home}health/ready`, children);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] });
    open.push(browser);
    const behind = await backstage(env, demo.tenant, ssoPort);
    open.push(behind);
    return { home, browser, demo, behind, close };
  } catch (error) {
    await close();
    throw error;
  }
}
