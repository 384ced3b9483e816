-- The workspace: what each person has arranged for themselves.
set role app_owner;

create table app.preference (
  tenant_id int not null,
  user_id uuid not null,
  key text not null check (length(key) <= 200),
  value jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, user_id, key)
);
alter table app.preference enable row level security;
alter table app.preference force row level security;
create policy tenant on app.preference to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.preference to app_rw;
reset role;
