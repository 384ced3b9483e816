-- The engine's own tables, functions, policies and grants. Business tables follow in generated migrations.
-- Runs as a superuser in one cell's database; the cluster-wide roles exist already (see roles.sql in the server package).
create schema ext;
grant usage on schema ext to app_owner, app_rw, app_vendor;
create extension pg_trgm schema ext;
create extension btree_gin schema ext;

revoke all on schema public from public;
revoke create, temporary on database :database from public;
create schema app authorization app_owner;
grant usage on schema app to app_rw, app_vendor, app_worker, app_relay;

-- An injected SELECT must not be able to switch the tenant: only SET LOCAL in the opener may set it.
revoke execute on function pg_catalog.set_config(text, text, boolean) from public;
grant execute on function pg_catalog.set_config(text, text, boolean) to app_owner, app_relay, app_worker;

set role app_owner;

create table app.tenant (
  tenant_id int primary key,
  code text not null,
  name text not null,
  zone text not null default 'Asia/Shanghai',
  state text not null default 'active' check (state in ('active', 'moved')),
  -- Raised by every change of roles or rights, so that the next request of anyone reads them anew.
  access_epoch int not null default 1,
  created_at timestamptz not null default now()
);

-- What a user signs in with. Kept apart from the user record so that no list, export or report can carry it.
create table app.account (
  tenant_id int not null,
  user_id uuid not null,
  username text not null,
  vendor_id uuid,
  password_hash text not null,
  epoch int not null default 1,
  failures int not null default 0,
  locked_until timestamptz,
  primary key (tenant_id, user_id),
  unique (tenant_id, username)
);

create table app.session (
  tenant_id int not null,
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);
create index session_user_idx on app.session (tenant_id, user_id);

