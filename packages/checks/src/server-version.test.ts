import { expect, test } from 'vitest';
import type { Query } from './finding.ts';
import { inScratch } from './scratch-database.ts';
import { serverVersion } from './server-version.ts';

const saying =
  (version: number): Query =>
  async <T>() =>
    [{ version }] as T[];

test('the server is not older than 15.14', async () => {
  expect(await serverVersion(saying(150_013))).toEqual([
    { where: 'server', what: 'PostgreSQL 15.14 or newer is needed; this is 150013' },
  ]);
  expect(await serverVersion(saying(150_014))).toEqual([]);
  expect(await inScratch('server_version', 'empty', ({ query }) => serverVersion(query))).toEqual([]);
});
