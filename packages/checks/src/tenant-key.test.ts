import { expect, test } from 'vitest';
import { findingsAfter } from './scratch-database.ts';
import { tenantKey } from './tenant-key.ts';

const finding = { where: 'app.t', what: 'tenant_id must be int, not null and first in the primary key' };

test('every table is keyed by tenant first', async () => {
  const found = await findingsAfter('tenant_key', tenantKey, [
    'create table app.t (id int primary key)',
    'create table app.t (tenant_id int not null, id int)',
    'create table app.t (tenant_id bigint, id int, primary key (tenant_id, id))',
    'create table app.t (tenant_id int, id int, primary key (id, tenant_id))',
    'create table app.t (tenant_id int not null, id int, primary key (tenant_id, id))',
    'create table app.t (tenant_id int primary key)',
  ]);
  expect(found).toEqual([[finding], [finding], [finding], [finding], [], []]);
});
