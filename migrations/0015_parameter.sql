-- What a company decided where the product leaves it the choice. A parameter without a row has its shipped value.
set role app_owner;
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
alter table app.parameter enable row level security;
alter table app.parameter force row level security;
create policy tenant on app.parameter to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
-- Screens and rules follow them for suppliers' people too.
create policy vendor on app.parameter for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.parameter to app_rw;
grant select on app.parameter to app_vendor;
reset role;