create table app.history (
  tenant_id int not null,
  id uuid not null,
  entity text not null,
  row_id uuid not null,
  action text not null,
  from_status text,
  to_status text,
  changes jsonb not null default '{}',
  reason text,
  -- The supplier whose row it was, so that suppliers may read the history of their own documents.
  vendor_id uuid,
  user_id uuid not null,
  request_id text not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index history_row_idx on app.history (tenant_id, row_id, id);

create table app.outbox (
  tenant_id int not null,
  id bigint generated always as identity,
  topic text not null,
  key text not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index outbox_order_idx on app.outbox (id);

create table app.idempotency (
  tenant_id int not null,
  user_id uuid not null,
  key text not null,
  body_hash bytea not null,
  answer text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_age_idx on app.idempotency (at);

create table app.number (
  tenant_id int not null,
  rule text not null,
  period text not null,
  last bigint not null,
  primary key (tenant_id, rule, period)
);

-- A document made from a document, with the quantity each line passed on.
create table app.link (
  tenant_id int not null,
  id uuid not null,
  conversion text not null,
  from_entity text not null,
  from_id uuid not null,
  from_line uuid,
  to_entity text not null,
  to_id uuid not null,
  to_line uuid,
  qty numeric(24, 6),
  open boolean not null default true,
  primary key (tenant_id, id)
);
create index link_from_idx on app.link (tenant_id, from_id, from_line);
create index link_to_idx on app.link (tenant_id, to_id);

create table app.custom_field (
  tenant_id int not null,
  entity text not null,
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  kind text not null check (kind in ('text', 'integer', 'decimal', 'date', 'datetime', 'flag', 'choice')),
  label_zh text not null,
  label_en text not null,
  required boolean not null default false,
  options jsonb not null default '{}',
  position int not null default 0,
  primary key (tenant_id, entity, name)
);

create table app.message (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  title_zh text not null,
  title_en text not null,
  link text,
  read_at timestamptz,
  at timestamptz not null,
  primary key (tenant_id, id)
);
create index message_unread_idx on app.message (tenant_id, user_id, id) where read_at is null;

create table app.file (
  tenant_id int not null,
  id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 bytea not null,
  storage_key text not null,
  created_by uuid not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

create table app.timer (
  tenant_id int not null,
  name text not null,
  topic text not null,
  cron text not null,
  zone text not null default 'Asia/Shanghai',
  next_at timestamptz not null,
  enabled boolean not null default true,
  primary key (tenant_id, name)
);
create index timer_due_idx on app.timer (next_at) where enabled;

-- Tables the supplier role may write its own traces to; it reads them only where a policy below says so.
do $$
declare t text;
begin
  foreach t in array array['tenant', 'account', 'session', 'history', 'outbox', 'idempotency', 'number', 'link',
                           'custom_field', 'message', 'file', 'timer'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy tenant on app.%I to app_owner, app_rw
      using (tenant_id = current_setting(''app.tenant_id'')::int)
      with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
    execute format('grant select, insert, update, delete on app.%I to app_rw', t);
  end loop;
  foreach t in array array['outbox', 'link', 'custom_field'] loop
    execute format('create policy vendor on app.%I to app_vendor
      using (tenant_id = current_setting(''app.tenant_id'')::int)
      with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
  end loop;
end $$;

-- A supplier's user reads only what is addressed to them, and may leave a message for anyone of the company.
create policy vendor on app.idempotency to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid)
  with check (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid);
create policy vendor_reads on app.message for select to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid);
create policy vendor_marks on app.message for update to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid);
create policy vendor_tells on app.message for insert to app_vendor
  with check (tenant_id = current_setting('app.tenant_id')::int);

-- History is written once: nobody but the owner may change or remove it.
revoke update, delete on app.history from app_rw;
create policy vendor on app.history to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid)
  with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert on app.history to app_vendor;
grant insert on app.outbox to app_vendor;
grant select, insert on app.idempotency to app_vendor;
grant select, insert, delete on app.link to app_vendor;
grant update (open) on app.link to app_vendor;
grant select on app.custom_field to app_vendor;
grant select, insert on app.message to app_vendor;
grant update (read_at) on app.message to app_vendor;

-- The relay carries outbox rows of every tenant into the job queue and moves timers on; it sees nothing else.
create policy relay on app.outbox to app_relay using (true) with check (true);
create policy relay on app.timer to app_relay using (true) with check (true);
create policy relay on app.idempotency to app_relay using (true);
grant select, insert, delete on app.outbox to app_relay;
grant select on app.timer to app_relay;
grant update (next_at) on app.timer to app_relay;
grant select, delete on app.idempotency to app_relay;

/*
 * Every transaction passes here, in the round trip that opens it. It refuses a tenant that has moved to another
 * cell, makes writers wait while a move is copying the last rows, and answers who the session belongs to.
 * The answer is 'user|account epoch|access epoch', or null where there is no such living session.
 */
create function app.enter(p_writes boolean, p_token bytea) returns text
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
  if v_state is distinct from 'active' then
    raise exception 'tenant % does not live here', v_tenant using errcode = 'TK001';
  end if;
  if p_token is null then
    return '';
  end if;
  select a.user_id || '|' || a.epoch || '|' || v_access into v_answer
    from app.session s join app.account a on a.tenant_id = s.tenant_id and a.user_id = s.user_id
   where s.tenant_id = v_tenant and s.token_hash = p_token and s.expires_at > now();
  return v_answer;
end $$;

/*
 * Ids of the tenant's rows whose column contains a text. LIKE is not leakproof, so under row-level security it can
 * use no index; here the tenant predicate is explicit. Only columns with a trigram index are allowed.
 */
create function app.contains_ids(p_table text, p_column text, p_pattern text, p_max int) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, app, pg_temp as $$
begin
  if not exists (select 1 from pg_indexes where schemaname = 'app' and tablename = p_table
                   and indexname = left(p_table || '_' || p_column, 58) || '_trgm') then
    raise exception 'column %.% is not searchable', p_table, p_column;
  end if;
  return query execute format('select id from app.%I where tenant_id = $1 and %I ilike $2 limit $3', p_table, p_column)
    using current_setting('app.tenant_id')::int, p_pattern, p_max;
end $$;

/* The next numbers of a rule; the caller runs this in a short transaction of its own. */
create function app.take_numbers(p_rule text, p_period text, p_count int) returns bigint
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.number as n (tenant_id, rule, period, last)
  values (current_setting('app.tenant_id')::int, p_rule, p_period, p_count)
  on conflict (tenant_id, rule, period) do update set last = n.last + excluded.last
  returning last
$$;

revoke execute on all functions in schema app from public;
grant execute on function app.enter(boolean, bytea), app.contains_ids(text, text, text, int), app.take_numbers(text, text, int)
  to app_rw, app_vendor;

reset role;
create schema pgboss authorization app_worker;
grant usage on schema pgboss to app_relay;
alter default privileges for role app_worker in schema pgboss grant select, insert, update, delete on tables to app_relay;
alter default privileges for role app_worker in schema pgboss grant execute on functions to app_relay;
alter role app_rw in database :database set search_path = app;
alter role app_vendor in database :database set search_path = app;
alter role app_worker in database :database set search_path = app;
