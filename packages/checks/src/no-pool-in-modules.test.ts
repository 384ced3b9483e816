import { expect, test } from 'vitest';
import { noPoolInModules } from './no-pool-in-modules.ts';

const at = (path: string, text: string) => noPoolInModules([{ path, text }]).map(({ where }) => where);

test('a module has no connection of its own', () => {
  const text = "import pg from 'pg';\nconst a = cell.pool('app_rw');\nconst b = new pg.Client();\nconst c = new Pool();";
  const path = 'modules/warehouse/server/stock.ts';
  expect(at(path, text)).toEqual([`${path}:1`, `${path}:2`, `${path}:3`, `${path}:4`]);
  expect(at(path, '/* new Client */ await ctx.sql`select 1`; const sentence = "new Pool";')).toEqual([]);
});

test('in the engine only db, jobs and the host know the driver', () => {
  const text = "import type pg from 'pg';";
  expect(at('packages/engine/src/records/save.ts', text)).toEqual(['packages/engine/src/records/save.ts:1']);
  expect(at('packages/engine/src/records/save.ts', "import PgBoss from 'pg-boss';")).toHaveLength(1);
  for (const path of ['db/cells.ts', 'jobs/relay.ts', 'host.ts', 'records/save.test.ts']) {
    expect(at(`packages/engine/src/${path}`, text)).toEqual([]);
  }
});
