import { expect, test } from 'vitest';
import { definerFunctions } from './definer-functions.ts';
import { findingsAfter } from './scratch-database.ts';

const owned = 'alter function app.f() owner to app_owner;';
const closed = 'revoke execute on function app.f() from public;';
const definer = (more: string) => `create function app.f() returns int language sql security definer ${more} as 'select 1';`;

test('a definer function is fixed, closed and owned by app_owner', async () => {
  const found = await findingsAfter('definer_functions', definerFunctions, [
    `${definer('')} ${owned} ${closed}`,
    `${definer('set search_path = pg_catalog')} ${owned}`,
    `${definer('set search_path = pg_catalog')} ${closed}`,
    `${definer('set search_path = pg_catalog, pg_temp')} ${owned} ${closed}`,
    "create function app.f() returns int language sql as 'select 1'",
  ]);
  expect(found).toEqual([
    [{ where: 'app.f()', what: 'a definer function must fix its search_path' }],
    [{ where: 'app.f()', what: 'a definer function must not be executable by PUBLIC' }],
    [{ where: 'app.f()', what: 'a definer function must belong to a role that row-level security holds' }],
    [],
    [],
  ]);
});
