import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);
const FOLDER = 'TAKT_PRIVATE_CLUSTER';

/** PostgreSQL refuses to run as root; the account its packages make takes its place. */
async function account(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  const [uid, gid] = await Promise.all(['-u', '-g'].map(async (which) => Number((await run('id', [which, 'postgres'])).stdout)));
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
/** One of PostgreSQL's own programs, wherever its packages put them. */
async function program(name: string, args: readonly string[]): Promise<void> {
  const { stdout } = await run('pg_config', ['--bindir']);
  // What it starts keeps running; nobody waits for the end of its output.
  await run(join(stdout.trim(), name), [...args], { ...(await account()), cwd: tmpdir() });
}

/**
 * A database server of the tests' own, for what no server that others use may suffer: killed processes, immediate restarts.
 * Tests find it in `DATABASE_URL`. Returns what takes it away.
 */
export async function startPrivateCluster(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-cluster-'));
  const owner = await account();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  await program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8']);
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  await program('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  process.env['DATABASE_URL'] = `postgres://postgres@127.0.0.1:${port}/postgres`;
  process.env[FOLDER] = data;
  return async () => {
    await program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
    await rm(folder, { recursive: true, force: true });
  };
}

export const hasPrivateCluster = (): boolean => process.env[FOLDER] !== undefined;

/** As if the machine had lost its power: nothing is written down before it stops. */
export async function restartAtOnce(): Promise<void> {
  const data = process.env[FOLDER];
  if (!data) throw new Error('only a server of the tests’ own may be restarted');
  await program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', '-l', join(data, '..', 'log'), 'restart']);
}
