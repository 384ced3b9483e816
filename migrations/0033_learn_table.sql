-- Lets the planner learn of rows a transaction has just written by the thousand. Plans for keys that were made while the
-- table was empty read all of it for every row checked; statistics throw them away. Any name but a table of the company's
-- rows is refused, and nothing is read or written but statistics.
create function app.learn_table(learnt text) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (
    select from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and c.relname = learnt
  ) then
    raise exception 'no table of rows: %', learnt using errcode = '42P01';
  end if;
  execute format('analyze app.%I', learnt);
end $$;
alter function app.learn_table(text) owner to app_owner;
revoke all on function app.learn_table(text) from public;
grant execute on function app.learn_table(text) to app_rw;
