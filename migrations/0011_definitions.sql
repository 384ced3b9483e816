-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_api_key (
  tenant_id int not null,
  id uuid not null,
  name varchar(60) collate "C" not null,
  user_id uuid not null,
  expires_on date not null,
  addresses varchar(400) collate "C",
  remark varchar(200) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index system_api_key_user_id_ix on app.system_api_key (tenant_id, user_id);
create unique index system_api_key_name_key on app.system_api_key (tenant_id, name) where deleted_at is null;
alter table app.system_api_key enable row level security;
alter table app.system_api_key force row level security;
create policy tenant on app.system_api_key to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_api_key to app_rw;
create table app.system_api_key_permissions (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  permission varchar(120) collate "C" not null,
  primary key (tenant_id, id)
);
alter table app.system_api_key_permissions add constraint system_api_key_permissions_permission_key unique (tenant_id, parent_id, permission) deferrable initially deferred;
create index system_api_key_permissions_parent_ix on app.system_api_key_permissions (tenant_id, parent_id, position);
alter table app.system_api_key_permissions enable row level security;
alter table app.system_api_key_permissions force row level security;
create policy tenant on app.system_api_key_permissions to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_api_key_permissions to app_rw;
reset role;
alter table app.system_api_key add constraint system_api_key_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_api_key_permissions add constraint system_api_key_permissions_parent_fk foreign key (tenant_id, parent_id) references app.system_api_key (tenant_id, id) on delete cascade;
