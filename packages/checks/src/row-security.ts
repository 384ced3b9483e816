import { offenders } from './offenders.ts';

/**
 * Finds tables where row-level security is off, spares the owner, or lets the application see past its tenant.
 * Remembers: an owner's view without FORCE that showed two rows instead of one; and permissive policies join with OR,
 * so one that does not ask for the tenant opens the table. D1, reliability test 1.
 */
export const rowSecurity = offenders(`
  with tables as (
    select oid, 'app.' || relname as name, relrowsecurity, relforcerowsecurity
      from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')),
  -- Role 0 is PUBLIC. The relay is apart: it carries the outbox of every tenant and reads no business table.
  app_policies as (
    select p.polrelid, p.polname, p.polpermissive, 'app_rw' = any(r.names) or p.polroles = '{0}' as for_rw,
           coalesce(pg_get_expr(p.polqual, p.polrelid), 'tenant_id') as sees,
           coalesce(pg_get_expr(p.polwithcheck, p.polrelid), 'tenant_id') as writes
      from pg_policy p
      cross join lateral (select array_agg(rolname) as names from pg_roles where oid = any(p.polroles)) r
     where p.polroles = '{0}' or r.names && array['app_rw', 'app_vendor', 'app_worker']::name[])
  select name as "where", 'row-level security is not enabled' as "what" from tables where not relrowsecurity
  union all
  select name, 'row-level security is not forced, so the owner sees every tenant' from tables where not relforcerowsecurity
  union all
  select name, 'no policy lets app_rw in' from tables t
   where not exists (select from app_policies p where p.polrelid = t.oid and p.for_rw and p.polpermissive)
  union all
  select t.name, 'policy ' || p.polname || ' does not ask for the tenant' from tables t join app_policies p on p.polrelid = t.oid
   where p.polpermissive and (p.sees !~ '\\mtenant_id\\M' or p.writes !~ '\\mtenant_id\\M')
   order by 1, 2`);
