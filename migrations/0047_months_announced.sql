-- A month another transaction has just opened is visible a moment before its commit is announced to other connections; who added to it
-- in that moment was told that the series has no such month. So whoever finds a young month waits until its opener has let go.
set role app_owner;
create or replace function app.open_months(p_table text, p_times timestamptz[], p_now timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- So many transactions after it was opened a month is announced everywhere, on the slowest machine too.
  k_young constant int := 10000;
  v_month timestamp;
  v_part text;
begin
  if exists (select from unnest(p_times) t where t > p_now + interval '31 days' or t not between '2000-01-01Z' and '2200-01-01Z') then
    raise exception 'a time in % is out of range', p_table using errcode = '22008';
  end if;
  for v_month in select distinct date_trunc('month', t at time zone 'UTC') from unnest(p_times) t where t is not null loop
    v_part := p_table || to_char(v_month, '_YYYY_MM');
    if to_regclass(format('series.%I', v_part)) is null then
      if not exists (select from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
                      where c.relnamespace = 'app'::regnamespace and c.relname = p_table) then
        raise exception 'no series: %', p_table using errcode = '42P01';
      end if;
      execute format('lock table app.%I in share update exclusive mode', p_table);
      -- Somebody else may have opened it while this one waited.
      if to_regclass(format('series.%I', v_part)) is null then
        execute format('create table series.%I (like app.%I including all)', v_part, p_table);
        -- Without a policy of its own nobody gets in but through the table.
        execute format('alter table series.%I enable row level security', v_part);
        execute format('alter table series.%I force row level security', v_part);
        execute format('alter table app.%I attach partition series.%I for values from (%L) to (%L)', p_table, v_part,
          v_month at time zone 'UTC', (v_month + interval '1 month') at time zone 'UTC');
      end if;
    elsif exists (select from pg_class where oid = to_regclass(format('series.%I', v_part)) and age(xmin) < k_young) then
      -- The lock is taken to wait for the opener and given back at once, by undoing this block, so that nobody waits for this one.
      begin
        execute format('lock table app.%I in share update exclusive mode', p_table);
        raise exception 'announced' using errcode = 'TK004';
      exception when sqlstate 'TK004' then null;
      end;
    end if;
  end loop;
end $$;
reset role;
