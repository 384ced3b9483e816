import { expect, test } from 'vitest';
import { rowSecurity } from './row-security.ts';
import { findingsAfter } from './scratch-database.ts';

const table = 'create table app.t (tenant_id int primary key);';
const forced = `${table} alter table app.t enable row level security; alter table app.t force row level security;`;
const wall = "tenant_id = current_setting('app.tenant_id')::int";
const sound = `${forced} create policy tenant on app.t to app_rw using (${wall});`;
const finding = (what: string) => ({ where: 'app.t', what });

test('every table stands behind the tenant wall', async () => {
  const found = await findingsAfter('row_security', rowSecurity, [
    table,
    `${table} alter table app.t enable row level security; create policy tenant on app.t to app_rw using (${wall});`,
    `${forced} create policy tenant on app.t to app_vendor using (${wall});`,
    `${forced} create policy tenant on app.t as restrictive to app_rw using (${wall});`,
    `${sound} create policy open on app.t for select to app_vendor using (true);`,
    `${sound} create policy open on app.t for insert with check (true);`,
  ]);
  expect(found).toEqual([
    [
      finding('no policy lets app_rw in'),
      finding('row-level security is not enabled'),
      finding('row-level security is not forced, so the owner sees every tenant'),
    ],
    [finding('row-level security is not forced, so the owner sees every tenant')],
    [finding('no policy lets app_rw in')],
    [finding('no policy lets app_rw in')],
    [finding('policy open does not ask for the tenant')],
    [finding('policy open does not ask for the tenant')],
  ]);
});

test('a tenant policy is enough, and the relay may see across', async () => {
  const relay = `${sound} create policy relay on app.t to app_relay using (true);`;
  expect(await findingsAfter('row_security_clean', rowSecurity, [sound, relay])).toEqual([[], []]);
});
