import { offenders } from './offenders.ts';

/**
 * Finds tables, views and sequences that do not belong to app_owner. The mistake: a table created by hand as superuser,
 * whom no policy holds. D1, reliability test 1.
 */
export const tableOwner = offenders(`
  select 'app.' || relname as "where", 'belongs to ' || relowner::regrole || ', not to app_owner' as "what"
    from pg_class
   where relnamespace = 'app'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and relowner::regrole::text <> 'app_owner'
   order by 1`);
