-- Seals over the history: rows are appended plainly, and every few seconds a chained digest over the new ones is added here.
set role app_owner;
create table app.audit_seal (
  tenant_id int not null,
  seq int not null,
  -- A seal names its rows: ids are made before the commit, so a span of ids would miss what commits late.
  ids uuid[] not null,
  digests bytea[] not null,
  prev bytea not null,
  -- sha256(prev ‖ digests)
  head bytea not null,
  rows int not null,
  -- Nothing up to this id is sealed any more: a row that turns up there was not written by the product.
  settled uuid not null,
  at timestamptz not null,
  primary key (tenant_id, seq)
);
create index audit_seal_at_idx on app.audit_seal (tenant_id, at);
alter table app.audit_seal enable row level security;
alter table app.audit_seal force row level security;
create policy tenant on app.audit_seal to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
-- Read by those who verify; written by app.seal_history alone, which only the relay's login may call.
grant select on app.audit_seal to app_rw;
create policy relay on app.audit_seal for select to app_relay using (true);
grant select (tenant_id, seq, head, at) on app.audit_seal to app_relay;

/* What stands in one row of the history, in a form that no setting of a session changes. Fixes none itself, to be inlined. */
create function app.history_digest(h app.history) returns bytea
language sql stable as $$
  select sha256(convert_to(row(h.tenant_id, h.id, h.entity, h.row_id, h.action, h.from_status, h.to_status, h.changes,
    h.reason, h.vendor_id, h.user_id, h.request_id, extract(epoch from h.at))::text, 'UTF8'))
$$;

/* The head over these digests; the first seal of a tenant follows the digest of its number. */
create function app.seal_head(p_prev bytea, p_digests bytea[]) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(p_prev || coalesce((select string_agg(d, ''::bytea order by n) from unnest(p_digests) with ordinality u(d, n)), ''::bytea))
$$;
create function app.seal_origin(p_tenant int) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to('takt audit ' || p_tenant, 'UTF8'))
$$;

/* Whether the newest row of a tenant's history is younger than the newest one sealed. */
create function app.unsealed(p_tenant int) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  return (select id from app.history where tenant_id = p_tenant order by id desc limit 1)
    > coalesce((select ids[rows] from app.audit_seal where tenant_id = p_tenant order by seq desc limit 1),
               '00000000-0000-0000-0000-000000000000');
end $$;

/*
 * Seals what the tenant's history has gained, the oldest first, at most so many rows; answers how many.
 * An hour is given to transactions that are still open: their ids are older than their commit.
 * Ids rise, so the newest are always beyond what the statistics know: the planner expects next to none of them, and would compare each
 * with every sealed one: 100,000 rows were not sealed within five minutes.
 */
create function app.seal_history(p_tenant int, p_max int) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp set enable_nestloop = off as $$
declare
  v_last record;
  v_ids uuid[];
  v_digests bytea[];
  v_rows int;
  v_prev bytea;
  v_settled uuid := (lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid;
begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  perform app.enter(true, null);
  if not pg_try_advisory_xact_lock(7413, p_tenant) then
    return 0;
  end if;
  select seq, head, settled, at into v_last from app.audit_seal where tenant_id = p_tenant order by seq desc limit 1;
  -- A row above `settled` was sealed at most an hour before the last seal; the second hour is for clocks that differ.
  with sealed as materialized (
    select unnest(s.ids) as id from app.audit_seal s where s.tenant_id = p_tenant and s.at > v_last.at - interval '2 hours'
  ), fresh as (
    select h.id, app.history_digest(h) as digest from app.history h
     where h.tenant_id = p_tenant and h.id > coalesce(v_last.settled, '00000000-0000-0000-0000-000000000000')
       and not exists (select from sealed where sealed.id = h.id)
     order by h.id limit p_max
  )
  select array_agg(id order by id), array_agg(digest order by id) into v_ids, v_digests from fresh;
  v_rows := coalesce(cardinality(v_ids), 0);
  if v_rows = 0 then
    return 0;
  end if;
  v_prev := coalesce(v_last.head, app.seal_origin(p_tenant));
  if v_rows = p_max then
    v_settled := least(v_settled, v_ids[v_rows]);
  end if;
  insert into app.audit_seal (tenant_id, seq, ids, digests, prev, head, rows, settled, at)
  values (p_tenant, coalesce(v_last.seq, 0) + 1, v_ids, v_digests, v_prev, app.seal_head(v_prev, v_digests), v_rows,
          greatest(v_last.settled, v_settled), now());
  return v_rows;
end $$;

revoke execute on function app.history_digest(app.history), app.seal_head(bytea, bytea[]), app.seal_origin(int),
  app.unsealed(int), app.seal_history(int, int) from public;
grant execute on function app.history_digest(app.history), app.seal_head(bytea, bytea[]), app.seal_origin(int) to app_rw;
grant execute on function app.unsealed(int), app.seal_history(int, int) to app_relay;
reset role;
