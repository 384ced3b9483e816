import type { Finding, Query } from './finding.ts';
import { LOGIN_ROLES, sqlNames } from './offenders.ts';

/**
 * Finds logins of the application that could step over the tenant wall: with a right above it, as owner of what they
 * work on, or as a member of a role they could climb to. Remembers: a role switched in the middle of one statement,
 * which read 1,000 of 1,000 foreign rows. D2, reliability test 2.
 */
export const loginRoles = (query: Query, roles: readonly string[] = LOGIN_ROLES): Promise<readonly Finding[]> =>
  query<Finding>(`
    with logins as (select r.*, name as wanted from unnest(${sqlNames(roles)}) as name left join pg_roles r on r.rolname = name)
    select 'role ' || wanted as "where", 'does not exist' as "what" from logins where rolname is null
    union all
    select 'role ' || wanted, 'must not have ' || power from logins
     cross join lateral (values ('SUPERUSER', rolsuper), ('BYPASSRLS', rolbypassrls), ('CREATEROLE', rolcreaterole),
                                ('CREATEDB', rolcreatedb), ('REPLICATION', rolreplication)) as has(power, held)
     where held
    union all
    select 'role ' || l.wanted, 'owns app.' || t.relname from logins l join pg_class t on t.relowner = l.oid
     where t.relnamespace = 'app'::regnamespace and t.relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'role ' || l.wanted, 'owns the schema app' from logins l join pg_namespace n on n.nspowner = l.oid where n.nspname = 'app'
    union all
    -- Jobs work with the rights of app_rw; nobody else has another's.
    select 'role ' || l.wanted, 'is a member of ' || g.rolname
      from logins l join pg_auth_members m on m.member = l.oid join pg_roles g on g.oid = m.roleid
     where (l.wanted, g.rolname) <> ('app_worker', 'app_rw')
     order by 1, 2`);
