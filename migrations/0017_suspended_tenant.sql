-- A company may be suspended: its people are refused with a sentence, what runs on the product's own account goes on.
set role app_owner;

alter table app.tenant drop constraint tenant_state_check;
alter table app.tenant add constraint tenant_state_check check (state in ('active', 'suspended', 'moved'));

/*
 * As before; and nobody enters a suspended tenant with a token. Without one it is the product itself that enters: for
 * jobs, for the operator, and for whoever is about to sign in, who is refused there.
 */
create or replace function app.enter(p_writes boolean, p_token bytea) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tenant constant int := current_setting('app.tenant_id')::int;
  v_state text;
  v_access int;
  v_answer text;
begin
  if p_writes then
    perform pg_advisory_xact_lock_shared(7410, v_tenant);
  end if;
  select state, access_epoch into v_state, v_access from app.tenant where tenant_id = v_tenant;
  if v_state is null or v_state = 'moved' then
    raise exception 'tenant % does not live here', v_tenant using errcode = 'TK001';
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

reset role;
