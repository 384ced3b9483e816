-- The engine's own tables, functions, policies and grants. Business tables follow in generated migrations.
-- Runs as a superuser in one cell's database; the cluster-wide roles exist already (see roles.sql in the server package).
create schema ext;
grant usage on schema ext to app_owner, app_rw, app_vendor;
create extension pg_trgm schema ext;
create extension btree_gin schema ext;
create extension btree_gist schema ext;

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
  -- Suspended: its people are refused with a sentence, what runs on the product's own account goes on.
  state text not null default 'active' check (state in ('active', 'suspended', 'moved')),
  -- Raised by every change of roles or rights, so that the next request of anyone reads them anew.
  access_epoch int not null default 1,
  -- When rights and configuration were last read anew by everybody.
  access_at timestamptz not null default now(),
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
  status text not null default '1' check (status in ('0', '1', '2', '3')),
  -- Set while the lock ends by itself: too many wrong passwords. Without it only an unlocking ends the lock.
  locked_until timestamptz,
  must_change boolean not null default false,
  -- Since when codes go to the number they have.
  mobile_changed_at timestamptz,
  password_set_at timestamptz not null default now(),
  signed_in_at timestamptz,
  primary key (tenant_id, user_id),
  unique (tenant_id, username)
);

-- One sign-in on one device: its refresh token is rotated, its access tokens come and go.
create table app.family (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  way text not null check (way in ('password', 'passkey', 'qr', 'face', 'sso', 'key')),
  client text not null,
  nonce bytea not null,
  seq int not null default 1,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  remembered boolean not null,
  -- 'password': may only change its password; 'locked': may only learn that the account is locked; 'factor': may only set up a
  -- second factor.
  limited text check (limited in ('password', 'locked', 'factor')),
  device text not null,
  address text not null,
  agent text not null,
  -- The session this one jumped away from and may return to.
  jumped_from uuid,
  -- When somebody last showed that it is they who sit at it.
  proved_at timestamptz,
  -- When it was last used, to within a few minutes.
  seen_at timestamptz,
  -- The key of a program: a sign-in without password and renewal, held by what its key allows.
  key_id uuid,
  constraint family_key_named check ((way = 'key') = (key_id is not null)),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);
create index family_user_idx on app.family (tenant_id, user_id);
create index family_key_idx on app.family (tenant_id, key_id) where key_id is not null;

create table app.session (
  tenant_id int not null,
  token_hash bytea not null,
  user_id uuid not null,
  family_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, user_id) references app.account on delete cascade,
  foreign key (tenant_id, family_id) references app.family on delete cascade
);
create index session_user_idx on app.session (tenant_id, user_id);
create index session_family_idx on app.session (tenant_id, family_id);

-- Wrong passwords are counted by the name that was typed, whether or not anyone has it, so that the count tells nothing.
create table app.attempt (
  tenant_id int not null,
  username text not null,
  failures int not null default 0,
  locked_until timestamptz,
  at timestamptz not null,
  primary key (tenant_id, username)
);

create table app.password_history (
  tenant_id int not null,
  user_id uuid not null,
  at timestamptz not null,
  password_hash text not null,
  primary key (tenant_id, user_id, at),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);

-- Codes sent to mobile phones. `subject` is what was typed: unknown people are slowed down exactly like known ones.
create table app.verification (
  tenant_id int not null,
  id uuid not null,
  subject text not null,
  user_id uuid,
  purpose text not null check (purpose in ('unlock', 'forgotten', 'reset')),
  code_hash bytea not null,
  tries int not null default 0,
  address text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id)
);
create index verification_subject_idx on app.verification (tenant_id, subject, sent_at);
create index verification_sent_idx on app.verification (tenant_id, sent_at);

-- Things that may be used once: WebSocket and face tickets, nonces, the ids of tokens from other sign-in systems.
create table app.ticket (
  tenant_id int not null,
  kind text not null,
  hash bytea not null,
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  primary key (tenant_id, kind, hash)
);
create index ticket_expiry_idx on app.ticket (tenant_id, expires_at);

-- Features of a face, sealed with a key of the tenant; never a picture. Gone with the consent.
create table app.face (
  tenant_id int not null,
  user_id uuid not null,
  sealed bytea not null,
  key_id text not null,
  consent_at timestamptz not null,
  enrolled_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);

create table app.licence (
  tenant_id int not null,
  nonce text not null,
  issued_at timestamptz not null,
  text text not null,
  accepted_at timestamptz not null,
  primary key (tenant_id, nonce)
);

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
-- What one person did last, for their home page; the changes of a whole company, by entity and by time.
create index history_user_idx on app.history (tenant_id, user_id, id);
create index history_entity_idx on app.history (tenant_id, entity, id);
create index history_at_idx on app.history (tenant_id, at);

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

