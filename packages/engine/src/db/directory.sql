-- The tenant directory: which cell a tenant lives in. One small database for the whole product.
create table if not exists directory_tenant (
  tenant_id int generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  name text not null,
  cell text not null,
  created_at timestamptz not null default now()
);
-- Of the company that operates the product: its people may see and found companies. Set by the operator's command alone.
alter table directory_tenant add column if not exists operator boolean not null default false;
-- Told, not real: its administrator may take the whole company away again.
alter table directory_tenant add column if not exists demo boolean not null default false;
-- What was done to companies from within the product, and by whom.
create table if not exists directory_command (
  tenant_id int not null,
  command text not null check (command in ('create', 'suspend', 'resume')),
  by_tenant int not null,
  by_user uuid not null,
  request_id text not null,
  at timestamptz not null default now()
);
alter table directory_command drop constraint if exists directory_command_command_check;
alter table directory_command add constraint directory_command_command_check check (command in ('create', 'suspend', 'resume', 'remove'));
create table if not exists directory_move (
  tenant_id int not null,
  from_cell text not null,
  to_cell text not null,
  moved_at timestamptz not null default now(),
  summary jsonb not null
);

-- What happens before anyone says which company they belong to: it has no tenant, so no cell could hold it.
create table if not exists preauth_captcha (
  client text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
-- Proofs of work that were used: each serves once.
create table if not exists preauth_work (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);
create table if not exists preauth_attempt (
  name_hash bytea primary key,
  failures int not null,
  at timestamptz not null
);
create table if not exists preauth_qr (
  id_hash bytea primary key,
  -- Held by the browser that asked, as a cookie; only it is given the session.
  secret_hash bytea not null,
  status text not null default '2' check (status in ('2', '1', '-1')),
  browser text not null,
  address text not null,
  device text not null,
  scanned_by text,
  tenant_id int,
  user_id uuid,
  taken_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- Text messages of a development machine, to be read in the browser instead of on a phone.
create table if not exists preauth_inbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  body text not null,
  at timestamptz not null default now()
);
