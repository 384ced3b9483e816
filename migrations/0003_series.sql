-- Series: rows that are only ever added, in monthly partitions (ADR 0102). The partitions lie in a schema nobody has a right to use, so
-- that they are reached through their table alone, whose policies hold then.
create schema series authorization app_owner;
set role app_owner;

/*
 * Opens the months of UTC these times lie in, where they are not open yet. A month is made beside the series and attached, which
 * holds up nobody who reads or adds; the lock keeps two who open the same one apart. Times later than a month after p_now are
 * somebody's wrong clock, and refused.
 */
-- A month another transaction has just opened is visible a moment before its commit is announced to other connections; who added to it
-- in that moment was told that the series has no such month. So whoever finds a young month waits until its opener has let go.
create function app.open_months(p_table text, p_times timestamptz[], p_now timestamptz default 'infinity') returns void
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

/* Drops the months that end before a time; answers how many. One at a time does so. */
create function app.drop_months(p_table text, p_before timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_part text;
  v_dropped int := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended('series ' || p_table, 0)) then
    return 0;
  end if;
  for v_part in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where p.relnamespace = 'app'::regnamespace and p.relname = p_table and c.relnamespace = 'series'::regnamespace
       and (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month') at time zone 'UTC' <= p_before
     order by 1
  loop
    execute format('alter table app.%I detach partition series.%I', p_table, v_part);
    execute format('drop table series.%I', v_part);
    v_dropped := v_dropped + 1;
  end loop;
  return v_dropped;
end $$;

/* Deletes a company's rows from before a time, the oldest first, at most so many; answers how many. */
create function app.forget_rows(p_tenant int, p_table text, p_before timestamptz, p_most int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_at text;
  v_deleted int;
begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  perform app.enter(true, null);
  select a.attname into strict v_at from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
   where c.relnamespace = 'app'::regnamespace and c.relname = p_table;
  execute format('with old as materialized (select %1$I as at, id from app.%2$I where tenant_id = $1 and %1$I < $2 order by %1$I limit $3)
    delete from app.%2$I t using old where t.tenant_id = $1 and t.%1$I < $2 and t.%1$I = old.at and t.id = old.id', v_at, p_table)
    using p_tenant, p_before, p_most;
  get diagnostics v_deleted = row_count;
  return v_deleted;
end $$;

revoke all on function app.open_months(text, timestamptz[], timestamptz), app.drop_months(text, timestamptz),
  app.forget_rows(int, text, timestamptz, int) from public;
grant execute on function app.open_months(text, timestamptz[], timestamptz) to app_rw, app_vendor, app_relay;
grant execute on function app.drop_months(text, timestamptz), app.forget_rows(int, text, timestamptz, int) to app_relay;

-- Hours that were added to since they were rolled up. Whoever adds leaves a mark of their own, so that nobody waits for another.
create table app.series_mark (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  series text not null,
  hour timestamptz not null,
  primary key (tenant_id, id)
);
-- From when on a company keeps a series, and the zone in which its days were rolled up.
create table app.series_state (
  tenant_id int not null,
  series text not null,
  zone text not null,
  keep_from timestamptz,
  primary key (tenant_id, series)
);
do $$
declare t text;
begin
  foreach t in array array['series_mark', 'series_state'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy tenant on app.%I to app_owner, app_rw
      using (tenant_id = current_setting(''app.tenant_id'')::int) with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
    execute format('create policy relay on app.%I for select to app_relay using (true)', t);
  end loop;
end $$;
-- A supplier who does something may add to a series as well.
create policy vendor on app.series_mark for insert to app_vendor with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, delete on app.series_mark to app_rw;
grant insert on app.series_mark to app_vendor;
grant select (tenant_id, series) on app.series_mark to app_relay;
grant select, insert, update on app.series_state to app_rw;
grant select on app.series_state to app_relay;
reset role;