-- Fields of a tenant's own: known to their history by an id, removed without losing what rows hold of them.
create table app.custom_field (
  tenant_id int not null,
  entity text not null,
  name text not null check (name ~ '^[a-z][A-Za-z0-9]{0,39}$'),
  kind text not null check (kind in ('text', 'integer', 'decimal', 'date', 'datetime', 'flag', 'choice')),
  label_zh text not null,
  label_en text not null,
  required boolean not null default false,
  -- Choices are shown in the order they were given in; jsonb would put them into an order of its own.
  options json not null default '{}',
  position int not null default 0,
  id uuid not null default gen_random_uuid(),
  removed_at timestamptz,
  primary key (tenant_id, entity, name)
);

-- Each person has a copy of their own, which they read, answer and may forget.
create table app.message (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  title_zh text not null,
  title_en text not null,
  link text,
  read_at timestamptz,
  at timestamptz not null,
  kind text not null default 'notice' check (kind in ('mail', 'notice', 'task')),
  number text not null default '',
  mail_type text,
  sender_id uuid,
  body text not null default '',
  -- The body is formatted text; what the product itself says is plain.
  rich boolean not null default false,
  urgent boolean not null default false,
  -- Stays before the person's eyes until it is answered.
  must_answer boolean not null default false,
  valid_until date,
  answer text,
  answered_at timestamptz,
  primary key (tenant_id, id)
);
create index message_unread_idx on app.message (tenant_id, user_id, kind, id) where read_at is null;
create index message_user_idx on app.message (tenant_id, user_id, kind, id);
create index message_unanswered_idx on app.message (tenant_id, user_id, id) where must_answer and answer is null;

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
  -- What a company keeps for itself, beside files of records and exports.
  in_library boolean not null default false,
  primary key (tenant_id, id)
);
create index file_created_idx on app.file (tenant_id, created_at desc, id desc);

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

-- What each person has arranged for themselves.
create table app.preference (
  tenant_id int not null,
  user_id uuid not null,
  key text not null check (length(key) <= 200),
  value jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, user_id, key)
);

-- Files that belong to a record of any entity. Who may see the record may see them.
create table app.attachment (
  tenant_id int not null,
  id uuid not null,
  entity text not null,
  row_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references app.file
);
create index attachment_row_idx on app.attachment (tenant_id, row_id, id);
create index attachment_file_idx on app.attachment (tenant_id, file_id);

-- What administrators arrange for others: columns, views and home pages, for a role or for everyone.
create table app.published (
  tenant_id int not null,
  id uuid not null,
  key text not null check (length(key) <= 200),
  /* Null for everyone. */
  role_id uuid,
  value jsonb not null,
  by uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, key, role_id)
);

-- Notices that run through the header, for everyone until their date.
create table app.scrolling_notice (
  tenant_id int not null,
  id uuid not null,
  text_zh text not null check (length(text_zh) <= 200),
  text_en text not null check (length(text_en) <= 200),
  valid_until date not null,
  by uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);

-- What a company decided where the product leaves it the choice. A parameter without a row has its shipped value.
create table app.parameter (
  tenant_id int not null,
  id uuid not null,
  name text not null check (length(name) <= 100),
  value jsonb not null,
  by uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);

-- What a mail lets its reader do without signing in: one document, one person, a few deeds, for some days. The text of a pass
-- is in the mail alone; here is its hash.
create table app.pass (
  tenant_id int not null,
  hash bytea not null,
  user_id uuid not null,
  entity text not null,
  row_id uuid not null,
  -- The document as it was when the mail was sent; null where it may change meanwhile.
  row_version int,
  actions text[] not null,
  call jsonb,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, hash)
);
create index pass_row_idx on app.pass (tenant_id, row_id, user_id);
create index pass_expiry_idx on app.pass (tenant_id, expires_at);

-- When documents are due in the state they are in: one row a document, one timer for all of them.
create table app.due (
  tenant_id int not null,
  entity text not null,
  row_id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (tenant_id, entity, row_id)
);
create index due_at_idx on app.due (at);

