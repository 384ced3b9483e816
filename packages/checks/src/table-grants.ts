import { LOGIN_ROLES, offenders, sqlNames } from './offenders.ts';

/**
 * Finds rights on tables that row-level security does not hold back. Remembers: TRUNCATE ignores every policy, REFERENCES
 * lets a key probe for foreign rows, and TRIGGER attaches code to what others do. D2, reliability test 2.
 */
export const tableGrants = offenders(`
  with grants as (
    select t.relname, g.grantee, g.privilege_type
      from pg_class t cross join lateral aclexplode(t.relacl) g
     where t.relnamespace = 'app'::regnamespace
    union all
    select t.relname || '.' || a.attname, g.grantee, g.privilege_type
      from pg_class t join pg_attribute a on a.attrelid = t.oid cross join lateral aclexplode(a.attacl) g
     where t.relnamespace = 'app'::regnamespace)
  select 'app.' || relname as "where",
         case grantee when 0 then 'PUBLIC' else grantee::regrole::text end || ' must not have ' || privilege_type as "what"
    from grants
   where privilege_type in ('TRUNCATE', 'REFERENCES', 'TRIGGER')
     and (grantee = 0 or grantee in (select oid from pg_roles where rolname = any(${sqlNames(LOGIN_ROLES)})))
   order by 1, 2`);
