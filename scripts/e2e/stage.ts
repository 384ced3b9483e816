/** One stage for journeys: databases, a server, a worker, the built pages and a browser, all its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asAdmin, configFrom } from '@takt/server/host';
import { freePort } from '@takt/testing';
import { type Browser, chromium } from 'playwright-core';
import { backstage } from './backstage.ts';

export const root = join(import.meta.dirname, '../..');
export const results = join(root, 'test-results');
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
  readonly demo: { readonly tenant: string; readonly user: string; readonly password: string };
  readonly behind: Awaited<ReturnType<typeof backstage>>;
  readonly close: () => Promise<void>;
};

/** Sets a stage up with the demo factory on it. What its processes say goes to `test-results/<name>-*.log`. */
export async function openStage(name: string): Promise<Opened> {
  const run = `takt_e2e_${randomBytes(4).toString('hex')}`;
  const databases = { directory: `${run}_dir`, cell: `${run}_c1` };
  const [serverPort, webPort, ssoPort] = [await freePort(), await freePort(), await freePort()];
  const demo = { tenant: 'demo', user: 'admin', password: `Takt-${randomBytes(6).toString('hex')}` };
  // A journey that builds a page of its own leaves the word "production" behind, and a product in production has no inbox.
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    TAKT_DIRECTORY: databases.directory,
    TAKT_CELLS: `c1=${databases.cell}`,
    TAKT_DEMO_PASSWORD: demo.password,
    TAKT_FILES: join(results, `files-${name}`),
    TAKT_KEYS: `k1=${randomBytes(32).toString('hex')}`,
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
    await drop(Object.values(databases));
  };
  try {
    await mkdir(env.TAKT_FILES, { recursive: true });
    for (const script of ['db-migrate.ts', 'db-seed.ts']) await finish(script, env);
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

/** Runs a script to its end; its output is shown only when it fails. */
export async function finish(script: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', script)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`scripts/${script} ended with ${code}:\n${Buffer.concat(said).toString()}`);
}

function start(name: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(results, `${name}.log`));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

async function answering(url: string, children: readonly ChildProcess[]): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (children.some((child) => child.exitCode !== null)) break;
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer; see test-results/*.log`);
}

async function drop(names: readonly string[]): Promise<void> {
  await asAdmin(configFrom(process.env).adminUrl, async (client) => {
    for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
  });
}
