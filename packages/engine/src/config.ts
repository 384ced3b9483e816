import type { CellConfig, LoginRole } from './db/pools.ts';

export interface Config {
  /** Superuser connection: migrations and operator commands only. */
  readonly adminUrl: string;
  readonly directory: string;
  readonly directoryUrl: string;
  readonly cells: readonly CellConfig[];
  readonly redisUrl: string;
  readonly port: number;
  readonly host: string;
  readonly filesRoot: string;
  /** Where the heads of the audit's seals are kept; best a mount that takes new files only. */
  readonly sealsRoot: string;
  readonly trustProxy: string | false;
}

type Environment = Readonly<Record<string, string | undefined>>;
const ROLES: readonly LoginRole[] = ['app_rw', 'app_vendor', 'app_worker', 'app_relay'];

/** Settings come from the environment, are checked once at the start, and have working values for a development machine. */
export function configFrom(env: Environment): Config {
  const adminUrl = env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
  const base = new URL(adminUrl);
  const database = (name: string): string =>
    Object.assign(new URL(base), { pathname: `/${name}`, username: '', password: '' }).toString();
  const directory = env['TAKT_DIRECTORY'] ?? 'takt_directory';
  // `c1=takt_c1,c2=takt_c2`: cell names and their databases.
  const cells = (env['TAKT_CELLS'] ?? 'c1=takt_c1').split(',').map((pair): CellConfig => {
    const [name, db] = pair.split('=');
    if (!name || !db) throw new Error('TAKT_CELLS must read name=database,name=database');
    return {
      name,
      url: database(db),
      passwords: Object.fromEntries(
        ROLES.flatMap((role) =>
          env[`TAKT_PASSWORD_${role.toUpperCase()}`] ? [[role, env[`TAKT_PASSWORD_${role.toUpperCase()}`]]] : [],
        ),
      ),
      zone: env['TAKT_ZONE'] ?? 'Asia/Shanghai',
      poolSize: integer(env, 'TAKT_POOL', 10),
    };
  });
  const filesRoot = env['TAKT_FILES'] ?? '.data/files';
  return {
    adminUrl,
    directory,
    directoryUrl: Object.assign(new URL(adminUrl), { pathname: `/${directory}` }).toString(),
    cells,
    redisUrl: env['REDIS_URL'] ?? 'redis://127.0.0.1:6379',
    port: integer(env, 'PORT', 3000),
    host: env['HOST'] ?? '127.0.0.1',
    filesRoot,
    sealsRoot: env['TAKT_SEALS'] ?? `${filesRoot}/seals`,
    trustProxy: env['TAKT_TRUST_PROXY'] ?? false,
  };
}

function integer(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined) return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number`);
  return Number(text);
}

export const databaseOf = (cell: CellConfig): string => new URL(cell.url).pathname.slice(1);