-- Tables the supplier role may write its own traces to; it reads them only where a policy below says so.
do $$
declare t text;
begin
  foreach t in array array['tenant', 'account', 'session', 'history', 'outbox', 'idempotency', 'number', 'link',
                           'custom_field', 'message', 'file', 'timer', 'attempt', 'password_history', 'family', 'verification',
                           'ticket', 'face', 'licence', 'preference', 'attachment', 'published', 'scrolling_notice', 'parameter',
                           'pass', 'due'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy tenant on app.%I to app_owner, app_rw
      using (tenant_id = current_setting(''app.tenant_id'')::int)
      with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
    execute format('grant select, insert, update, delete on app.%I to app_rw', t);
  end loop;
  foreach t in array array['outbox', 'link', 'custom_field', 'due'] loop
    execute format('create policy vendor on app.%I to app_vendor
      using (tenant_id = current_setting(''app.tenant_id'')::int)
      with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
  end loop;
end $$;

revoke update on app.password_history, app.licence, app.attachment, app.scrolling_notice from app_rw;

-- Screens and rules follow parameters for suppliers' people too, and notices run through their header.
create policy vendor on app.parameter for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
create policy vendor on app.scrolling_notice for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.parameter, app.scrolling_notice to app_vendor;
-- A supplier who answers takes the document out of the state that was due.
grant select, insert, delete on app.due to app_vendor;

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
grant update (read_at, answer, answered_at) on app.message to app_vendor;

-- The relay carries outbox rows of every tenant into the job queue and moves timers on; it sees nothing else.
create policy relay on app.outbox to app_relay using (true) with check (true);
create policy relay on app.timer to app_relay using (true) with check (true);
create policy relay on app.idempotency to app_relay using (true);
grant select, insert, delete on app.outbox to app_relay;
grant select on app.timer to app_relay;
grant update (next_at) on app.timer to app_relay;
grant select, delete on app.idempotency to app_relay;
-- The worker gives every company the timers its modules bring.
grant insert on app.timer to app_relay;
create policy relay on app.tenant for select to app_relay using (true);
grant select (tenant_id, state, created_at, zone) on app.tenant to app_relay;
create policy relay on app.due to app_relay using (true) with check (true);
-- `update` for the lock of `for update skip locked`.
grant select, update, delete on app.due to app_relay;

/*
 * Every transaction passes here, in the round trip that opens it. It refuses a tenant that has moved to another cell, makes
 * writers wait while a move is copying the last rows, sets the company's zone, and answers who the session belongs to:
 * 'user|account epoch|access epoch|limit', or null where there is no such living session. Nobody enters a suspended tenant with a
 * token. Without one it is the product itself: jobs, the operator, and whoever is about to sign in, who is refused there.
 */
create function app.enter(p_writes boolean, p_token bytea) returns text
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

/*
 * Counts a try before the password is looked at, under the lock of one row, so that a hundred at once cannot all be
 * the first. Answers 'go' with the count, or why the password must not be looked at: 'captcha', 'locked'.
 */
create function app.begin_attempt(p_username text, p_now timestamptz, p_captcha boolean, p_lock int) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_tenant constant int := current_setting('app.tenant_id')::int;
  v_row app.attempt;
begin
  insert into app.attempt as a (tenant_id, username, at) values (v_tenant, p_username, p_now)
    on conflict (tenant_id, username) do update set at = excluded.at
    returning * into v_row;
  if v_row.failures >= 100 or v_row.locked_until > p_now then
    return 'locked|' || v_row.failures;
  end if;
  if v_row.failures >= 3 and not p_captcha then
    return 'captcha|' || v_row.failures;
  end if;
  -- So many wrong ones lock for ten minutes, as many again for twice as long, up to a day.
  update app.attempt
     set failures = failures + 1,
         locked_until = case when (failures + 1) % p_lock = 0
           then p_now + least(interval '10 minutes' * 2 ^ least((failures + 1) / p_lock - 1, 10), interval '24 hours') end
   where tenant_id = v_tenant and username = p_username
   returning * into v_row;
  return 'go|' || v_row.failures;
end $$;

/* Times are read and written in the company's zone, which is a parameter: the copies follow it. */
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
create trigger follow_zone_set after insert or update on app.parameter
  for each row when (new.name = 'system.timeZone') execute function app.follow_zone();
create trigger follow_zone_unset after delete on app.parameter
  for each row when (old.name = 'system.timeZone') execute function app.follow_zone();

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

revoke execute on all functions in schema app from public;
grant execute on function app.enter(boolean, bytea), app.enter(boolean, bytea, text), app.contains_ids(text, text, text, int),
  app.take_numbers(text, text, int) to app_rw, app_vendor;
grant execute on function app.begin_attempt(text, timestamptz, boolean, int), app.learn_table(text) to app_rw;

reset role;
-- ILIKE is not leakproof: as long as a policy holds whoever runs it, every row of the tenant is looked at, and the owner is held
-- like anybody. So the function that searches belongs to a role of its own, which no policy holds back, which cannot sign in, and
-- which may read nothing but ids and searched columns. The tenant stands in the function itself.
grant usage on schema app to app_finder;
alter function app.contains_ids(text, text, text, int) owner to app_finder;
create schema pgboss authorization app_worker;
grant usage on schema pgboss to app_relay;
alter default privileges for role app_worker in schema pgboss grant select, insert, update, delete on tables to app_relay;
alter default privileges for role app_worker in schema pgboss grant execute on functions to app_relay;
alter role app_rw in database :database set search_path = app;
alter role app_vendor in database :database set search_path = app;
alter role app_worker in database :database set search_path = app;
