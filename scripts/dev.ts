/** Starts everything for development: checks the services, migrates, then runs server, worker and web until Ctrl-C. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { asAdmin, configFrom, databaseOf } from '@takt/engine/host';
import { findTenant } from '@takt/identity/host';

const root = join(import.meta.dirname, '..');
const config = configFrom(process.env);
const WEB_PORT = 5173;
const STOP_MS = 10_000;
const DEMO = 'demo';

const missing = [...(await databaseMissing()), ...(await redisMissing())];
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
const migration = run('migrate', ['scripts/db-migrate.ts']);
const [failed] = (await once(migration, 'exit')) as [number | null];
if (failed !== 0) process.exit(1);

const env = { TAKT_DRAIN_MS: '0', PORT: String(config.port) };
const children = new Map([
  ['server', run('server', ['apps/server/src/main.ts'], env)],
  ['worker', run('worker', ['apps/server/src/worker.ts'], env)],
  ['web', run('web', ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(WEB_PORT), '--strictPort'], env)],
]);
const state = { stopping: false };
for (const [name, child] of children)
  child.once('exit', (code, signal) => {
    if (state.stopping) return;
    console.error(`${name} ended (${signal ?? code}); stopping the rest`);
    void stop(1);
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

if (await ready()) console.log(`\n  ${(await welcome()).join('\n  ')}\n`);

/** What to read first, once everything answers. */
async function welcome(): Promise<readonly string[]> {
  const cells = Object.fromEntries(config.cells.map((cell) => [cell.name, databaseOf(cell)]));
  const operator = { adminUrl: config.adminUrl, directory: config.directory, cells };
  const seeded = await findTenant(operator, DEMO).then(Boolean, () => false);
  const password = process.env['TAKT_DEMO_PASSWORD'] ?? 'the one `npm run db:seed` printed';
  return [
    `Takt runs at http://127.0.0.1:${WEB_PORT}/ (calls: http://127.0.0.1:${config.port}/docs)`,
    seeded
      ? `Sign in: company code ${DEMO}, user admin, password: ${password}`
      : 'There is no demonstration data yet: `npm run db:seed` makes it and prints the sign-in',
    `Text messages and picture codes arrive at http://127.0.0.1:${WEB_PORT}/dev/inbox`,
    'Ctrl-C stops everything',
  ];
}

/** Waits until server and web answer; false when everything is being stopped instead. */
async function ready(): Promise<boolean> {
  // The server first: asked too early, the web's proxy would report it as missing.
  for (const address of [`http://127.0.0.1:${config.port}/health/ready`, `http://127.0.0.1:${WEB_PORT}/`]) {
    while (!state.stopping && !(await answers(address))) await new Promise((done) => setTimeout(done, 200));
  }
  return !state.stopping;
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => null);
  await answer?.arrayBuffer();
  return answer?.ok ?? false;
}

/** Starts a process whose every line is shown with its name in front. */
function run(name: string, args: readonly string[], extra: Readonly<Record<string, string>> = {}): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...extra },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => console.log(`${name.padEnd(7)} | ${line}`));
  createInterface({ input: child.stderr }).on('line', (line) => console.error(`${name.padEnd(7)} | ${line}`));
  return child;
}

async function stop(code: number): Promise<void> {
  if (state.stopping) return;
  state.stopping = true;
  const alive = [...children.values()].filter((child) => child.exitCode === null && child.signalCode === null);
  const late = setTimeout(() => alive.forEach((child) => child.kill('SIGKILL')), STOP_MS);
  await Promise.all(
    alive.map((child) => {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      return gone;
    }),
  );
  clearTimeout(late);
  process.exit(code);
}

/** One sentence if PostgreSQL cannot be used; none if it can. */
async function databaseMissing(): Promise<string[]> {
  const { host } = new URL(config.adminUrl);
  try {
    await asAdmin(config.adminUrl, (client) => client.query('select 1'));
    return [];
  } catch (error) {
    return [
      `PostgreSQL does not answer at ${host} (${reason(error)}): start it, or set DATABASE_URL to the superuser address of one that runs.`,
    ];
  }
}

/** The same for Redis; any answer will do, a request for a password included. */
async function redisMissing(): Promise<string[]> {
  const { hostname, port, host } = new URL(config.redisUrl);
  const socket = connect({ host: hostname, port: port === '' ? 6379 : Number(port) });
  socket.setTimeout(2000, () => socket.destroy(new Error('no answer within 2 seconds')));
  try {
    await once(socket, 'connect');
    socket.write('PING\r\n');
    await once(socket, 'data');
    return [];
  } catch (error) {
    return [`Redis does not answer at ${host} (${reason(error)}): start it, or set REDIS_URL to the address of one that runs.`];
  } finally {
    socket.destroy();
  }
}

/** The system's own word for a failed connection; a host with two addresses fails with two of them. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
