-- Exports made in the background: who asked for what, how far it has come, and the file or the reason there is none.
set role app_owner;
create table app.export_job (
  tenant_id int not null,
  id uuid not null,
  user_id uuid not null,
  entity text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  done_rows bigint not null default 0,
  -- Unknown until the rows have been counted.
  total_rows bigint,
  file_id uuid,
  -- The sentence in both languages, Chinese first.
  reason jsonb,
  at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references app.file
);
create index export_job_user_idx on app.export_job (tenant_id, user_id, at);
create index export_job_file_idx on app.export_job (tenant_id, file_id) where file_id is not null;
alter table app.export_job enable row level security;
alter table app.export_job force row level security;
create policy tenant on app.export_job to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.export_job to app_rw;
reset role;
