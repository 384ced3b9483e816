import { offenders } from './offenders.ts';

/**
 * Finds unique keys and foreign keys without the tenant: both are checked past row-level security. Remembers: a plain
 * foreign key that accepted another tenant's row, and a unique code that revealed what another tenant had. Shared
 * reference tables, schema ref, have no tenant to name. D1, reliability test 1.
 */
export const tenantInKeys = offenders(`
  select 'app.' || x.relname as "where", 'a unique key must contain tenant_id' as "what"
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
   where t.relnamespace = 'app'::regnamespace and (i.indisunique or i.indisexclusion)
     and not exists (
       select from pg_attribute a
        where a.attrelid = t.oid and a.attname = 'tenant_id' and a.attnum = any((i.indkey::int2[])[0:i.indnkeyatts - 1]))
  union all
  select 'app.' || t.relname || '.' || k.conname, 'a foreign key must join tenant_id to tenant_id'
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class target on target.oid = k.confrelid
   where t.relnamespace = 'app'::regnamespace and k.contype = 'f' and target.relnamespace::regnamespace::text <> 'ref'
     and not exists (
       select from unnest(k.conkey, k.confkey) as pair(mine, theirs)
         join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.mine and a.attname = 'tenant_id'
         join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.theirs and b.attname = 'tenant_id')
   order by 1`);
