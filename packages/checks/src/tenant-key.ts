import { offenders } from './offenders.ts';

/**
 * Finds tables whose primary key does not begin with the tenant. The mistake: a table added without tenant_id, in which
 * all companies share their rows. D1, reliability test 1.
 */
export const tenantKey = offenders(`
  select 'app.' || t.relname as "where", 'tenant_id must be int, not null and first in the primary key' as "what"
    from pg_class t
   where t.relnamespace = 'app'::regnamespace and t.relkind in ('r', 'p')
     and not exists (
       select from pg_attribute a join pg_index i on i.indrelid = a.attrelid and i.indisprimary and i.indkey[0] = a.attnum
        where a.attrelid = t.oid and a.attname = 'tenant_id' and a.atttypid = 'int4'::regtype and a.attnotnull)
   order by 1`);
