import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configFrom, onDatabase } from '@takt/engine/host';
import { freePort } from '@takt/testing';
import { atDatabase, type Field } from './data.ts';

const run = promisify(execFile);
const { adminUrl } = configFrom(process.env);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 8);
export const CLIENTS = 8;

export interface Measured {
  readonly perSecond: number;
  readonly p95: number;
  /** Processor milliseconds per request: the database's connections, and the product's server. */
  readonly database: number;
  readonly server: number;
}

export interface Served {
  readonly url: string;
  readonly pid: number;
}

/** The product's own server process on a field's databases. */
export async function withServer<T>(field: Field, work: (served: Served) => Promise<T>): Promise<T> {
  const port = await freePort();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      TAKT_DIRECTORY: field.directory,
      TAKT_CELLS: `c1=${field.database}`,
      TAKT_LOG: 'off',
      TAKT_THROTTLE: 'off',
      TAKT_DRAIN_MS: '0',
      TAKT_KEYS: `k1=${randomBytes(32).toString('hex')}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  try {
    for (let tries = 0; ; tries += 1) {
      const up = await fetch(`${url}/health/ready`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (up) break;
      if (tries > 100 || child.exitCode !== null) throw new Error('the server did not start');
      await new Promise((done) => setTimeout(done, 100));
    }
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    const ended = child.exitCode === null ? new Promise((done) => child.on('exit', done)) : null;
    child.kill('SIGTERM');
    await ended;
  }
}

const TICK_MS = 10;
/** Processor time a process has used, from the kernel's books. */
const used = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
};
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** Processor time per second of the field's connections and of the server, over the middle of a run that starts now. */
async function load(
  field: Field,
  server: number | null,
  length = SECONDS,
): Promise<{ readonly database: number; readonly server: number }> {
  const take = async () => {
    const pids = await onDatabase(atDatabase(field.database), async (client) =>
      (
        await client.query<{ pid: number }>(
          'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
      ).rows.map((row) => row.pid),
    );
    return {
      at: performance.now(),
      database: sum(await Promise.all(pids.map(used))),
      server: server === null ? 0 : await used(server),
    };
  };
  await rest(length * 0.2);
  const from = await take();
  await rest(length * 0.6);
  const to = await take();
  const seconds = (to.at - from.at) / 1000;
  return { database: (to.database - from.database) / seconds, server: (to.server - from.server) / seconds };
}
const rest = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

/** pgbench with prepared statements: the engine with nothing around it. `role` logs in as one of the product's own. */
export async function pgbench(field: Field, script: string, role?: string): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-bench-'));
  const file = join(folder, 'bare.sql');
  await writeFile(file, script);
  const url = new URL(adminUrl);
  const running = run(
    'pgbench',
    [
      '-n',
      '-M',
      'prepared',
      '-c',
      String(CLIENTS),
      '-j',
      '1',
      '-T',
      String(SECONDS),
      '-f',
      file,
      '-h',
      url.hostname,
      '-p',
      url.port || '5432',
      '-U',
      role ?? (url.username || 'postgres'),
      '-l',
      '--log-prefix',
      join(folder, 'log'),
      field.database,
    ],
    { cwd: folder },
  );
  const [{ stdout }, spent] = await Promise.all([running, load(field, null)]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  const { stdout: latencies } = await run('bash', [
    '-c',
    `cat ${folder}/log.* | awk '{print $3}' | sort -n | awk '{a[NR]=$1} END {print a[int(NR*0.95)]}'`,
  ]);
  return { perSecond, p95: Number(latencies) / 1000, database: spent.database / perSecond, server: 0 };
}

const RESULT = `done = function(summary, latency)
  io.write(string.format("RESULT %f %f %d\\n", summary.requests / summary.duration * 1e6, latency:percentile(95) / 1000, summary.errors.status))
end`;

/** wrk with a script that makes the requests; warmed up first. Any answer that is not a success ends the bench. */
export async function wrk(
  field: Field,
  { url, pid }: Served,
  script: string,
  { seconds: length = SECONDS, clients = CLIENTS }: { readonly seconds?: number; readonly clients?: number } = {},
): Promise<Measured> {
  const file = join(await mkdtemp(join(tmpdir(), 'takt-bench-')), 'requests.lua');
  await writeFile(file, `${script}\n${RESULT}\n`);
  const go = (seconds: number) => run('wrk', ['-t', '1', '-c', String(clients), '-d', `${seconds}s`, '-s', file, url]);
  await go(Math.min(2, length));
  // What was under way when the warm-up ended is done before the run looks at anything.
  await rest(0.5);
  const [{ stdout }, spent] = await Promise.all([go(length), load(field, pid, length)]);
  const [, perSecond, p95, errors] = /RESULT ([\d.]+) ([\d.]+) (\d+)/.exec(stdout) ?? [];
  if (errors !== '0') throw new Error(`${errors} answers were not successes\n${stdout}`);
  const rate = Number(perSecond);
  return { perSecond: rate, p95: Number(p95), database: spent.database / rate, server: spent.server / rate };
}
