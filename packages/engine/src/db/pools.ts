import pg from 'pg';

export type LoginRole = 'app_rw' | 'app_vendor' | 'app_worker' | 'app_relay';

/** Where one cell's database is. `role` connections differ only in their login. */
export interface CellConfig {
  readonly name: string;
  /** Without user: `postgres://host:port/database`. */
  readonly url: string;
  readonly passwords: Readonly<Partial<Record<LoginRole, string>>>;
  /** Of connections that no company has entered yet. */
  readonly zone: string;
  readonly poolSize: number;
}

export const roleUrl = (cell: CellConfig, role: LoginRole): string => {
  const url = new URL(cell.url);
  url.username = role;
  url.password = cell.passwords[role] ?? '';
  return url.toString();
};

// Numbers of 8 bytes are counts here, well inside what JavaScript holds; dates stay text, as the wire has them.
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === 20) return Number;
    if (oid === 1082 || oid === 1114 || oid === 1184 || oid === 1700) return (value: string) => value;
    return pg.types.getTypeParser(oid, format as 'text');
  },
};

/**
 * A pool whose connections pipeline: opener, statement and commit leave together.
 * Without the error listener one broken idle connection would end the process.
 */
export function openPool(cell: CellConfig, role: LoginRole, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: roleUrl(cell, role),
    max: cell.poolSize,
    application_name: `takt:${role}`,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    options: `-c timezone=${cell.zone} -c datestyle=ISO`,
    types,
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
