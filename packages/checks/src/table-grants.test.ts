import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { tableGrants } from './table-grants.ts';

const table = 'create table app.t (tenant_id int); alter table app.t owner to app_owner;';

test('no right that row-level security does not hold', async () => {
  const found = await findingsAfter('table_grants', tableGrants, [
    `${table} grant all on app.t to app_rw`,
    `${table} grant references (tenant_id) on app.t to app_vendor`,
    `${table} grant truncate on app.t to public`,
    `${table} grant select, insert, update, delete on app.t to app_rw; grant select on app.t to app_vendor`,
  ]);
  expect(found).toEqual([
    ['REFERENCES', 'TRIGGER', 'TRUNCATE'].map((right) => ({ where: 'app.t', what: `app_rw must not have ${right}` })),
    [{ where: 'app.t.tenant_id', what: 'app_vendor must not have REFERENCES' }],
    [{ where: 'app.t', what: 'PUBLIC must not have TRUNCATE' }],
    [],
  ]);
});
