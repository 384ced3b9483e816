-- Browsers a person has signed in from with the right password. Their wrong passwords are counted apart from those of strangers.
set role app_owner;
create table app.known_device (
  tenant_id int not null,
  user_id uuid not null,
  device_hash bytea not null,
  used_at timestamptz not null,
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
