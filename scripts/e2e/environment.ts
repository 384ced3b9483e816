/** What one Playwright worker tests against: databases, a server, a worker and the built pages, all its own. */
import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@takt/testing';
import type { Environment } from '../../e2e/journey-context.ts';
import { copyDemoTemplate } from './demo-template.ts';
import { results, startProcess, stopProcess, waitForAnswer } from './processes.ts';
import { openSupport } from './support.ts';

/** Starts everything. The output of its processes goes to `test-results/<name>-*.log`. */
export async function openEnvironment(name: string): Promise<Environment & { readonly close: () => Promise<void> }> {
  const [serverPort, webPort, ssoPort] = [await freePort(), await freePort(), await freePort()];
  const database = await copyDemoTemplate();
  const env = {
    ...database.env,
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
    await Promise.all(children.map(stopProcess));
    try {
      await database.demandInvariants();
    } finally {
      await database.drop();
    }
  };
  try {
    await mkdir(env.TAKT_FILES, { recursive: true });
    const vite = ['node_modules/vite/bin/vite.js', 'preview', 'apps/web', '--port', String(webPort), '--strictPort'];
    children.push(startProcess(`${name}-server`, ['apps/server/src/main.ts'], env));
    children.push(startProcess(`${name}-worker`, ['apps/server/src/worker.ts'], env));
    children.push(startProcess(`${name}-web`, vite, env));
    const home = `http://127.0.0.1:${webPort}/`;
    // Through the preview, so that its proxy to the server is tested as well.
    await waitForAnswer(home, children);
    await waitForAnswer(`${home}health/ready`, children);
    const support = await openSupport(env, database.account.tenant, ssoPort);
    open.push(support);
    return { home, ...database.account, ...support, close };
  } catch (error) {
    await close();
    throw error;
  }
}
