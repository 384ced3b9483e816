-- Sign-in: accounts with states, session families with rotating tokens, codes, tickets, faces and licences.
-- Everyone signs in again: sessions without a family cannot be continued.
delete from app.session;
set role app_owner;

alter table app.account
  drop column failures,
  drop column locked_until,
  add column status text not null default '1' check (status in ('0', '1', '2', '3')),
  -- Set while the lock ends by itself: too many wrong passwords. Without it only an unlocking ends the lock.
  add column locked_until timestamptz,
  add column must_change boolean not null default false,
  add column password_set_at timestamptz not null default now(),
  add column signed_in_at timestamptz;

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

-- One sign-in on one device: its refresh token is rotated, its access tokens come and go.
create table app.family (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  way text not null check (way in ('password', 'qr', 'face', 'sso')),
  client text not null,
  nonce bytea not null,
  seq int not null default 1,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  idle_until timestamptz not null,
  ends_at timestamptz not null,
  remembered boolean not null,
  -- 'password': may only change its password; 'locked': may only learn that the account is locked.
  limited text check (limited in ('password', 'locked')),
  device text not null,
  address text not null,
  agent text not null,
  -- The session this one jumped away from and may return to.
  jumped_from uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);
create index family_user_idx on app.family (tenant_id, user_id);

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

do $$
declare t text;
begin
  foreach t in array array['attempt', 'password_history', 'family', 'verification', 'ticket', 'face', 'licence'] loop
    execute format('alter table app.%I enable row level security', t);
    execute format('alter table app.%I force row level security', t);
    execute format('create policy tenant on app.%I to app_owner, app_rw
      using (tenant_id = current_setting(''app.tenant_id'')::int)
      with check (tenant_id = current_setting(''app.tenant_id'')::int)', t);
    execute format('grant select, insert, update, delete on app.%I to app_rw', t);
  end loop;
end $$;
revoke update on app.password_history, app.licence from app_rw;

/*
 * As before, and the answer also says what the session is limited to:
 * 'user|account epoch|access epoch|limit', or null where there is no such living session.
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
  if v_state is distinct from 'active' then
    raise exception 'tenant % does not live here', v_tenant using errcode = 'TK001';
  end if;
  if p_token is null then
    return '';
  end if;
  select a.user_id || '|' || a.epoch || '|' || v_access || '|' || coalesce(f.limited, '') into v_answer
    from app.session s
    join app.account a on a.tenant_id = s.tenant_id and a.user_id = s.user_id
    join app.family f on f.tenant_id = s.tenant_id and f.id = s.family_id
   where s.tenant_id = v_tenant and s.token_hash = p_token and s.expires_at > now();
  return v_answer;
end $$;

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

revoke execute on function app.begin_attempt(text, timestamptz, boolean, int) from public;
grant execute on function app.begin_attempt(text, timestamptz, boolean, int) to app_rw;
reset role;

-- Not as the owner: a new foreign key reads the whole table, which row-level security keeps from everyone else.
alter table app.session
  add column family_id uuid not null,
  add foreign key (tenant_id, family_id) references app.family on delete cascade;
create index session_family_idx on app.session (tenant_id, family_id);
