import { expect, test } from 'vitest';
import { finderConfined } from './finder-confined.ts';
import { findingsAfter } from './scratch-database.ts';

const table = 'create table app.t (tenant_id int, id uuid, name text, secret text);';
const index = 'create index t_name_trgm on app.t (tenant_id, name);';

test('the role that searches reads ids and searched columns, and nothing else', async () => {
  const found = await findingsAfter('finder_confined', finderConfined, [
    `${table} ${index} grant select (tenant_id, id, name) on app.t to app_finder`,
    `${table} ${index} grant select (secret) on app.t to app_finder`,
    `${table} ${index} grant update (name) on app.t to app_finder`,
    `${table} grant select on app.t to app_finder`,
    "create function app.f() returns int language sql as 'select 1'; alter function app.f() owner to app_finder",
  ]);
  expect(found).toEqual([
    [],
    [{ where: 'app.t.secret', what: 'app_finder must not have SELECT' }],
    [{ where: 'app.t.name', what: 'app_finder must not have UPDATE' }],
    [{ where: 'app.t', what: 'app_finder has rights on the whole table' }],
    [{ where: 'role app_finder', what: 'owns app.f()' }],
  ]);
});
