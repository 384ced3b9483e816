import { offenders } from './offenders.ts';

/**
 * Finds views that show rows past the policies of their tables. Remembers: a materialised view that showed two rows
 * instead of one, FORCE or not, and a view that read as its owner. D1, reliability test 1.
 */
export const viewsKeepTheWall = offenders(`
  select n.nspname || '.' || c.relname as "where", 'row-level security does not reach into a materialised view; fill a table' as "what"
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where c.relkind = 'm' and n.nspname not in ('pg_catalog', 'information_schema')
  union all
  select 'app.' || relname, 'a view must be security_invoker' from pg_class
   where relnamespace = 'app'::regnamespace and relkind = 'v'
     and not coalesce(reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false)
   order by 1`);
