import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { tenantInKeys } from './tenant-in-keys.ts';

const tables = `create table app.a (tenant_id int, id int, code text, primary key (tenant_id, id));
  create table app.b (tenant_id int, id int, a_id int, primary key (tenant_id, id));`;
const unique = { where: 'app.a_code', what: 'a unique key must contain tenant_id' };
const foreign = { where: 'app.b.b_fk', what: 'a foreign key must join tenant_id to tenant_id' };

test('unique and foreign keys contain the tenant', async () => {
  const found = await findingsAfter('tenant_in_keys', tenantInKeys, [
    `${tables} create unique index a_code on app.a (code)`,
    `${tables} create unique index a_code on app.a (code) include (tenant_id)`,
    `${tables} create unique index a_id on app.a (id, tenant_id); alter table app.b add constraint b_fk foreign key (a_id, tenant_id) references app.a (tenant_id, id)`,
  ]);
  expect(found).toEqual([[unique], [unique], [foreign]]);
});

test('composite keys are clean, and a shared table is referred to by its own key', async () => {
  const found = await findingsAfter('tenant_in_keys_clean', tenantInKeys, [
    `${tables} create unique index a_code on app.a (tenant_id, lower(code)) where id > 0;
     alter table app.b add constraint b_fk foreign key (tenant_id, a_id) references app.a (tenant_id, id)`,
    `${tables} create schema ref; create table ref.c (id int primary key);
     alter table app.b add constraint b_fk foreign key (a_id) references ref.c (id)`,
  ]);
  expect(found).toEqual([[], []]);
});
