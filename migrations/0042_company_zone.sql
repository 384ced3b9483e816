-- Times are read and written in the company's zone, which is a parameter. The copy beside the company's name costs the opener
-- of a transaction nothing: it reads that row anyway.
insert into app.parameter (tenant_id, id, name, value, by, at)
select tenant_id, gen_random_uuid(), 'system.timeZone', to_jsonb(zone), '00000000-0000-7000-8000-000000000001', now()
from app.tenant where zone <> 'Asia/Shanghai';

create function app.follow_zone() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tenant constant int := coalesce(new.tenant_id, old.tenant_id);
  v_zone constant text := case when tg_op = 'DELETE' then 'Asia/Shanghai' else new.value #>> '{}' end;
begin
  update app.tenant set zone = v_zone where tenant_id = v_tenant;
  update app.timer set zone = v_zone where tenant_id = v_tenant;
  return null;
end $$;
alter function app.follow_zone() owner to app_owner;
revoke all on function app.follow_zone() from public;
create trigger follow_zone_set after insert or update on app.parameter
  for each row when (new.name = 'system.timeZone') execute function app.follow_zone();
create trigger follow_zone_unset after delete on app.parameter
  for each row when (old.name = 'system.timeZone') execute function app.follow_zone();

-- As before, and from here on the transaction has the company's zone.
set role app_owner;
create or replace function app.enter(p_writes boolean, p_token bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tenant constant int := current_setting('app.tenant_id')::int;
  v_state text;
  v_access int;
  v_zone text;
  v_answer text;
begin
  if p_writes then
    perform pg_advisory_xact_lock_shared(7410, v_tenant);
  end if;
  select state, access_epoch, zone into v_state, v_access, v_zone from app.tenant where tenant_id = v_tenant;
  if v_state is null or v_state = 'moved' then
    raise exception 'tenant % does not live here', v_tenant using errcode = 'TK001';
  end if;
  if current_setting('timezone') <> v_zone then
    perform set_config('timezone', v_zone, true);
  end if;
  if p_token is null then
    return '';
  end if;
  if v_state = 'suspended' then
    raise exception 'tenant % is suspended', v_tenant using errcode = 'TK002';
  end if;
  select a.user_id || '|' || a.epoch || '|' || v_access || '|' || coalesce(f.limited, '') into v_answer
    from app.session s
    join app.account a on a.tenant_id = s.tenant_id and a.user_id = s.user_id
    join app.family f on f.tenant_id = s.tenant_id and f.id = s.family_id
   where s.tenant_id = v_tenant and s.token_hash = p_token and s.expires_at > now();
  return v_answer;
end $$;

-- For callers who tell the time in a zone they have in mind: a wrong one is refused and the right one named.
create function app.enter(p_writes boolean, p_token bytea, p_zone text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_answer constant text := app.enter(p_writes, p_token);
begin
  if current_setting('timezone') <> p_zone then
    raise exception 'the company has another zone' using errcode = 'TK003', hint = current_setting('timezone');
  end if;
  return v_answer;
end $$;
revoke all on function app.enter(boolean, bytea, text) from public;
grant execute on function app.enter(boolean, bytea, text) to app_rw, app_vendor;
reset role;
