-- Cluster-wide roles, created once. None of them is a superuser or may bypass row-level security.
-- app_owner owns the tables; app_rw serves our people; app_vendor serves suppliers' people;
-- app_worker runs jobs; app_relay carries the outbox and the timers and sees no business table;
-- app_finder owns the function that searches texts, and nobody signs in as it.
do $$
declare r text;
begin
  foreach r in array array['app_owner', 'app_rw', 'app_vendor', 'app_worker', 'app_relay', 'app_finder'] loop
    if not exists (select 1 from pg_roles where rolname = r) then
      execute format('create role %I %s nosuperuser nobypassrls nocreatedb nocreaterole', r,
        case when r in ('app_owner', 'app_finder') then 'nologin' else 'login' end);
    end if;
  end loop;
end $$;
grant app_rw to app_worker;
alter role app_rw set statement_timeout = '30s';
alter role app_rw set lock_timeout = '10s';
alter role app_rw set idle_in_transaction_session_timeout = '60s';
alter role app_vendor set statement_timeout = '30s';
alter role app_vendor set lock_timeout = '10s';
alter role app_vendor set idle_in_transaction_session_timeout = '60s';
