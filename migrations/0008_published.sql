-- What administrators arrange for others: columns, views and home pages, for a role or for everyone.
set role app_owner;

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
alter table app.published enable row level security;
alter table app.published force row level security;
create policy tenant on app.published to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.published to app_rw;
reset role;
