import { expect, test } from 'vitest';
import { loginRoles } from './login-roles.ts';
import { inScratch } from './scratch-database.ts';

test('a login has no power, no property and no ladder', async () => {
  const bad = `takt_checks_bad_${process.pid}`;
  const ddl = `create role ${bad} bypassrls createdb; grant app_owner to ${bad}; create table app.t (id int); alter table app.t owner to ${bad}`;
  const found = await inScratch('login_roles', 'empty', ({ after }) =>
    after(ddl, (query) => loginRoles(query, [bad, 'app_nobody'])),
  );
  expect(found).toEqual([
    { where: 'role app_nobody', what: 'does not exist' },
    ...['is a member of app_owner', 'must not have BYPASSRLS', 'must not have CREATEDB', 'owns app.t'].map((what) => ({
      where: `role ${bad}`,
      what,
    })),
  ]);
});

test('the roles of the engine are clean', async () => {
  expect(await inScratch('login_roles_clean', 'empty', ({ query }) => loginRoles(query))).toEqual([]);
});

test('a name that is no name of ours never becomes SQL', () => {
  expect(() => loginRoles(async () => [], ["x'; drop"])).toThrow('not a role name');
});
