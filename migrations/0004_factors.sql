-- What people show beside their password, or in its place: codes of an authenticator, passkeys, codes for when both are lost.
set role app_owner;
create table app.factor (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- Of an authenticator: its secret, sealed, and the half minute whose code was taken last, so that none is taken twice.
  sealed text,
  last_step bigint,
  -- Of a passkey.
  credential_id text,
  public_key bytea,
  counter bigint,
  transports text[],
  created_at timestamptz not null,
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references app.account on delete cascade,
  constraint factor_complete check (case kind when 'totp' then sealed is not null
    else num_nonnulls(credential_id, public_key, counter, transports) = 4 end)
);
create index factor_user_idx on app.factor (tenant_id, user_id);
create unique index factor_one_totp on app.factor (tenant_id, user_id) where kind = 'totp';
create unique index factor_credential_key on app.factor (tenant_id, credential_id) where credential_id is not null;
create table app.recovery_code (
  tenant_id int not null,
  user_id uuid not null,
  hash bytea not null,
  used_at timestamptz,
  primary key (tenant_id, user_id, hash),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);
alter table app.factor enable row level security;
alter table app.factor force row level security;
alter table app.recovery_code enable row level security;
alter table app.recovery_code force row level security;
create policy tenant on app.factor to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
create policy tenant on app.recovery_code to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.factor, app.recovery_code to app_rw;

-- Browsers a person has signed in from with the right password. Their wrong passwords are counted apart from those of strangers.
create table app.known_device (
  tenant_id int not null,
  user_id uuid not null,
  device_hash bytea not null,
  used_at timestamptz not null,
  -- What a person needs to know their own browser again.
  agent text not null default '',
  address text not null default '',
  primary key (tenant_id, user_id, device_hash),
  foreign key (tenant_id, user_id) references app.account on delete cascade
);
alter table app.known_device enable row level security;
alter table app.known_device force row level security;
create policy tenant on app.known_device to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.known_device to app_rw;
reset role;
