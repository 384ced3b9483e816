import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adminUrl, dropDatabases, encodePassword, FORM } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PARTS = ['apps/server', 'packages', 'modules', 'migrations', 'scripts', 'package.json', 'biome.json'];
const run = `takt_new_${randomUUID().slice(0, 8)}`;
const password = `Pw-${randomUUID()}`;
let copy: string;

/** A working copy of the product with packages of its own, so that scaffolding touches nothing here. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'takt-new-'));
  const kept = (path: string) => !/node_modules|\.test\.ts$|\/dist(\/|$)/.test(path.slice(ROOT.length));
  for (const part of PARTS) await cp(join(ROOT, part), join(copy, part), { recursive: true, filter: kept });
  await mkdir(join(copy, 'node_modules', '@takt'), { recursive: true });
  for (const name of await readdir(join(ROOT, 'node_modules'))) {
    if (name !== '@takt') await symlink(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  }
  const own = {
    model: 'packages/model',
    engine: 'packages/engine',
    content: 'packages/content',
    identity: 'packages/identity',
    http: 'packages/http',
    checks: 'packages/checks',
    testing: 'packages/testing',
    modules: 'modules',
    'app-server': 'apps/server',
  };
  for (const [name, path] of Object.entries(own)) await symlink(join(copy, path), join(copy, 'node_modules', '@takt', name));
});
afterAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await dropDatabases([`${run}_dir`, `${run}_c1`]);
});

const env = {
  ...process.env,
  DATABASE_URL: adminUrl(),
  TAKT_DIRECTORY: `${run}_dir`,
  TAKT_CELLS: `c1=${run}_c1`,
  TAKT_DEMO_PASSWORD: password,
  TAKT_LOG: 'off',
  TAKT_THROTTLE: 'off',
  TAKT_DRAIN_MS: '0',
};
function script(name: string, ...args: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...args], { cwd: copy, env, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** Files written by hand that differ from the product's; what `gen` writes does not count. */
async function touched(): Promise<string[]> {
  const files = (await readdir(copy, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1));
  const differing: string[] = [];
  for (const file of files.filter((path) => !/^(node_modules|migrations|docs\/reference)\//.test(path))) {
    const before = await readFile(join(ROOT, file), 'utf8').catch(() => null);
    if (before !== (await readFile(join(copy, file), 'utf8'))) differing.push(file);
  }
  return differing.toSorted();
}

async function served<T>(
  work: (call: (user: string, path: string, body: unknown) => Promise<{ status: number; body: any }>) => Promise<T>,
): Promise<T> {
  const port = 20_000 + Math.floor(Math.random() * 30_000);
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: copy,
    env: { ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; tries < 400; tries += 1) {
      if (
        await fetch(`${url}/health/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        break;
      await new Promise((done) => setTimeout(done, 50));
    }
    const tokens = new Map<string, string>();
    return await work(async (user, path, body) => {
      if (!tokens.has(user)) {
        const form = new URLSearchParams({
          grant_type: 'password',
          username: `${user}@demo`,
          password: encodePassword(password),
        });
        tokens.set(
          user,
          (
            (await (await fetch(`${url}/anon/oauth/token`, { method: 'POST', headers: FORM, body: form })).json()) as {
              access_token: string;
            }
          ).access_token,
        );
      }
      const headers = {
        'content-type': 'application/json',
        'access-token': tokens.get(user) ?? '',
        'idempotency-key': randomUUID(),
      };
      const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, body: await answer.json() };
    });
  } finally {
    server.kill('SIGTERM');
    await new Promise((done) => server.on('exit', done));
  }
}

test('an entity in three steps and a document in four: scaffold, gen, and they are served', async () => {
  script('new', 'entity', 'base.material/gauge-type', '量具类型', 'Gauge type');
  script('new', 'document', 'sales.sample-order', '样件订单', 'Sample order');
  script('gen');
  expect(await touched()).toEqual([
    'apps/server/tests/ways/sales.ts',
    'modules/base/README.md',
    'modules/base/defs/index.ts',
    'modules/base/defs/material/gauge-type.ts',
    'modules/base/menu.ts',
    'modules/sales/README.md',
    'modules/sales/defs/index.ts',
    'modules/sales/defs/sample-order.test.ts',
    'modules/sales/defs/sample-order.ts',
    'modules/sales/menu.ts',
    'modules/sales/server/index.ts',
    'modules/sales/server/sample-order.ts',
  ]);
  expect(await readFile(join(copy, 'docs/reference/sales.sampleOrder.md'), 'utf8')).toContain('publish    published');
  script('db-seed');
  await served(async (call) => {
    const entity = 'base.gaugeType';
    const saved = await call('admin', '/base/ai/submit', { _entity: entity, row: { code: 'G1', name: '卡尺' } });
    expect(saved.status).toBe(200);
    const page = await call('admin', '/base/ai/queryPage', { _entity: entity, _params: { code: 'G' } });
    expect(page.body.data.list).toMatchObject([{ code: 'G1', name: '卡尺', markStatus: '1' }]);
    const refused = await call('admin', '/base/ai/submit', { _entity: entity, row: { code: 'G2' } });
    expect([refused.status, refused.body.errorMsg[0].errorCodeDesc, refused.body.errorMsg[0].errorCodeDescE]).toEqual([
      422,
      '请填写量具类型名称',
      'please fill in Gauge type name',
    ]);
    expect((await call('sales', '/base/ai/queryPage', { _entity: entity })).status).toBe(403);

    const order = { _entity: 'sales.sampleOrder' };
    const empty = await call('sales', '/sales/ai/submit', { ...order, row: {} });
    const act = (action: string, { id, version }: { id: string; version: number }) =>
      call('sales', '/sales/ai/action', { ...order, action, rows: [{ id, version }] });
    const guarded = await act('publish', empty.body.data);
    expect([guarded.status, guarded.body.errorMsg[0].errorCodeDesc]).toEqual([422, '请先维护明细']);
    const full = await call('sales', '/sales/ai/submit', { ...order, row: { lines: [{ qty: '5' }] } });
    const published = await act('publish', full.body.data);
    expect(published.body.data).toMatchObject({ status: '10', version: 2 });
    const read = await call('sales', '/sales/ai/queryOne', { ...order, id: full.body.data.id });
    expect(read.body.data.publishedAt).toMatch(/^\d{4}-\d\d-\d\d /);
    const again = await act('publish', published.body.data);
    expect(again.body.errorMsg[0].errorCodeDescE).toBe('Publish is allowed only when the sample order is Draft');
    expect(
      (await call('buyer', '/sales/ai/action', { ...order, action: 'close', rows: [{ id: full.body.data.id, version: 2 }] }))
        .status,
    ).toBe(403);
  });
});
