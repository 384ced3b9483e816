import { offenders } from './offenders.ts';

/**
 * Finds whatever would let the role that searches texts be more than that. No policy holds it back, so it must not be
 * anybody: it cannot sign in, nobody is a member of it, it owns one function, and it reads ids and searched columns alone.
 * ADR 0021, reliability test 18.
 */
export const finderConfined = offenders(`
  with finder as (select * from pg_roles where rolname = 'app_finder'),
  searched as (
    select x.indrelid as table, x.indkey[1] as column from pg_class i join pg_index x on x.indexrelid = i.oid
     where i.relnamespace = 'app'::regnamespace and i.relname like '%\\_trgm')
  select 'role app_finder' as "where", 'must not ' || power as "what" from finder
   cross join lateral (values ('sign in', rolcanlogin), ('be a superuser', rolsuper), ('bypass policies', rolbypassrls)) as has(power, held)
   where held
  union all
  select 'role app_finder', 'has the member ' || m.member::regrole from finder f join pg_auth_members m on m.roleid = f.oid
  union all
  select 'role app_finder', 'owns ' || p.oid::regprocedure from finder f join pg_proc p on p.proowner = f.oid
   where p.proname <> 'contains_ids'
  union all
  select 'app.' || t.relname, 'app_finder has rights on the whole table' from finder f
    join pg_class t on t.relnamespace = 'app'::regnamespace
    cross join lateral aclexplode(t.relacl) g where g.grantee = f.oid
  union all
  select 'app.' || t.relname || '.' || a.attname, 'app_finder must not have ' || g.privilege_type from finder f
    join pg_class t on t.relnamespace = 'app'::regnamespace join pg_attribute a on a.attrelid = t.oid
    cross join lateral aclexplode(a.attacl) g
   where g.grantee = f.oid and (g.privilege_type <> 'SELECT' or not (a.attname in ('tenant_id', 'id')
     or exists (select from searched s where s.table = t.oid and s.column = a.attnum)))
   order by 1, 2`);
