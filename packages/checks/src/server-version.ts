import type { Finding, Query } from './finding.ts';

/** 15.14, as the server counts. */
const FLOOR = 150_014;

/**
 * Finds a server older than the fixes the wall rests on. Remembers: CVE-2023-2455 and CVE-2025-8713, where the wrong
 * policy was applied and statistics told of hidden rows. Reliability test 2.
 */
export async function serverVersion(query: Query): Promise<readonly Finding[]> {
  const [server] = await query<{ version: number }>("select current_setting('server_version_num')::int as version");
  const version = server?.version ?? 0;
  return version >= FLOOR ? [] : [{ where: 'server', what: `PostgreSQL 15.14 or newer is needed; this is ${version}` }];
}
