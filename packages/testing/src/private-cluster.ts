import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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

type Settings = Readonly<Record<string, string | number>>;
interface Cluster {
  readonly data: string;
  readonly stop: () => Promise<void>;
}
/** A database server in a folder of its own. Tests find it in `DATABASE_URL`. */
async function startCluster(settings: Settings): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-cluster-'));
  const owner = await account();
  if (owner) await chown(folder, owner.uid, owner.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  await program('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8']);
  const asked = { listen_addresses: '127.0.0.1', max_connections: 200, ...settings };
  const options = [`-p ${port} -k ${folder}`, ...Object.entries(asked).map(([name, value]) => `-c ${name}=${value}`)].join(' ');
  await program('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  process.env['DATABASE_URL'] = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Whoever ends without stopping it first takes it along. Its first process is named in the first line of this file.
  const takeAlong = (): unknown =>
    process.kill(Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10), 'SIGQUIT');
  process.once('exit', takeAlong);
  const stop = async (): Promise<void> => {
    process.off('exit', takeAlong);
    await program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
    await rm(folder, { recursive: true, force: true });
  };
  return { data, stop };
}

/**
 * A database server of the tests' own, for what no server that others use may suffer: killed processes, immediate restarts.
 * Returns what takes it away.
 */
export async function startPrivateCluster(): Promise<() => Promise<void>> {
  const { data, stop } = await startCluster({});
  process.env[FOLDER] = data;
  return stop;
}

/** Nothing of it outlives the tests, so nothing has to reach the disk: making and dropping databases is most of their work. */
const FORGETFUL: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_wal_size: '4GB',
  shared_buffers: '256MB',
};

/**
 * A database server for tests that only want one to answer quickly (ADR 0090). Where another is named, or none can be started
 * here, they take the one there is. Returns what takes it away.
 */
export async function startQuickCluster(): Promise<() => Promise<void>> {
  if (process.env['DATABASE_URL'] === undefined) {
    try {
      return (await startCluster(FORGETFUL)).stop;
    } catch (error) {
      console.warn(`no database server of the tests’ own: ${error instanceof Error ? error.message : error}`);
    }
  }
  return () => Promise.resolve();
}

export const hasPrivateCluster = (): boolean => process.env[FOLDER] !== undefined;

/** As if the machine had lost its power: nothing is written down before it stops. */
export async function restartAtOnce(): Promise<void> {
  const data = process.env[FOLDER];
  if (!data) throw new Error('only a server of the tests’ own may be restarted');
  await program('pg_ctl', ['-D', data, '-w', '-m', 'immediate', '-l', join(data, '..', 'log'), 'restart']);
}
