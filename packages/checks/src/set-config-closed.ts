import { offenders } from './offenders.ts';

/**
 * Finds set_config within reach of the roles that serve requests. Remembers: one plain SELECT that switched the tenant
 * and read 1,000 of 1,000 foreign rows; SET LOCAL in the opener needs no such right. D2, reliability test 2.
 */
export const setConfigClosed = offenders(`
  select 'role ' || rolname as "where", 'must not be able to execute set_config' as "what" from pg_roles
   where rolname in ('app_rw', 'app_vendor')
     and has_function_privilege(rolname, 'pg_catalog.set_config(text, text, boolean)', 'execute')
   order by 1`);
