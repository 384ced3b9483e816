-- Work that takes longer than a request: what is asked for, how far it has come, what it made or why it did not, and its log.
set role app_owner;
create table app.long_job (
  tenant_id int not null,
  id uuid not null,
  kind text not null,
  user_id uuid not null,
  lang text not null check (lang in ('zh', 'en')),
  -- What it is about, where it is about rows of one entity.
  entity text,
  input jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  done bigint not null default 0,
  -- Unknown until it has been counted.
  total bigint,
  -- Counts up with every worker that takes the job and never down: whoever holds an older number has lost it.
  attempts int not null default 0,
  -- The last attempt there may be before a person asks for more.
  last_attempt int not null,
  -- Until then nobody else takes it: the worker at it renews this.
  lease_until timestamptz,
  source_file_id uuid,
  file_id uuid,
  result jsonb,
  -- The sentence in both languages, Chinese first.
  reason jsonb,
  at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, source_file_id) references app.file,
  foreign key (tenant_id, file_id) references app.file
);
create index long_job_user_idx on app.long_job (tenant_id, user_id, at);
create index long_job_at_idx on app.long_job (tenant_id, at);
create index long_job_file_idx on app.long_job (tenant_id, file_id) where file_id is not null;
create index long_job_source_idx on app.long_job (tenant_id, source_file_id) where source_file_id is not null;
create index long_job_open_idx on app.long_job (at) where state in ('queued', 'running');
create table app.long_job_log (
  tenant_id int not null,
  job_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  level text not null check (level in ('info', 'warning', 'error')),
  -- In both languages, Chinese first.
  text jsonb not null,
  primary key (tenant_id, job_id, id),
  foreign key (tenant_id, job_id) references app.long_job on delete cascade
);
alter table app.long_job enable row level security;
alter table app.long_job force row level security;
alter table app.long_job_log enable row level security;
alter table app.long_job_log force row level security;
create policy tenant on app.long_job to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
create policy tenant on app.long_job_log to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
-- What a supplier's person starts ends in a transaction of that person.
create policy vendor on app.long_job to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid)
  with check (tenant_id = current_setting('app.tenant_id')::int and user_id = current_setting('app.user_id')::uuid);
grant select, insert, update, delete on app.long_job to app_rw;
grant select, insert, delete on app.long_job_log to app_rw;
grant select, insert, update on app.long_job to app_vendor;
create policy vendor on app.long_job_log for insert to app_vendor with check (tenant_id = current_setting('app.tenant_id')::int);
grant insert on app.long_job_log to app_vendor;
-- The worker looks for jobs of every company; what they are about it reads as that company.
create policy relay on app.long_job to app_relay using (true) with check (true);
grant select (tenant_id, id, kind, user_id, state, attempts, lease_until, at, started_at) on app.long_job to app_relay;
grant update (state, attempts, lease_until, started_at) on app.long_job to app_relay;
reset role;
