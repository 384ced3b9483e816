/** Browser journeys on scratch databases: `npm run e2e`, or `npm run e2e -- sign-in` for the files of that name. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { asAdmin, configFrom } from '@takt/server/host';
import { freePort } from '@takt/testing';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { Journey } from '../../e2e/journey.ts';
import { makeFakeCamera, portrait } from '../fake-camera.ts';
import { backstage } from './backstage.ts';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const run = `takt_e2e_${randomBytes(4).toString('hex')}`;
const databases = { directory: `${run}_dir`, cell: `${run}_c1` };
const [serverPort, webPort, ssoPort] = [await freePort(), await freePort(), await freePort()];
const demo = { tenant: 'demo', user: 'admin', password: `Takt-${randomBytes(6).toString('hex')}` };
const env = {
  ...process.env,
  TAKT_DIRECTORY: databases.directory,
  TAKT_CELLS: `c1=${databases.cell}`,
  TAKT_DEMO_PASSWORD: demo.password,
  TAKT_FILES: join(results, 'files'),
  TAKT_KEYS: `k1=${randomBytes(32).toString('hex')}`,
  TAKT_SMS: 'inbox',
  TAKT_LICENCE_DEV_KEY: join(results, 'licence-dev.pem'),
  TAKT_OUTBOUND_ALLOW: `127.0.0.1:${ssoPort}`,
  TAKT_OUTBOUND_HTTP: '1',
  TAKT_THROTTLE: 'off',
  TAKT_DRAIN_MS: '0',
  PORT: String(serverPort),
};
const CHROMIUM = process.env['TAKT_CHROMIUM'] ?? '/usr/bin/chromium';
const FILM = join(results, 'camera.mjpeg');
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

const children: ChildProcess[] = [];
const tally = { passed: 0, failed: 0 };
try {
  await mkdir(join(results, 'files'), { recursive: true });
  await makeFakeCamera(FILM, await portrait());
  for (const script of ['build.ts', 'db-migrate.ts', 'db-seed.ts']) await finish(script);
  start('server', ['apps/server/src/main.ts']);
  start('worker', ['apps/server/src/worker.ts']);
  start('web', ['node_modules/vite/bin/vite.js', 'preview', 'apps/web', '--port', String(webPort), '--strictPort']);
  const home = `http://127.0.0.1:${webPort}/`;
  // Through the preview, so that the way to the server is tried as well.
  await answering(home);
  await answering(`${home}health/ready`);
  await travel(home);
} catch (error) {
  tally.failed += 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  await Promise.all(children.map(stop));
  await dropDatabases();
}
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);

type Behind = Awaited<ReturnType<typeof backstage>>;

async function travel(home: string): Promise<void> {
  const behind = await backstage(env, demo.tenant, ssoPort);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, ignoreDefaultArgs: ['--hide-scrollbars'] });
  try {
    const asked = process.argv.slice(2);
    const files = (await readdir(join(root, 'e2e'))).filter((name) => name.endsWith('.e2e.ts')).sort();
    for (const file of files) {
      if (asked.length > 0 && !asked.some((word) => file.includes(word))) continue;
      const { journeys } = (await import(join(root, 'e2e', file))) as { readonly journeys: readonly Journey[] };
      for (const journey of journeys) await tell(browser, behind, home, file, journey);
    }
  } finally {
    await browser.close();
    await behind.close();
  }
}

/** Runs one journey in a window of its own. A foreign request, a page error or an error in the console fails it. */
async function tell(browser: Browser, behind: Behind, home: string, file: string, journey: Journey): Promise<void> {
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
  try {
    await page.goto(home);
    await journey.run({ page, home, ...demo, picture, another, ...behind });
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    tally.passed += 1;
    console.log(`ok    ${file}: ${journey.title}`);
  } catch (error) {
    tally.failed += 1;
    console.error(`FAIL  ${file}: ${journey.title}\n${error instanceof Error ? error.message : error}\n${wrong.join('\n')}`);
    await page
      .screenshot({ path: join(results, `failed-${basename(file, '.e2e.ts')}-${tally.failed}.png`) })
      .catch(() => undefined);
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

/** Runs a script of this folder to its end; its output is shown only when it fails. */
async function finish(script: string): Promise<void> {
  const path = join(root, 'scripts', script);
  if (!existsSync(path)) return;
  const child = spawn(process.execPath, [path], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`scripts/${script} ended with ${code}:\n${Buffer.concat(said).toString()}`);
}

/** Starts a process of the product; what it says goes to a file in `test-results/`. */
function start(name: string, args: readonly string[]): void {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(results, `${name}.log`));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  children.push(child);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(late);
}

async function answering(url: string): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    if (children.some((child) => child.exitCode !== null)) break;
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer; see test-results/*.log`);
}

async function dropDatabases(): Promise<void> {
  await asAdmin(configFrom(process.env).adminUrl, async (client) => {
    for (const name of Object.values(databases)) await client.query(`drop database if exists ${name} with (force)`);
  });
}
