import { offenders } from './offenders.ts';

/**
 * Finds functions that run with their owner's rights and can be turned against it: without a fixed search_path, open
 * to everybody, or owned by someone no policy holds. Remembers: a definer function that read both tenants where FORCE
 * was missing; and PostgreSQL grants EXECUTE to PUBLIC by default. D1, reliability test 1.
 */
export const definerFunctions = offenders(`
  with definers as (
    select p.oid::regprocedure::text as name, p.proconfig, r.rolsuper or r.rolbypassrls as unheld,
           exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
                    where g.grantee = 0 and g.privilege_type = 'EXECUTE') as public
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_roles r on r.oid = p.proowner
     where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema'))
  select name as "where", 'a definer function must fix its search_path' as "what" from definers
   where not exists (select from unnest(proconfig) setting where setting like 'search_path=%')
  union all
  select name, 'a definer function must not be executable by PUBLIC' from definers where public
  union all
  select name, 'a definer function must belong to a role that row-level security holds' from definers where unheld
   order by 1, 2`);
