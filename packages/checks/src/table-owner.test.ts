import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { tableOwner } from './table-owner.ts';

test('what is in the schema belongs to its owner', async () => {
  const found = await findingsAfter('table_owner', tableOwner, [
    'create table app.t (tenant_id int); alter table app.t owner to app_rw; create view app.v as select 1; alter view app.v owner to app_rw',
    'set local role app_owner; create table app.t (tenant_id int, n bigint generated always as identity); create view app.v as select 1',
  ]);
  expect(found).toEqual([
    [
      { where: 'app.t', what: 'belongs to app_rw, not to app_owner' },
      { where: 'app.v', what: 'belongs to app_rw, not to app_owner' },
    ],
    [],
  ]);
});
