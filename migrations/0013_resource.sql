-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_resource (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  type varchar(40) collate "C" not null default 'menu',
  parent_id uuid,
  url varchar(120) collate "C",
  icon varchar(40) collate "C",
  position bigint default 0,
  mark_status varchar(1) collate "C" not null default '1',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.system_resource add constraint system_resource_mark_status_ck check (mark_status in ('1','0'));
create index system_resource_parent_id_ix on app.system_resource (tenant_id, parent_id);
create unique index system_resource_code_key on app.system_resource (tenant_id, code) where deleted_at is null;
create index system_resource_name_trgm on app.system_resource using gin (tenant_id, name ext.gin_trgm_ops);
create index system_resource_name_pre on app.system_resource (tenant_id, name);
create index system_resource_url_pre on app.system_resource (tenant_id, url);
create index system_resource_order_ix on app.system_resource (tenant_id, position asc, id desc) where deleted_at is null;
alter table app.system_resource enable row level security;
alter table app.system_resource force row level security;
create policy tenant on app.system_resource to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_resource to app_rw;
reset role;
alter table app.system_resource add constraint system_resource_parent_id_fk foreign key (tenant_id, parent_id) references app.system_resource (tenant_id, id);
