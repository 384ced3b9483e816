-- Generated from the definitions by `npm run gen`.

set role app_owner;
create table app.system_department (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  parent_id uuid,
  manager_id uuid,
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
alter table app.system_department add constraint system_department_mark_status_ck check (mark_status in ('1','0'));
create index system_department_parent_id_ix on app.system_department (tenant_id, parent_id);
create index system_department_manager_id_ix on app.system_department (tenant_id, manager_id);
create unique index system_department_code_key on app.system_department (tenant_id, code) where deleted_at is null;
create index system_department_name_trgm on app.system_department using gin (tenant_id, name ext.gin_trgm_ops);
create index system_department_name_pre on app.system_department (tenant_id, name);
create index system_department_name_en_pre on app.system_department (tenant_id, name_en);
alter table app.system_department enable row level security;
alter table app.system_department force row level security;
create policy tenant on app.system_department to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_department to app_rw;
create table app.system_personnel (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  department_id uuid not null,
  position varchar(60) collate "C",
  user_id uuid,
  telephone varchar(20) collate "C",
  email varchar(100) collate "C",
  employment varchar(40) collate "C" default 'regular',
  joined_on date,
  left_on date,
  remark varchar(200) collate "C",
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
alter table app.system_personnel add constraint system_personnel_mark_status_ck check (mark_status in ('1','0'));
create index system_personnel_department_id_ix on app.system_personnel (tenant_id, department_id);
create index system_personnel_user_id_ix on app.system_personnel (tenant_id, user_id);
create unique index system_personnel_code_key on app.system_personnel (tenant_id, code) where deleted_at is null;
create index system_personnel_name_trgm on app.system_personnel using gin (tenant_id, name ext.gin_trgm_ops);
create index system_personnel_name_pre on app.system_personnel (tenant_id, name);
alter table app.system_personnel enable row level security;
alter table app.system_personnel force row level security;
create policy tenant on app.system_personnel to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_personnel to app_rw;
create table app.system_business_role (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  duty varchar(200) collate "C",
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
alter table app.system_business_role add constraint system_business_role_mark_status_ck check (mark_status in ('1','0'));
create unique index system_business_role_code_key on app.system_business_role (tenant_id, code) where deleted_at is null;
create index system_business_role_name_trgm on app.system_business_role using gin (tenant_id, name ext.gin_trgm_ops);
create index system_business_role_name_pre on app.system_business_role (tenant_id, name);
create index system_business_role_name_en_pre on app.system_business_role (tenant_id, name_en);
create index system_business_role_duty_pre on app.system_business_role (tenant_id, duty);
alter table app.system_business_role enable row level security;
alter table app.system_business_role force row level security;
create policy tenant on app.system_business_role to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_role to app_rw;
create table app.system_business_group (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  department_id uuid,
  leader_id uuid,
  remark varchar(200) collate "C",
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
alter table app.system_business_group add constraint system_business_group_mark_status_ck check (mark_status in ('1','0'));
create index system_business_group_department_id_ix on app.system_business_group (tenant_id, department_id);
create index system_business_group_leader_id_ix on app.system_business_group (tenant_id, leader_id);
create unique index system_business_group_code_key on app.system_business_group (tenant_id, code) where deleted_at is null;
create index system_business_group_name_trgm on app.system_business_group using gin (tenant_id, name ext.gin_trgm_ops);
create index system_business_group_name_pre on app.system_business_group (tenant_id, name);
alter table app.system_business_group enable row level security;
alter table app.system_business_group force row level security;
create policy tenant on app.system_business_group to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_group to app_rw;
create table app.system_business_group_members (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  user_id uuid not null,
  business_role_id uuid not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index system_business_group_members_user_id_ix on app.system_business_group_members (tenant_id, user_id);
create index system_business_group_members_business_role_id_ix on app.system_business_group_members (tenant_id, business_role_id);
alter table app.system_business_group_members add constraint system_business_group_members_user_id_business_role_id_key unique (tenant_id, parent_id, user_id, business_role_id) deferrable initially deferred;
create index system_business_group_members_parent_ix on app.system_business_group_members (tenant_id, parent_id, position);
alter table app.system_business_group_members enable row level security;
alter table app.system_business_group_members force row level security;
create policy tenant on app.system_business_group_members to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_group_members to app_rw;
create table app.system_role (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  is_admin varchar(1) collate "C" not null default '0',
  second_factor varchar(1) collate "C" not null default '0',
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
alter table app.system_role add constraint system_role_is_admin_ck check (is_admin in ('1','0'));
alter table app.system_role add constraint system_role_second_factor_ck check (second_factor in ('1','0'));
create unique index system_role_code_key on app.system_role (tenant_id, code) where deleted_at is null;
create index system_role_name_trgm on app.system_role using gin (tenant_id, name ext.gin_trgm_ops);
create index system_role_name_pre on app.system_role (tenant_id, name);
create index system_role_name_en_pre on app.system_role (tenant_id, name_en);
alter table app.system_role enable row level security;
alter table app.system_role force row level security;
create policy tenant on app.system_role to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_role to app_rw;
create table app.system_role_permissions (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  permission varchar(120) collate "C" not null,
  primary key (tenant_id, id)
);
alter table app.system_role_permissions add constraint system_role_permissions_permission_key unique (tenant_id, parent_id, permission) deferrable initially deferred;
create index system_role_permissions_parent_ix on app.system_role_permissions (tenant_id, parent_id, position);
alter table app.system_role_permissions enable row level security;
alter table app.system_role_permissions force row level security;
create policy tenant on app.system_role_permissions to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_role_permissions to app_rw;
create table app.system_user (
  tenant_id int not null,
  id uuid not null,
  username varchar(40) collate "C" not null,
  real_name varchar(60) collate "C" not null,
  real_name_en varchar(60) collate "C",
  engineer_code varchar(40) collate "C",
  department_id uuid,
  telephone varchar(20) collate "C",
  email varchar(100) collate "C",
  office_location varchar(100) collate "C",
  fax varchar(30) collate "C",
  description varchar(200) collate "C",
  nickname varchar(40) collate "C",
  gender varchar(40) collate "C" default 'secret',
  region varchar(60) collate "C",
  signature varchar(100) collate "C",
  avatar_id uuid,
  main_path varchar(120) collate "C",
  vendor_id uuid,
  is_manual_operator varchar(1) collate "C" not null default '1',
  auth_type varchar(40) collate "C" not null default 'any',
  login_frame_language varchar(40) collate "C",
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
alter table app.system_user add constraint system_user_is_manual_opera_ck check (is_manual_operator in ('1','0'));
alter table app.system_user add constraint system_user_mark_status_ck check (mark_status in ('1','0'));
create index system_user_department_id_ix on app.system_user (tenant_id, department_id);
create index system_user_avatar_id_ix on app.system_user (tenant_id, avatar_id);
create index system_user_vendor_id_ix on app.system_user (tenant_id, vendor_id);
create unique index system_user_username_key on app.system_user (tenant_id, username) where deleted_at is null;
create index system_user_real_name_trgm on app.system_user using gin (tenant_id, real_name ext.gin_trgm_ops);
create index system_user_real_name_pre on app.system_user (tenant_id, real_name);
alter table app.system_user enable row level security;
alter table app.system_user force row level security;
create policy tenant on app.system_user to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_user to app_rw;
create table app.system_user_roles (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  role_id uuid not null,
  primary key (tenant_id, id)
);
create index system_user_roles_role_id_ix on app.system_user_roles (tenant_id, role_id);
alter table app.system_user_roles add constraint system_user_roles_role_id_key unique (tenant_id, parent_id, role_id) deferrable initially deferred;
create index system_user_roles_parent_ix on app.system_user_roles (tenant_id, parent_id, position);
alter table app.system_user_roles enable row level security;
alter table app.system_user_roles force row level security;
create policy tenant on app.system_user_roles to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_user_roles to app_rw;
create table app.system_user_scopes (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  dimension varchar(40) collate "C" not null,
  value varchar(40) collate "C" not null,
  primary key (tenant_id, id)
);
alter table app.system_user_scopes add constraint system_user_scopes_dimension_value_key unique (tenant_id, parent_id, dimension, value) deferrable initially deferred;
create index system_user_scopes_parent_ix on app.system_user_scopes (tenant_id, parent_id, position);
alter table app.system_user_scopes enable row level security;
alter table app.system_user_scopes force row level security;
create policy tenant on app.system_user_scopes to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_user_scopes to app_rw;
create table app.system_security_config (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  lock_count bigint not null default 10,
  password_days bigint not null default 180,
  grace_days bigint not null default 30,
  face_login varchar(1) collate "C" not null default '0',
  second_factor varchar(1) collate "C" not null default '0',
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
alter table app.system_security_config add constraint system_security_config_face_login_ck check (face_login in ('1','0'));
alter table app.system_security_config add constraint system_security_config_second_factor_ck check (second_factor in ('1','0'));
create unique index system_security_config_code_key on app.system_security_config (tenant_id, code) where deleted_at is null;
alter table app.system_security_config enable row level security;
alter table app.system_security_config force row level security;
create policy tenant on app.system_security_config to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_security_config to app_rw;
create table app.system_sso_provider (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  issuer varchar(200) collate "C" not null,
  audience varchar(100) collate "C" not null,
  jwks_url varchar(300) collate "C",
  jwks varchar(8000) collate "C",
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
alter table app.system_sso_provider add constraint system_sso_provider_mark_status_ck check (mark_status in ('1','0'));
create unique index system_sso_provider_code_key on app.system_sso_provider (tenant_id, code) where deleted_at is null;
create index system_sso_provider_name_pre on app.system_sso_provider (tenant_id, name);
create index system_sso_provider_issuer_pre on app.system_sso_provider (tenant_id, issuer);
alter table app.system_sso_provider enable row level security;
alter table app.system_sso_provider force row level security;
create policy tenant on app.system_sso_provider to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_sso_provider to app_rw;
create table app.system_kiosk (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  device varchar(128) collate "C" not null,
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
alter table app.system_kiosk add constraint system_kiosk_mark_status_ck check (mark_status in ('1','0'));
create unique index system_kiosk_code_key on app.system_kiosk (tenant_id, code) where deleted_at is null;
create index system_kiosk_name_pre on app.system_kiosk (tenant_id, name);
create index system_kiosk_name_en_pre on app.system_kiosk (tenant_id, name_en);
create unique index system_kiosk_device_key on app.system_kiosk (tenant_id, device) where deleted_at is null;
alter table app.system_kiosk enable row level security;
alter table app.system_kiosk force row level security;
create policy tenant on app.system_kiosk to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_kiosk to app_rw;
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
create table app.system_help_document (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  title varchar(80) collate "C" not null,
  title_en varchar(80) collate "C",
  page varchar(120) collate "C",
  content varchar(20000) collate "C" not null,
  content_en varchar(20000) collate "C",
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
alter table app.system_help_document add constraint system_help_document_mark_status_ck check (mark_status in ('1','0'));
create unique index system_help_document_code_key on app.system_help_document (tenant_id, code) where deleted_at is null;
create index system_help_document_title_trgm on app.system_help_document using gin (tenant_id, title ext.gin_trgm_ops);
create index system_help_document_title_pre on app.system_help_document (tenant_id, title);
create index system_help_document_page_pre on app.system_help_document (tenant_id, page);
alter table app.system_help_document enable row level security;
alter table app.system_help_document force row level security;
create policy tenant on app.system_help_document to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_help_document to app_rw;
create table app.system_dictionary (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
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
create unique index system_dictionary_code_key on app.system_dictionary (tenant_id, code) where deleted_at is null;
create index system_dictionary_name_trgm on app.system_dictionary using gin (tenant_id, name ext.gin_trgm_ops);
create index system_dictionary_name_pre on app.system_dictionary (tenant_id, name);
create index system_dictionary_name_en_pre on app.system_dictionary (tenant_id, name_en);
create index system_dictionary_remark_pre on app.system_dictionary (tenant_id, remark);
alter table app.system_dictionary enable row level security;
alter table app.system_dictionary force row level security;
create policy tenant on app.system_dictionary to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_dictionary to app_rw;
create table app.system_dictionary_items (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  value varchar(40) collate "C" not null,
  label varchar(60) collate "C" not null,
  label_en varchar(60) collate "C",
  enabled varchar(1) collate "C" not null default '1',
  primary key (tenant_id, id)
);
alter table app.system_dictionary_items add constraint system_dictionary_items_enabled_ck check (enabled in ('1','0'));
alter table app.system_dictionary_items add constraint system_dictionary_items_value_key unique (tenant_id, parent_id, value) deferrable initially deferred;
create index system_dictionary_items_parent_ix on app.system_dictionary_items (tenant_id, parent_id, position);
alter table app.system_dictionary_items enable row level security;
alter table app.system_dictionary_items force row level security;
create policy tenant on app.system_dictionary_items to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_dictionary_items to app_rw;
create table app.system_coding_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  document varchar(60) collate "C" not null,
  reset varchar(40) collate "C" not null default 'month',
  start bigint not null default 1,
  remark varchar(200) collate "C",
  active varchar(1) collate "C" not null default '1',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.system_coding_rule add constraint system_coding_rule_active_ck check (active in ('1','0'));
create unique index system_coding_rule_code_key on app.system_coding_rule (tenant_id, code) where deleted_at is null;
create index system_coding_rule_name_trgm on app.system_coding_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index system_coding_rule_name_pre on app.system_coding_rule (tenant_id, name);
create index system_coding_rule_document_pre on app.system_coding_rule (tenant_id, document);
alter table app.system_coding_rule enable row level security;
alter table app.system_coding_rule force row level security;
create policy tenant on app.system_coding_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_coding_rule to app_rw;
create table app.system_coding_rule_segments (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  kind varchar(40) collate "C" not null,
  text varchar(20) collate "C",
  format varchar(40) collate "C",
  field varchar(40) collate "C",
  length bigint,
  primary key (tenant_id, id)
);
create index system_coding_rule_segments_parent_ix on app.system_coding_rule_segments (tenant_id, parent_id, position);
alter table app.system_coding_rule_segments enable row level security;
alter table app.system_coding_rule_segments force row level security;
create policy tenant on app.system_coding_rule_segments to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_coding_rule_segments to app_rw;
create table app.system_login_log (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  username varchar(80) collate "C" not null,
  user_id uuid,
  way varchar(40) collate "C",
  factor varchar(40) collate "C",
  result varchar(40) collate "C",
  address varchar(60) collate "C",
  agent varchar(80) collate "C",
  device varchar(200) collate "C",
  primary key (tenant_id, at, id)
) partition by range (at);
create index system_login_log_id_ix on app.system_login_log (tenant_id, id);
create index system_login_log_user_id_ix on app.system_login_log (tenant_id, user_id);
create index system_login_log_username_pre on app.system_login_log (tenant_id, username);
alter table app.system_login_log enable row level security;
alter table app.system_login_log force row level security;
create policy tenant on app.system_login_log to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert on app.system_login_log to app_rw;
select app.open_months('system_login_log', array(select now() + n * interval '1 month' from generate_series(0, 3) n));
create table app.system_operation_log (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  user_id uuid,
  log_name varchar(200) collate "C" not null,
  logcontent varchar(500) collate "C",
  result varchar(40) collate "C",
  ms bigint,
  address varchar(60) collate "C",
  request_id varchar(40) collate "C",
  primary key (tenant_id, at, id)
) partition by range (at);
create index system_operation_log_id_ix on app.system_operation_log (tenant_id, id);
create index system_operation_log_user_id_ix on app.system_operation_log (tenant_id, user_id, at desc, id desc);
create index system_operation_log_log_name_pre on app.system_operation_log (tenant_id, log_name);
create index system_operation_log_logcontent_pre on app.system_operation_log (tenant_id, logcontent);
create index system_operation_log_request_id_pre on app.system_operation_log (tenant_id, request_id);
alter table app.system_operation_log enable row level security;
alter table app.system_operation_log force row level security;
create policy tenant on app.system_operation_log to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert on app.system_operation_log to app_rw;
select app.open_months('system_operation_log', array(select now() + n * interval '1 month' from generate_series(0, 3) n));
create table app.system_operation_log_by_day (
  tenant_id int not null,
  id uuid not null default gen_random_uuid(),
  bucket timestamptz not null,
  log_name varchar(200) collate "C",
  result varchar(40) collate "C",
  rows bigint not null,
  ms_count bigint not null,
  ms_sum numeric,
  ms_max bigint,
  primary key (tenant_id, id)
);
create unique index system_operation_log_by_day_bucket_key on app.system_operation_log_by_day (tenant_id, bucket, log_name, result) nulls not distinct;
alter table app.system_operation_log_by_day enable row level security;
alter table app.system_operation_log_by_day force row level security;
create policy tenant on app.system_operation_log_by_day to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_operation_log_by_day to app_rw;
create table app.base_plant (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  address varchar(200) collate "C",
  time_zone varchar(40) collate "C" not null default 'Asia/Shanghai',
  remark varchar(500) collate "C",
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
alter table app.base_plant add constraint base_plant_mark_status_ck check (mark_status in ('1','0'));
create unique index base_plant_code_key on app.base_plant (tenant_id, code) where deleted_at is null;
create index base_plant_name_trgm on app.base_plant using gin (tenant_id, name ext.gin_trgm_ops);
create index base_plant_name_pre on app.base_plant (tenant_id, name);
create index base_plant_name_en_trgm on app.base_plant using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_plant enable row level security;
alter table app.base_plant force row level security;
create policy tenant on app.base_plant to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_plant to app_rw;
create table app.base_workshop (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  cost_centre_id uuid,
  leader_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_workshop add constraint base_workshop_mark_status_ck check (mark_status in ('1','0'));
create index base_workshop_plant_id_ix on app.base_workshop (tenant_id, plant_id);
create index base_workshop_cost_centre_id_ix on app.base_workshop (tenant_id, cost_centre_id);
create index base_workshop_leader_id_ix on app.base_workshop (tenant_id, leader_id);
create unique index base_workshop_code_key on app.base_workshop (tenant_id, code) where deleted_at is null;
create index base_workshop_name_trgm on app.base_workshop using gin (tenant_id, name ext.gin_trgm_ops);
create index base_workshop_name_pre on app.base_workshop (tenant_id, name);
create index base_workshop_name_en_trgm on app.base_workshop using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_workshop enable row level security;
alter table app.base_workshop force row level security;
create policy tenant on app.base_workshop to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_workshop to app_rw;
create table app.base_line (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  workshop_id uuid not null,
  plant_id uuid not null,
  cost_centre_id uuid,
  takt_seconds numeric(24,1),
  remark varchar(500) collate "C",
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
alter table app.base_line add constraint base_line_mark_status_ck check (mark_status in ('1','0'));
create index base_line_workshop_id_ix on app.base_line (tenant_id, workshop_id);
create index base_line_plant_id_ix on app.base_line (tenant_id, plant_id);
create index base_line_cost_centre_id_ix on app.base_line (tenant_id, cost_centre_id);
create unique index base_line_code_key on app.base_line (tenant_id, code) where deleted_at is null;
create index base_line_name_trgm on app.base_line using gin (tenant_id, name ext.gin_trgm_ops);
create index base_line_name_pre on app.base_line (tenant_id, name);
create index base_line_name_en_trgm on app.base_line using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_line enable row level security;
alter table app.base_line force row level security;
create policy tenant on app.base_line to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_line to app_rw;
create table app.base_work_section (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  line_id uuid not null,
  plant_id uuid,
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.base_work_section add constraint base_work_section_mark_status_ck check (mark_status in ('1','0'));
create index base_work_section_line_id_ix on app.base_work_section (tenant_id, line_id);
create index base_work_section_plant_id_ix on app.base_work_section (tenant_id, plant_id);
create unique index base_work_section_code_key on app.base_work_section (tenant_id, code) where deleted_at is null;
create index base_work_section_name_trgm on app.base_work_section using gin (tenant_id, name ext.gin_trgm_ops);
create index base_work_section_name_pre on app.base_work_section (tenant_id, name);
create index base_work_section_name_en_trgm on app.base_work_section using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_work_section enable row level security;
alter table app.base_work_section force row level security;
create policy tenant on app.base_work_section to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_section to app_rw;
create table app.base_station (
  tenant_id int not null,
  id uuid not null,
  station_no varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  line_id uuid not null,
  work_section_id uuid,
  plant_id uuid,
  kind varchar(40) collate "C" not null default 'manual',
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.base_station add constraint base_station_mark_status_ck check (mark_status in ('1','0'));
create index base_station_line_id_ix on app.base_station (tenant_id, line_id);
create index base_station_work_section_id_ix on app.base_station (tenant_id, work_section_id);
create index base_station_plant_id_ix on app.base_station (tenant_id, plant_id);
create unique index base_station_station_no_key on app.base_station (tenant_id, station_no) where deleted_at is null;
create index base_station_name_trgm on app.base_station using gin (tenant_id, name ext.gin_trgm_ops);
create index base_station_name_pre on app.base_station (tenant_id, name);
create index base_station_name_en_trgm on app.base_station using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_station enable row level security;
alter table app.base_station force row level security;
create policy tenant on app.base_station to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_station to app_rw;
create table app.base_shift_model (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  remark varchar(500) collate "C",
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
alter table app.base_shift_model add constraint base_shift_model_mark_status_ck check (mark_status in ('1','0'));
create unique index base_shift_model_code_key on app.base_shift_model (tenant_id, code) where deleted_at is null;
create index base_shift_model_name_trgm on app.base_shift_model using gin (tenant_id, name ext.gin_trgm_ops);
create index base_shift_model_name_pre on app.base_shift_model (tenant_id, name);
create index base_shift_model_name_en_trgm on app.base_shift_model using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_shift_model enable row level security;
alter table app.base_shift_model force row level security;
create policy tenant on app.base_shift_model to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model to app_rw;
create table app.base_shift_model_shifts (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  serial_no bigint not null,
  code varchar(20) collate "C" not null,
  name varchar(50) collate "C" not null,
  name_en varchar(50) collate "C",
  start_at time not null,
  end_at time not null,
  primary key (tenant_id, id)
);
create index base_shift_model_shifts_parent_ix on app.base_shift_model_shifts (tenant_id, parent_id, position);
alter table app.base_shift_model_shifts enable row level security;
alter table app.base_shift_model_shifts force row level security;
create policy tenant on app.base_shift_model_shifts to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model_shifts to app_rw;
create table app.base_shift_model_breaks (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  start_at time not null,
  end_at time not null,
  paid varchar(1) collate "C" not null default '0',
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_shift_model_breaks add constraint base_shift_model_breaks_paid_ck check (paid in ('1','0'));
create index base_shift_model_breaks_parent_ix on app.base_shift_model_breaks (tenant_id, parent_id, position);
alter table app.base_shift_model_breaks enable row level security;
alter table app.base_shift_model_breaks force row level security;
create policy tenant on app.base_shift_model_breaks to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model_breaks to app_rw;
create table app.base_work_calendar (
  tenant_id int not null,
  id uuid not null,
  name varchar(100) collate "C" not null,
  place varchar(40) collate "C" not null,
  plant_id uuid,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index base_work_calendar_plant_id_ix on app.base_work_calendar (tenant_id, plant_id);
create index base_work_calendar_name_trgm on app.base_work_calendar using gin (tenant_id, name ext.gin_trgm_ops);
create index base_work_calendar_name_pre on app.base_work_calendar (tenant_id, name);
create unique index base_work_calendar_place_key on app.base_work_calendar (tenant_id, place) where deleted_at is null;
create index base_work_calendar_order_ix on app.base_work_calendar (tenant_id, name asc, id desc) where deleted_at is null;
alter table app.base_work_calendar enable row level security;
alter table app.base_work_calendar force row level security;
create policy tenant on app.base_work_calendar to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_calendar to app_rw;
create table app.base_work_calendar_days (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  day_on date not null,
  type varchar(40) collate "C" not null,
  shift_model_id uuid,
  primary key (tenant_id, id)
);
create index base_work_calendar_days_shift_model_id_ix on app.base_work_calendar_days (tenant_id, shift_model_id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_day_on_key unique (tenant_id, parent_id, day_on) deferrable initially deferred;
create index base_work_calendar_days_parent_ix on app.base_work_calendar_days (tenant_id, parent_id, position);
alter table app.base_work_calendar_days enable row level security;
alter table app.base_work_calendar_days force row level security;
create policy tenant on app.base_work_calendar_days to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_calendar_days to app_rw;
create table app.base_work_schedule (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  valid_from date not null,
  valid_to date,
  monday_id uuid,
  tuesday_id uuid,
  wednesday_id uuid,
  thursday_id uuid,
  friday_id uuid,
  saturday_id uuid,
  sunday_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_work_schedule add constraint base_work_schedule_mark_status_ck check (mark_status in ('1','0'));
create index base_work_schedule_plant_id_ix on app.base_work_schedule (tenant_id, plant_id);
create index base_work_schedule_workshop_id_ix on app.base_work_schedule (tenant_id, workshop_id);
create index base_work_schedule_line_id_ix on app.base_work_schedule (tenant_id, line_id);
create index base_work_schedule_monday_id_ix on app.base_work_schedule (tenant_id, monday_id);
create index base_work_schedule_tuesday_id_ix on app.base_work_schedule (tenant_id, tuesday_id);
create index base_work_schedule_wednesday_id_ix on app.base_work_schedule (tenant_id, wednesday_id);
create index base_work_schedule_thursday_id_ix on app.base_work_schedule (tenant_id, thursday_id);
create index base_work_schedule_friday_id_ix on app.base_work_schedule (tenant_id, friday_id);
create index base_work_schedule_saturday_id_ix on app.base_work_schedule (tenant_id, saturday_id);
create index base_work_schedule_sunday_id_ix on app.base_work_schedule (tenant_id, sunday_id);
create unique index base_work_schedule_code_key on app.base_work_schedule (tenant_id, code) where deleted_at is null;
create index base_work_schedule_name_trgm on app.base_work_schedule using gin (tenant_id, name ext.gin_trgm_ops);
create index base_work_schedule_name_pre on app.base_work_schedule (tenant_id, name);
create index base_work_schedule_name_en_trgm on app.base_work_schedule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_work_schedule enable row level security;
alter table app.base_work_schedule force row level security;
create policy tenant on app.base_work_schedule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_schedule to app_rw;
create table app.base_work_hour_balance (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  plant_id uuid not null,
  line_id uuid not null,
  valid_from date not null,
  headcount bigint not null,
  attendance numeric(24,2) not null default '100',
  efficiency numeric(24,2) not null default '100',
  remark varchar(500) collate "C",
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
alter table app.base_work_hour_balance add constraint base_work_hour_balance_mark_status_ck check (mark_status in ('1','0'));
create index base_work_hour_balance_plant_id_ix on app.base_work_hour_balance (tenant_id, plant_id);
create index base_work_hour_balance_line_id_ix on app.base_work_hour_balance (tenant_id, line_id);
create unique index base_work_hour_balance_code_key on app.base_work_hour_balance (tenant_id, code) where deleted_at is null;
alter table app.base_work_hour_balance enable row level security;
alter table app.base_work_hour_balance force row level security;
create policy tenant on app.base_work_hour_balance to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_hour_balance to app_rw;
create table app.base_operator (
  tenant_id int not null,
  id uuid not null,
  operator_no varchar(20) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  team varchar(60) collate "C",
  user_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_operator add constraint base_operator_mark_status_ck check (mark_status in ('1','0'));
create index base_operator_plant_id_ix on app.base_operator (tenant_id, plant_id);
create index base_operator_workshop_id_ix on app.base_operator (tenant_id, workshop_id);
create index base_operator_line_id_ix on app.base_operator (tenant_id, line_id);
create index base_operator_user_id_ix on app.base_operator (tenant_id, user_id);
create unique index base_operator_operator_no_key on app.base_operator (tenant_id, operator_no) where deleted_at is null;
create index base_operator_name_trgm on app.base_operator using gin (tenant_id, name ext.gin_trgm_ops);
create index base_operator_name_pre on app.base_operator (tenant_id, name);
create index base_operator_name_en_trgm on app.base_operator using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_operator enable row level security;
alter table app.base_operator force row level security;
create policy tenant on app.base_operator to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_operator to app_rw;
create table app.base_operator_skills (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  skill varchar(40) collate "C" not null,
  level varchar(40) collate "C" not null,
  certificate_no varchar(60) collate "C",
  valid_until date,
  primary key (tenant_id, id)
);
alter table app.base_operator_skills add constraint base_operator_skills_skill_key unique (tenant_id, parent_id, skill) deferrable initially deferred;
create index base_operator_skills_parent_ix on app.base_operator_skills (tenant_id, parent_id, position);
alter table app.base_operator_skills enable row level security;
alter table app.base_operator_skills force row level security;
create policy tenant on app.base_operator_skills to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_operator_skills to app_rw;
create table app.base_cost_centre (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  kind varchar(40) collate "C" not null default 'production',
  department_id uuid,
  manager_id uuid,
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_cost_centre add constraint base_cost_centre_mark_status_ck check (mark_status in ('1','0'));
create index base_cost_centre_plant_id_ix on app.base_cost_centre (tenant_id, plant_id);
create index base_cost_centre_department_id_ix on app.base_cost_centre (tenant_id, department_id);
create index base_cost_centre_manager_id_ix on app.base_cost_centre (tenant_id, manager_id);
create unique index base_cost_centre_code_key on app.base_cost_centre (tenant_id, code) where deleted_at is null;
create index base_cost_centre_name_trgm on app.base_cost_centre using gin (tenant_id, name ext.gin_trgm_ops);
create index base_cost_centre_name_pre on app.base_cost_centre (tenant_id, name);
create index base_cost_centre_name_en_trgm on app.base_cost_centre using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_cost_centre enable row level security;
alter table app.base_cost_centre force row level security;
create policy tenant on app.base_cost_centre to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_cost_centre to app_rw;
create table app.base_codelist (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  purpose varchar(40) collate "C" not null default 'reference',
  outer_system varchar(60) collate "C",
  remark varchar(500) collate "C",
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
alter table app.base_codelist add constraint base_codelist_mark_status_ck check (mark_status in ('1','0'));
create unique index base_codelist_code_key on app.base_codelist (tenant_id, code) where deleted_at is null;
create index base_codelist_name_trgm on app.base_codelist using gin (tenant_id, name ext.gin_trgm_ops);
create index base_codelist_name_pre on app.base_codelist (tenant_id, name);
create index base_codelist_name_en_trgm on app.base_codelist using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_codelist_outer_system_pre on app.base_codelist (tenant_id, outer_system);
alter table app.base_codelist enable row level security;
alter table app.base_codelist force row level security;
create policy tenant on app.base_codelist to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_codelist to app_rw;
create table app.base_codelist_items (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  value varchar(40) collate "C" not null,
  label varchar(100) collate "C" not null,
  label_en varchar(100) collate "C",
  outer_code varchar(60) collate "C",
  incoming varchar(1) collate "C" not null default '1',
  sort bigint default 0,
  enabled varchar(1) collate "C" not null default '1',
  primary key (tenant_id, id)
);
alter table app.base_codelist_items add constraint base_codelist_items_incoming_ck check (incoming in ('1','0'));
alter table app.base_codelist_items add constraint base_codelist_items_enabled_ck check (enabled in ('1','0'));
alter table app.base_codelist_items add constraint base_codelist_items_value_key unique (tenant_id, parent_id, value) deferrable initially deferred;
create index base_codelist_items_parent_ix on app.base_codelist_items (tenant_id, parent_id, position);
alter table app.base_codelist_items enable row level security;
alter table app.base_codelist_items force row level security;
create policy tenant on app.base_codelist_items to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_codelist_items to app_rw;
create table app.base_unit (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(50) collate "C" not null,
  name_en varchar(50) collate "C",
  base_unit_id uuid,
  numerator bigint,
  denominator bigint,
  precision bigint not null default 0,
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
alter table app.base_unit add constraint base_unit_mark_status_ck check (mark_status in ('1','0'));
create index base_unit_base_unit_id_ix on app.base_unit (tenant_id, base_unit_id);
create unique index base_unit_code_key on app.base_unit (tenant_id, code) where deleted_at is null;
create index base_unit_name_trgm on app.base_unit using gin (tenant_id, name ext.gin_trgm_ops);
create index base_unit_name_pre on app.base_unit (tenant_id, name);
create index base_unit_name_en_trgm on app.base_unit using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_unit enable row level security;
alter table app.base_unit force row level security;
create policy tenant on app.base_unit to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_unit to app_rw;
create table app.base_part_category (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  parent_id uuid,
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.base_part_category add constraint base_part_category_mark_status_ck check (mark_status in ('1','0'));
create index base_part_category_parent_id_ix on app.base_part_category (tenant_id, parent_id);
create unique index base_part_category_code_key on app.base_part_category (tenant_id, code) where deleted_at is null;
create index base_part_category_name_trgm on app.base_part_category using gin (tenant_id, name ext.gin_trgm_ops);
create index base_part_category_name_pre on app.base_part_category (tenant_id, name);
create index base_part_category_name_en_trgm on app.base_part_category using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_part_category enable row level security;
alter table app.base_part_category force row level security;
create policy tenant on app.base_part_category to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_part_category to app_rw;
create table app.base_customer (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  short_name varchar(50) collate "C",
  category varchar(40) collate "C",
  vendor_code varchar(40) collate "C",
  salesperson_id uuid,
  tax_no varchar(30) collate "C",
  currency varchar(40) collate "C" default 'CNY',
  tax_rate numeric(24,2),
  payment_term varchar(40) collate "C",
  min_shelf_days bigint,
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
  address varchar(200) collate "C",
  ship_to varchar(300) collate "C",
  remark varchar(500) collate "C",
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
alter table app.base_customer add constraint base_customer_mark_status_ck check (mark_status in ('1','0'));
create index base_customer_salesperson_id_ix on app.base_customer (tenant_id, salesperson_id);
create unique index base_customer_code_key on app.base_customer (tenant_id, code) where deleted_at is null;
create index base_customer_name_trgm on app.base_customer using gin (tenant_id, name ext.gin_trgm_ops);
create index base_customer_name_pre on app.base_customer (tenant_id, name);
create index base_customer_name_en_trgm on app.base_customer using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_customer_short_name_trgm on app.base_customer using gin (tenant_id, short_name ext.gin_trgm_ops);
create index base_customer_short_name_pre on app.base_customer (tenant_id, short_name);
alter table app.base_customer enable row level security;
alter table app.base_customer force row level security;
create policy tenant on app.base_customer to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_customer to app_rw;
create table app.base_customer_contact (
  tenant_id int not null,
  id uuid not null,
  customer_id uuid not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  duty varchar(40) collate "C" not null,
  position varchar(60) collate "C",
  site varchar(100) collate "C",
  tel varchar(200) collate "C",
  phone varchar(40) collate "C",
  email varchar(200) collate "C",
  informed varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_customer_contact add constraint base_customer_contact_informed_ck check (informed in ('1','0'));
alter table app.base_customer_contact add constraint base_customer_contact_mark_status_ck check (mark_status in ('1','0'));
create index base_customer_contact_customer_id_ix on app.base_customer_contact (tenant_id, customer_id);
create index base_customer_contact_name_trgm on app.base_customer_contact using gin (tenant_id, name ext.gin_trgm_ops);
create index base_customer_contact_name_pre on app.base_customer_contact (tenant_id, name);
create index base_customer_contact_name_en_trgm on app.base_customer_contact using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_customer_contact_tel_pre on app.base_customer_contact (tenant_id, tel);
create unique index base_customer_contact_customer_id_name_duty_key on app.base_customer_contact (tenant_id, customer_id, name, duty) where deleted_at is null;
alter table app.base_customer_contact enable row level security;
alter table app.base_customer_contact force row level security;
create policy tenant on app.base_customer_contact to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_customer_contact to app_rw;
create table app.base_vendor (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  short_name varchar(50) collate "C",
  category varchar(40) collate "C",
  standing varchar(40) collate "C" not null default 'qualified',
  level varchar(40) collate "C",
  buyer_id uuid,
  tax_no varchar(30) collate "C",
  currency varchar(40) collate "C" default 'CNY',
  tax_rate numeric(24,2),
  payment_term varchar(40) collate "C",
  bank_name varchar(100) collate "C",
  bank_account varchar(40) collate "C",
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
  address varchar(200) collate "C",
  forecast_reply_hours bigint,
  order_reply_hours bigint,
  plan_reply_hours bigint,
  early_delivery_hours bigint,
  lead_time_hours bigint,
  shipment_control varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_vendor add constraint base_vendor_shipment_contro_ck check (shipment_control in ('1','0'));
alter table app.base_vendor add constraint base_vendor_mark_status_ck check (mark_status in ('1','0'));
create index base_vendor_buyer_id_ix on app.base_vendor (tenant_id, buyer_id);
create unique index base_vendor_code_key on app.base_vendor (tenant_id, code) where deleted_at is null;
create index base_vendor_name_trgm on app.base_vendor using gin (tenant_id, name ext.gin_trgm_ops);
create index base_vendor_name_pre on app.base_vendor (tenant_id, name);
create index base_vendor_name_en_trgm on app.base_vendor using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_vendor_short_name_trgm on app.base_vendor using gin (tenant_id, short_name ext.gin_trgm_ops);
create index base_vendor_short_name_pre on app.base_vendor (tenant_id, short_name);
alter table app.base_vendor enable row level security;
alter table app.base_vendor force row level security;
create policy tenant on app.base_vendor to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_vendor to app_rw;
create table app.base_car_model (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  customer_id uuid,
  platform varchar(60) collate "C",
  model_year bigint,
  start_on date,
  end_on date,
  yearly_volume bigint,
  remark varchar(500) collate "C",
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
alter table app.base_car_model add constraint base_car_model_mark_status_ck check (mark_status in ('1','0'));
create index base_car_model_customer_id_ix on app.base_car_model (tenant_id, customer_id);
create unique index base_car_model_code_key on app.base_car_model (tenant_id, code) where deleted_at is null;
create index base_car_model_name_trgm on app.base_car_model using gin (tenant_id, name ext.gin_trgm_ops);
create index base_car_model_name_pre on app.base_car_model (tenant_id, name);
create index base_car_model_name_en_trgm on app.base_car_model using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_car_model_platform_pre on app.base_car_model (tenant_id, platform);
alter table app.base_car_model enable row level security;
alter table app.base_car_model force row level security;
create policy tenant on app.base_car_model to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_car_model to app_rw;
create table app.base_tracking_type (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  mode varchar(40) collate "C" not null default 'lot',
  scan_at_receipt varchar(1) collate "C" not null default '0',
  scan_at_issue varchar(1) collate "C" not null default '0',
  scan_at_assembly varchar(1) collate "C" not null default '1',
  scan_at_shipment varchar(1) collate "C" not null default '0',
  keep_years bigint not null default 15,
  remark varchar(500) collate "C",
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
alter table app.base_tracking_type add constraint base_tracking_type_scan_at_receipt_ck check (scan_at_receipt in ('1','0'));
alter table app.base_tracking_type add constraint base_tracking_type_scan_at_issue_ck check (scan_at_issue in ('1','0'));
alter table app.base_tracking_type add constraint base_tracking_type_scan_at_assembl_ck check (scan_at_assembly in ('1','0'));
alter table app.base_tracking_type add constraint base_tracking_type_scan_at_shipmen_ck check (scan_at_shipment in ('1','0'));
alter table app.base_tracking_type add constraint base_tracking_type_mark_status_ck check (mark_status in ('1','0'));
create unique index base_tracking_type_code_key on app.base_tracking_type (tenant_id, code) where deleted_at is null;
create index base_tracking_type_name_trgm on app.base_tracking_type using gin (tenant_id, name ext.gin_trgm_ops);
create index base_tracking_type_name_pre on app.base_tracking_type (tenant_id, name);
create index base_tracking_type_name_en_trgm on app.base_tracking_type using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_tracking_type enable row level security;
alter table app.base_tracking_type force row level security;
create policy tenant on app.base_tracking_type to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_tracking_type to app_rw;
create table app.base_part (
  tenant_id int not null,
  id uuid not null,
  part_no varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  spec varchar(200) collate "C",
  drawing_no varchar(60) collate "C",
  drawing_version varchar(20) collate "C",
  category_id uuid,
  unit_id uuid not null,
  part_type varchar(40) collate "C" not null,
  track_mode varchar(40) collate "C" not null default 'none',
  tracking_type_id uuid,
  key_part varchar(1) collate "C" not null default '0',
  safety_class varchar(40) collate "C",
  label_controlled varchar(1) collate "C" not null default '0',
  quality_controlled varchar(1) collate "C" not null default '0',
  shelf_life_days bigint,
  min_stock numeric(24,3),
  max_stock numeric(24,3),
  customer_part_no varchar(60) collate "C",
  car_model_id uuid,
  engineer_id uuid,
  gtin varchar(14) collate "C",
  net_weight numeric(24,6),
  volume numeric(24,6),
  hazardous varchar(1) collate "C" not null default '0',
  temperature_from numeric(24,1),
  temperature_to numeric(24,1),
  remark varchar(500) collate "C",
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
alter table app.base_part add constraint base_part_key_part_ck check (key_part in ('1','0'));
alter table app.base_part add constraint base_part_label_controlle_ck check (label_controlled in ('1','0'));
alter table app.base_part add constraint base_part_quality_control_ck check (quality_controlled in ('1','0'));
alter table app.base_part add constraint base_part_hazardous_ck check (hazardous in ('1','0'));
alter table app.base_part add constraint base_part_mark_status_ck check (mark_status in ('1','0'));
create index base_part_category_id_ix on app.base_part (tenant_id, category_id);
create index base_part_unit_id_ix on app.base_part (tenant_id, unit_id);
create index base_part_tracking_type_id_ix on app.base_part (tenant_id, tracking_type_id);
create index base_part_car_model_id_ix on app.base_part (tenant_id, car_model_id);
create index base_part_engineer_id_ix on app.base_part (tenant_id, engineer_id);
create unique index base_part_part_no_key on app.base_part (tenant_id, part_no) where deleted_at is null;
create index base_part_name_trgm on app.base_part using gin (tenant_id, name ext.gin_trgm_ops);
create index base_part_name_pre on app.base_part (tenant_id, name);
create index base_part_name_en_trgm on app.base_part using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_part_spec_trgm on app.base_part using gin (tenant_id, spec ext.gin_trgm_ops);
create index base_part_spec_pre on app.base_part (tenant_id, spec);
alter table app.base_part enable row level security;
alter table app.base_part force row level security;
create policy tenant on app.base_part to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_part to app_rw;
create table app.base_part_units (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  unit_id uuid not null,
  numerator bigint not null,
  denominator bigint not null default 1,
  use varchar(40) collate "C",
  primary key (tenant_id, id)
);
create index base_part_units_unit_id_ix on app.base_part_units (tenant_id, unit_id);
alter table app.base_part_units add constraint base_part_units_unit_id_key unique (tenant_id, parent_id, unit_id) deferrable initially deferred;
create index base_part_units_parent_ix on app.base_part_units (tenant_id, parent_id, position);
alter table app.base_part_units enable row level security;
alter table app.base_part_units force row level security;
create policy tenant on app.base_part_units to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_part_units to app_rw;
create table app.base_part_plan (
  tenant_id int not null,
  id uuid not null,
  code varchar(64) collate "C" not null,
  part_id uuid not null,
  plant_id uuid not null,
  procurement varchar(40) collate "C" not null default 'buy',
  planner_id uuid,
  buyer_id uuid,
  lead_days bigint not null default 0,
  receipt_days bigint,
  safety_stock numeric(24,3),
  reorder_point numeric(24,3),
  lot_rule varchar(40) collate "C" not null default 'lotForLot',
  fixed_lot numeric(24,3),
  period_days bigint,
  min_lot numeric(24,3),
  max_lot numeric(24,3),
  lot_multiple numeric(24,3),
  scrap_percent numeric(24,4),
  over_percent numeric(24,2),
  abc_class varchar(40) collate "C",
  cycle_count_days bigint,
  mps varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_part_plan add constraint base_part_plan_mps_ck check (mps in ('1','0'));
alter table app.base_part_plan add constraint base_part_plan_mark_status_ck check (mark_status in ('1','0'));
create index base_part_plan_part_id_ix on app.base_part_plan (tenant_id, part_id);
create index base_part_plan_plant_id_ix on app.base_part_plan (tenant_id, plant_id);
create index base_part_plan_planner_id_ix on app.base_part_plan (tenant_id, planner_id);
create index base_part_plan_buyer_id_ix on app.base_part_plan (tenant_id, buyer_id);
create unique index base_part_plan_code_key on app.base_part_plan (tenant_id, code) where deleted_at is null;
create unique index base_part_plan_part_id_plant_id_key on app.base_part_plan (tenant_id, part_id, plant_id) where deleted_at is null;
alter table app.base_part_plan enable row level security;
alter table app.base_part_plan force row level security;
create policy tenant on app.base_part_plan to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_part_plan to app_rw;
create table app.base_process (
  tenant_id int not null,
  id uuid not null,
  process_no varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C",
  skill varchar(40) collate "C",
  setup_seconds numeric(24,1),
  run_seconds numeric(24,3),
  crew bigint,
  counting_point varchar(1) collate "C" not null default '0',
  inspection_point varchar(1) collate "C" not null default '0',
  special varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_process add constraint base_process_counting_point_ck check (counting_point in ('1','0'));
alter table app.base_process add constraint base_process_inspection_poin_ck check (inspection_point in ('1','0'));
alter table app.base_process add constraint base_process_special_ck check (special in ('1','0'));
alter table app.base_process add constraint base_process_mark_status_ck check (mark_status in ('1','0'));
create unique index base_process_process_no_key on app.base_process (tenant_id, process_no) where deleted_at is null;
create index base_process_name_trgm on app.base_process using gin (tenant_id, name ext.gin_trgm_ops);
create index base_process_name_pre on app.base_process (tenant_id, name);
create index base_process_name_en_trgm on app.base_process using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_process enable row level security;
alter table app.base_process force row level security;
create policy tenant on app.base_process to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_process to app_rw;
create table app.base_bom (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  part_id uuid not null,
  plant_id uuid not null,
  usage varchar(40) collate "C" not null default 'production',
  remark varchar(500) collate "C",
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
alter table app.base_bom add constraint base_bom_mark_status_ck check (mark_status in ('1','0'));
create index base_bom_part_id_ix on app.base_bom (tenant_id, part_id);
create index base_bom_plant_id_ix on app.base_bom (tenant_id, plant_id);
create unique index base_bom_code_key on app.base_bom (tenant_id, code) where deleted_at is null;
create unique index base_bom_part_id_plant_id_usage_key on app.base_bom (tenant_id, part_id, plant_id, usage) where deleted_at is null;
alter table app.base_bom enable row level security;
alter table app.base_bom force row level security;
create policy tenant on app.base_bom to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_bom to app_rw;
create table app.base_bom_version (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  bom_id uuid not null,
  plant_id uuid not null,
  version_no varchar(20) collate "C" not null,
  base_qty numeric(24,3) not null default '1',
  valid_from date not null,
  valid_to date,
  change_no varchar(40) collate "C",
  reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index base_bom_version_bom_id_ix on app.base_bom_version (tenant_id, bom_id);
create index base_bom_version_plant_id_ix on app.base_bom_version (tenant_id, plant_id);
create index base_bom_version_version_no_pre on app.base_bom_version (tenant_id, version_no);
create index base_bom_version_change_no_pre on app.base_bom_version (tenant_id, change_no);
create unique index base_bom_version_bom_id_version_no_key on app.base_bom_version (tenant_id, bom_id, version_no) where deleted_at is null;
create unique index base_bom_version_number_key on app.base_bom_version (tenant_id, number);
create index base_bom_version_status_ix on app.base_bom_version (tenant_id, status, id);
alter table app.base_bom_version enable row level security;
alter table app.base_bom_version force row level security;
create policy tenant on app.base_bom_version to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_bom_version to app_rw;
create table app.base_bom_version_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  place bigint,
  component_id uuid not null,
  qty numeric(24,6) not null,
  unit_id uuid not null,
  scrap_percent numeric(24,4),
  fixed_scrap numeric(24,6),
  phantom varchar(1) collate "C" not null default '0',
  alternate_group varchar(20) collate "C",
  priority bigint,
  share numeric(24,4),
  run_out_on date,
  process_id uuid,
  issue varchar(40) collate "C" not null default 'pick',
  valid_from date,
  valid_to date,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_bom_version_lines add constraint base_bom_version_lines_phantom_ck check (phantom in ('1','0'));
create index base_bom_version_lines_component_id_ix on app.base_bom_version_lines (tenant_id, component_id);
create index base_bom_version_lines_unit_id_ix on app.base_bom_version_lines (tenant_id, unit_id);
create index base_bom_version_lines_process_id_ix on app.base_bom_version_lines (tenant_id, process_id);
create index base_bom_version_lines_parent_ix on app.base_bom_version_lines (tenant_id, parent_id, position);
alter table app.base_bom_version_lines enable row level security;
alter table app.base_bom_version_lines force row level security;
create policy tenant on app.base_bom_version_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_bom_version_lines to app_rw;
create table app.base_route (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  part_id uuid not null,
  plant_id uuid not null,
  version_no varchar(20) collate "C" not null default 'A',
  control varchar(40) collate "C" not null default 'strict',
  valid_from date not null,
  valid_to date,
  standard varchar(1) collate "C" not null default '1',
  remark varchar(500) collate "C",
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
alter table app.base_route add constraint base_route_standard_ck check (standard in ('1','0'));
alter table app.base_route add constraint base_route_mark_status_ck check (mark_status in ('1','0'));
create index base_route_part_id_ix on app.base_route (tenant_id, part_id);
create index base_route_plant_id_ix on app.base_route (tenant_id, plant_id);
create unique index base_route_code_key on app.base_route (tenant_id, code) where deleted_at is null;
create index base_route_name_trgm on app.base_route using gin (tenant_id, name ext.gin_trgm_ops);
create index base_route_name_pre on app.base_route (tenant_id, name);
create index base_route_name_en_trgm on app.base_route using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_route_version_no_pre on app.base_route (tenant_id, version_no);
create unique index base_route_part_id_plant_id_version_no_key on app.base_route (tenant_id, part_id, plant_id, version_no) where deleted_at is null;
alter table app.base_route enable row level security;
alter table app.base_route force row level security;
create policy tenant on app.base_route to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_route to app_rw;
create table app.base_route_operations (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  seq bigint not null,
  process_id uuid not null,
  line_id uuid,
  station_id uuid,
  setup_seconds numeric(24,1),
  run_seconds numeric(24,3),
  crew bigint,
  counting_point varchar(1) collate "C" not null default '0',
  inspection_point varchar(1) collate "C" not null default '0',
  first_piece varchar(1) collate "C" not null default '0',
  outsourced varchar(1) collate "C" not null default '0',
  vendor_id uuid,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_route_operations add constraint base_route_operations_counting_point_ck check (counting_point in ('1','0'));
alter table app.base_route_operations add constraint base_route_operations_inspection_poin_ck check (inspection_point in ('1','0'));
alter table app.base_route_operations add constraint base_route_operations_first_piece_ck check (first_piece in ('1','0'));
alter table app.base_route_operations add constraint base_route_operations_outsourced_ck check (outsourced in ('1','0'));
create index base_route_operations_process_id_ix on app.base_route_operations (tenant_id, process_id);
create index base_route_operations_line_id_ix on app.base_route_operations (tenant_id, line_id);
create index base_route_operations_station_id_ix on app.base_route_operations (tenant_id, station_id);
create index base_route_operations_vendor_id_ix on app.base_route_operations (tenant_id, vendor_id);
alter table app.base_route_operations add constraint base_route_operations_seq_key unique (tenant_id, parent_id, seq) deferrable initially deferred;
create index base_route_operations_parent_ix on app.base_route_operations (tenant_id, parent_id, position);
alter table app.base_route_operations enable row level security;
alter table app.base_route_operations force row level security;
create policy tenant on app.base_route_operations to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_route_operations to app_rw;
create table app.base_production_lock (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  kind varchar(40) collate "C" not null default 'manual',
  plant_id uuid not null,
  line_id uuid,
  device_id uuid,
  work_order_id uuid,
  operation_seq bigint,
  business_on date,
  shift varchar(20) collate "C",
  reason varchar(500) collate "C",
  release_reason varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index base_production_lock_plant_id_ix on app.base_production_lock (tenant_id, plant_id);
create index base_production_lock_line_id_ix on app.base_production_lock (tenant_id, line_id);
create index base_production_lock_device_id_ix on app.base_production_lock (tenant_id, device_id);
create index base_production_lock_work_order_id_ix on app.base_production_lock (tenant_id, work_order_id);
create unique index base_production_lock_number_key on app.base_production_lock (tenant_id, number);
create index base_production_lock_status_ix on app.base_production_lock (tenant_id, status, id);
alter table app.base_production_lock enable row level security;
alter table app.base_production_lock force row level security;
create policy tenant on app.base_production_lock to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_production_lock to app_rw;
create table app.base_part_file (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  part_id uuid not null,
  type varchar(40) collate "C" not null default 'DRAWING',
  version_no varchar(20) collate "C" not null default 'A',
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_part_file add constraint base_part_file_mark_status_ck check (mark_status in ('1','0'));
create index base_part_file_part_id_ix on app.base_part_file (tenant_id, part_id);
create unique index base_part_file_code_key on app.base_part_file (tenant_id, code) where deleted_at is null;
create index base_part_file_name_trgm on app.base_part_file using gin (tenant_id, name ext.gin_trgm_ops);
create index base_part_file_name_pre on app.base_part_file (tenant_id, name);
create index base_part_file_name_en_trgm on app.base_part_file using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_part_file_version_no_pre on app.base_part_file (tenant_id, version_no);
alter table app.base_part_file enable row level security;
alter table app.base_part_file force row level security;
create policy tenant on app.base_part_file to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_part_file to app_rw;
create table app.base_route_file (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  route_id uuid not null,
  process_id uuid,
  station_id uuid,
  type varchar(40) collate "C" not null default 'SOP',
  version_no varchar(20) collate "C" not null default 'A',
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_route_file add constraint base_route_file_mark_status_ck check (mark_status in ('1','0'));
create index base_route_file_route_id_ix on app.base_route_file (tenant_id, route_id);
create index base_route_file_process_id_ix on app.base_route_file (tenant_id, process_id);
create index base_route_file_station_id_ix on app.base_route_file (tenant_id, station_id);
create unique index base_route_file_code_key on app.base_route_file (tenant_id, code) where deleted_at is null;
create index base_route_file_name_trgm on app.base_route_file using gin (tenant_id, name ext.gin_trgm_ops);
create index base_route_file_name_pre on app.base_route_file (tenant_id, name);
create index base_route_file_name_en_trgm on app.base_route_file using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_route_file_version_no_pre on app.base_route_file (tenant_id, version_no);
alter table app.base_route_file enable row level security;
alter table app.base_route_file force row level security;
create policy tenant on app.base_route_file to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_route_file to app_rw;
create table app.base_package (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C" not null,
  returnable varchar(1) collate "C" not null default '0',
  material varchar(60) collate "C",
  length_mm bigint,
  width_mm bigint,
  height_mm bigint,
  tare_kg numeric(24,3),
  max_load_kg numeric(24,3),
  stack_layers bigint,
  remark varchar(500) collate "C",
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
alter table app.base_package add constraint base_package_returnable_ck check (returnable in ('1','0'));
alter table app.base_package add constraint base_package_mark_status_ck check (mark_status in ('1','0'));
create unique index base_package_code_key on app.base_package (tenant_id, code) where deleted_at is null;
create index base_package_name_trgm on app.base_package using gin (tenant_id, name ext.gin_trgm_ops);
create index base_package_name_pre on app.base_package (tenant_id, name);
create index base_package_name_en_trgm on app.base_package using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_package enable row level security;
alter table app.base_package force row level security;
create policy tenant on app.base_package to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_package to app_rw;
create table app.base_cycle_package (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  package_id uuid not null,
  rfid varchar(64) collate "C",
  owner varchar(40) collate "C" not null default 'company',
  customer_id uuid,
  vendor_id uuid,
  bought_on date,
  used_cycles bigint not null default 0,
  max_cycles bigint,
  next_check_on date,
  condition varchar(40) collate "C" not null default 'good',
  remark varchar(500) collate "C",
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
alter table app.base_cycle_package add constraint base_cycle_package_mark_status_ck check (mark_status in ('1','0'));
create index base_cycle_package_package_id_ix on app.base_cycle_package (tenant_id, package_id);
create index base_cycle_package_customer_id_ix on app.base_cycle_package (tenant_id, customer_id);
create index base_cycle_package_vendor_id_ix on app.base_cycle_package (tenant_id, vendor_id);
create unique index base_cycle_package_code_key on app.base_cycle_package (tenant_id, code) where deleted_at is null;
create index base_cycle_package_rfid_pre on app.base_cycle_package (tenant_id, rfid);
alter table app.base_cycle_package enable row level security;
alter table app.base_cycle_package force row level security;
create policy tenant on app.base_cycle_package to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_cycle_package to app_rw;
create table app.base_label (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C" not null,
  symbology varchar(40) collate "C" not null default 'qr',
  pattern varchar(200) collate "C" not null,
  width_mm bigint not null,
  height_mm bigint not null,
  copies bigint not null default 1,
  customer_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_label add constraint base_label_mark_status_ck check (mark_status in ('1','0'));
create index base_label_customer_id_ix on app.base_label (tenant_id, customer_id);
create unique index base_label_code_key on app.base_label (tenant_id, code) where deleted_at is null;
create index base_label_name_trgm on app.base_label using gin (tenant_id, name ext.gin_trgm_ops);
create index base_label_name_pre on app.base_label (tenant_id, name);
create index base_label_name_en_trgm on app.base_label using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_label enable row level security;
alter table app.base_label force row level security;
create policy tenant on app.base_label to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_label to app_rw;
create table app.base_package_schema (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  part_id uuid not null,
  use varchar(40) collate "C" not null default 'outbound',
  customer_id uuid,
  standard varchar(1) collate "C" not null default '1',
  remark varchar(500) collate "C",
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
alter table app.base_package_schema add constraint base_package_schema_standard_ck check (standard in ('1','0'));
alter table app.base_package_schema add constraint base_package_schema_mark_status_ck check (mark_status in ('1','0'));
create index base_package_schema_part_id_ix on app.base_package_schema (tenant_id, part_id);
create index base_package_schema_customer_id_ix on app.base_package_schema (tenant_id, customer_id);
create unique index base_package_schema_code_key on app.base_package_schema (tenant_id, code) where deleted_at is null;
create index base_package_schema_name_trgm on app.base_package_schema using gin (tenant_id, name ext.gin_trgm_ops);
create index base_package_schema_name_pre on app.base_package_schema (tenant_id, name);
create index base_package_schema_name_en_trgm on app.base_package_schema using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_package_schema enable row level security;
alter table app.base_package_schema force row level security;
create policy tenant on app.base_package_schema to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_package_schema to app_rw;
create table app.base_package_schema_levels (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  level bigint not null,
  package_id uuid not null,
  qty numeric(24,3) not null,
  label_id uuid,
  mixed varchar(1) collate "C" not null default '0',
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_package_schema_levels add constraint base_package_schema_levels_mixed_ck check (mixed in ('1','0'));
create index base_package_schema_levels_package_id_ix on app.base_package_schema_levels (tenant_id, package_id);
create index base_package_schema_levels_label_id_ix on app.base_package_schema_levels (tenant_id, label_id);
create index base_package_schema_levels_parent_ix on app.base_package_schema_levels (tenant_id, parent_id, position);
alter table app.base_package_schema_levels enable row level security;
alter table app.base_package_schema_levels force row level security;
create policy tenant on app.base_package_schema_levels to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_package_schema_levels to app_rw;
create table app.base_binding_config (
  tenant_id int not null,
  id uuid not null,
  code varchar(60) collate "C" not null,
  part_id uuid not null,
  component_id uuid not null,
  process_id uuid not null,
  station_id uuid,
  tracking_type_id uuid not null,
  qty bigint not null default 1,
  code_check varchar(40) collate "C" not null default 'partNo',
  prefix varchar(40) collate "C",
  used_once varchar(1) collate "C" not null default '1',
  replaceable varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_binding_config add constraint base_binding_config_used_once_ck check (used_once in ('1','0'));
alter table app.base_binding_config add constraint base_binding_config_replaceable_ck check (replaceable in ('1','0'));
alter table app.base_binding_config add constraint base_binding_config_mark_status_ck check (mark_status in ('1','0'));
create index base_binding_config_part_id_ix on app.base_binding_config (tenant_id, part_id);
create index base_binding_config_component_id_ix on app.base_binding_config (tenant_id, component_id);
create index base_binding_config_process_id_ix on app.base_binding_config (tenant_id, process_id);
create index base_binding_config_station_id_ix on app.base_binding_config (tenant_id, station_id);
create index base_binding_config_tracking_type_id_ix on app.base_binding_config (tenant_id, tracking_type_id);
create unique index base_binding_config_code_key on app.base_binding_config (tenant_id, code) where deleted_at is null;
alter table app.base_binding_config enable row level security;
alter table app.base_binding_config force row level security;
create policy tenant on app.base_binding_config to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_binding_config to app_rw;
create table app.base_screen_product (
  tenant_id int not null,
  id uuid not null,
  code varchar(30) collate "C" not null,
  title varchar(60) collate "C" not null,
  title_en varchar(60) collate "C",
  part_id uuid not null,
  plant_id uuid not null,
  line_id uuid not null,
  picture_id uuid,
  day_target numeric(24,0) not null,
  takt_seconds numeric(24,1),
  oee_target numeric(24,2),
  first_pass_target numeric(24,2),
  ppm_target bigint,
  achieved_warn numeric(24,2),
  valid_from date not null,
  valid_to date,
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.base_screen_product add constraint base_screen_product_mark_status_ck check (mark_status in ('1','0'));
create index base_screen_product_part_id_ix on app.base_screen_product (tenant_id, part_id);
create index base_screen_product_plant_id_ix on app.base_screen_product (tenant_id, plant_id);
create index base_screen_product_line_id_ix on app.base_screen_product (tenant_id, line_id);
create index base_screen_product_picture_id_ix on app.base_screen_product (tenant_id, picture_id);
create unique index base_screen_product_code_key on app.base_screen_product (tenant_id, code) where deleted_at is null;
create index base_screen_product_title_trgm on app.base_screen_product using gin (tenant_id, title ext.gin_trgm_ops);
create index base_screen_product_title_pre on app.base_screen_product (tenant_id, title);
create index base_screen_product_title_en_trgm on app.base_screen_product using gin (tenant_id, title_en ext.gin_trgm_ops);
alter table app.base_screen_product enable row level security;
alter table app.base_screen_product force row level security;
create policy tenant on app.base_screen_product to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_screen_product to app_rw;
create table app.base_manufacturer (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  brand varchar(60) collate "C",
  country varchar(60) collate "C",
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
  address varchar(200) collate "C",
  website varchar(200) collate "C",
  certificate_no varchar(60) collate "C",
  certified_until date,
  remark varchar(500) collate "C",
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
alter table app.base_manufacturer add constraint base_manufacturer_mark_status_ck check (mark_status in ('1','0'));
create unique index base_manufacturer_code_key on app.base_manufacturer (tenant_id, code) where deleted_at is null;
create index base_manufacturer_name_trgm on app.base_manufacturer using gin (tenant_id, name ext.gin_trgm_ops);
create index base_manufacturer_name_pre on app.base_manufacturer (tenant_id, name);
create index base_manufacturer_name_en_trgm on app.base_manufacturer using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_manufacturer_brand_pre on app.base_manufacturer (tenant_id, brand);
create index base_manufacturer_country_pre on app.base_manufacturer (tenant_id, country);
alter table app.base_manufacturer enable row level security;
alter table app.base_manufacturer force row level security;
create policy tenant on app.base_manufacturer to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_manufacturer to app_rw;
create table app.base_vendor_part (
  tenant_id int not null,
  id uuid not null,
  vendor_id uuid not null,
  part_id uuid not null,
  vendor_part_no varchar(40) collate "C",
  manufacturer_id uuid,
  package_qty numeric(24,3),
  min_order_qty numeric(24,3),
  order_multiple numeric(24,3),
  over_percent numeric(24,2),
  lead_time_days bigint,
  material_cycle_days bigint,
  unit_price numeric(24,6),
  currency varchar(40) collate "C" default 'CNY',
  share_percent numeric(24,2) default '100',
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_vendor_part add constraint base_vendor_part_mark_status_ck check (mark_status in ('1','0'));
create index base_vendor_part_vendor_id_ix on app.base_vendor_part (tenant_id, vendor_id);
create index base_vendor_part_part_id_ix on app.base_vendor_part (tenant_id, part_id);
create index base_vendor_part_manufacturer_id_ix on app.base_vendor_part (tenant_id, manufacturer_id);
create index base_vendor_part_vendor_part_no_pre on app.base_vendor_part (tenant_id, vendor_part_no);
alter table app.base_vendor_part enable row level security;
alter table app.base_vendor_part force row level security;
create policy tenant on app.base_vendor_part to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_vendor_part to app_rw;
create table app.base_carrier (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  short_name varchar(50) collate "C",
  type varchar(40) collate "C" not null,
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
  address varchar(200) collate "C",
  licence_no varchar(60) collate "C",
  licensed_until date,
  vehicles bigint,
  tracking_url varchar(300) collate "C",
  hazardous varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.base_carrier add constraint base_carrier_hazardous_ck check (hazardous in ('1','0'));
alter table app.base_carrier add constraint base_carrier_mark_status_ck check (mark_status in ('1','0'));
create unique index base_carrier_code_key on app.base_carrier (tenant_id, code) where deleted_at is null;
create index base_carrier_name_trgm on app.base_carrier using gin (tenant_id, name ext.gin_trgm_ops);
create index base_carrier_name_pre on app.base_carrier (tenant_id, name);
create index base_carrier_name_en_trgm on app.base_carrier using gin (tenant_id, name_en ext.gin_trgm_ops);
create index base_carrier_short_name_trgm on app.base_carrier using gin (tenant_id, short_name ext.gin_trgm_ops);
create index base_carrier_short_name_pre on app.base_carrier (tenant_id, short_name);
alter table app.base_carrier enable row level security;
alter table app.base_carrier force row level security;
create policy tenant on app.base_carrier to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_carrier to app_rw;
create table app.base_delivery_unit (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  call_mode varchar(40) collate "C" not null,
  cycle_minutes bigint,
  lead_minutes bigint,
  boxes bigint,
  load_limit numeric(24,3),
  keeper_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_delivery_unit add constraint base_delivery_unit_mark_status_ck check (mark_status in ('1','0'));
create index base_delivery_unit_plant_id_ix on app.base_delivery_unit (tenant_id, plant_id);
create index base_delivery_unit_workshop_id_ix on app.base_delivery_unit (tenant_id, workshop_id);
create index base_delivery_unit_line_id_ix on app.base_delivery_unit (tenant_id, line_id);
create index base_delivery_unit_keeper_id_ix on app.base_delivery_unit (tenant_id, keeper_id);
create unique index base_delivery_unit_code_key on app.base_delivery_unit (tenant_id, code) where deleted_at is null;
create index base_delivery_unit_name_trgm on app.base_delivery_unit using gin (tenant_id, name ext.gin_trgm_ops);
create index base_delivery_unit_name_pre on app.base_delivery_unit (tenant_id, name);
create index base_delivery_unit_name_en_trgm on app.base_delivery_unit using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_delivery_unit enable row level security;
alter table app.base_delivery_unit force row level security;
create policy tenant on app.base_delivery_unit to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_delivery_unit to app_rw;
create table app.base_vendor_exam_type (
  tenant_id int not null,
  id uuid not null,
  exam_type_code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  exam_ratio numeric(24,2) not null,
  remark varchar(500) collate "C",
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
alter table app.base_vendor_exam_type add constraint base_vendor_exam_type_mark_status_ck check (mark_status in ('1','0'));
create unique index base_vendor_exam_type_exam_type_code_key on app.base_vendor_exam_type (tenant_id, exam_type_code) where deleted_at is null;
create index base_vendor_exam_type_name_trgm on app.base_vendor_exam_type using gin (tenant_id, name ext.gin_trgm_ops);
create index base_vendor_exam_type_name_pre on app.base_vendor_exam_type (tenant_id, name);
create index base_vendor_exam_type_name_en_trgm on app.base_vendor_exam_type using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_vendor_exam_type enable row level security;
alter table app.base_vendor_exam_type force row level security;
create policy tenant on app.base_vendor_exam_type to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_vendor_exam_type to app_rw;
create table app.base_vendor_exam_item (
  tenant_id int not null,
  id uuid not null,
  exam_item_code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  exam_type_id uuid not null,
  exam_ratio numeric(24,2) not null,
  target_score bigint not null,
  source varchar(40) collate "C" not null default 'manual',
  lower_better varchar(1) collate "C" not null default '0',
  standard varchar(500) collate "C",
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
alter table app.base_vendor_exam_item add constraint base_vendor_exam_item_lower_better_ck check (lower_better in ('1','0'));
alter table app.base_vendor_exam_item add constraint base_vendor_exam_item_mark_status_ck check (mark_status in ('1','0'));
create index base_vendor_exam_item_exam_type_id_ix on app.base_vendor_exam_item (tenant_id, exam_type_id);
create unique index base_vendor_exam_item_exam_item_code_key on app.base_vendor_exam_item (tenant_id, exam_item_code) where deleted_at is null;
create index base_vendor_exam_item_name_trgm on app.base_vendor_exam_item using gin (tenant_id, name ext.gin_trgm_ops);
create index base_vendor_exam_item_name_pre on app.base_vendor_exam_item (tenant_id, name);
create index base_vendor_exam_item_name_en_trgm on app.base_vendor_exam_item using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_vendor_exam_item enable row level security;
alter table app.base_vendor_exam_item force row level security;
create policy tenant on app.base_vendor_exam_item to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_vendor_exam_item to app_rw;
create table app.base_approval_plan (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  subject varchar(40) collate "C" not null,
  plant_id uuid,
  currency varchar(40) collate "C" default 'CNY',
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_approval_plan add constraint base_approval_plan_mark_status_ck check (mark_status in ('1','0'));
create index base_approval_plan_plant_id_ix on app.base_approval_plan (tenant_id, plant_id);
create unique index base_approval_plan_code_key on app.base_approval_plan (tenant_id, code) where deleted_at is null;
create index base_approval_plan_name_trgm on app.base_approval_plan using gin (tenant_id, name ext.gin_trgm_ops);
create index base_approval_plan_name_pre on app.base_approval_plan (tenant_id, name);
create index base_approval_plan_name_en_trgm on app.base_approval_plan using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_approval_plan enable row level security;
alter table app.base_approval_plan force row level security;
create policy tenant on app.base_approval_plan to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_approval_plan to app_rw;
create table app.base_approval_plan_levels (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  level bigint not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  mode varchar(40) collate "C" not null default 'any',
  amount_from numeric(24,2),
  amount_to numeric(24,2),
  deadline_hours bigint,
  primary key (tenant_id, id)
);
create index base_approval_plan_levels_parent_ix on app.base_approval_plan_levels (tenant_id, parent_id, position);
alter table app.base_approval_plan_levels enable row level security;
alter table app.base_approval_plan_levels force row level security;
create policy tenant on app.base_approval_plan_levels to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_approval_plan_levels to app_rw;
create table app.base_approval_plan_approvers (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  level bigint not null,
  kind varchar(40) collate "C" not null default 'user',
  user_id uuid,
  role_id uuid,
  primary key (tenant_id, id)
);
create index base_approval_plan_approvers_user_id_ix on app.base_approval_plan_approvers (tenant_id, user_id);
create index base_approval_plan_approvers_role_id_ix on app.base_approval_plan_approvers (tenant_id, role_id);
create index base_approval_plan_approvers_parent_ix on app.base_approval_plan_approvers (tenant_id, parent_id, position);
alter table app.base_approval_plan_approvers enable row level security;
alter table app.base_approval_plan_approvers force row level security;
create policy tenant on app.base_approval_plan_approvers to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_approval_plan_approvers to app_rw;
create table app.warehouse_warehouse (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  type varchar(40) collate "C" not null,
  manager_id uuid,
  address varchar(200) collate "C",
  remark varchar(500) collate "C",
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
alter table app.warehouse_warehouse add constraint warehouse_warehouse_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_warehouse_plant_id_ix on app.warehouse_warehouse (tenant_id, plant_id);
create index warehouse_warehouse_manager_id_ix on app.warehouse_warehouse (tenant_id, manager_id);
create unique index warehouse_warehouse_code_key on app.warehouse_warehouse (tenant_id, code) where deleted_at is null;
create index warehouse_warehouse_name_trgm on app.warehouse_warehouse using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_warehouse_name_pre on app.warehouse_warehouse (tenant_id, name);
create index warehouse_warehouse_name_en_trgm on app.warehouse_warehouse using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_warehouse enable row level security;
alter table app.warehouse_warehouse force row level security;
create policy tenant on app.warehouse_warehouse to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_warehouse to app_rw;
create table app.warehouse_area (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  purpose varchar(40) collate "C" not null default 'storage',
  temperature_from numeric(24,1),
  temperature_to numeric(24,1),
  hazardous varchar(1) collate "C" not null default '0',
  floor_area numeric(24,1),
  keeper_id uuid,
  remark varchar(500) collate "C",
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
alter table app.warehouse_area add constraint warehouse_area_hazardous_ck check (hazardous in ('1','0'));
alter table app.warehouse_area add constraint warehouse_area_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_area_warehouse_id_ix on app.warehouse_area (tenant_id, warehouse_id);
create index warehouse_area_keeper_id_ix on app.warehouse_area (tenant_id, keeper_id);
create index warehouse_area_code_pre on app.warehouse_area (tenant_id, code);
create index warehouse_area_name_trgm on app.warehouse_area using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_area_name_pre on app.warehouse_area (tenant_id, name);
create index warehouse_area_name_en_trgm on app.warehouse_area using gin (tenant_id, name_en ext.gin_trgm_ops);
create index warehouse_area_order_ix on app.warehouse_area (tenant_id, code asc, id desc) where deleted_at is null;
create unique index warehouse_area_warehouse_id_code_key on app.warehouse_area (tenant_id, warehouse_id, code) where deleted_at is null;
alter table app.warehouse_area enable row level security;
alter table app.warehouse_area force row level security;
create policy tenant on app.warehouse_area to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_area to app_rw;
create table app.warehouse_zone (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  area_id uuid,
  storage_type varchar(40) collate "C",
  abc varchar(40) collate "C",
  pick_order bigint,
  remark varchar(500) collate "C",
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
alter table app.warehouse_zone add constraint warehouse_zone_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_zone_warehouse_id_ix on app.warehouse_zone (tenant_id, warehouse_id);
create index warehouse_zone_area_id_ix on app.warehouse_zone (tenant_id, area_id);
create index warehouse_zone_code_pre on app.warehouse_zone (tenant_id, code);
create index warehouse_zone_name_trgm on app.warehouse_zone using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_zone_name_pre on app.warehouse_zone (tenant_id, name);
create index warehouse_zone_name_en_trgm on app.warehouse_zone using gin (tenant_id, name_en ext.gin_trgm_ops);
create index warehouse_zone_order_ix on app.warehouse_zone (tenant_id, code asc, id desc) where deleted_at is null;
create unique index warehouse_zone_warehouse_id_code_key on app.warehouse_zone (tenant_id, warehouse_id, code) where deleted_at is null;
alter table app.warehouse_zone enable row level security;
alter table app.warehouse_zone force row level security;
create policy tenant on app.warehouse_zone to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_zone to app_rw;
create table app.warehouse_location (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  area_id uuid,
  zone_id uuid,
  aisle varchar(10) collate "C",
  rack varchar(10) collate "C",
  level varchar(10) collate "C",
  slot varchar(10) collate "C",
  kind varchar(40) collate "C" not null default 'storage',
  abc varchar(40) collate "C",
  pick_sequence bigint,
  check_character varchar(4) collate "C",
  fixed_part_id uuid,
  max_weight numeric(24,3),
  max_volume numeric(24,3),
  max_height bigint,
  max_pallets bigint,
  mixed_parts varchar(1) collate "C" not null default '0',
  mixed_lots varchar(1) collate "C" not null default '0',
  putaway_locked varchar(1) collate "C" not null default '0',
  pick_locked varchar(1) collate "C" not null default '0',
  count_order_id uuid,
  remark varchar(500) collate "C",
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
alter table app.warehouse_location add constraint warehouse_location_mixed_parts_ck check (mixed_parts in ('1','0'));
alter table app.warehouse_location add constraint warehouse_location_mixed_lots_ck check (mixed_lots in ('1','0'));
alter table app.warehouse_location add constraint warehouse_location_putaway_locked_ck check (putaway_locked in ('1','0'));
alter table app.warehouse_location add constraint warehouse_location_pick_locked_ck check (pick_locked in ('1','0'));
alter table app.warehouse_location add constraint warehouse_location_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_location_warehouse_id_ix on app.warehouse_location (tenant_id, warehouse_id);
create index warehouse_location_area_id_ix on app.warehouse_location (tenant_id, area_id);
create index warehouse_location_zone_id_ix on app.warehouse_location (tenant_id, zone_id);
create index warehouse_location_fixed_part_id_ix on app.warehouse_location (tenant_id, fixed_part_id);
create index warehouse_location_count_order_id_ix on app.warehouse_location (tenant_id, count_order_id);
create index warehouse_location_code_pre on app.warehouse_location (tenant_id, code);
create index warehouse_location_order_ix on app.warehouse_location (tenant_id, code asc, id desc) where deleted_at is null;
create unique index warehouse_location_warehouse_id_code_key on app.warehouse_location (tenant_id, warehouse_id, code) where deleted_at is null;
alter table app.warehouse_location enable row level security;
alter table app.warehouse_location force row level security;
create policy tenant on app.warehouse_location to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_location to app_rw;
create table app.warehouse_location_group (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  purpose varchar(40) collate "C" not null,
  remark varchar(500) collate "C",
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
alter table app.warehouse_location_group add constraint warehouse_location_group_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_location_group_warehouse_id_ix on app.warehouse_location_group (tenant_id, warehouse_id);
create unique index warehouse_location_group_code_key on app.warehouse_location_group (tenant_id, code) where deleted_at is null;
create index warehouse_location_group_name_trgm on app.warehouse_location_group using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_location_group_name_pre on app.warehouse_location_group (tenant_id, name);
create index warehouse_location_group_name_en_trgm on app.warehouse_location_group using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_location_group enable row level security;
alter table app.warehouse_location_group force row level security;
create policy tenant on app.warehouse_location_group to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_location_group to app_rw;
create table app.warehouse_location_group_locations (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  location_id uuid not null,
  sequence bigint,
  primary key (tenant_id, id)
);
create index warehouse_location_group_locations_location_id_ix on app.warehouse_location_group_locations (tenant_id, location_id);
alter table app.warehouse_location_group_locations add constraint warehouse_location_group_locations_location_id_key unique (tenant_id, parent_id, location_id) deferrable initially deferred;
create index warehouse_location_group_locations_parent_ix on app.warehouse_location_group_locations (tenant_id, parent_id, position);
alter table app.warehouse_location_group_locations enable row level security;
alter table app.warehouse_location_group_locations force row level security;
create policy tenant on app.warehouse_location_group_locations to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_location_group_locations to app_rw;
create table app.warehouse_route (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  carrier_id uuid,
  distance numeric(24,1),
  minutes bigint,
  first_at time,
  every_minutes bigint,
  remark varchar(500) collate "C",
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
alter table app.warehouse_route add constraint warehouse_route_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_route_warehouse_id_ix on app.warehouse_route (tenant_id, warehouse_id);
create index warehouse_route_carrier_id_ix on app.warehouse_route (tenant_id, carrier_id);
create unique index warehouse_route_code_key on app.warehouse_route (tenant_id, code) where deleted_at is null;
create index warehouse_route_name_trgm on app.warehouse_route using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_route_name_pre on app.warehouse_route (tenant_id, name);
create index warehouse_route_name_en_trgm on app.warehouse_route using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_route enable row level security;
alter table app.warehouse_route force row level security;
create policy tenant on app.warehouse_route to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_route to app_rw;
create table app.warehouse_route_stops (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  sequence bigint not null,
  vendor_id uuid,
  customer_id uuid,
  delivery_unit_id uuid,
  warehouse_id uuid,
  minutes bigint,
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_route_stops_vendor_id_ix on app.warehouse_route_stops (tenant_id, vendor_id);
create index warehouse_route_stops_customer_id_ix on app.warehouse_route_stops (tenant_id, customer_id);
create index warehouse_route_stops_delivery_unit_id_ix on app.warehouse_route_stops (tenant_id, delivery_unit_id);
create index warehouse_route_stops_warehouse_id_ix on app.warehouse_route_stops (tenant_id, warehouse_id);
create index warehouse_route_stops_parent_ix on app.warehouse_route_stops (tenant_id, parent_id, position);
alter table app.warehouse_route_stops enable row level security;
alter table app.warehouse_route_stops force row level security;
create policy tenant on app.warehouse_route_stops to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_route_stops to app_rw;
create table app.warehouse_dock (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  direction varchar(40) collate "C" not null default 'both',
  goods varchar(40) collate "C",
  opens_at time not null,
  closes_at time not null,
  slot_minutes bigint not null default 30,
  vehicles bigint not null default 1,
  max_length numeric(24,1),
  max_height numeric(24,1),
  leveller varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.warehouse_dock add constraint warehouse_dock_leveller_ck check (leveller in ('1','0'));
alter table app.warehouse_dock add constraint warehouse_dock_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_dock_warehouse_id_ix on app.warehouse_dock (tenant_id, warehouse_id);
create unique index warehouse_dock_code_key on app.warehouse_dock (tenant_id, code) where deleted_at is null;
create index warehouse_dock_name_trgm on app.warehouse_dock using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_dock_name_pre on app.warehouse_dock (tenant_id, name);
create index warehouse_dock_name_en_trgm on app.warehouse_dock using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_dock enable row level security;
alter table app.warehouse_dock force row level security;
create policy tenant on app.warehouse_dock to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_dock to app_rw;
create table app.warehouse_berth (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  dock_id uuid,
  kind varchar(40) collate "C" not null default 'waiting',
  max_length numeric(24,1),
  call_order bigint,
  covered varchar(1) collate "C" not null default '0',
  hazardous varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.warehouse_berth add constraint warehouse_berth_covered_ck check (covered in ('1','0'));
alter table app.warehouse_berth add constraint warehouse_berth_hazardous_ck check (hazardous in ('1','0'));
alter table app.warehouse_berth add constraint warehouse_berth_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_berth_plant_id_ix on app.warehouse_berth (tenant_id, plant_id);
create index warehouse_berth_dock_id_ix on app.warehouse_berth (tenant_id, dock_id);
create unique index warehouse_berth_code_key on app.warehouse_berth (tenant_id, code) where deleted_at is null;
create index warehouse_berth_name_trgm on app.warehouse_berth using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_berth_name_pre on app.warehouse_berth (tenant_id, name);
create index warehouse_berth_name_en_trgm on app.warehouse_berth using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_berth enable row level security;
alter table app.warehouse_berth force row level security;
create policy tenant on app.warehouse_berth to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_berth to app_rw;
create table app.warehouse_rotation_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  remark varchar(500) collate "C",
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
alter table app.warehouse_rotation_rule add constraint warehouse_rotation_rule_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_rotation_rule_warehouse_id_ix on app.warehouse_rotation_rule (tenant_id, warehouse_id);
create unique index warehouse_rotation_rule_code_key on app.warehouse_rotation_rule (tenant_id, code) where deleted_at is null;
create index warehouse_rotation_rule_name_trgm on app.warehouse_rotation_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_rotation_rule_name_pre on app.warehouse_rotation_rule (tenant_id, name);
create index warehouse_rotation_rule_name_en_trgm on app.warehouse_rotation_rule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_rotation_rule enable row level security;
alter table app.warehouse_rotation_rule force row level security;
create policy tenant on app.warehouse_rotation_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_rotation_rule to app_rw;
create table app.warehouse_rotation_rule_steps (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  sequence bigint not null,
  category_id uuid,
  abc varchar(40) collate "C",
  part_id uuid,
  customer_id uuid,
  strategy varchar(40) collate "C" not null,
  min_remaining_days bigint,
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_rotation_rule_steps_category_id_ix on app.warehouse_rotation_rule_steps (tenant_id, category_id);
create index warehouse_rotation_rule_steps_part_id_ix on app.warehouse_rotation_rule_steps (tenant_id, part_id);
create index warehouse_rotation_rule_steps_customer_id_ix on app.warehouse_rotation_rule_steps (tenant_id, customer_id);
create index warehouse_rotation_rule_steps_parent_ix on app.warehouse_rotation_rule_steps (tenant_id, parent_id, position);
alter table app.warehouse_rotation_rule_steps enable row level security;
alter table app.warehouse_rotation_rule_steps force row level security;
create policy tenant on app.warehouse_rotation_rule_steps to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_rotation_rule_steps to app_rw;
create table app.warehouse_allocation_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  rotation_rule_id uuid,
  remark varchar(500) collate "C",
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
alter table app.warehouse_allocation_rule add constraint warehouse_allocation_rule_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_allocation_rule_warehouse_id_ix on app.warehouse_allocation_rule (tenant_id, warehouse_id);
create index warehouse_allocation_rule_rotation_rule_id_ix on app.warehouse_allocation_rule (tenant_id, rotation_rule_id);
create unique index warehouse_allocation_rule_code_key on app.warehouse_allocation_rule (tenant_id, code) where deleted_at is null;
create index warehouse_allocation_rule_name_trgm on app.warehouse_allocation_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_allocation_rule_name_pre on app.warehouse_allocation_rule (tenant_id, name);
create index warehouse_allocation_rule_name_en_trgm on app.warehouse_allocation_rule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_allocation_rule enable row level security;
alter table app.warehouse_allocation_rule force row level security;
create policy tenant on app.warehouse_allocation_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_allocation_rule to app_rw;
create table app.warehouse_allocation_rule_steps (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  sequence bigint not null,
  category_id uuid,
  abc varchar(40) collate "C",
  part_id uuid,
  strategy varchar(40) collate "C" not null,
  area_id uuid,
  zone_id uuid,
  location_group_id uuid,
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_allocation_rule_steps_category_id_ix on app.warehouse_allocation_rule_steps (tenant_id, category_id);
create index warehouse_allocation_rule_steps_part_id_ix on app.warehouse_allocation_rule_steps (tenant_id, part_id);
create index warehouse_allocation_rule_steps_area_id_ix on app.warehouse_allocation_rule_steps (tenant_id, area_id);
create index warehouse_allocation_rule_steps_zone_id_ix on app.warehouse_allocation_rule_steps (tenant_id, zone_id);
create index warehouse_allocation_rule_steps_location_group_id_ix on app.warehouse_allocation_rule_steps (tenant_id, location_group_id);
create index warehouse_allocation_rule_steps_parent_ix on app.warehouse_allocation_rule_steps (tenant_id, parent_id, position);
alter table app.warehouse_allocation_rule_steps enable row level security;
alter table app.warehouse_allocation_rule_steps force row level security;
create policy tenant on app.warehouse_allocation_rule_steps to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_allocation_rule_steps to app_rw;
create table app.warehouse_batch_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  category_id uuid,
  by_vendor varchar(1) collate "C" not null default '1',
  by_vendor_lot varchar(1) collate "C" not null default '1',
  by_produced_on varchar(1) collate "C" not null default '0',
  by_received_on varchar(1) collate "C" not null default '1',
  prefix varchar(10) collate "C",
  day_of varchar(40) collate "C" not null default 'received',
  day_format varchar(40) collate "C" default 'YYMMDD',
  with_vendor_lot varchar(1) collate "C" not null default '0',
  separator varchar(40) collate "C" not null default 'hyphen',
  sequence_length bigint not null default 3,
  remark varchar(500) collate "C",
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
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_by_vendor_ck check (by_vendor in ('1','0'));
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_by_vendor_lot_ck check (by_vendor_lot in ('1','0'));
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_by_produced_on_ck check (by_produced_on in ('1','0'));
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_by_received_on_ck check (by_received_on in ('1','0'));
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_with_vendor_lot_ck check (with_vendor_lot in ('1','0'));
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_batch_rule_warehouse_id_ix on app.warehouse_batch_rule (tenant_id, warehouse_id);
create index warehouse_batch_rule_category_id_ix on app.warehouse_batch_rule (tenant_id, category_id);
create unique index warehouse_batch_rule_code_key on app.warehouse_batch_rule (tenant_id, code) where deleted_at is null;
create index warehouse_batch_rule_name_trgm on app.warehouse_batch_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_batch_rule_name_pre on app.warehouse_batch_rule (tenant_id, name);
create index warehouse_batch_rule_name_en_trgm on app.warehouse_batch_rule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_batch_rule enable row level security;
alter table app.warehouse_batch_rule force row level security;
create policy tenant on app.warehouse_batch_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_batch_rule to app_rw;
create table app.warehouse_putaway_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  warehouse_id uuid not null,
  remark varchar(500) collate "C",
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
alter table app.warehouse_putaway_rule add constraint warehouse_putaway_rule_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_putaway_rule_warehouse_id_ix on app.warehouse_putaway_rule (tenant_id, warehouse_id);
create unique index warehouse_putaway_rule_code_key on app.warehouse_putaway_rule (tenant_id, code) where deleted_at is null;
create index warehouse_putaway_rule_name_trgm on app.warehouse_putaway_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index warehouse_putaway_rule_name_pre on app.warehouse_putaway_rule (tenant_id, name);
create index warehouse_putaway_rule_name_en_trgm on app.warehouse_putaway_rule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.warehouse_putaway_rule enable row level security;
alter table app.warehouse_putaway_rule force row level security;
create policy tenant on app.warehouse_putaway_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_putaway_rule to app_rw;
create table app.warehouse_putaway_rule_steps (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  sequence bigint not null,
  category_id uuid,
  abc varchar(40) collate "C",
  part_id uuid,
  strategy varchar(40) collate "C" not null,
  area_id uuid,
  zone_id uuid,
  location_group_id uuid,
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_putaway_rule_steps_category_id_ix on app.warehouse_putaway_rule_steps (tenant_id, category_id);
create index warehouse_putaway_rule_steps_part_id_ix on app.warehouse_putaway_rule_steps (tenant_id, part_id);
create index warehouse_putaway_rule_steps_area_id_ix on app.warehouse_putaway_rule_steps (tenant_id, area_id);
create index warehouse_putaway_rule_steps_zone_id_ix on app.warehouse_putaway_rule_steps (tenant_id, zone_id);
create index warehouse_putaway_rule_steps_location_group_id_ix on app.warehouse_putaway_rule_steps (tenant_id, location_group_id);
create index warehouse_putaway_rule_steps_parent_ix on app.warehouse_putaway_rule_steps (tenant_id, parent_id, position);
alter table app.warehouse_putaway_rule_steps enable row level security;
alter table app.warehouse_putaway_rule_steps force row level security;
create policy tenant on app.warehouse_putaway_rule_steps to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_putaway_rule_steps to app_rw;
create table app.warehouse_stock (
  tenant_id int not null,
  id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" not null,
  qty numeric(24,6) not null,
  reserved_qty numeric(24,6) not null default '0',
  received_at timestamptz not null,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_stock_warehouse_id_ix on app.warehouse_stock (tenant_id, warehouse_id, location_id asc, id desc) include (deleted_at);
create index warehouse_stock_location_id_ix on app.warehouse_stock (tenant_id, location_id, id desc) include (deleted_at);
create index warehouse_stock_part_id_ix on app.warehouse_stock (tenant_id, part_id, location_id asc, id desc) include (deleted_at);
create index warehouse_stock_owner_id_ix on app.warehouse_stock (tenant_id, owner_id);
create index warehouse_stock_batch_pre on app.warehouse_stock (tenant_id, batch);
create index warehouse_stock_container_pre on app.warehouse_stock (tenant_id, container);
create index warehouse_stock_order_ix on app.warehouse_stock (tenant_id, location_id asc, id desc) where deleted_at is null;
alter table app.warehouse_stock enable row level security;
alter table app.warehouse_stock force row level security;
create policy tenant on app.warehouse_stock to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock to app_rw;
create table app.warehouse_stock_move (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  warehouse_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  qty numeric(24,6) not null,
  from_place varchar(40) collate "C",
  from_location_id uuid,
  from_status varchar(40) collate "C",
  to_place varchar(40) collate "C",
  to_location_id uuid,
  to_status varchar(40) collate "C",
  entity varchar(60) collate "C" not null,
  document_no varchar(60) collate "C" not null,
  line_id varchar(36) collate "C",
  reverses_id uuid,
  reason varchar(500) collate "C",
  serial_nos varchar(100000) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_stock_move_warehouse_id_ix on app.warehouse_stock_move (tenant_id, warehouse_id, at desc, id desc) include (deleted_at);
create index warehouse_stock_move_part_id_ix on app.warehouse_stock_move (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index warehouse_stock_move_owner_id_ix on app.warehouse_stock_move (tenant_id, owner_id);
create index warehouse_stock_move_from_location_id_ix on app.warehouse_stock_move (tenant_id, from_location_id, at desc, id desc) include (deleted_at);
create index warehouse_stock_move_to_location_id_ix on app.warehouse_stock_move (tenant_id, to_location_id, at desc, id desc) include (deleted_at);
create index warehouse_stock_move_reverses_id_ix on app.warehouse_stock_move (tenant_id, reverses_id);
create index warehouse_stock_move_batch_pre on app.warehouse_stock_move (tenant_id, batch);
create index warehouse_stock_move_container_pre on app.warehouse_stock_move (tenant_id, container);
create index warehouse_stock_move_document_no_pre on app.warehouse_stock_move (tenant_id, document_no);
create index warehouse_stock_move_order_ix on app.warehouse_stock_move (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.warehouse_stock_move enable row level security;
alter table app.warehouse_stock_move force row level security;
create policy tenant on app.warehouse_stock_move to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_move to app_rw;
create table app.warehouse_lot (
  tenant_id int not null,
  id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C" not null,
  vendor_id uuid,
  vendor_lot varchar(40) collate "C",
  produced_on date,
  expires_on date,
  received_at timestamptz,
  batch_key varchar(200) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_lot_part_id_ix on app.warehouse_lot (tenant_id, part_id);
create index warehouse_lot_vendor_id_ix on app.warehouse_lot (tenant_id, vendor_id);
create index warehouse_lot_batch_pre on app.warehouse_lot (tenant_id, batch);
create index warehouse_lot_vendor_lot_pre on app.warehouse_lot (tenant_id, vendor_lot);
create index warehouse_lot_order_ix on app.warehouse_lot (tenant_id, batch desc, id desc) where deleted_at is null;
create unique index warehouse_lot_part_id_batch_key on app.warehouse_lot (tenant_id, part_id, batch) where deleted_at is null;
alter table app.warehouse_lot enable row level security;
alter table app.warehouse_lot force row level security;
create policy tenant on app.warehouse_lot to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_lot to app_rw;
create table app.warehouse_asn (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  planned_arrival timestamptz not null,
  source_no varchar(40) collate "C",
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  dock_id uuid,
  gate_arrived_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_asn_vendor_id_ix on app.warehouse_asn (tenant_id, vendor_id);
create index warehouse_asn_warehouse_id_ix on app.warehouse_asn (tenant_id, warehouse_id);
create index warehouse_asn_dock_id_ix on app.warehouse_asn (tenant_id, dock_id);
create index warehouse_asn_source_no_pre on app.warehouse_asn (tenant_id, source_no);
create index warehouse_asn_plate_pre on app.warehouse_asn (tenant_id, plate);
create unique index warehouse_asn_number_key on app.warehouse_asn (tenant_id, number);
create index warehouse_asn_status_ix on app.warehouse_asn (tenant_id, status, id);
alter table app.warehouse_asn enable row level security;
alter table app.warehouse_asn force row level security;
create policy tenant on app.warehouse_asn to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_asn to app_rw;
create table app.warehouse_asn_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,6) not null,
  unit_id uuid not null,
  vendor_lot varchar(40) collate "C",
  produced_on date,
  source_line varchar(40) collate "C",
  received_qty numeric(24,6) default '0',
  rejected_qty numeric(24,6) default '0',
  primary key (tenant_id, id)
);
create index warehouse_asn_lines_part_id_ix on app.warehouse_asn_lines (tenant_id, part_id);
create index warehouse_asn_lines_unit_id_ix on app.warehouse_asn_lines (tenant_id, unit_id);
create index warehouse_asn_lines_parent_ix on app.warehouse_asn_lines (tenant_id, parent_id, position);
alter table app.warehouse_asn_lines enable row level security;
alter table app.warehouse_asn_lines force row level security;
create policy tenant on app.warehouse_asn_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_asn_lines to app_rw;
create table app.warehouse_asn_packages (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  code varchar(40) collate "C",
  label_no varchar(40) collate "C",
  line varchar(40) collate "C",
  part_id uuid,
  qty numeric(24,6),
  vendor_lot varchar(40) collate "C",
  produced_on date,
  expires_on date,
  primary key (tenant_id, id)
);
create index warehouse_asn_packages_part_id_ix on app.warehouse_asn_packages (tenant_id, part_id);
create index warehouse_asn_packages_parent_ix on app.warehouse_asn_packages (tenant_id, parent_id, position);
alter table app.warehouse_asn_packages enable row level security;
alter table app.warehouse_asn_packages force row level security;
create policy tenant on app.warehouse_asn_packages to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_asn_packages to app_rw;
create table app.warehouse_receipt (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  asn_id uuid not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_receipt_asn_id_ix on app.warehouse_receipt (tenant_id, asn_id);
create index warehouse_receipt_vendor_id_ix on app.warehouse_receipt (tenant_id, vendor_id);
create index warehouse_receipt_warehouse_id_ix on app.warehouse_receipt (tenant_id, warehouse_id);
create index warehouse_receipt_location_id_ix on app.warehouse_receipt (tenant_id, location_id);
create unique index warehouse_receipt_number_key on app.warehouse_receipt (tenant_id, number);
create index warehouse_receipt_status_ix on app.warehouse_receipt (tenant_id, status, id);
alter table app.warehouse_receipt enable row level security;
alter table app.warehouse_receipt force row level security;
create policy tenant on app.warehouse_receipt to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt to app_rw;
create table app.warehouse_receipt_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,6) not null,
  unit_id uuid not null,
  vendor_lot varchar(40) collate "C",
  produced_on date,
  asn_line varchar(40) collate "C",
  received_qty numeric(24,6) default '0',
  rejected_qty numeric(24,6) default '0',
  qc_qty numeric(24,6) default '0',
  ng_qty numeric(24,6) default '0',
  put_qty numeric(24,6) default '0',
  primary key (tenant_id, id)
);
create index warehouse_receipt_lines_part_id_ix on app.warehouse_receipt_lines (tenant_id, part_id);
create index warehouse_receipt_lines_unit_id_ix on app.warehouse_receipt_lines (tenant_id, unit_id);
create index warehouse_receipt_lines_parent_ix on app.warehouse_receipt_lines (tenant_id, parent_id, position);
alter table app.warehouse_receipt_lines enable row level security;
alter table app.warehouse_receipt_lines force row level security;
create policy tenant on app.warehouse_receipt_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt_lines to app_rw;
create table app.warehouse_receipt_packages (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  code varchar(40) collate "C",
  label_no varchar(40) collate "C",
  line varchar(40) collate "C",
  part_id uuid,
  qty numeric(24,6),
  vendor_lot varchar(40) collate "C",
  produced_on date,
  expires_on date,
  primary key (tenant_id, id)
);
create index warehouse_receipt_packages_part_id_ix on app.warehouse_receipt_packages (tenant_id, part_id);
create index warehouse_receipt_packages_parent_ix on app.warehouse_receipt_packages (tenant_id, parent_id, position);
alter table app.warehouse_receipt_packages enable row level security;
alter table app.warehouse_receipt_packages force row level security;
create policy tenant on app.warehouse_receipt_packages to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt_packages to app_rw;
create table app.warehouse_receipt_boxes (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  box varchar(40) collate "C",
  part_id uuid,
  vendor_lot varchar(40) collate "C",
  qty numeric(24,6),
  received_at timestamptz,
  received_by_id uuid,
  primary key (tenant_id, id)
);
create index warehouse_receipt_boxes_part_id_ix on app.warehouse_receipt_boxes (tenant_id, part_id);
create index warehouse_receipt_boxes_received_by_id_ix on app.warehouse_receipt_boxes (tenant_id, received_by_id);
create index warehouse_receipt_boxes_parent_ix on app.warehouse_receipt_boxes (tenant_id, parent_id, position);
alter table app.warehouse_receipt_boxes enable row level security;
alter table app.warehouse_receipt_boxes force row level security;
create policy tenant on app.warehouse_receipt_boxes to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt_boxes to app_rw;
create table app.warehouse_putaway_task (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  receipt_id uuid,
  receipt_line varchar(40) collate "C",
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" not null,
  qty numeric(24,6) not null,
  done_qty numeric(24,6) default '0',
  from_location_id uuid not null,
  location_id uuid,
  zone_id uuid,
  priority bigint not null default 5,
  claimed_by_id uuid,
  why varchar(2000) collate "C",
  qc_allowed varchar(40) collate "C" default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_putaway_task_warehouse_id_ix on app.warehouse_putaway_task (tenant_id, warehouse_id);
create index warehouse_putaway_task_receipt_id_ix on app.warehouse_putaway_task (tenant_id, receipt_id);
create index warehouse_putaway_task_part_id_ix on app.warehouse_putaway_task (tenant_id, part_id);
create index warehouse_putaway_task_owner_id_ix on app.warehouse_putaway_task (tenant_id, owner_id);
create index warehouse_putaway_task_from_location_id_ix on app.warehouse_putaway_task (tenant_id, from_location_id);
create index warehouse_putaway_task_location_id_ix on app.warehouse_putaway_task (tenant_id, location_id);
create index warehouse_putaway_task_zone_id_ix on app.warehouse_putaway_task (tenant_id, zone_id);
create index warehouse_putaway_task_claimed_by_id_ix on app.warehouse_putaway_task (tenant_id, claimed_by_id);
create index warehouse_putaway_task_batch_pre on app.warehouse_putaway_task (tenant_id, batch);
create index warehouse_putaway_task_queue_ix on app.warehouse_putaway_task (tenant_id, priority desc, id) where deleted_at is null and claimed_by_id is null and status in ('00', '12');
create unique index warehouse_putaway_task_number_key on app.warehouse_putaway_task (tenant_id, number);
create index warehouse_putaway_task_status_ix on app.warehouse_putaway_task (tenant_id, status, id);
alter table app.warehouse_putaway_task enable row level security;
alter table app.warehouse_putaway_task force row level security;
create policy tenant on app.warehouse_putaway_task to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_putaway_task to app_rw;
create table app.warehouse_stock_adjust (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  reverses_id uuid,
  value numeric(24,2),
  unapproved varchar(1) collate "C" not null default '0',
  day_ends_at timestamptz,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_stock_adjust add constraint warehouse_stock_adjust_unapproved_ck check (unapproved in ('1','0'));
create index warehouse_stock_adjust_warehouse_id_ix on app.warehouse_stock_adjust (tenant_id, warehouse_id);
create index warehouse_stock_adjust_reverses_id_ix on app.warehouse_stock_adjust (tenant_id, reverses_id);
create index warehouse_stock_adjust_reason_pre on app.warehouse_stock_adjust (tenant_id, reason);
create unique index warehouse_stock_adjust_number_key on app.warehouse_stock_adjust (tenant_id, number);
create index warehouse_stock_adjust_status_ix on app.warehouse_stock_adjust (tenant_id, status, id);
alter table app.warehouse_stock_adjust enable row level security;
alter table app.warehouse_stock_adjust force row level security;
create policy tenant on app.warehouse_stock_adjust to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_adjust to app_rw;
create table app.warehouse_stock_adjust_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  produced_on date,
  expires_on date,
  stock_status varchar(40) collate "C" not null default 'available',
  serial_nos varchar(4000) collate "C",
  adjusted_qty numeric(24,6) not null,
  book_qty numeric(24,6),
  stock_version bigint,
  primary key (tenant_id, id)
);
create index warehouse_stock_adjust_lines_location_id_ix on app.warehouse_stock_adjust_lines (tenant_id, location_id);
create index warehouse_stock_adjust_lines_part_id_ix on app.warehouse_stock_adjust_lines (tenant_id, part_id);
create index warehouse_stock_adjust_lines_owner_id_ix on app.warehouse_stock_adjust_lines (tenant_id, owner_id);
create index warehouse_stock_adjust_lines_parent_ix on app.warehouse_stock_adjust_lines (tenant_id, parent_id, position);
alter table app.warehouse_stock_adjust_lines enable row level security;
alter table app.warehouse_stock_adjust_lines force row level security;
create policy tenant on app.warehouse_stock_adjust_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_adjust_lines to app_rw;
create table app.warehouse_stock_hold (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  qty numeric(24,6) not null,
  serial_nos varchar(4000) collate "C",
  reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  frozen_qty numeric(24,6) default '0',
  rejected_qty numeric(24,6) default '0',
  nc_open varchar(1) collate "C" not null default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_nc_open_ck check (nc_open in ('1','0'));
create index warehouse_stock_hold_warehouse_id_ix on app.warehouse_stock_hold (tenant_id, warehouse_id);
create index warehouse_stock_hold_location_id_ix on app.warehouse_stock_hold (tenant_id, location_id);
create index warehouse_stock_hold_part_id_ix on app.warehouse_stock_hold (tenant_id, part_id);
create index warehouse_stock_hold_owner_id_ix on app.warehouse_stock_hold (tenant_id, owner_id);
create index warehouse_stock_hold_batch_pre on app.warehouse_stock_hold (tenant_id, batch);
create unique index warehouse_stock_hold_number_key on app.warehouse_stock_hold (tenant_id, number);
create index warehouse_stock_hold_status_ix on app.warehouse_stock_hold (tenant_id, status, id);
alter table app.warehouse_stock_hold enable row level security;
alter table app.warehouse_stock_hold force row level security;
create policy tenant on app.warehouse_stock_hold to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_hold to app_rw;
create table app.warehouse_lot_hold (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  origin varchar(40) collate "C" default 'manual',
  reason varchar(500) collate "C",
  lift_reason varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_lot_hold_part_id_ix on app.warehouse_lot_hold (tenant_id, part_id);
create index warehouse_lot_hold_batch_pre on app.warehouse_lot_hold (tenant_id, batch);
create index warehouse_lot_hold_container_pre on app.warehouse_lot_hold (tenant_id, container);
create unique index warehouse_lot_hold_number_key on app.warehouse_lot_hold (tenant_id, number);
create index warehouse_lot_hold_status_ix on app.warehouse_lot_hold (tenant_id, status, id);
alter table app.warehouse_lot_hold enable row level security;
alter table app.warehouse_lot_hold force row level security;
create policy tenant on app.warehouse_lot_hold to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_lot_hold to app_rw;
create table app.warehouse_stock_transfer (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  to_warehouse_id uuid not null,
  remark varchar(500) collate "C",
  reverses_id uuid,
  reverses_task_id uuid,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_stock_transfer_warehouse_id_ix on app.warehouse_stock_transfer (tenant_id, warehouse_id);
create index warehouse_stock_transfer_to_warehouse_id_ix on app.warehouse_stock_transfer (tenant_id, to_warehouse_id);
create index warehouse_stock_transfer_reverses_id_ix on app.warehouse_stock_transfer (tenant_id, reverses_id);
create index warehouse_stock_transfer_reverses_task_id_ix on app.warehouse_stock_transfer (tenant_id, reverses_task_id);
create unique index warehouse_stock_transfer_number_key on app.warehouse_stock_transfer (tenant_id, number);
create index warehouse_stock_transfer_status_ix on app.warehouse_stock_transfer (tenant_id, status, id);
alter table app.warehouse_stock_transfer enable row level security;
alter table app.warehouse_stock_transfer force row level security;
create policy tenant on app.warehouse_stock_transfer to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_transfer to app_rw;
create table app.warehouse_stock_transfer_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" not null default 'available',
  qty numeric(24,6) not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  unpack varchar(1) collate "C" not null default '0',
  out_qty numeric(24,6) default '0',
  in_qty numeric(24,6) default '0',
  received_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_unpack_ck check (unpack in ('1','0'));
create index warehouse_stock_transfer_lines_part_id_ix on app.warehouse_stock_transfer_lines (tenant_id, part_id);
create index warehouse_stock_transfer_lines_owner_id_ix on app.warehouse_stock_transfer_lines (tenant_id, owner_id);
create index warehouse_stock_transfer_lines_from_location_id_ix on app.warehouse_stock_transfer_lines (tenant_id, from_location_id);
create index warehouse_stock_transfer_lines_to_location_id_ix on app.warehouse_stock_transfer_lines (tenant_id, to_location_id);
create index warehouse_stock_transfer_lines_parent_ix on app.warehouse_stock_transfer_lines (tenant_id, parent_id, position);
alter table app.warehouse_stock_transfer_lines enable row level security;
alter table app.warehouse_stock_transfer_lines force row level security;
create policy tenant on app.warehouse_stock_transfer_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_transfer_lines to app_rw;
create table app.warehouse_count_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  area_id uuid,
  location_group_id uuid,
  location_from varchar(40) collate "C",
  location_to varchar(40) collate "C",
  part_id uuid,
  due_only varchar(1) collate "C" not null default '0',
  empty_places varchar(1) collate "C" not null default '1',
  mode varchar(40) collate "C" not null default 'live',
  blind varchar(1) collate "C" not null default '1',
  tolerance numeric(24,6) default '0',
  tolerance_percent numeric(24,2),
  tolerance_value numeric(24,2),
  snapshot_at timestamptz,
  short_pick_id uuid,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_count_order add constraint warehouse_count_order_due_only_ck check (due_only in ('1','0'));
alter table app.warehouse_count_order add constraint warehouse_count_order_empty_places_ck check (empty_places in ('1','0'));
alter table app.warehouse_count_order add constraint warehouse_count_order_blind_ck check (blind in ('1','0'));
create index warehouse_count_order_warehouse_id_ix on app.warehouse_count_order (tenant_id, warehouse_id);
create index warehouse_count_order_area_id_ix on app.warehouse_count_order (tenant_id, area_id);
create index warehouse_count_order_location_group_id_ix on app.warehouse_count_order (tenant_id, location_group_id);
create index warehouse_count_order_part_id_ix on app.warehouse_count_order (tenant_id, part_id);
create index warehouse_count_order_short_pick_id_ix on app.warehouse_count_order (tenant_id, short_pick_id);
create unique index warehouse_count_order_number_key on app.warehouse_count_order (tenant_id, number);
create index warehouse_count_order_status_ix on app.warehouse_count_order (tenant_id, status, id);
alter table app.warehouse_count_order enable row level security;
alter table app.warehouse_count_order force row level security;
create policy tenant on app.warehouse_count_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_count_order to app_rw;
create table app.warehouse_count_order_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  location_id uuid,
  part_id uuid,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C",
  counted_qty numeric(24,6),
  found varchar(1) collate "C" not null default '0',
  to_recount varchar(1) collate "C" not null default '0',
  recounted_qty numeric(24,6),
  serial_nos varchar(4000) collate "C",
  counted_by_id uuid,
  counted_at timestamptz,
  recounter_id uuid,
  recounted_by_id uuid,
  recounted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_found_ck check (found in ('1','0'));
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_to_recount_ck check (to_recount in ('1','0'));
create index warehouse_count_order_lines_location_id_ix on app.warehouse_count_order_lines (tenant_id, location_id);
create index warehouse_count_order_lines_part_id_ix on app.warehouse_count_order_lines (tenant_id, part_id);
create index warehouse_count_order_lines_owner_id_ix on app.warehouse_count_order_lines (tenant_id, owner_id);
create index warehouse_count_order_lines_counted_by_id_ix on app.warehouse_count_order_lines (tenant_id, counted_by_id);
create index warehouse_count_order_lines_recounter_id_ix on app.warehouse_count_order_lines (tenant_id, recounter_id);
create index warehouse_count_order_lines_recounted_by_id_ix on app.warehouse_count_order_lines (tenant_id, recounted_by_id);
create index warehouse_count_order_lines_parent_ix on app.warehouse_count_order_lines (tenant_id, parent_id, position);
alter table app.warehouse_count_order_lines enable row level security;
alter table app.warehouse_count_order_lines force row level security;
create policy tenant on app.warehouse_count_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_count_order_lines to app_rw;
create table app.warehouse_count_diff (
  tenant_id int not null,
  id uuid not null,
  count_order_id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" not null,
  book_qty numeric(24,6) not null,
  moved_qty numeric(24,6),
  counted_qty numeric(24,6),
  diff_qty numeric(24,6),
  different varchar(1) collate "C" not null default '0',
  beyond varchar(1) collate "C" not null default '0',
  missing_serials varchar(100000) collate "C",
  found_serials varchar(100000) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_count_diff add constraint warehouse_count_diff_different_ck check (different in ('1','0'));
alter table app.warehouse_count_diff add constraint warehouse_count_diff_beyond_ck check (beyond in ('1','0'));
create index warehouse_count_diff_count_order_id_ix on app.warehouse_count_diff (tenant_id, count_order_id, location_id asc, id desc) include (deleted_at);
create index warehouse_count_diff_warehouse_id_ix on app.warehouse_count_diff (tenant_id, warehouse_id, location_id asc, id desc) include (deleted_at);
create index warehouse_count_diff_location_id_ix on app.warehouse_count_diff (tenant_id, location_id, id desc) include (deleted_at);
create index warehouse_count_diff_part_id_ix on app.warehouse_count_diff (tenant_id, part_id, location_id asc, id desc) include (deleted_at);
create index warehouse_count_diff_owner_id_ix on app.warehouse_count_diff (tenant_id, owner_id);
create index warehouse_count_diff_order_ix on app.warehouse_count_diff (tenant_id, location_id asc, id desc) where deleted_at is null;
alter table app.warehouse_count_diff enable row level security;
alter table app.warehouse_count_diff force row level security;
create policy tenant on app.warehouse_count_diff to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_count_diff to app_rw;
create table app.warehouse_replenishment_task (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  from_location_id uuid,
  to_warehouse_id uuid not null,
  to_location_id uuid not null,
  part_id uuid not null,
  qty numeric(24,6) not null,
  max_qty numeric(24,6),
  origin varchar(40) collate "C" not null default 'manual',
  card varchar(60) collate "C",
  delivery_unit_id uuid,
  due_at timestamptz,
  zone_id uuid,
  priority bigint not null default 5,
  claimed_by_id uuid,
  remark varchar(500) collate "C",
  picked_qty numeric(24,6) default '0',
  delivered_qty numeric(24,6) default '0',
  signed_qty numeric(24,6) default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_replenishment_task_warehouse_id_ix on app.warehouse_replenishment_task (tenant_id, warehouse_id);
create index warehouse_replenishment_task_from_location_id_ix on app.warehouse_replenishment_task (tenant_id, from_location_id);
create index warehouse_replenishment_task_to_warehouse_id_ix on app.warehouse_replenishment_task (tenant_id, to_warehouse_id);
create index warehouse_replenishment_task_to_location_id_ix on app.warehouse_replenishment_task (tenant_id, to_location_id);
create index warehouse_replenishment_task_part_id_ix on app.warehouse_replenishment_task (tenant_id, part_id);
create index warehouse_replenishment_task_delivery_unit_id_ix on app.warehouse_replenishment_task (tenant_id, delivery_unit_id);
create index warehouse_replenishment_task_zone_id_ix on app.warehouse_replenishment_task (tenant_id, zone_id);
create index warehouse_replenishment_task_claimed_by_id_ix on app.warehouse_replenishment_task (tenant_id, claimed_by_id);
create index warehouse_replenishment_task_card_pre on app.warehouse_replenishment_task (tenant_id, card);
create index warehouse_replenishment_task_queue_ix on app.warehouse_replenishment_task (tenant_id, priority desc, id) where deleted_at is null and claimed_by_id is null and status in ('10', '12');
create unique index warehouse_replenishment_task_number_key on app.warehouse_replenishment_task (tenant_id, number);
create index warehouse_replenishment_task_status_ix on app.warehouse_replenishment_task (tenant_id, status, id);
alter table app.warehouse_replenishment_task enable row level security;
alter table app.warehouse_replenishment_task force row level security;
create policy tenant on app.warehouse_replenishment_task to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_replenishment_task to app_rw;
create table app.warehouse_replenishment_task_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  qty numeric(24,6),
  received_at timestamptz,
  reason varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_replenishment_task_lines_owner_id_ix on app.warehouse_replenishment_task_lines (tenant_id, owner_id);
create index warehouse_replenishment_task_lines_parent_ix on app.warehouse_replenishment_task_lines (tenant_id, parent_id, position);
alter table app.warehouse_replenishment_task_lines enable row level security;
alter table app.warehouse_replenishment_task_lines force row level security;
create policy tenant on app.warehouse_replenishment_task_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_replenishment_task_lines to app_rw;
create table app.warehouse_pick_face (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  min_qty numeric(24,6) not null,
  max_qty numeric(24,6) not null,
  package_qty numeric(24,6) not null default '1',
  source_warehouse_id uuid not null,
  source_location_id uuid,
  delivery_unit_id uuid,
  remark varchar(500) collate "C",
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
alter table app.warehouse_pick_face add constraint warehouse_pick_face_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_pick_face_warehouse_id_ix on app.warehouse_pick_face (tenant_id, warehouse_id);
create index warehouse_pick_face_location_id_ix on app.warehouse_pick_face (tenant_id, location_id);
create index warehouse_pick_face_part_id_ix on app.warehouse_pick_face (tenant_id, part_id);
create index warehouse_pick_face_source_warehouse_id_ix on app.warehouse_pick_face (tenant_id, source_warehouse_id);
create index warehouse_pick_face_source_location_id_ix on app.warehouse_pick_face (tenant_id, source_location_id);
create index warehouse_pick_face_delivery_unit_id_ix on app.warehouse_pick_face (tenant_id, delivery_unit_id);
create unique index warehouse_pick_face_code_key on app.warehouse_pick_face (tenant_id, code) where deleted_at is null;
create unique index warehouse_pick_face_location_id_part_id_key on app.warehouse_pick_face (tenant_id, location_id, part_id) where deleted_at is null;
alter table app.warehouse_pick_face enable row level security;
alter table app.warehouse_pick_face force row level security;
create policy tenant on app.warehouse_pick_face to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_pick_face to app_rw;
create table app.warehouse_kanban_loop (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  part_id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  source_warehouse_id uuid not null,
  source_location_id uuid,
  delivery_unit_id uuid,
  card_qty numeric(24,6) not null,
  daily_demand numeric(24,6) not null,
  lead_days numeric(24,3) not null,
  safety_percent numeric(24,2) not null default '0',
  card_count numeric(24,0),
  remark varchar(500) collate "C",
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
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_kanban_loop_part_id_ix on app.warehouse_kanban_loop (tenant_id, part_id);
create index warehouse_kanban_loop_warehouse_id_ix on app.warehouse_kanban_loop (tenant_id, warehouse_id);
create index warehouse_kanban_loop_location_id_ix on app.warehouse_kanban_loop (tenant_id, location_id);
create index warehouse_kanban_loop_source_warehouse_id_ix on app.warehouse_kanban_loop (tenant_id, source_warehouse_id);
create index warehouse_kanban_loop_source_location_id_ix on app.warehouse_kanban_loop (tenant_id, source_location_id);
create index warehouse_kanban_loop_delivery_unit_id_ix on app.warehouse_kanban_loop (tenant_id, delivery_unit_id);
create unique index warehouse_kanban_loop_code_key on app.warehouse_kanban_loop (tenant_id, code) where deleted_at is null;
alter table app.warehouse_kanban_loop enable row level security;
alter table app.warehouse_kanban_loop force row level security;
create policy tenant on app.warehouse_kanban_loop to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_kanban_loop to app_rw;
create table app.warehouse_container (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  package_id uuid not null,
  warehouse_id uuid not null,
  location_id uuid,
  rfid varchar(64) collate "C",
  bought_on date,
  remark varchar(500) collate "C",
  holder varchar(40) collate "C" default 'company',
  vendor_id uuid,
  customer_id uuid,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_container_package_id_ix on app.warehouse_container (tenant_id, package_id);
create index warehouse_container_warehouse_id_ix on app.warehouse_container (tenant_id, warehouse_id);
create index warehouse_container_location_id_ix on app.warehouse_container (tenant_id, location_id);
create index warehouse_container_vendor_id_ix on app.warehouse_container (tenant_id, vendor_id);
create index warehouse_container_customer_id_ix on app.warehouse_container (tenant_id, customer_id);
create index warehouse_container_rfid_pre on app.warehouse_container (tenant_id, rfid);
create unique index warehouse_container_number_key on app.warehouse_container (tenant_id, number);
create index warehouse_container_status_ix on app.warehouse_container (tenant_id, status, id);
alter table app.warehouse_container enable row level security;
alter table app.warehouse_container force row level security;
create policy tenant on app.warehouse_container to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_container to app_rw;
create table app.warehouse_container_flow (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  container_id uuid not null,
  container_no varchar(40) collate "C" not null,
  step varchar(40) collate "C" not null,
  from_state varchar(40) collate "C",
  to_state varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  location_id uuid,
  holder varchar(40) collate "C",
  vendor_id uuid,
  customer_id uuid,
  content_qty numeric(24,6),
  done_by_id uuid,
  reason varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_container_flow_container_id_ix on app.warehouse_container_flow (tenant_id, container_id, at desc, id desc) include (deleted_at);
create index warehouse_container_flow_warehouse_id_ix on app.warehouse_container_flow (tenant_id, warehouse_id, at desc, id desc) include (deleted_at);
create index warehouse_container_flow_location_id_ix on app.warehouse_container_flow (tenant_id, location_id);
create index warehouse_container_flow_vendor_id_ix on app.warehouse_container_flow (tenant_id, vendor_id, at desc, id desc) include (deleted_at);
create index warehouse_container_flow_customer_id_ix on app.warehouse_container_flow (tenant_id, customer_id, at desc, id desc) include (deleted_at);
create index warehouse_container_flow_done_by_id_ix on app.warehouse_container_flow (tenant_id, done_by_id);
create index warehouse_container_flow_order_ix on app.warehouse_container_flow (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.warehouse_container_flow enable row level security;
alter table app.warehouse_container_flow force row level security;
create policy tenant on app.warehouse_container_flow to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_container_flow to app_rw;
create table app.warehouse_serial_no (
  tenant_id int not null,
  id uuid not null,
  serial_no varchar(60) collate "C" not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  serial_status varchar(40) collate "C" not null default 'made',
  stock_status varchar(40) collate "C",
  warehouse_id uuid,
  location_id uuid,
  vendor_id uuid,
  receipt_id uuid,
  customer_id uuid,
  produced_on date,
  remark varchar(500) collate "C",
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
alter table app.warehouse_serial_no add constraint warehouse_serial_no_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_serial_no_part_id_ix on app.warehouse_serial_no (tenant_id, part_id);
create index warehouse_serial_no_warehouse_id_ix on app.warehouse_serial_no (tenant_id, warehouse_id);
create index warehouse_serial_no_location_id_ix on app.warehouse_serial_no (tenant_id, location_id);
create index warehouse_serial_no_vendor_id_ix on app.warehouse_serial_no (tenant_id, vendor_id);
create index warehouse_serial_no_receipt_id_ix on app.warehouse_serial_no (tenant_id, receipt_id);
create index warehouse_serial_no_customer_id_ix on app.warehouse_serial_no (tenant_id, customer_id);
create unique index warehouse_serial_no_serial_no_key on app.warehouse_serial_no (tenant_id, serial_no) where deleted_at is null;
create index warehouse_serial_no_batch_pre on app.warehouse_serial_no (tenant_id, batch);
alter table app.warehouse_serial_no enable row level security;
alter table app.warehouse_serial_no force row level security;
create policy tenant on app.warehouse_serial_no to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_serial_no to app_rw;
create table app.warehouse_outbound_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  kind varchar(40) collate "C" not null default 'customer',
  customer_id uuid,
  vendor_id uuid,
  destination varchar(200) collate "C",
  staging_location_id uuid not null,
  rotation_rule_id uuid,
  allocation_rule_id uuid,
  plate varchar(12) collate "C",
  driver varchar(50) collate "C",
  dock_id uuid,
  planned_at timestamptz,
  remark varchar(500) collate "C",
  by_source varchar(1) collate "C" not null default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_by_source_ck check (by_source in ('1','0'));
create index warehouse_outbound_order_warehouse_id_ix on app.warehouse_outbound_order (tenant_id, warehouse_id);
create index warehouse_outbound_order_customer_id_ix on app.warehouse_outbound_order (tenant_id, customer_id);
create index warehouse_outbound_order_vendor_id_ix on app.warehouse_outbound_order (tenant_id, vendor_id);
create index warehouse_outbound_order_staging_location_id_ix on app.warehouse_outbound_order (tenant_id, staging_location_id);
create index warehouse_outbound_order_rotation_rule_id_ix on app.warehouse_outbound_order (tenant_id, rotation_rule_id);
create index warehouse_outbound_order_allocation_rule_id_ix on app.warehouse_outbound_order (tenant_id, allocation_rule_id);
create index warehouse_outbound_order_dock_id_ix on app.warehouse_outbound_order (tenant_id, dock_id);
create index warehouse_outbound_order_plate_pre on app.warehouse_outbound_order (tenant_id, plate);
create unique index warehouse_outbound_order_number_key on app.warehouse_outbound_order (tenant_id, number);
create index warehouse_outbound_order_status_ix on app.warehouse_outbound_order (tenant_id, status, id);
alter table app.warehouse_outbound_order enable row level security;
alter table app.warehouse_outbound_order force row level security;
create policy tenant on app.warehouse_outbound_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_outbound_order to app_rw;
create table app.warehouse_outbound_order_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,6) not null,
  unit_id uuid not null,
  stock_status varchar(40) collate "C" not null default 'available',
  batch varchar(40) collate "C",
  allocated_qty numeric(24,6) default '0',
  short_qty numeric(24,6) default '0',
  picked_qty numeric(24,6) default '0',
  shipped_qty numeric(24,6) default '0',
  source_line varchar(36) collate "C",
  source_qty numeric(24,6),
  primary key (tenant_id, id)
);
create index warehouse_outbound_order_lines_part_id_ix on app.warehouse_outbound_order_lines (tenant_id, part_id);
create index warehouse_outbound_order_lines_unit_id_ix on app.warehouse_outbound_order_lines (tenant_id, unit_id);
create index warehouse_outbound_order_lines_parent_ix on app.warehouse_outbound_order_lines (tenant_id, parent_id, position);
alter table app.warehouse_outbound_order_lines enable row level security;
alter table app.warehouse_outbound_order_lines force row level security;
create policy tenant on app.warehouse_outbound_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_outbound_order_lines to app_rw;
create table app.warehouse_outbound_order_allocations (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line varchar(36) collate "C",
  part_id uuid,
  location_id uuid,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" default 'available',
  qty numeric(24,6),
  picked_qty numeric(24,6),
  task varchar(40) collate "C",
  why varchar(500) collate "C",
  overridden varchar(1) collate "C" not null default '0',
  override_reason varchar(500) collate "C",
  primary key (tenant_id, id)
);
alter table app.warehouse_outbound_order_allocations add constraint warehouse_outbound_order_allocations_overridden_ck check (overridden in ('1','0'));
create index warehouse_outbound_order_allocations_part_id_ix on app.warehouse_outbound_order_allocations (tenant_id, part_id);
create index warehouse_outbound_order_allocations_location_id_ix on app.warehouse_outbound_order_allocations (tenant_id, location_id);
create index warehouse_outbound_order_allocations_owner_id_ix on app.warehouse_outbound_order_allocations (tenant_id, owner_id);
create index warehouse_outbound_order_allocations_parent_ix on app.warehouse_outbound_order_allocations (tenant_id, parent_id, position);
alter table app.warehouse_outbound_order_allocations enable row level security;
alter table app.warehouse_outbound_order_allocations force row level security;
create policy tenant on app.warehouse_outbound_order_allocations to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_outbound_order_allocations to app_rw;
create table app.warehouse_pick_task (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  order_id uuid not null,
  sequence bigint,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  qty numeric(24,6) not null,
  picked_qty numeric(24,6) default '0',
  zone_id uuid,
  priority bigint not null default 5,
  wave_id uuid,
  picker_id uuid,
  picked_at timestamptz,
  short_reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_pick_task_warehouse_id_ix on app.warehouse_pick_task (tenant_id, warehouse_id);
create index warehouse_pick_task_order_id_ix on app.warehouse_pick_task (tenant_id, order_id);
create index warehouse_pick_task_location_id_ix on app.warehouse_pick_task (tenant_id, location_id);
create index warehouse_pick_task_part_id_ix on app.warehouse_pick_task (tenant_id, part_id);
create index warehouse_pick_task_zone_id_ix on app.warehouse_pick_task (tenant_id, zone_id);
create index warehouse_pick_task_wave_id_ix on app.warehouse_pick_task (tenant_id, wave_id);
create index warehouse_pick_task_picker_id_ix on app.warehouse_pick_task (tenant_id, picker_id);
create index warehouse_pick_task_queue_ix on app.warehouse_pick_task (tenant_id, priority desc, id) where deleted_at is null and picker_id is null and status in ('00', '12');
create unique index warehouse_pick_task_number_key on app.warehouse_pick_task (tenant_id, number);
create index warehouse_pick_task_status_ix on app.warehouse_pick_task (tenant_id, status, id);
alter table app.warehouse_pick_task enable row level security;
alter table app.warehouse_pick_task force row level security;
create policy tenant on app.warehouse_pick_task to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_pick_task to app_rw;
create table app.warehouse_release_pass (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  order_id uuid,
  plate varchar(12) collate "C" not null,
  driver varchar(50) collate "C",
  goods varchar(500) collate "C" not null,
  seal_no varchar(40) collate "C",
  approver_id uuid,
  approved_at timestamptz,
  left_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_release_pass_warehouse_id_ix on app.warehouse_release_pass (tenant_id, warehouse_id);
create index warehouse_release_pass_order_id_ix on app.warehouse_release_pass (tenant_id, order_id);
create index warehouse_release_pass_approver_id_ix on app.warehouse_release_pass (tenant_id, approver_id);
create index warehouse_release_pass_plate_pre on app.warehouse_release_pass (tenant_id, plate);
create unique index warehouse_release_pass_number_key on app.warehouse_release_pass (tenant_id, number);
create index warehouse_release_pass_status_ix on app.warehouse_release_pass (tenant_id, status, id);
alter table app.warehouse_release_pass enable row level security;
alter table app.warehouse_release_pass force row level security;
create policy tenant on app.warehouse_release_pass to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_release_pass to app_rw;
create table app.warehouse_wave (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  route_id uuid,
  dock_id uuid,
  planned_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_wave_warehouse_id_ix on app.warehouse_wave (tenant_id, warehouse_id);
create index warehouse_wave_route_id_ix on app.warehouse_wave (tenant_id, route_id);
create index warehouse_wave_dock_id_ix on app.warehouse_wave (tenant_id, dock_id);
create unique index warehouse_wave_number_key on app.warehouse_wave (tenant_id, number);
create index warehouse_wave_status_ix on app.warehouse_wave (tenant_id, status, id);
alter table app.warehouse_wave enable row level security;
alter table app.warehouse_wave force row level security;
create policy tenant on app.warehouse_wave to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_wave to app_rw;
create table app.warehouse_wave_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  order_id uuid not null,
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_wave_lines_order_id_ix on app.warehouse_wave_lines (tenant_id, order_id);
create index warehouse_wave_lines_parent_ix on app.warehouse_wave_lines (tenant_id, parent_id, position);
alter table app.warehouse_wave_lines enable row level security;
alter table app.warehouse_wave_lines force row level security;
create policy tenant on app.warehouse_wave_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_wave_lines to app_rw;
create table app.equipment_device (
  tenant_id int not null,
  id uuid not null,
  device_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  device_type_id uuid not null,
  parent_device_id uuid,
  condition varchar(40) collate "C" not null default 'running',
  importance varchar(40) collate "C" not null default 'b',
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  station_id uuid,
  asset_no varchar(40) collate "C",
  model varchar(60) collate "C",
  maker varchar(100) collate "C",
  serial_no varchar(60) collate "C",
  made_on date,
  installed_on date,
  warranty_until date,
  price numeric(24,2),
  power_kw numeric(24,2),
  run_hours numeric(24,1),
  cycles numeric(24,0),
  department_id uuid,
  keeper_id uuid,
  picture_id uuid,
  remark varchar(500) collate "C",
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
alter table app.equipment_device add constraint equipment_device_mark_status_ck check (mark_status in ('1','0'));
create index equipment_device_device_type_id_ix on app.equipment_device (tenant_id, device_type_id);
create index equipment_device_parent_device_id_ix on app.equipment_device (tenant_id, parent_device_id);
create index equipment_device_plant_id_ix on app.equipment_device (tenant_id, plant_id);
create index equipment_device_workshop_id_ix on app.equipment_device (tenant_id, workshop_id);
create index equipment_device_line_id_ix on app.equipment_device (tenant_id, line_id);
create index equipment_device_station_id_ix on app.equipment_device (tenant_id, station_id);
create index equipment_device_department_id_ix on app.equipment_device (tenant_id, department_id);
create index equipment_device_keeper_id_ix on app.equipment_device (tenant_id, keeper_id);
create index equipment_device_picture_id_ix on app.equipment_device (tenant_id, picture_id);
create unique index equipment_device_device_no_key on app.equipment_device (tenant_id, device_no) where deleted_at is null;
create index equipment_device_name_trgm on app.equipment_device using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_device_name_pre on app.equipment_device (tenant_id, name);
create index equipment_device_name_en_trgm on app.equipment_device using gin (tenant_id, name_en ext.gin_trgm_ops);
create index equipment_device_model_trgm on app.equipment_device using gin (tenant_id, model ext.gin_trgm_ops);
alter table app.equipment_device enable row level security;
alter table app.equipment_device force row level security;
create policy tenant on app.equipment_device to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_device to app_rw;
create table app.equipment_device_spare_parts (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  spare_part_id uuid not null,
  qty numeric(24,3) not null default '1',
  place varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index equipment_device_spare_parts_spare_part_id_ix on app.equipment_device_spare_parts (tenant_id, spare_part_id);
alter table app.equipment_device_spare_parts add constraint equipment_device_spare_parts_spare_part_id_key unique (tenant_id, parent_id, spare_part_id) deferrable initially deferred;
create index equipment_device_spare_parts_parent_ix on app.equipment_device_spare_parts (tenant_id, parent_id, position);
alter table app.equipment_device_spare_parts enable row level security;
alter table app.equipment_device_spare_parts force row level security;
create policy tenant on app.equipment_device_spare_parts to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_device_spare_parts to app_rw;
create table app.equipment_device_type (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  family varchar(40) collate "C" not null,
  special varchar(1) collate "C" not null default '0',
  life_years bigint,
  remark varchar(500) collate "C",
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
alter table app.equipment_device_type add constraint equipment_device_type_special_ck check (special in ('1','0'));
alter table app.equipment_device_type add constraint equipment_device_type_mark_status_ck check (mark_status in ('1','0'));
create unique index equipment_device_type_code_key on app.equipment_device_type (tenant_id, code) where deleted_at is null;
create index equipment_device_type_name_trgm on app.equipment_device_type using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_device_type_name_pre on app.equipment_device_type (tenant_id, name);
create index equipment_device_type_name_en_trgm on app.equipment_device_type using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.equipment_device_type enable row level security;
alter table app.equipment_device_type force row level security;
create policy tenant on app.equipment_device_type to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_device_type to app_rw;
create table app.equipment_fault_code (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  category varchar(40) collate "C" not null,
  device_type_id uuid,
  grade varchar(40) collate "C" not null default 'usual',
  usual_cause varchar(500) collate "C",
  measure varchar(500) collate "C",
  repair_minutes bigint,
  remark varchar(500) collate "C",
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
alter table app.equipment_fault_code add constraint equipment_fault_code_mark_status_ck check (mark_status in ('1','0'));
create index equipment_fault_code_device_type_id_ix on app.equipment_fault_code (tenant_id, device_type_id);
create unique index equipment_fault_code_code_key on app.equipment_fault_code (tenant_id, code) where deleted_at is null;
create index equipment_fault_code_name_trgm on app.equipment_fault_code using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_fault_code_name_pre on app.equipment_fault_code (tenant_id, name);
create index equipment_fault_code_name_en_trgm on app.equipment_fault_code using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.equipment_fault_code enable row level security;
alter table app.equipment_fault_code force row level security;
create policy tenant on app.equipment_fault_code to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_fault_code to app_rw;
create table app.equipment_check_item (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  device_type_id uuid,
  occasion varchar(40) collate "C" not null default 'spotCheck',
  place varchar(100) collate "C",
  method varchar(200) collate "C",
  criterion varchar(200) collate "C" not null,
  kind varchar(40) collate "C" not null default 'yesNo',
  lower numeric(24,6),
  upper numeric(24,6),
  unit_name varchar(20) collate "C",
  running varchar(1) collate "C" not null default '0',
  photo_required varchar(1) collate "C" not null default '0',
  minutes bigint,
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.equipment_check_item add constraint equipment_check_item_running_ck check (running in ('1','0'));
alter table app.equipment_check_item add constraint equipment_check_item_photo_required_ck check (photo_required in ('1','0'));
alter table app.equipment_check_item add constraint equipment_check_item_mark_status_ck check (mark_status in ('1','0'));
create index equipment_check_item_device_type_id_ix on app.equipment_check_item (tenant_id, device_type_id);
create unique index equipment_check_item_code_key on app.equipment_check_item (tenant_id, code) where deleted_at is null;
create index equipment_check_item_name_trgm on app.equipment_check_item using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_check_item_name_pre on app.equipment_check_item (tenant_id, name);
create index equipment_check_item_name_en_trgm on app.equipment_check_item using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.equipment_check_item enable row level security;
alter table app.equipment_check_item force row level security;
create policy tenant on app.equipment_check_item to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_check_item to app_rw;
create table app.equipment_spare_part (
  tenant_id int not null,
  id uuid not null,
  spare_part_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  category varchar(40) collate "C" not null,
  spec varchar(100) collate "C",
  brand varchar(60) collate "C",
  unit_id uuid not null,
  critical varchar(1) collate "C" not null default '0',
  min_stock numeric(24,3),
  max_stock numeric(24,3),
  price numeric(24,2),
  lead_days bigint,
  life_months bigint,
  origin varchar(40) collate "C" not null default 'local',
  substitute_id uuid,
  place varchar(100) collate "C",
  remark varchar(500) collate "C",
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
alter table app.equipment_spare_part add constraint equipment_spare_part_critical_ck check (critical in ('1','0'));
alter table app.equipment_spare_part add constraint equipment_spare_part_mark_status_ck check (mark_status in ('1','0'));
create index equipment_spare_part_unit_id_ix on app.equipment_spare_part (tenant_id, unit_id);
create index equipment_spare_part_substitute_id_ix on app.equipment_spare_part (tenant_id, substitute_id);
create unique index equipment_spare_part_spare_part_no_key on app.equipment_spare_part (tenant_id, spare_part_no) where deleted_at is null;
create index equipment_spare_part_name_trgm on app.equipment_spare_part using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_spare_part_name_pre on app.equipment_spare_part (tenant_id, name);
create index equipment_spare_part_name_en_trgm on app.equipment_spare_part using gin (tenant_id, name_en ext.gin_trgm_ops);
create index equipment_spare_part_spec_trgm on app.equipment_spare_part using gin (tenant_id, spec ext.gin_trgm_ops);
create index equipment_spare_part_spec_pre on app.equipment_spare_part (tenant_id, spec);
alter table app.equipment_spare_part enable row level security;
alter table app.equipment_spare_part force row level security;
create policy tenant on app.equipment_spare_part to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_spare_part to app_rw;
create table app.equipment_tooling (
  tenant_id int not null,
  id uuid not null,
  tooling_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C" not null,
  part_id uuid,
  plant_id uuid not null,
  line_id uuid,
  station_id uuid,
  device_id uuid,
  drawing_no varchar(60) collate "C",
  condition varchar(40) collate "C" not null default 'ready',
  life numeric(24,0),
  used_life numeric(24,0) default '0',
  check_months bigint,
  checked_on date,
  owner varchar(40) collate "C" not null default 'own',
  keeper_id uuid,
  place varchar(100) collate "C",
  remark varchar(500) collate "C",
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
alter table app.equipment_tooling add constraint equipment_tooling_mark_status_ck check (mark_status in ('1','0'));
create index equipment_tooling_part_id_ix on app.equipment_tooling (tenant_id, part_id);
create index equipment_tooling_plant_id_ix on app.equipment_tooling (tenant_id, plant_id);
create index equipment_tooling_line_id_ix on app.equipment_tooling (tenant_id, line_id);
create index equipment_tooling_station_id_ix on app.equipment_tooling (tenant_id, station_id);
create index equipment_tooling_device_id_ix on app.equipment_tooling (tenant_id, device_id);
create index equipment_tooling_keeper_id_ix on app.equipment_tooling (tenant_id, keeper_id);
create unique index equipment_tooling_tooling_no_key on app.equipment_tooling (tenant_id, tooling_no) where deleted_at is null;
create index equipment_tooling_name_trgm on app.equipment_tooling using gin (tenant_id, name ext.gin_trgm_ops);
create index equipment_tooling_name_pre on app.equipment_tooling (tenant_id, name);
create index equipment_tooling_name_en_trgm on app.equipment_tooling using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.equipment_tooling enable row level security;
alter table app.equipment_tooling force row level security;
create policy tenant on app.equipment_tooling to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_tooling to app_rw;
create table app.equipment_repair_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  subject varchar(40) collate "C" not null default 'device',
  device_id uuid,
  fault_code_id uuid,
  description varchar(500) collate "C" not null,
  page varchar(200) collate "C",
  stopped varchar(1) collate "C" not null default '0',
  reporter_id uuid,
  repairer_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  cause varchar(500) collate "C",
  measure varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.equipment_repair_order add constraint equipment_repair_order_stopped_ck check (stopped in ('1','0'));
create index equipment_repair_order_device_id_ix on app.equipment_repair_order (tenant_id, device_id);
create index equipment_repair_order_fault_code_id_ix on app.equipment_repair_order (tenant_id, fault_code_id);
create index equipment_repair_order_reporter_id_ix on app.equipment_repair_order (tenant_id, reporter_id);
create index equipment_repair_order_repairer_id_ix on app.equipment_repair_order (tenant_id, repairer_id);
create index equipment_repair_order_description_trgm on app.equipment_repair_order using gin (tenant_id, description ext.gin_trgm_ops);
create index equipment_repair_order_description_pre on app.equipment_repair_order (tenant_id, description);
create unique index equipment_repair_order_number_key on app.equipment_repair_order (tenant_id, number);
create index equipment_repair_order_status_ix on app.equipment_repair_order (tenant_id, status, id);
alter table app.equipment_repair_order enable row level security;
alter table app.equipment_repair_order force row level security;
create policy tenant on app.equipment_repair_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_repair_order to app_rw;
create table app.quality_defect (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  category varchar(40) collate "C" not null,
  defect_class varchar(40) collate "C" not null default 'minor',
  reworkable varchar(1) collate "C" not null default '0',
  unit_cost numeric(24,2),
  criterion varchar(500) collate "C",
  remark varchar(500) collate "C",
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
alter table app.quality_defect add constraint quality_defect_reworkable_ck check (reworkable in ('1','0'));
alter table app.quality_defect add constraint quality_defect_mark_status_ck check (mark_status in ('1','0'));
create unique index quality_defect_code_key on app.quality_defect (tenant_id, code) where deleted_at is null;
create index quality_defect_name_trgm on app.quality_defect using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_defect_name_pre on app.quality_defect (tenant_id, name);
create index quality_defect_name_en_trgm on app.quality_defect using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_defect enable row level security;
alter table app.quality_defect force row level security;
create policy tenant on app.quality_defect to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_defect to app_rw;
create table app.quality_inspection_item (
  tenant_id int not null,
  id uuid not null,
  code varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  kind varchar(40) collate "C" not null default 'attribute',
  item_class varchar(40) collate "C" not null default 'major',
  important varchar(1) collate "C" not null default '0',
  deviation varchar(1) collate "C" not null default '0',
  operator varchar(40) collate "C",
  standard numeric(24,6),
  lower numeric(24,6),
  upper numeric(24,6),
  unit_name varchar(20) collate "C",
  decimals bigint,
  method varchar(500) collate "C",
  tool_type varchar(40) collate "C",
  photo_required varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.quality_inspection_item add constraint quality_inspection_item_important_ck check (important in ('1','0'));
alter table app.quality_inspection_item add constraint quality_inspection_item_deviation_ck check (deviation in ('1','0'));
alter table app.quality_inspection_item add constraint quality_inspection_item_photo_required_ck check (photo_required in ('1','0'));
alter table app.quality_inspection_item add constraint quality_inspection_item_mark_status_ck check (mark_status in ('1','0'));
create unique index quality_inspection_item_code_key on app.quality_inspection_item (tenant_id, code) where deleted_at is null;
create index quality_inspection_item_name_trgm on app.quality_inspection_item using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_inspection_item_name_pre on app.quality_inspection_item (tenant_id, name);
create index quality_inspection_item_name_en_trgm on app.quality_inspection_item using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_inspection_item enable row level security;
alter table app.quality_inspection_item force row level security;
create policy tenant on app.quality_inspection_item to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_item to app_rw;
create table app.quality_inspection_standard (
  tenant_id int not null,
  id uuid not null,
  standard_no varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  part_id uuid,
  category_id uuid,
  inspection_kind varchar(40) collate "C" not null default 'iqc',
  revision varchar(20) collate "C" not null default 'A/0',
  effective_on date not null,
  expiry_on date,
  drawing_no varchar(60) collate "C",
  remark varchar(500) collate "C",
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
alter table app.quality_inspection_standard add constraint quality_inspection_standard_mark_status_ck check (mark_status in ('1','0'));
create index quality_inspection_standard_part_id_ix on app.quality_inspection_standard (tenant_id, part_id);
create index quality_inspection_standard_category_id_ix on app.quality_inspection_standard (tenant_id, category_id);
create unique index quality_inspection_standard_standard_no_key on app.quality_inspection_standard (tenant_id, standard_no) where deleted_at is null;
create index quality_inspection_standard_name_trgm on app.quality_inspection_standard using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_inspection_standard_name_pre on app.quality_inspection_standard (tenant_id, name);
create index quality_inspection_standard_name_en_trgm on app.quality_inspection_standard using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_inspection_standard enable row level security;
alter table app.quality_inspection_standard force row level security;
create policy tenant on app.quality_inspection_standard to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_standard to app_rw;
create table app.quality_inspection_standard_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  item_id uuid not null,
  sampling_mode varchar(40) collate "C" not null default 'schema',
  schema_id uuid,
  aql varchar(40) collate "C",
  sample_size bigint,
  percent numeric(24,2),
  frequency_id uuid,
  tool_id uuid,
  operator varchar(40) collate "C",
  standard numeric(24,6),
  lower numeric(24,6),
  upper numeric(24,6),
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index quality_inspection_standard_lines_item_id_ix on app.quality_inspection_standard_lines (tenant_id, item_id);
create index quality_inspection_standard_lines_schema_id_ix on app.quality_inspection_standard_lines (tenant_id, schema_id);
create index quality_inspection_standard_lines_frequency_id_ix on app.quality_inspection_standard_lines (tenant_id, frequency_id);
create index quality_inspection_standard_lines_tool_id_ix on app.quality_inspection_standard_lines (tenant_id, tool_id);
create index quality_inspection_standard_lines_parent_ix on app.quality_inspection_standard_lines (tenant_id, parent_id, position);
alter table app.quality_inspection_standard_lines enable row level security;
alter table app.quality_inspection_standard_lines force row level security;
create policy tenant on app.quality_inspection_standard_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_standard_lines to app_rw;
create table app.quality_sampling_schema (
  tenant_id int not null,
  id uuid not null,
  schema_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  method varchar(40) collate "C" not null default 'aql',
  level varchar(40) collate "C" default 'II',
  severity varchar(40) collate "C" default 'normal',
  switching varchar(1) collate "C" not null default '1',
  percent numeric(24,2),
  effective_on date not null,
  expiry_on date,
  remark varchar(500) collate "C",
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
alter table app.quality_sampling_schema add constraint quality_sampling_schema_switching_ck check (switching in ('1','0'));
alter table app.quality_sampling_schema add constraint quality_sampling_schema_mark_status_ck check (mark_status in ('1','0'));
create unique index quality_sampling_schema_schema_no_key on app.quality_sampling_schema (tenant_id, schema_no) where deleted_at is null;
create index quality_sampling_schema_name_trgm on app.quality_sampling_schema using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_sampling_schema_name_pre on app.quality_sampling_schema (tenant_id, name);
create index quality_sampling_schema_name_en_trgm on app.quality_sampling_schema using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_sampling_schema enable row level security;
alter table app.quality_sampling_schema force row level security;
create policy tenant on app.quality_sampling_schema to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_sampling_schema to app_rw;
create table app.quality_sampling_schema_classes (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  defect_class varchar(40) collate "C" not null,
  aql varchar(40) collate "C" not null,
  primary key (tenant_id, id)
);
alter table app.quality_sampling_schema_classes add constraint quality_sampling_schema_classes_defect_class_key unique (tenant_id, parent_id, defect_class) deferrable initially deferred;
create index quality_sampling_schema_classes_parent_ix on app.quality_sampling_schema_classes (tenant_id, parent_id, position);
alter table app.quality_sampling_schema_classes enable row level security;
alter table app.quality_sampling_schema_classes force row level security;
create policy tenant on app.quality_sampling_schema_classes to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_sampling_schema_classes to app_rw;
create table app.quality_sampling_schema_ranges (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  lot_from bigint not null,
  lot_to bigint,
  sample_size bigint not null,
  accept_no bigint not null default 0,
  reject_no bigint not null default 1,
  primary key (tenant_id, id)
);
create index quality_sampling_schema_ranges_parent_ix on app.quality_sampling_schema_ranges (tenant_id, parent_id, position);
alter table app.quality_sampling_schema_ranges enable row level security;
alter table app.quality_sampling_schema_ranges force row level security;
create policy tenant on app.quality_sampling_schema_ranges to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_sampling_schema_ranges to app_rw;
create table app.quality_inspection_frequency (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  basis varchar(40) collate "C" not null default 'shift',
  interval bigint,
  times bigint not null default 1,
  sample_size bigint not null default 1,
  grace_minutes bigint,
  remark varchar(500) collate "C",
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
alter table app.quality_inspection_frequency add constraint quality_inspection_frequency_mark_status_ck check (mark_status in ('1','0'));
create unique index quality_inspection_frequency_code_key on app.quality_inspection_frequency (tenant_id, code) where deleted_at is null;
create index quality_inspection_frequency_name_trgm on app.quality_inspection_frequency using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_inspection_frequency_name_pre on app.quality_inspection_frequency (tenant_id, name);
create index quality_inspection_frequency_name_en_trgm on app.quality_inspection_frequency using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_inspection_frequency enable row level security;
alter table app.quality_inspection_frequency force row level security;
create policy tenant on app.quality_inspection_frequency to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_frequency to app_rw;
create table app.quality_inspection_role (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  inspection_kind varchar(40) collate "C" not null default 'iqc',
  plant_id uuid not null,
  line_id uuid,
  may_release varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.quality_inspection_role add constraint quality_inspection_role_may_release_ck check (may_release in ('1','0'));
alter table app.quality_inspection_role add constraint quality_inspection_role_mark_status_ck check (mark_status in ('1','0'));
create index quality_inspection_role_plant_id_ix on app.quality_inspection_role (tenant_id, plant_id);
create index quality_inspection_role_line_id_ix on app.quality_inspection_role (tenant_id, line_id);
create unique index quality_inspection_role_code_key on app.quality_inspection_role (tenant_id, code) where deleted_at is null;
create index quality_inspection_role_name_trgm on app.quality_inspection_role using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_inspection_role_name_pre on app.quality_inspection_role (tenant_id, name);
create index quality_inspection_role_name_en_trgm on app.quality_inspection_role using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_inspection_role enable row level security;
alter table app.quality_inspection_role force row level security;
create policy tenant on app.quality_inspection_role to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_role to app_rw;
create table app.quality_inspection_role_members (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  user_id uuid not null,
  certificate_no varchar(60) collate "C",
  valid_until date,
  primary key (tenant_id, id)
);
create index quality_inspection_role_members_user_id_ix on app.quality_inspection_role_members (tenant_id, user_id);
alter table app.quality_inspection_role_members add constraint quality_inspection_role_members_user_id_key unique (tenant_id, parent_id, user_id) deferrable initially deferred;
create index quality_inspection_role_members_parent_ix on app.quality_inspection_role_members (tenant_id, parent_id, position);
alter table app.quality_inspection_role_members enable row level security;
alter table app.quality_inspection_role_members force row level security;
create policy tenant on app.quality_inspection_role_members to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_role_members to app_rw;
create table app.quality_inspection_tool (
  tenant_id int not null,
  id uuid not null,
  tool_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  tool_type varchar(40) collate "C" not null,
  model varchar(60) collate "C",
  maker varchar(100) collate "C",
  serial_no varchar(60) collate "C",
  range_low numeric(24,6),
  range_high numeric(24,6),
  resolution numeric(24,6),
  accuracy numeric(24,6),
  unit_name varchar(20) collate "C",
  abc_class varchar(40) collate "C" not null default 'b',
  calibration varchar(40) collate "C" not null default 'calibration',
  cycle_months bigint,
  calibrated_on date,
  due_on date,
  plant_id uuid not null,
  department_id uuid,
  keeper_id uuid,
  place varchar(100) collate "C",
  bought_on date,
  remark varchar(500) collate "C",
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
alter table app.quality_inspection_tool add constraint quality_inspection_tool_mark_status_ck check (mark_status in ('1','0'));
create index quality_inspection_tool_plant_id_ix on app.quality_inspection_tool (tenant_id, plant_id);
create index quality_inspection_tool_department_id_ix on app.quality_inspection_tool (tenant_id, department_id);
create index quality_inspection_tool_keeper_id_ix on app.quality_inspection_tool (tenant_id, keeper_id);
create unique index quality_inspection_tool_tool_no_key on app.quality_inspection_tool (tenant_id, tool_no) where deleted_at is null;
create index quality_inspection_tool_name_trgm on app.quality_inspection_tool using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_inspection_tool_name_pre on app.quality_inspection_tool (tenant_id, name);
create index quality_inspection_tool_name_en_trgm on app.quality_inspection_tool using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_inspection_tool enable row level security;
alter table app.quality_inspection_tool force row level security;
create policy tenant on app.quality_inspection_tool to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_inspection_tool to app_rw;
create table app.quality_exception_code (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  category varchar(40) collate "C" not null,
  grade varchar(40) collate "C" not null default 'minor',
  stops_line varchar(1) collate "C" not null default '0',
  department_id uuid,
  response_minutes bigint,
  escalate_minutes bigint,
  remark varchar(500) collate "C",
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
alter table app.quality_exception_code add constraint quality_exception_code_stops_line_ck check (stops_line in ('1','0'));
alter table app.quality_exception_code add constraint quality_exception_code_mark_status_ck check (mark_status in ('1','0'));
create index quality_exception_code_department_id_ix on app.quality_exception_code (tenant_id, department_id);
create unique index quality_exception_code_code_key on app.quality_exception_code (tenant_id, code) where deleted_at is null;
create index quality_exception_code_name_trgm on app.quality_exception_code using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_exception_code_name_pre on app.quality_exception_code (tenant_id, name);
create index quality_exception_code_name_en_trgm on app.quality_exception_code using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_exception_code enable row level security;
alter table app.quality_exception_code force row level security;
create policy tenant on app.quality_exception_code to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_exception_code to app_rw;
create table app.quality_department_project (
  tenant_id int not null,
  id uuid not null,
  project_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  department_id uuid not null,
  leader_id uuid,
  kind varchar(40) collate "C" not null default 'improvement',
  start_on date not null,
  end_on date,
  goal varchar(500) collate "C",
  remark varchar(500) collate "C",
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
alter table app.quality_department_project add constraint quality_department_project_mark_status_ck check (mark_status in ('1','0'));
create index quality_department_project_department_id_ix on app.quality_department_project (tenant_id, department_id);
create index quality_department_project_leader_id_ix on app.quality_department_project (tenant_id, leader_id);
create unique index quality_department_project_project_no_key on app.quality_department_project (tenant_id, project_no) where deleted_at is null;
create index quality_department_project_name_trgm on app.quality_department_project using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_department_project_name_pre on app.quality_department_project (tenant_id, name);
create index quality_department_project_name_en_trgm on app.quality_department_project using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_department_project enable row level security;
alter table app.quality_department_project force row level security;
create policy tenant on app.quality_department_project to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_department_project to app_rw;
create table app.quality_part_test (
  tenant_id int not null,
  id uuid not null,
  test_no varchar(30) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  test_type varchar(40) collate "C" not null,
  part_id uuid not null,
  basis varchar(100) collate "C",
  requirement varchar(500) collate "C" not null,
  sample_size bigint not null default 1,
  cycle varchar(40) collate "C" not null default 'year',
  lead_days bigint,
  department_id uuid,
  outside varchar(1) collate "C" not null default '0',
  laboratory varchar(100) collate "C",
  last_on date,
  remark varchar(500) collate "C",
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
alter table app.quality_part_test add constraint quality_part_test_outside_ck check (outside in ('1','0'));
alter table app.quality_part_test add constraint quality_part_test_mark_status_ck check (mark_status in ('1','0'));
create index quality_part_test_part_id_ix on app.quality_part_test (tenant_id, part_id);
create index quality_part_test_department_id_ix on app.quality_part_test (tenant_id, department_id);
create unique index quality_part_test_test_no_key on app.quality_part_test (tenant_id, test_no) where deleted_at is null;
create index quality_part_test_name_trgm on app.quality_part_test using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_part_test_name_pre on app.quality_part_test (tenant_id, name);
create index quality_part_test_name_en_trgm on app.quality_part_test using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_part_test enable row level security;
alter table app.quality_part_test force row level security;
create policy tenant on app.quality_part_test to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_part_test to app_rw;
create table app.quality_survey_item (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  category varchar(40) collate "C" not null,
  audience varchar(40) collate "C" not null default 'customer',
  answer varchar(40) collate "C" not null default 'score',
  max_score bigint default 10,
  weight numeric(24,2),
  sequence bigint,
  remark varchar(500) collate "C",
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
alter table app.quality_survey_item add constraint quality_survey_item_mark_status_ck check (mark_status in ('1','0'));
create unique index quality_survey_item_code_key on app.quality_survey_item (tenant_id, code) where deleted_at is null;
create index quality_survey_item_name_trgm on app.quality_survey_item using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_survey_item_name_pre on app.quality_survey_item (tenant_id, name);
create index quality_survey_item_name_en_trgm on app.quality_survey_item using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_survey_item enable row level security;
alter table app.quality_survey_item force row level security;
create policy tenant on app.quality_survey_item to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_survey_item to app_rw;
create table app.quality_instrument_flow_setting (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  line_id uuid,
  insp_lockqty bigint,
  advance_days bigint not null default 30,
  lend_days bigint,
  block_expired varchar(1) collate "C" not null default '1',
  return_confirmed varchar(1) collate "C" not null default '1',
  approver_id uuid,
  remark varchar(500) collate "C",
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
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_block_expired_ck check (block_expired in ('1','0'));
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_return_confirme_ck check (return_confirmed in ('1','0'));
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_mark_status_ck check (mark_status in ('1','0'));
create index quality_instrument_flow_setting_plant_id_ix on app.quality_instrument_flow_setting (tenant_id, plant_id);
create index quality_instrument_flow_setting_line_id_ix on app.quality_instrument_flow_setting (tenant_id, line_id);
create index quality_instrument_flow_setting_approver_id_ix on app.quality_instrument_flow_setting (tenant_id, approver_id);
create unique index quality_instrument_flow_setting_code_key on app.quality_instrument_flow_setting (tenant_id, code) where deleted_at is null;
create index quality_instrument_flow_setting_name_trgm on app.quality_instrument_flow_setting using gin (tenant_id, name ext.gin_trgm_ops);
create index quality_instrument_flow_setting_name_pre on app.quality_instrument_flow_setting (tenant_id, name);
create index quality_instrument_flow_setting_name_en_trgm on app.quality_instrument_flow_setting using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.quality_instrument_flow_setting enable row level security;
alter table app.quality_instrument_flow_setting force row level security;
create policy tenant on app.quality_instrument_flow_setting to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.quality_instrument_flow_setting to app_rw;
create table app.production_line_setting (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  line_id uuid not null,
  plant_id uuid not null,
  side_location_id uuid not null,
  finished_location_id uuid not null,
  device_required varchar(1) collate "C" not null default '0',
  remark varchar(500) collate "C",
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
alter table app.production_line_setting add constraint production_line_setting_device_required_ck check (device_required in ('1','0'));
alter table app.production_line_setting add constraint production_line_setting_mark_status_ck check (mark_status in ('1','0'));
create index production_line_setting_line_id_ix on app.production_line_setting (tenant_id, line_id);
create index production_line_setting_plant_id_ix on app.production_line_setting (tenant_id, plant_id);
create index production_line_setting_side_location_id_ix on app.production_line_setting (tenant_id, side_location_id);
create index production_line_setting_finished_location_id_ix on app.production_line_setting (tenant_id, finished_location_id);
create unique index production_line_setting_code_key on app.production_line_setting (tenant_id, code) where deleted_at is null;
create unique index production_line_setting_line_id_key on app.production_line_setting (tenant_id, line_id) where deleted_at is null;
alter table app.production_line_setting enable row level security;
alter table app.production_line_setting force row level security;
create policy tenant on app.production_line_setting to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_line_setting to app_rw;
create table app.production_production_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  part_id uuid not null,
  plant_id uuid not null,
  planned_qty numeric(24,6) not null,
  planned_start timestamptz not null,
  planned_end timestamptz not null,
  due_on date,
  priority bigint not null default 5,
  kind varchar(40) collate "C" not null default 'series',
  bom_version_id uuid,
  route_id uuid,
  batch varchar(40) collate "C",
  sales_order_id uuid,
  customer_id uuid,
  released_at timestamptz,
  actual_start timestamptz,
  actual_end timestamptz,
  suspend_reason varchar(500) collate "C",
  forced varchar(1) collate "C" not null default '0',
  force_reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.production_production_order add constraint production_production_order_forced_ck check (forced in ('1','0'));
create index production_production_order_part_id_ix on app.production_production_order (tenant_id, part_id);
create index production_production_order_plant_id_ix on app.production_production_order (tenant_id, plant_id);
create index production_production_order_bom_version_id_ix on app.production_production_order (tenant_id, bom_version_id);
create index production_production_order_route_id_ix on app.production_production_order (tenant_id, route_id);
create index production_production_order_sales_order_id_ix on app.production_production_order (tenant_id, sales_order_id);
create index production_production_order_customer_id_ix on app.production_production_order (tenant_id, customer_id);
create index production_production_order_batch_pre on app.production_production_order (tenant_id, batch);
create unique index production_production_order_number_key on app.production_production_order (tenant_id, number);
create index production_production_order_status_ix on app.production_production_order (tenant_id, status, id);
alter table app.production_production_order enable row level security;
alter table app.production_production_order force row level security;
create policy tenant on app.production_production_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_production_order to app_rw;
create table app.production_production_order_operations (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  seq bigint,
  process_id uuid,
  line_id uuid,
  station_id uuid,
  counting_point varchar(1) collate "C" not null default '0',
  first_piece varchar(1) collate "C" not null default '0',
  setup_seconds numeric(24,1),
  run_seconds numeric(24,3),
  crew bigint,
  skill varchar(40) collate "C",
  outsourced varchar(1) collate "C" not null default '0',
  vendor_id uuid,
  primary key (tenant_id, id)
);
alter table app.production_production_order_operations add constraint production_production_order_operations_counting_point_ck check (counting_point in ('1','0'));
alter table app.production_production_order_operations add constraint production_production_order_operations_first_piece_ck check (first_piece in ('1','0'));
alter table app.production_production_order_operations add constraint production_production_order_operations_outsourced_ck check (outsourced in ('1','0'));
create index production_production_order_operations_process_id_ix on app.production_production_order_operations (tenant_id, process_id);
create index production_production_order_operations_line_id_ix on app.production_production_order_operations (tenant_id, line_id);
create index production_production_order_operations_station_id_ix on app.production_production_order_operations (tenant_id, station_id);
create index production_production_order_operations_vendor_id_ix on app.production_production_order_operations (tenant_id, vendor_id);
create index production_production_order_operations_parent_ix on app.production_production_order_operations (tenant_id, parent_id, position);
alter table app.production_production_order_operations enable row level security;
alter table app.production_production_order_operations force row level security;
create policy tenant on app.production_production_order_operations to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_production_order_operations to app_rw;
create table app.production_production_order_materials (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  place bigint,
  component_id uuid,
  required_qty numeric(24,6),
  operation_seq bigint,
  issue varchar(40) collate "C",
  qty_per numeric(24,6),
  scrap_percent numeric(24,4),
  fixed_scrap numeric(24,6),
  alternate_group varchar(20) collate "C",
  chosen varchar(1) collate "C" not null default '1',
  key_part varchar(1) collate "C" not null default '0',
  primary key (tenant_id, id)
);
alter table app.production_production_order_materials add constraint production_production_order_materials_chosen_ck check (chosen in ('1','0'));
alter table app.production_production_order_materials add constraint production_production_order_materials_key_part_ck check (key_part in ('1','0'));
create index production_production_order_materials_component_id_ix on app.production_production_order_materials (tenant_id, component_id);
create index production_production_order_materials_parent_ix on app.production_production_order_materials (tenant_id, parent_id, position);
alter table app.production_production_order_materials enable row level security;
alter table app.production_production_order_materials force row level security;
create policy tenant on app.production_production_order_materials to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_production_order_materials to app_rw;
create table app.production_work_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  production_order_id uuid not null,
  part_id uuid,
  plant_id uuid not null,
  batch varchar(40) collate "C",
  control varchar(40) collate "C",
  line_id uuid not null,
  first_seq bigint not null,
  last_seq bigint not null,
  planned_qty numeric(24,6) not null,
  planned_start timestamptz not null,
  planned_end timestamptz not null,
  business_on date not null,
  shift varchar(20) collate "C",
  priority bigint not null default 5,
  actual_start timestamptz,
  actual_end timestamptz,
  suspend_reason varchar(500) collate "C",
  dispatched_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index production_work_order_production_order_id_ix on app.production_work_order (tenant_id, production_order_id);
create index production_work_order_part_id_ix on app.production_work_order (tenant_id, part_id);
create index production_work_order_plant_id_ix on app.production_work_order (tenant_id, plant_id);
create index production_work_order_line_id_ix on app.production_work_order (tenant_id, line_id);
create index production_work_order_batch_pre on app.production_work_order (tenant_id, batch);
create index production_work_order_shift_pre on app.production_work_order (tenant_id, shift);
create unique index production_work_order_number_key on app.production_work_order (tenant_id, number);
create index production_work_order_status_ix on app.production_work_order (tenant_id, status, id);
alter table app.production_work_order enable row level security;
alter table app.production_work_order force row level security;
create policy tenant on app.production_work_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_work_order to app_rw;
create table app.production_work_order_operations (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  seq bigint,
  process_id uuid,
  station_id uuid,
  input_qty numeric(24,6) default '0',
  good_qty numeric(24,6) default '0',
  scrap_qty numeric(24,6) default '0',
  rework_qty numeric(24,6) default '0',
  last_at timestamptz,
  counting_point varchar(1) collate "C" not null default '0',
  first_piece varchar(1) collate "C" not null default '0',
  skill varchar(40) collate "C",
  run_seconds numeric(24,3),
  previous_seq bigint,
  self_fed varchar(1) collate "C" not null default '0',
  primary key (tenant_id, id)
);
alter table app.production_work_order_operations add constraint production_work_order_operations_counting_point_ck check (counting_point in ('1','0'));
alter table app.production_work_order_operations add constraint production_work_order_operations_first_piece_ck check (first_piece in ('1','0'));
alter table app.production_work_order_operations add constraint production_work_order_operations_self_fed_ck check (self_fed in ('1','0'));
create index production_work_order_operations_process_id_ix on app.production_work_order_operations (tenant_id, process_id);
create index production_work_order_operations_station_id_ix on app.production_work_order_operations (tenant_id, station_id);
create index production_work_order_operations_parent_ix on app.production_work_order_operations (tenant_id, parent_id, position);
alter table app.production_work_order_operations enable row level security;
alter table app.production_work_order_operations force row level security;
create policy tenant on app.production_work_order_operations to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_work_order_operations to app_rw;
create table app.production_dispatch_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  work_order_id uuid not null,
  operation_seq bigint not null,
  part_id uuid,
  process_id uuid,
  line_id uuid,
  plant_id uuid not null,
  station_id uuid,
  device_id uuid,
  tooling_id uuid,
  operator_id uuid,
  team varchar(60) collate "C",
  business_on date not null,
  shift varchar(20) collate "C",
  planned_qty numeric(24,6) not null,
  good_qty numeric(24,6) default '0',
  scrap_qty numeric(24,6) default '0',
  rework_qty numeric(24,6) default '0',
  actual_start timestamptz,
  actual_end timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index production_dispatch_order_work_order_id_ix on app.production_dispatch_order (tenant_id, work_order_id);
create index production_dispatch_order_part_id_ix on app.production_dispatch_order (tenant_id, part_id);
create index production_dispatch_order_process_id_ix on app.production_dispatch_order (tenant_id, process_id);
create index production_dispatch_order_line_id_ix on app.production_dispatch_order (tenant_id, line_id);
create index production_dispatch_order_plant_id_ix on app.production_dispatch_order (tenant_id, plant_id);
create index production_dispatch_order_station_id_ix on app.production_dispatch_order (tenant_id, station_id);
create index production_dispatch_order_device_id_ix on app.production_dispatch_order (tenant_id, device_id);
create index production_dispatch_order_tooling_id_ix on app.production_dispatch_order (tenant_id, tooling_id);
create index production_dispatch_order_operator_id_ix on app.production_dispatch_order (tenant_id, operator_id);
create index production_dispatch_order_shift_pre on app.production_dispatch_order (tenant_id, shift);
create unique index production_dispatch_order_number_key on app.production_dispatch_order (tenant_id, number);
create index production_dispatch_order_status_ix on app.production_dispatch_order (tenant_id, status, id);
alter table app.production_dispatch_order enable row level security;
alter table app.production_dispatch_order force row level security;
create policy tenant on app.production_dispatch_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_dispatch_order to app_rw;
create table app.production_work_report (
  tenant_id int not null,
  id uuid not null,
  report_no varchar(40) collate "C" not null,
  at timestamptz not null,
  business_on date not null,
  shift varchar(20) collate "C",
  plant_id uuid not null,
  production_order_id uuid not null,
  work_order_id uuid not null,
  dispatch_order_id uuid not null,
  operation_seq bigint not null,
  process_id uuid,
  part_id uuid not null,
  batch varchar(40) collate "C",
  line_id uuid,
  station_id uuid,
  device_id uuid,
  operator_id uuid,
  good_qty numeric(24,6) not null,
  first_good_qty numeric(24,6) not null,
  scrap_qty numeric(24,6) not null,
  rework_qty numeric(24,6) not null,
  scrap_defect_id uuid,
  rework_defect_id uuid,
  reverses_id uuid,
  reason varchar(500) collate "C",
  reporter_id uuid,
  is_reversal varchar(1) collate "C" not null default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.production_work_report add constraint production_work_report_is_reversal_ck check (is_reversal in ('1','0'));
create index production_work_report_plant_id_ix on app.production_work_report (tenant_id, plant_id);
create index production_work_report_production_order_id_ix on app.production_work_report (tenant_id, production_order_id);
create index production_work_report_work_order_id_ix on app.production_work_report (tenant_id, work_order_id, at desc, id desc) include (deleted_at);
create index production_work_report_dispatch_order_id_ix on app.production_work_report (tenant_id, dispatch_order_id, at desc, id desc) include (deleted_at);
create index production_work_report_process_id_ix on app.production_work_report (tenant_id, process_id);
create index production_work_report_part_id_ix on app.production_work_report (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_work_report_line_id_ix on app.production_work_report (tenant_id, line_id, at desc, id desc) include (deleted_at);
create index production_work_report_station_id_ix on app.production_work_report (tenant_id, station_id, at desc, id desc) include (deleted_at);
create index production_work_report_device_id_ix on app.production_work_report (tenant_id, device_id);
create index production_work_report_operator_id_ix on app.production_work_report (tenant_id, operator_id, at desc, id desc) include (deleted_at);
create index production_work_report_scrap_defect_id_ix on app.production_work_report (tenant_id, scrap_defect_id);
create index production_work_report_rework_defect_id_ix on app.production_work_report (tenant_id, rework_defect_id);
create index production_work_report_reverses_id_ix on app.production_work_report (tenant_id, reverses_id);
create index production_work_report_reporter_id_ix on app.production_work_report (tenant_id, reporter_id);
create unique index production_work_report_report_no_key on app.production_work_report (tenant_id, report_no) where deleted_at is null;
create index production_work_report_shift_pre on app.production_work_report (tenant_id, shift);
create index production_work_report_batch_pre on app.production_work_report (tenant_id, batch);
create index production_work_report_order_ix on app.production_work_report (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.production_work_report enable row level security;
alter table app.production_work_report force row level security;
create policy tenant on app.production_work_report to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_work_report to app_rw;
create table app.production_backflush (
  tenant_id int not null,
  id uuid not null,
  backflush_no varchar(40) collate "C" not null,
  at timestamptz not null,
  state varchar(40) collate "C" not null,
  plant_id uuid not null,
  production_order_id uuid not null,
  report_id uuid not null,
  operation_seq bigint not null,
  part_id uuid not null,
  location_id uuid,
  required_qty numeric(24,6) not null,
  posted_qty numeric(24,6) not null default '0',
  error varchar(500) collate "C",
  tries bigint not null default 1,
  done_at timestamptz,
  material_line varchar(36) collate "C" not null,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index production_backflush_plant_id_ix on app.production_backflush (tenant_id, plant_id);
create index production_backflush_production_order_id_ix on app.production_backflush (tenant_id, production_order_id, at desc, id desc) include (deleted_at);
create index production_backflush_report_id_ix on app.production_backflush (tenant_id, report_id, at desc, id desc) include (deleted_at);
create index production_backflush_part_id_ix on app.production_backflush (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_backflush_location_id_ix on app.production_backflush (tenant_id, location_id, at desc, id desc) include (deleted_at);
create unique index production_backflush_backflush_no_key on app.production_backflush (tenant_id, backflush_no) where deleted_at is null;
create index production_backflush_order_ix on app.production_backflush (tenant_id, at desc, id desc) where deleted_at is null;
create unique index production_backflush_report_id_material_line_key on app.production_backflush (tenant_id, report_id, material_line) where deleted_at is null;
alter table app.production_backflush enable row level security;
alter table app.production_backflush force row level security;
create policy tenant on app.production_backflush to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_backflush to app_rw;
create table app.production_material_use (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  kind varchar(40) collate "C" not null,
  plant_id uuid not null,
  production_order_id uuid not null,
  report_id uuid,
  backflush_id uuid,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  location_id uuid,
  qty numeric(24,6) not null,
  material_line varchar(36) collate "C" not null,
  stock_move_id uuid not null,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index production_material_use_plant_id_ix on app.production_material_use (tenant_id, plant_id);
create index production_material_use_production_order_id_ix on app.production_material_use (tenant_id, production_order_id, at desc, id desc) include (deleted_at);
create index production_material_use_report_id_ix on app.production_material_use (tenant_id, report_id, at desc, id desc) include (deleted_at);
create index production_material_use_backflush_id_ix on app.production_material_use (tenant_id, backflush_id);
create index production_material_use_part_id_ix on app.production_material_use (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_material_use_location_id_ix on app.production_material_use (tenant_id, location_id, at desc, id desc) include (deleted_at);
create index production_material_use_stock_move_id_ix on app.production_material_use (tenant_id, stock_move_id);
create index production_material_use_batch_pre on app.production_material_use (tenant_id, batch);
create index production_material_use_order_ix on app.production_material_use (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.production_material_use enable row level security;
alter table app.production_material_use force row level security;
create policy tenant on app.production_material_use to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_material_use to app_rw;
create table app.production_material_binding (
  tenant_id int not null,
  id uuid not null,
  bound_at timestamptz not null,
  plant_id uuid not null,
  station_id uuid not null,
  component_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  work_order_id uuid not null,
  dispatch_order_id uuid not null,
  operator_id uuid,
  bound_by_id uuid,
  active varchar(1) collate "C" not null default '1',
  removed_at timestamptz,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.production_material_binding add constraint production_material_binding_active_ck check (active in ('1','0'));
create index production_material_binding_plant_id_ix on app.production_material_binding (tenant_id, plant_id);
create index production_material_binding_station_id_ix on app.production_material_binding (tenant_id, station_id, bound_at desc, id desc) include (deleted_at);
create index production_material_binding_component_id_ix on app.production_material_binding (tenant_id, component_id, bound_at desc, id desc) include (deleted_at);
create index production_material_binding_work_order_id_ix on app.production_material_binding (tenant_id, work_order_id, bound_at desc, id desc) include (deleted_at);
create index production_material_binding_dispatch_order_id_ix on app.production_material_binding (tenant_id, dispatch_order_id);
create index production_material_binding_operator_id_ix on app.production_material_binding (tenant_id, operator_id);
create index production_material_binding_bound_by_id_ix on app.production_material_binding (tenant_id, bound_by_id);
create index production_material_binding_batch_pre on app.production_material_binding (tenant_id, batch);
create index production_material_binding_order_ix on app.production_material_binding (tenant_id, bound_at desc, id desc) where deleted_at is null;
alter table app.production_material_binding enable row level security;
alter table app.production_material_binding force row level security;
create policy tenant on app.production_material_binding to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_material_binding to app_rw;
create table app.production_pack (
  tenant_id int not null,
  id uuid not null,
  box_no varchar(40) collate "C" not null,
  at timestamptz not null,
  plant_id uuid not null,
  work_order_id uuid not null,
  line_id uuid,
  part_id uuid not null,
  batch varchar(40) collate "C",
  package_id uuid,
  qty numeric(24,6) not null,
  standard_qty numeric(24,6),
  partial varchar(1) collate "C" not null default '0',
  business_on date not null,
  shift varchar(20) collate "C",
  offline_record_id uuid,
  packed_by_id uuid,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.production_pack add constraint production_pack_partial_ck check (partial in ('1','0'));
create index production_pack_plant_id_ix on app.production_pack (tenant_id, plant_id);
create index production_pack_work_order_id_ix on app.production_pack (tenant_id, work_order_id, at desc, id desc) include (deleted_at);
create index production_pack_line_id_ix on app.production_pack (tenant_id, line_id, at desc, id desc) include (deleted_at);
create index production_pack_part_id_ix on app.production_pack (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_pack_package_id_ix on app.production_pack (tenant_id, package_id);
create index production_pack_offline_record_id_ix on app.production_pack (tenant_id, offline_record_id);
create index production_pack_packed_by_id_ix on app.production_pack (tenant_id, packed_by_id);
create unique index production_pack_box_no_key on app.production_pack (tenant_id, box_no) where deleted_at is null;
create index production_pack_batch_pre on app.production_pack (tenant_id, batch);
create index production_pack_order_ix on app.production_pack (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.production_pack enable row level security;
alter table app.production_pack force row level security;
create policy tenant on app.production_pack to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_pack to app_rw;
create table app.production_offline_record (
  tenant_id int not null,
  id uuid not null,
  offline_no varchar(40) collate "C" not null,
  at timestamptz not null,
  business_on date not null,
  shift varchar(20) collate "C",
  plant_id uuid not null,
  production_order_id uuid not null,
  work_order_id uuid not null,
  line_id uuid,
  part_id uuid not null,
  batch varchar(40) collate "C",
  qty numeric(24,6) not null,
  boxes bigint not null default 0,
  warehouse_id uuid not null,
  location_id uuid not null,
  submitted_by_id uuid,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index production_offline_record_plant_id_ix on app.production_offline_record (tenant_id, plant_id);
create index production_offline_record_production_order_id_ix on app.production_offline_record (tenant_id, production_order_id, at desc, id desc) include (deleted_at);
create index production_offline_record_work_order_id_ix on app.production_offline_record (tenant_id, work_order_id, at desc, id desc) include (deleted_at);
create index production_offline_record_line_id_ix on app.production_offline_record (tenant_id, line_id, at desc, id desc) include (deleted_at);
create index production_offline_record_part_id_ix on app.production_offline_record (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_offline_record_warehouse_id_ix on app.production_offline_record (tenant_id, warehouse_id, at desc, id desc) include (deleted_at);
create index production_offline_record_location_id_ix on app.production_offline_record (tenant_id, location_id);
create index production_offline_record_submitted_by_id_ix on app.production_offline_record (tenant_id, submitted_by_id);
create unique index production_offline_record_offline_no_key on app.production_offline_record (tenant_id, offline_no) where deleted_at is null;
create index production_offline_record_batch_pre on app.production_offline_record (tenant_id, batch);
create index production_offline_record_order_ix on app.production_offline_record (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.production_offline_record enable row level security;
alter table app.production_offline_record force row level security;
create policy tenant on app.production_offline_record to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_offline_record to app_rw;
create table app.production_completion (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  business_on date not null,
  kind varchar(40) collate "C" not null,
  order_no varchar(40) collate "C" not null,
  plant_id uuid not null,
  production_order_id uuid not null,
  work_order_id uuid,
  part_id uuid not null,
  line_id uuid,
  planned_qty numeric(24,6) not null,
  good_qty numeric(24,6) not null,
  scrap_qty numeric(24,6) not null,
  received_qty numeric(24,6) not null,
  planned_end timestamptz,
  on_time varchar(1) collate "C" not null default '0',
  forced varchar(1) collate "C" not null default '0',
  reason varchar(500) collate "C",
  completed_by_id uuid,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.production_completion add constraint production_completion_on_time_ck check (on_time in ('1','0'));
alter table app.production_completion add constraint production_completion_forced_ck check (forced in ('1','0'));
create index production_completion_plant_id_ix on app.production_completion (tenant_id, plant_id);
create index production_completion_production_order_id_ix on app.production_completion (tenant_id, production_order_id, at desc, id desc) include (deleted_at);
create index production_completion_work_order_id_ix on app.production_completion (tenant_id, work_order_id, at desc, id desc) include (deleted_at);
create index production_completion_part_id_ix on app.production_completion (tenant_id, part_id, at desc, id desc) include (deleted_at);
create index production_completion_line_id_ix on app.production_completion (tenant_id, line_id, at desc, id desc) include (deleted_at);
create index production_completion_completed_by_id_ix on app.production_completion (tenant_id, completed_by_id);
create index production_completion_order_ix on app.production_completion (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.production_completion enable row level security;
alter table app.production_completion force row level security;
create policy tenant on app.production_completion to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.production_completion to app_rw;
create table app.purchasing_purchase_forecast (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  revision bigint,
  start_on date not null,
  firm_weeks bigint not null default 4,
  material_weeks bigint not null default 0,
  outlook_weeks bigint not null default 8,
  reply_due_at timestamptz,
  replied_at timestamptz,
  reply_remark varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_purchase_forecast_vendor_id_ix on app.purchasing_purchase_forecast (tenant_id, vendor_id);
create index purchasing_purchase_forecast_plant_id_ix on app.purchasing_purchase_forecast (tenant_id, plant_id);
create unique index purchasing_purchase_forecast_number_key on app.purchasing_purchase_forecast (tenant_id, number);
create index purchasing_purchase_forecast_status_ix on app.purchasing_purchase_forecast (tenant_id, status, id);
alter table app.purchasing_purchase_forecast enable row level security;
alter table app.purchasing_purchase_forecast force row level security;
create policy tenant on app.purchasing_purchase_forecast to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_forecast to app_rw;
create table app.purchasing_purchase_forecast_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  week date not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  reply_qty numeric(24,3),
  reply_reason varchar(40) collate "C",
  reply_remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_forecast_lines_part_id_ix on app.purchasing_purchase_forecast_lines (tenant_id, part_id);
create index purchasing_purchase_forecast_lines_unit_id_ix on app.purchasing_purchase_forecast_lines (tenant_id, unit_id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_week_key unique (tenant_id, parent_id, part_id, week) deferrable initially deferred;
create index purchasing_purchase_forecast_lines_parent_ix on app.purchasing_purchase_forecast_lines (tenant_id, parent_id, position);
alter table app.purchasing_purchase_forecast_lines enable row level security;
alter table app.purchasing_purchase_forecast_lines force row level security;
create policy tenant on app.purchasing_purchase_forecast_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_forecast_lines to app_rw;
create table app.purchasing_requisition (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  plant_id uuid not null,
  department_id uuid,
  requested_by_id uuid,
  needed_on date not null,
  purpose varchar(200) collate "C",
  remark varchar(500) collate "C",
  pending jsonb,
  pending_by_id uuid,
  pending_at timestamptz,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_requisition_plant_id_ix on app.purchasing_requisition (tenant_id, plant_id);
create index purchasing_requisition_department_id_ix on app.purchasing_requisition (tenant_id, department_id);
create index purchasing_requisition_requested_by_id_ix on app.purchasing_requisition (tenant_id, requested_by_id);
create index purchasing_requisition_pending_by_id_ix on app.purchasing_requisition (tenant_id, pending_by_id);
create unique index purchasing_requisition_number_key on app.purchasing_requisition (tenant_id, number);
create index purchasing_requisition_status_ix on app.purchasing_requisition (tenant_id, status, id);
alter table app.purchasing_requisition enable row level security;
alter table app.purchasing_requisition force row level security;
create policy tenant on app.purchasing_requisition to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_requisition to app_rw;
create table app.purchasing_requisition_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  vendor_id uuid,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_requisition_lines_part_id_ix on app.purchasing_requisition_lines (tenant_id, part_id);
create index purchasing_requisition_lines_unit_id_ix on app.purchasing_requisition_lines (tenant_id, unit_id);
create index purchasing_requisition_lines_vendor_id_ix on app.purchasing_requisition_lines (tenant_id, vendor_id);
create index purchasing_requisition_lines_parent_ix on app.purchasing_requisition_lines (tenant_id, parent_id, position);
alter table app.purchasing_requisition_lines enable row level security;
alter table app.purchasing_requisition_lines force row level security;
create policy tenant on app.purchasing_requisition_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_requisition_lines to app_rw;
create table app.purchasing_contract (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  name varchar(100) collate "C" not null,
  currency varchar(40) collate "C" not null default 'CNY',
  tax_rate numeric(24,2),
  payment_term varchar(40) collate "C",
  valid_from date not null,
  valid_to date not null,
  revision bigint default 1,
  previous_id uuid,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_contract_vendor_id_ix on app.purchasing_contract (tenant_id, vendor_id);
create index purchasing_contract_previous_id_ix on app.purchasing_contract (tenant_id, previous_id);
create index purchasing_contract_name_pre on app.purchasing_contract (tenant_id, name);
create unique index purchasing_contract_number_key on app.purchasing_contract (tenant_id, number);
create index purchasing_contract_status_ix on app.purchasing_contract (tenant_id, status, id);
alter table app.purchasing_contract enable row level security;
alter table app.purchasing_contract force row level security;
create policy tenant on app.purchasing_contract to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_contract to app_rw;
create table app.purchasing_contract_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  min_qty numeric(24,3) not null default '0',
  unit_id uuid not null,
  price numeric(24,6) not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_contract_lines_part_id_ix on app.purchasing_contract_lines (tenant_id, part_id);
create index purchasing_contract_lines_unit_id_ix on app.purchasing_contract_lines (tenant_id, unit_id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_part_id_unit_id_min_qty_key unique (tenant_id, parent_id, part_id, unit_id, min_qty) deferrable initially deferred;
create index purchasing_contract_lines_parent_ix on app.purchasing_contract_lines (tenant_id, parent_id, position);
alter table app.purchasing_contract_lines enable row level security;
alter table app.purchasing_contract_lines force row level security;
create policy tenant on app.purchasing_contract_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_contract_lines to app_rw;
create table app.purchasing_price_list (
  tenant_id int not null,
  id uuid not null,
  vendor_id uuid not null,
  part_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  unit_id uuid not null,
  min_qty numeric(24,3) not null default '0',
  price numeric(24,6) not null,
  valid_from date not null,
  valid_to date,
  quote_no varchar(40) collate "C",
  remark varchar(500) collate "C",
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
alter table app.purchasing_price_list add constraint purchasing_price_list_mark_status_ck check (mark_status in ('1','0'));
create index purchasing_price_list_vendor_id_ix on app.purchasing_price_list (tenant_id, vendor_id);
create index purchasing_price_list_part_id_ix on app.purchasing_price_list (tenant_id, part_id);
create index purchasing_price_list_unit_id_ix on app.purchasing_price_list (tenant_id, unit_id);
alter table app.purchasing_price_list enable row level security;
alter table app.purchasing_price_list force row level security;
create policy tenant on app.purchasing_price_list to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_price_list to app_rw;
create table app.purchasing_purchase_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  warehouse_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  order_date date not null,
  buyer_id uuid,
  under_tolerance numeric(24,2) not null default '0',
  reply_due_at timestamptz,
  replied_at timestamptz,
  reply_remark varchar(500) collate "C",
  remark varchar(500) collate "C",
  revision bigint default 1,
  revision_due_at timestamptz,
  pending jsonb,
  pending_by_id uuid,
  pending_at timestamptz,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_vendor_id_ix on app.purchasing_purchase_order (tenant_id, vendor_id);
create index purchasing_purchase_order_plant_id_ix on app.purchasing_purchase_order (tenant_id, plant_id);
create index purchasing_purchase_order_warehouse_id_ix on app.purchasing_purchase_order (tenant_id, warehouse_id);
create index purchasing_purchase_order_buyer_id_ix on app.purchasing_purchase_order (tenant_id, buyer_id);
create index purchasing_purchase_order_pending_by_id_ix on app.purchasing_purchase_order (tenant_id, pending_by_id);
create unique index purchasing_purchase_order_number_key on app.purchasing_purchase_order (tenant_id, number);
create index purchasing_purchase_order_status_ix on app.purchasing_purchase_order (tenant_id, status, id);
alter table app.purchasing_purchase_order enable row level security;
alter table app.purchasing_purchase_order force row level security;
create policy tenant on app.purchasing_purchase_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order to app_rw;
create table app.purchasing_purchase_order_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  price numeric(24,6),
  due_date date not null,
  confirmed_qty numeric(24,3),
  confirmed_date date,
  reply_remark varchar(200) collate "C",
  requisition_id uuid,
  requisition_line bigint,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_lines_part_id_ix on app.purchasing_purchase_order_lines (tenant_id, part_id);
create index purchasing_purchase_order_lines_unit_id_ix on app.purchasing_purchase_order_lines (tenant_id, unit_id);
create index purchasing_purchase_order_lines_requisition_id_ix on app.purchasing_purchase_order_lines (tenant_id, requisition_id);
create index purchasing_purchase_order_lines_parent_ix on app.purchasing_purchase_order_lines (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_lines enable row level security;
alter table app.purchasing_purchase_order_lines force row level security;
create policy tenant on app.purchasing_purchase_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_lines to app_rw;
create table app.purchasing_purchase_order_promises (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  qty numeric(24,3),
  date date,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_promises_parent_ix on app.purchasing_purchase_order_promises (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_promises enable row level security;
alter table app.purchasing_purchase_order_promises force row level security;
create policy tenant on app.purchasing_purchase_order_promises to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_promises to app_rw;
create table app.purchasing_purchase_order_revisions (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  revision bigint,
  line_no bigint,
  old_qty numeric(24,3),
  qty numeric(24,3),
  old_date date,
  date date,
  old_price numeric(24,6),
  price numeric(24,6),
  reason varchar(500) collate "C",
  asked_at timestamptz,
  answer varchar(40) collate "C",
  answered_at timestamptz,
  answer_remark varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_revisions_parent_ix on app.purchasing_purchase_order_revisions (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_revisions enable row level security;
alter table app.purchasing_purchase_order_revisions force row level security;
create policy tenant on app.purchasing_purchase_order_revisions to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_revisions to app_rw;
create table app.purchasing_delivery_plan (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  dock_id uuid,
  revision bigint default 0,
  feedback_due_at timestamptz,
  feedback_count bigint default 0,
  feedback varchar(40) collate "C",
  feedback_remark varchar(500) collate "C",
  feedback_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_delivery_plan_vendor_id_ix on app.purchasing_delivery_plan (tenant_id, vendor_id);
create index purchasing_delivery_plan_warehouse_id_ix on app.purchasing_delivery_plan (tenant_id, warehouse_id);
create index purchasing_delivery_plan_dock_id_ix on app.purchasing_delivery_plan (tenant_id, dock_id);
create unique index purchasing_delivery_plan_number_key on app.purchasing_delivery_plan (tenant_id, number);
create index purchasing_delivery_plan_status_ix on app.purchasing_delivery_plan (tenant_id, status, id);
alter table app.purchasing_delivery_plan enable row level security;
alter table app.purchasing_delivery_plan force row level security;
create policy tenant on app.purchasing_delivery_plan to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_plan to app_rw;
create table app.purchasing_delivery_plan_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  arrival_at timestamptz not null,
  order_id uuid,
  order_line bigint,
  answer_qty numeric(24,3),
  answer_at timestamptz,
  answer_remark varchar(200) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_delivery_plan_lines_part_id_ix on app.purchasing_delivery_plan_lines (tenant_id, part_id);
create index purchasing_delivery_plan_lines_unit_id_ix on app.purchasing_delivery_plan_lines (tenant_id, unit_id);
create index purchasing_delivery_plan_lines_order_id_ix on app.purchasing_delivery_plan_lines (tenant_id, order_id);
create index purchasing_delivery_plan_lines_parent_ix on app.purchasing_delivery_plan_lines (tenant_id, parent_id, position);
alter table app.purchasing_delivery_plan_lines enable row level security;
alter table app.purchasing_delivery_plan_lines force row level security;
create policy tenant on app.purchasing_delivery_plan_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_rw;
create table app.purchasing_delivery_note (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  planned_arrival timestamptz not null,
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  gate_arrived_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_delivery_note_vendor_id_ix on app.purchasing_delivery_note (tenant_id, vendor_id);
create index purchasing_delivery_note_warehouse_id_ix on app.purchasing_delivery_note (tenant_id, warehouse_id);
create index purchasing_delivery_note_plate_pre on app.purchasing_delivery_note (tenant_id, plate);
create unique index purchasing_delivery_note_number_key on app.purchasing_delivery_note (tenant_id, number);
create index purchasing_delivery_note_status_ix on app.purchasing_delivery_note (tenant_id, status, id);
alter table app.purchasing_delivery_note enable row level security;
alter table app.purchasing_delivery_note force row level security;
create policy tenant on app.purchasing_delivery_note to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_note to app_rw;
create table app.purchasing_delivery_note_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  plan_id uuid,
  order_id uuid,
  source_line bigint,
  lot varchar(40) collate "C",
  bound_qty numeric(24,3) default '0',
  received_qty numeric(24,3) default '0',
  rejected_qty numeric(24,3) default '0',
  accepted_qty numeric(24,6),
  accepted_on date,
  ng_qty numeric(24,6) default '0',
  primary key (tenant_id, id)
);
create index purchasing_delivery_note_lines_part_id_ix on app.purchasing_delivery_note_lines (tenant_id, part_id);
create index purchasing_delivery_note_lines_unit_id_ix on app.purchasing_delivery_note_lines (tenant_id, unit_id);
create index purchasing_delivery_note_lines_plan_id_ix on app.purchasing_delivery_note_lines (tenant_id, plan_id);
create index purchasing_delivery_note_lines_order_id_ix on app.purchasing_delivery_note_lines (tenant_id, order_id);
create index purchasing_delivery_note_lines_parent_ix on app.purchasing_delivery_note_lines (tenant_id, parent_id, position);
alter table app.purchasing_delivery_note_lines enable row level security;
alter table app.purchasing_delivery_note_lines force row level security;
create policy tenant on app.purchasing_delivery_note_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_note_lines to app_rw;
create table app.purchasing_delivery_note_labels (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line varchar(40) collate "C" not null,
  case_no varchar(40) collate "C" not null,
  serial_no varchar(40) collate "C",
  qty numeric(24,3) not null,
  primary key (tenant_id, id)
);
create index purchasing_delivery_note_labels_parent_ix on app.purchasing_delivery_note_labels (tenant_id, parent_id, position);
alter table app.purchasing_delivery_note_labels enable row level security;
alter table app.purchasing_delivery_note_labels force row level security;
create policy tenant on app.purchasing_delivery_note_labels to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_note_labels to app_rw;
create table app.purchasing_label_list (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  kind varchar(40) collate "C" not null default 'case',
  vendor_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  serial_no varchar(40) collate "C",
  produced_on date,
  expires_on date,
  qty numeric(24,3) not null,
  max_qty numeric(24,3),
  sscc varchar(18) collate "C",
  note_no varchar(40) collate "C",
  note_line varchar(40) collate "C",
  printed_count bigint default 0,
  printed_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_label_list_vendor_id_ix on app.purchasing_label_list (tenant_id, vendor_id);
create index purchasing_label_list_part_id_ix on app.purchasing_label_list (tenant_id, part_id);
create index purchasing_label_list_batch_pre on app.purchasing_label_list (tenant_id, batch);
create index purchasing_label_list_serial_no_pre on app.purchasing_label_list (tenant_id, serial_no);
create index purchasing_label_list_sscc_pre on app.purchasing_label_list (tenant_id, sscc);
create index purchasing_label_list_note_no_pre on app.purchasing_label_list (tenant_id, note_no);
create unique index purchasing_label_list_number_key on app.purchasing_label_list (tenant_id, number);
create index purchasing_label_list_status_ix on app.purchasing_label_list (tenant_id, status, id);
alter table app.purchasing_label_list enable row level security;
alter table app.purchasing_label_list force row level security;
create policy tenant on app.purchasing_label_list to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_label_list to app_rw;
create table app.purchasing_supplier_inspection_task (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  note_id uuid,
  note_line varchar(40) collate "C",
  part_id uuid not null,
  batch varchar(40) collate "C",
  asn_qty bigint not null,
  samp_qty bigint,
  deviation varchar(40) collate "C",
  deviation_remark varchar(500) collate "C" default '无',
  checked_by varchar(100) collate "C",
  checked_at timestamptz,
  recheck_result varchar(40) collate "C",
  recheck_remark varchar(500) collate "C",
  rechecked_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_supplier_inspection_task_vendor_id_ix on app.purchasing_supplier_inspection_task (tenant_id, vendor_id);
create index purchasing_supplier_inspection_task_note_id_ix on app.purchasing_supplier_inspection_task (tenant_id, note_id);
create index purchasing_supplier_inspection_task_part_id_ix on app.purchasing_supplier_inspection_task (tenant_id, part_id);
create unique index purchasing_supplier_inspection_task_number_key on app.purchasing_supplier_inspection_task (tenant_id, number);
create index purchasing_supplier_inspection_task_status_ix on app.purchasing_supplier_inspection_task (tenant_id, status, id);
alter table app.purchasing_supplier_inspection_task enable row level security;
alter table app.purchasing_supplier_inspection_task force row level security;
create policy tenant on app.purchasing_supplier_inspection_task to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task to app_rw;
create table app.purchasing_supplier_inspection_task_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  item_id uuid not null,
  standard varchar(200) collate "C",
  result varchar(200) collate "C",
  judgement varchar(40) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_supplier_inspection_task_lines_item_id_ix on app.purchasing_supplier_inspection_task_lines (tenant_id, item_id);
create index purchasing_supplier_inspection_task_lines_parent_ix on app.purchasing_supplier_inspection_task_lines (tenant_id, parent_id, position);
alter table app.purchasing_supplier_inspection_task_lines enable row level security;
alter table app.purchasing_supplier_inspection_task_lines force row level security;
create policy tenant on app.purchasing_supplier_inspection_task_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task_lines to app_rw;
create table app.purchasing_pickup_note (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  pickup_at timestamptz not null,
  ship_from varchar(200) collate "C" not null,
  receive_to varchar(200) collate "C" not null,
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  picked_up_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_pickup_note_vendor_id_ix on app.purchasing_pickup_note (tenant_id, vendor_id);
create index purchasing_pickup_note_warehouse_id_ix on app.purchasing_pickup_note (tenant_id, warehouse_id);
create index purchasing_pickup_note_plate_pre on app.purchasing_pickup_note (tenant_id, plate);
create unique index purchasing_pickup_note_number_key on app.purchasing_pickup_note (tenant_id, number);
create index purchasing_pickup_note_status_ix on app.purchasing_pickup_note (tenant_id, status, id);
alter table app.purchasing_pickup_note enable row level security;
alter table app.purchasing_pickup_note force row level security;
create policy tenant on app.purchasing_pickup_note to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_pickup_note to app_rw;
create table app.purchasing_pickup_note_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  order_id uuid,
  order_line bigint,
  picked_qty numeric(24,3),
  received_qty numeric(24,6),
  rejected_qty numeric(24,6),
  accepted_qty numeric(24,6),
  accepted_on date,
  ng_qty numeric(24,6) default '0',
  primary key (tenant_id, id)
);
create index purchasing_pickup_note_lines_part_id_ix on app.purchasing_pickup_note_lines (tenant_id, part_id);
create index purchasing_pickup_note_lines_unit_id_ix on app.purchasing_pickup_note_lines (tenant_id, unit_id);
create index purchasing_pickup_note_lines_order_id_ix on app.purchasing_pickup_note_lines (tenant_id, order_id);
create index purchasing_pickup_note_lines_parent_ix on app.purchasing_pickup_note_lines (tenant_id, parent_id, position);
alter table app.purchasing_pickup_note_lines enable row level security;
alter table app.purchasing_pickup_note_lines force row level security;
create policy tenant on app.purchasing_pickup_note_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_pickup_note_lines to app_rw;
create table app.purchasing_return_notice (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  reply_hours bigint not null default 48,
  collected varchar(1) collate "C" not null default '0',
  ship_from varchar(200) collate "C" not null,
  receive_to varchar(200) collate "C" not null,
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  published_at timestamptz,
  reply_due_at timestamptz,
  confirmed_at timestamptz,
  left_at timestamptz,
  feedback varchar(40) collate "C",
  feedback_remark varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.purchasing_return_notice add constraint purchasing_return_notice_collected_ck check (collected in ('1','0'));
create index purchasing_return_notice_vendor_id_ix on app.purchasing_return_notice (tenant_id, vendor_id);
create index purchasing_return_notice_warehouse_id_ix on app.purchasing_return_notice (tenant_id, warehouse_id);
create unique index purchasing_return_notice_number_key on app.purchasing_return_notice (tenant_id, number);
create index purchasing_return_notice_status_ix on app.purchasing_return_notice (tenant_id, status, id);
alter table app.purchasing_return_notice enable row level security;
alter table app.purchasing_return_notice force row level security;
create policy tenant on app.purchasing_return_notice to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_return_notice to app_rw;
create table app.purchasing_return_notice_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  stock_status varchar(40) collate "C" not null default 'available',
  reason varchar(200) collate "C",
  nc_no varchar(40) collate "C",
  note_id uuid,
  pickup_id uuid,
  sent_qty numeric(24,3),
  credit_qty numeric(24,3),
  primary key (tenant_id, id)
);
create index purchasing_return_notice_lines_part_id_ix on app.purchasing_return_notice_lines (tenant_id, part_id);
create index purchasing_return_notice_lines_unit_id_ix on app.purchasing_return_notice_lines (tenant_id, unit_id);
create index purchasing_return_notice_lines_note_id_ix on app.purchasing_return_notice_lines (tenant_id, note_id);
create index purchasing_return_notice_lines_pickup_id_ix on app.purchasing_return_notice_lines (tenant_id, pickup_id);
create index purchasing_return_notice_lines_parent_ix on app.purchasing_return_notice_lines (tenant_id, parent_id, position);
alter table app.purchasing_return_notice_lines enable row level security;
alter table app.purchasing_return_notice_lines force row level security;
create policy tenant on app.purchasing_return_notice_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_return_notice_lines to app_rw;
create table app.purchasing_monthly_reconciliation (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  period varchar(20) collate "C" not null,
  currency varchar(40) collate "C" not null default 'CNY',
  confirmed_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_monthly_reconciliation_vendor_id_ix on app.purchasing_monthly_reconciliation (tenant_id, vendor_id);
create index purchasing_monthly_reconciliation_plant_id_ix on app.purchasing_monthly_reconciliation (tenant_id, plant_id);
create index purchasing_monthly_reconciliation_period_pre on app.purchasing_monthly_reconciliation (tenant_id, period);
create unique index purchasing_monthly_reconciliation_number_key on app.purchasing_monthly_reconciliation (tenant_id, number);
create index purchasing_monthly_reconciliation_status_ix on app.purchasing_monthly_reconciliation (tenant_id, status, id);
alter table app.purchasing_monthly_reconciliation enable row level security;
alter table app.purchasing_monthly_reconciliation force row level security;
create policy tenant on app.purchasing_monthly_reconciliation to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation to app_rw;
create table app.purchasing_monthly_reconciliation_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  kind varchar(40) collate "C" not null,
  note_id uuid,
  pickup_id uuid,
  receipt_line bigint,
  return_notice_id uuid,
  return_line bigint,
  order_id uuid,
  order_line bigint,
  happened_on date,
  part_id uuid,
  qty numeric(24,6),
  price numeric(24,6),
  amount numeric(24,2) not null,
  tax_rate numeric(24,2),
  verdict varchar(40) collate "C",
  released_by_id uuid,
  released_at timestamptz,
  release_reason varchar(500) collate "C",
  disputed varchar(1) collate "C" not null default '0',
  dispute_reason varchar(500) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_disputed_ck check (disputed in ('1','0'));
create index purchasing_monthly_reconciliation_lines_note_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, note_id);
create index purchasing_monthly_reconciliation_lines_pickup_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, pickup_id);
create index purchasing_monthly_reconciliation_lines_return_notice_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, return_notice_id);
create index purchasing_monthly_reconciliation_lines_order_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, order_id);
create index purchasing_monthly_reconciliation_lines_part_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, part_id);
create index purchasing_monthly_reconciliation_lines_released_by_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, released_by_id);
create index purchasing_monthly_reconciliation_lines_parent_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, parent_id, position);
alter table app.purchasing_monthly_reconciliation_lines enable row level security;
alter table app.purchasing_monthly_reconciliation_lines force row level security;
create policy tenant on app.purchasing_monthly_reconciliation_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation_lines to app_rw;
create table app.purchasing_invoice_request (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  invoice_no varchar(40) collate "C",
  invoiced_on date,
  invoice_amount numeric(24,2),
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_invoice_request_vendor_id_ix on app.purchasing_invoice_request (tenant_id, vendor_id);
create index purchasing_invoice_request_invoice_no_pre on app.purchasing_invoice_request (tenant_id, invoice_no);
create unique index purchasing_invoice_request_number_key on app.purchasing_invoice_request (tenant_id, number);
create index purchasing_invoice_request_status_ix on app.purchasing_invoice_request (tenant_id, status, id);
alter table app.purchasing_invoice_request enable row level security;
alter table app.purchasing_invoice_request force row level security;
create policy tenant on app.purchasing_invoice_request to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_invoice_request to app_rw;
create table app.purchasing_invoice_request_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  statement_id uuid not null,
  statement_line bigint not null,
  qty numeric(24,6),
  price numeric(24,6),
  verdict varchar(40) collate "C",
  released_by_id uuid,
  released_at timestamptz,
  release_reason varchar(500) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_invoice_request_lines_statement_id_ix on app.purchasing_invoice_request_lines (tenant_id, statement_id);
create index purchasing_invoice_request_lines_released_by_id_ix on app.purchasing_invoice_request_lines (tenant_id, released_by_id);
create index purchasing_invoice_request_lines_parent_ix on app.purchasing_invoice_request_lines (tenant_id, parent_id, position);
alter table app.purchasing_invoice_request_lines enable row level security;
alter table app.purchasing_invoice_request_lines force row level security;
create policy tenant on app.purchasing_invoice_request_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_invoice_request_lines to app_rw;
create table app.purchasing_ecr (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  change_no varchar(40) collate "C",
  title varchar(100) collate "C" not null,
  description varchar(1000) collate "C",
  stock_disposition varchar(40) collate "C",
  cut_in_on date,
  cut_in_serial varchar(40) collate "C",
  bom_affected varchar(1) collate "C" not null default '1',
  sample_required varchar(1) collate "C" not null default '0',
  sample_approved_by_id uuid,
  sample_approved_at timestamptz,
  acknowledged_by varchar(100) collate "C",
  acknowledged_at timestamptz,
  acknowledgement varchar(500) collate "C",
  cut_over_at timestamptz,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.purchasing_ecr add constraint purchasing_ecr_bom_affected_ck check (bom_affected in ('1','0'));
alter table app.purchasing_ecr add constraint purchasing_ecr_sample_required_ck check (sample_required in ('1','0'));
create index purchasing_ecr_vendor_id_ix on app.purchasing_ecr (tenant_id, vendor_id);
create index purchasing_ecr_sample_approved_by_id_ix on app.purchasing_ecr (tenant_id, sample_approved_by_id);
create index purchasing_ecr_change_no_pre on app.purchasing_ecr (tenant_id, change_no);
create index purchasing_ecr_title_pre on app.purchasing_ecr (tenant_id, title);
create unique index purchasing_ecr_number_key on app.purchasing_ecr (tenant_id, number);
create index purchasing_ecr_status_ix on app.purchasing_ecr (tenant_id, status, id);
alter table app.purchasing_ecr enable row level security;
alter table app.purchasing_ecr force row level security;
create policy tenant on app.purchasing_ecr to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_ecr to app_rw;
create table app.purchasing_ecr_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  old_version varchar(40) collate "C",
  new_version varchar(40) collate "C",
  bom_id uuid,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_ecr_lines_part_id_ix on app.purchasing_ecr_lines (tenant_id, part_id);
create index purchasing_ecr_lines_bom_id_ix on app.purchasing_ecr_lines (tenant_id, bom_id);
create index purchasing_ecr_lines_parent_ix on app.purchasing_ecr_lines (tenant_id, parent_id, position);
alter table app.purchasing_ecr_lines enable row level security;
alter table app.purchasing_ecr_lines force row level security;
create policy tenant on app.purchasing_ecr_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_ecr_lines to app_rw;
create table app.purchasing_bulletin (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  title varchar(100) collate "C" not null,
  body varchar(4000) collate "C" not null,
  must_read varchar(1) collate "C" not null default '0',
  valid_until date,
  published_at timestamptz,
  copies bigint,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.purchasing_bulletin add constraint purchasing_bulletin_must_read_ck check (must_read in ('1','0'));
create index purchasing_bulletin_title_pre on app.purchasing_bulletin (tenant_id, title);
create unique index purchasing_bulletin_number_key on app.purchasing_bulletin (tenant_id, number);
create index purchasing_bulletin_status_ix on app.purchasing_bulletin (tenant_id, status, id);
alter table app.purchasing_bulletin enable row level security;
alter table app.purchasing_bulletin force row level security;
create policy tenant on app.purchasing_bulletin to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_bulletin to app_rw;
create table app.purchasing_bulletin_recipients (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  vendor_id uuid not null,
  primary key (tenant_id, id)
);
create index purchasing_bulletin_recipients_vendor_id_ix on app.purchasing_bulletin_recipients (tenant_id, vendor_id);
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_vendor_id_key unique (tenant_id, parent_id, vendor_id) deferrable initially deferred;
create index purchasing_bulletin_recipients_parent_ix on app.purchasing_bulletin_recipients (tenant_id, parent_id, position);
alter table app.purchasing_bulletin_recipients enable row level security;
alter table app.purchasing_bulletin_recipients force row level security;
create policy tenant on app.purchasing_bulletin_recipients to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_bulletin_recipients to app_rw;
create table app.sales_sales_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  customer_id uuid not null,
  customer_po varchar(60) collate "C",
  order_date date not null,
  plant_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index sales_sales_order_customer_id_ix on app.sales_sales_order (tenant_id, customer_id);
create index sales_sales_order_plant_id_ix on app.sales_sales_order (tenant_id, plant_id);
create index sales_sales_order_customer_po_pre on app.sales_sales_order (tenant_id, customer_po);
create unique index sales_sales_order_number_key on app.sales_sales_order (tenant_id, number);
create index sales_sales_order_status_ix on app.sales_sales_order (tenant_id, status, id);
alter table app.sales_sales_order enable row level security;
alter table app.sales_sales_order force row level security;
create policy tenant on app.sales_sales_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_order to app_rw;
create table app.sales_sales_order_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  unit_price numeric(24,6),
  due_date date not null,
  car_model_id uuid,
  remark varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index sales_sales_order_lines_part_id_ix on app.sales_sales_order_lines (tenant_id, part_id);
create index sales_sales_order_lines_unit_id_ix on app.sales_sales_order_lines (tenant_id, unit_id);
create index sales_sales_order_lines_car_model_id_ix on app.sales_sales_order_lines (tenant_id, car_model_id);
create index sales_sales_order_lines_parent_ix on app.sales_sales_order_lines (tenant_id, parent_id, position);
alter table app.sales_sales_order_lines enable row level security;
alter table app.sales_sales_order_lines force row level security;
create policy tenant on app.sales_sales_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_order_lines to app_rw;
create table app.sales_delivery_path (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  carrier_id uuid,
  minutes bigint,
  remark varchar(500) collate "C",
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
alter table app.sales_delivery_path add constraint sales_delivery_path_mark_status_ck check (mark_status in ('1','0'));
create index sales_delivery_path_carrier_id_ix on app.sales_delivery_path (tenant_id, carrier_id);
create unique index sales_delivery_path_code_key on app.sales_delivery_path (tenant_id, code) where deleted_at is null;
create index sales_delivery_path_name_trgm on app.sales_delivery_path using gin (tenant_id, name ext.gin_trgm_ops);
create index sales_delivery_path_name_pre on app.sales_delivery_path (tenant_id, name);
create index sales_delivery_path_name_en_trgm on app.sales_delivery_path using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.sales_delivery_path enable row level security;
alter table app.sales_delivery_path force row level security;
create policy tenant on app.sales_delivery_path to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_delivery_path to app_rw;
create table app.sales_delivery_path_stops (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  sequence bigint not null,
  customer_id uuid not null,
  address varchar(300) collate "C",
  minutes bigint,
  primary key (tenant_id, id)
);
create index sales_delivery_path_stops_customer_id_ix on app.sales_delivery_path_stops (tenant_id, customer_id);
create index sales_delivery_path_stops_parent_ix on app.sales_delivery_path_stops (tenant_id, parent_id, position);
alter table app.sales_delivery_path_stops enable row level security;
alter table app.sales_delivery_path_stops force row level security;
create policy tenant on app.sales_delivery_path_stops to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_delivery_path_stops to app_rw;
create table app.sales_sales_shipment (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  sales_order_id uuid not null,
  customer_id uuid not null,
  plant_id uuid not null,
  warehouse_id uuid,
  ship_to varchar(300) collate "C",
  delivery_path_id uuid,
  planned_at timestamptz,
  shipped_at timestamptz,
  signed_at timestamptz,
  signer varchar(50) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index sales_sales_shipment_sales_order_id_ix on app.sales_sales_shipment (tenant_id, sales_order_id);
create index sales_sales_shipment_customer_id_ix on app.sales_sales_shipment (tenant_id, customer_id);
create index sales_sales_shipment_plant_id_ix on app.sales_sales_shipment (tenant_id, plant_id);
create index sales_sales_shipment_warehouse_id_ix on app.sales_sales_shipment (tenant_id, warehouse_id);
create index sales_sales_shipment_delivery_path_id_ix on app.sales_sales_shipment (tenant_id, delivery_path_id);
create unique index sales_sales_shipment_number_key on app.sales_sales_shipment (tenant_id, number);
create index sales_sales_shipment_status_ix on app.sales_sales_shipment (tenant_id, status, id);
alter table app.sales_sales_shipment enable row level security;
alter table app.sales_sales_shipment force row level security;
create policy tenant on app.sales_sales_shipment to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_shipment to app_rw;
create table app.sales_sales_shipment_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  order_line varchar(36) collate "C",
  shipped_qty numeric(24,3) default '0',
  primary key (tenant_id, id)
);
create index sales_sales_shipment_lines_part_id_ix on app.sales_sales_shipment_lines (tenant_id, part_id);
create index sales_sales_shipment_lines_unit_id_ix on app.sales_sales_shipment_lines (tenant_id, unit_id);
create index sales_sales_shipment_lines_parent_ix on app.sales_sales_shipment_lines (tenant_id, parent_id, position);
alter table app.sales_sales_shipment_lines enable row level security;
alter table app.sales_sales_shipment_lines force row level security;
create policy tenant on app.sales_sales_shipment_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_shipment_lines to app_rw;
create table app.sales_bill_of_lading (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  plant_id uuid not null,
  customer_id uuid not null,
  ship_to varchar(300) collate "C",
  carrier_id uuid,
  vehicle_no varchar(12) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  delivery_path_id uuid,
  planned_at timestamptz,
  seal_no varchar(40) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index sales_bill_of_lading_plant_id_ix on app.sales_bill_of_lading (tenant_id, plant_id);
create index sales_bill_of_lading_customer_id_ix on app.sales_bill_of_lading (tenant_id, customer_id);
create index sales_bill_of_lading_carrier_id_ix on app.sales_bill_of_lading (tenant_id, carrier_id);
create index sales_bill_of_lading_delivery_path_id_ix on app.sales_bill_of_lading (tenant_id, delivery_path_id);
create index sales_bill_of_lading_vehicle_no_pre on app.sales_bill_of_lading (tenant_id, vehicle_no);
create unique index sales_bill_of_lading_number_key on app.sales_bill_of_lading (tenant_id, number);
create index sales_bill_of_lading_status_ix on app.sales_bill_of_lading (tenant_id, status, id);
alter table app.sales_bill_of_lading enable row level security;
alter table app.sales_bill_of_lading force row level security;
create policy tenant on app.sales_bill_of_lading to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_bill_of_lading to app_rw;
create table app.sales_bill_of_lading_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  shipment_id uuid not null,
  packages bigint,
  gross_weight numeric(24,3),
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
create index sales_bill_of_lading_lines_shipment_id_ix on app.sales_bill_of_lading_lines (tenant_id, shipment_id);
create index sales_bill_of_lading_lines_parent_ix on app.sales_bill_of_lading_lines (tenant_id, parent_id, position);
alter table app.sales_bill_of_lading_lines enable row level security;
alter table app.sales_bill_of_lading_lines force row level security;
create policy tenant on app.sales_bill_of_lading_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_bill_of_lading_lines to app_rw;
create table app.sales_sales_serial (
  tenant_id int not null,
  id uuid not null,
  serial_no varchar(40) collate "C" not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  shipment_id uuid not null,
  sales_order_id uuid not null,
  customer_id uuid not null,
  plant_id uuid not null,
  shipped_at timestamptz not null,
  reversed_at timestamptz,
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index sales_sales_serial_part_id_ix on app.sales_sales_serial (tenant_id, part_id, shipped_at desc, id desc) include (deleted_at);
create index sales_sales_serial_shipment_id_ix on app.sales_sales_serial (tenant_id, shipment_id, shipped_at desc, id desc) include (deleted_at);
create index sales_sales_serial_sales_order_id_ix on app.sales_sales_serial (tenant_id, sales_order_id);
create index sales_sales_serial_customer_id_ix on app.sales_sales_serial (tenant_id, customer_id, shipped_at desc, id desc) include (deleted_at);
create index sales_sales_serial_plant_id_ix on app.sales_sales_serial (tenant_id, plant_id);
create index sales_sales_serial_serial_no_pre on app.sales_sales_serial (tenant_id, serial_no);
create index sales_sales_serial_order_ix on app.sales_sales_serial (tenant_id, shipped_at desc, id desc) where deleted_at is null;
alter table app.sales_sales_serial enable row level security;
alter table app.sales_sales_serial force row level security;
create policy tenant on app.sales_sales_serial to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_serial to app_rw;
reset role;
alter table app.system_department add constraint system_department_parent_id_fk foreign key (tenant_id, parent_id) references app.system_department (tenant_id, id);
alter table app.system_department add constraint system_department_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.system_personnel add constraint system_personnel_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_personnel add constraint system_personnel_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_business_group add constraint system_business_group_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_business_group add constraint system_business_group_leader_id_fk foreign key (tenant_id, leader_id) references app.system_user (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_business_role_id_fk foreign key (tenant_id, business_role_id) references app.system_business_role (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_parent_fk foreign key (tenant_id, parent_id) references app.system_business_group (tenant_id, id) on delete cascade;
alter table app.system_role_permissions add constraint system_role_permissions_parent_fk foreign key (tenant_id, parent_id) references app.system_role (tenant_id, id) on delete cascade;
alter table app.system_user add constraint system_user_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_user add constraint system_user_avatar_id_fk foreign key (tenant_id, avatar_id) references app.file (tenant_id, id);
alter table app.system_user add constraint system_user_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.system_user_roles add constraint system_user_roles_role_id_fk foreign key (tenant_id, role_id) references app.system_role (tenant_id, id);
alter table app.system_user_roles add constraint system_user_roles_parent_fk foreign key (tenant_id, parent_id) references app.system_user (tenant_id, id) on delete cascade;
alter table app.system_user_scopes add constraint system_user_scopes_parent_fk foreign key (tenant_id, parent_id) references app.system_user (tenant_id, id) on delete cascade;
alter table app.system_api_key add constraint system_api_key_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_api_key_permissions add constraint system_api_key_permissions_parent_fk foreign key (tenant_id, parent_id) references app.system_api_key (tenant_id, id) on delete cascade;
alter table app.system_resource add constraint system_resource_parent_id_fk foreign key (tenant_id, parent_id) references app.system_resource (tenant_id, id);
alter table app.system_dictionary_items add constraint system_dictionary_items_parent_fk foreign key (tenant_id, parent_id) references app.system_dictionary (tenant_id, id) on delete cascade;
alter table app.system_coding_rule_segments add constraint system_coding_rule_segments_parent_fk foreign key (tenant_id, parent_id) references app.system_coding_rule (tenant_id, id) on delete cascade;
alter table app.base_workshop add constraint base_workshop_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_workshop add constraint base_workshop_cost_centre_id_fk foreign key (tenant_id, cost_centre_id) references app.base_cost_centre (tenant_id, id);
alter table app.base_workshop add constraint base_workshop_leader_id_fk foreign key (tenant_id, leader_id) references app.system_user (tenant_id, id);
alter table app.base_line add constraint base_line_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_line add constraint base_line_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_line add constraint base_line_cost_centre_id_fk foreign key (tenant_id, cost_centre_id) references app.base_cost_centre (tenant_id, id);
alter table app.base_work_section add constraint base_work_section_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_work_section add constraint base_work_section_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_station add constraint base_station_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_station add constraint base_station_work_section_id_fk foreign key (tenant_id, work_section_id) references app.base_work_section (tenant_id, id);
alter table app.base_station add constraint base_station_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_shift_model_shifts add constraint base_shift_model_shifts_parent_fk foreign key (tenant_id, parent_id) references app.base_shift_model (tenant_id, id) on delete cascade;
alter table app.base_shift_model_breaks add constraint base_shift_model_breaks_parent_fk foreign key (tenant_id, parent_id) references app.base_shift_model (tenant_id, id) on delete cascade;
alter table app.base_work_calendar add constraint base_work_calendar_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_shift_model_id_fk foreign key (tenant_id, shift_model_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_parent_fk foreign key (tenant_id, parent_id) references app.base_work_calendar (tenant_id, id) on delete cascade;
alter table app.base_work_schedule add constraint base_work_schedule_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_monday_id_fk foreign key (tenant_id, monday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_tuesday_id_fk foreign key (tenant_id, tuesday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_wednesday_id_fk foreign key (tenant_id, wednesday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_thursday_id_fk foreign key (tenant_id, thursday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_friday_id_fk foreign key (tenant_id, friday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_saturday_id_fk foreign key (tenant_id, saturday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_sunday_id_fk foreign key (tenant_id, sunday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_hour_balance add constraint base_work_hour_balance_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_hour_balance add constraint base_work_hour_balance_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_operator add constraint base_operator_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_operator add constraint base_operator_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_operator add constraint base_operator_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_operator add constraint base_operator_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.base_operator_skills add constraint base_operator_skills_parent_fk foreign key (tenant_id, parent_id) references app.base_operator (tenant_id, id) on delete cascade;
alter table app.base_cost_centre add constraint base_cost_centre_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_cost_centre add constraint base_cost_centre_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.base_cost_centre add constraint base_cost_centre_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.base_codelist_items add constraint base_codelist_items_parent_fk foreign key (tenant_id, parent_id) references app.base_codelist (tenant_id, id) on delete cascade;
alter table app.base_unit add constraint base_unit_base_unit_id_fk foreign key (tenant_id, base_unit_id) references app.base_unit (tenant_id, id);
alter table app.base_part_category add constraint base_part_category_parent_id_fk foreign key (tenant_id, parent_id) references app.base_part_category (tenant_id, id);
alter table app.base_customer add constraint base_customer_salesperson_id_fk foreign key (tenant_id, salesperson_id) references app.system_user (tenant_id, id);
alter table app.base_customer_contact add constraint base_customer_contact_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.base_vendor add constraint base_vendor_buyer_id_fk foreign key (tenant_id, buyer_id) references app.system_user (tenant_id, id);
alter table app.base_car_model add constraint base_car_model_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.base_part add constraint base_part_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.base_part add constraint base_part_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.base_part add constraint base_part_tracking_type_id_fk foreign key (tenant_id, tracking_type_id) references app.base_tracking_type (tenant_id, id);
alter table app.base_part add constraint base_part_car_model_id_fk foreign key (tenant_id, car_model_id) references app.base_car_model (tenant_id, id);
alter table app.base_part add constraint base_part_engineer_id_fk foreign key (tenant_id, engineer_id) references app.system_user (tenant_id, id);
alter table app.base_part_units add constraint base_part_units_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.base_part_units add constraint base_part_units_parent_fk foreign key (tenant_id, parent_id) references app.base_part (tenant_id, id) on delete cascade;
alter table app.base_part_plan add constraint base_part_plan_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_part_plan add constraint base_part_plan_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_part_plan add constraint base_part_plan_planner_id_fk foreign key (tenant_id, planner_id) references app.system_user (tenant_id, id);
alter table app.base_part_plan add constraint base_part_plan_buyer_id_fk foreign key (tenant_id, buyer_id) references app.system_user (tenant_id, id);
alter table app.base_bom add constraint base_bom_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_bom add constraint base_bom_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_bom_version add constraint base_bom_version_bom_id_fk foreign key (tenant_id, bom_id) references app.base_bom (tenant_id, id);
alter table app.base_bom_version add constraint base_bom_version_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_bom_version_lines add constraint base_bom_version_lines_component_id_fk foreign key (tenant_id, component_id) references app.base_part (tenant_id, id);
alter table app.base_bom_version_lines add constraint base_bom_version_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.base_bom_version_lines add constraint base_bom_version_lines_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.base_bom_version_lines add constraint base_bom_version_lines_parent_fk foreign key (tenant_id, parent_id) references app.base_bom_version (tenant_id, id) on delete cascade;
alter table app.base_route add constraint base_route_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_route add constraint base_route_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_route_operations add constraint base_route_operations_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.base_route_operations add constraint base_route_operations_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_route_operations add constraint base_route_operations_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.base_route_operations add constraint base_route_operations_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.base_route_operations add constraint base_route_operations_parent_fk foreign key (tenant_id, parent_id) references app.base_route (tenant_id, id) on delete cascade;
alter table app.base_production_lock add constraint base_production_lock_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_production_lock add constraint base_production_lock_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_production_lock add constraint base_production_lock_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.base_production_lock add constraint base_production_lock_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.base_part_file add constraint base_part_file_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_route_file add constraint base_route_file_route_id_fk foreign key (tenant_id, route_id) references app.base_route (tenant_id, id);
alter table app.base_route_file add constraint base_route_file_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.base_route_file add constraint base_route_file_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.base_cycle_package add constraint base_cycle_package_package_id_fk foreign key (tenant_id, package_id) references app.base_package (tenant_id, id);
alter table app.base_cycle_package add constraint base_cycle_package_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.base_cycle_package add constraint base_cycle_package_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.base_label add constraint base_label_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.base_package_schema add constraint base_package_schema_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_package_schema add constraint base_package_schema_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.base_package_schema_levels add constraint base_package_schema_levels_package_id_fk foreign key (tenant_id, package_id) references app.base_package (tenant_id, id);
alter table app.base_package_schema_levels add constraint base_package_schema_levels_label_id_fk foreign key (tenant_id, label_id) references app.base_label (tenant_id, id);
alter table app.base_package_schema_levels add constraint base_package_schema_levels_parent_fk foreign key (tenant_id, parent_id) references app.base_package_schema (tenant_id, id) on delete cascade;
alter table app.base_binding_config add constraint base_binding_config_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_binding_config add constraint base_binding_config_component_id_fk foreign key (tenant_id, component_id) references app.base_part (tenant_id, id);
alter table app.base_binding_config add constraint base_binding_config_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.base_binding_config add constraint base_binding_config_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.base_binding_config add constraint base_binding_config_tracking_type_id_fk foreign key (tenant_id, tracking_type_id) references app.base_tracking_type (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_picture_id_fk foreign key (tenant_id, picture_id) references app.file (tenant_id, id);
alter table app.base_vendor_part add constraint base_vendor_part_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.base_vendor_part add constraint base_vendor_part_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_vendor_part add constraint base_vendor_part_manufacturer_id_fk foreign key (tenant_id, manufacturer_id) references app.base_manufacturer (tenant_id, id);
alter table app.base_delivery_unit add constraint base_delivery_unit_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_delivery_unit add constraint base_delivery_unit_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_delivery_unit add constraint base_delivery_unit_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_delivery_unit add constraint base_delivery_unit_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.base_vendor_exam_item add constraint base_vendor_exam_item_exam_type_id_fk foreign key (tenant_id, exam_type_id) references app.base_vendor_exam_type (tenant_id, id);
alter table app.base_approval_plan add constraint base_approval_plan_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_approval_plan_levels add constraint base_approval_plan_levels_parent_fk foreign key (tenant_id, parent_id) references app.base_approval_plan (tenant_id, id) on delete cascade;
alter table app.base_approval_plan_approvers add constraint base_approval_plan_approvers_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.base_approval_plan_approvers add constraint base_approval_plan_approvers_role_id_fk foreign key (tenant_id, role_id) references app.system_role (tenant_id, id);
alter table app.base_approval_plan_approvers add constraint base_approval_plan_approvers_parent_fk foreign key (tenant_id, parent_id) references app.base_approval_plan (tenant_id, id) on delete cascade;
alter table app.warehouse_warehouse add constraint warehouse_warehouse_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.warehouse_warehouse add constraint warehouse_warehouse_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.warehouse_area add constraint warehouse_area_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_area add constraint warehouse_area_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.warehouse_zone add constraint warehouse_zone_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_zone add constraint warehouse_zone_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_fixed_part_id_fk foreign key (tenant_id, fixed_part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_count_order_id_fk foreign key (tenant_id, count_order_id) references app.warehouse_count_order (tenant_id, id);
alter table app.warehouse_location_group add constraint warehouse_location_group_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_location_group_locations add constraint warehouse_location_group_locations_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_location_group_locations add constraint warehouse_location_group_locations_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_location_group (tenant_id, id) on delete cascade;
alter table app.warehouse_route add constraint warehouse_route_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_route add constraint warehouse_route_carrier_id_fk foreign key (tenant_id, carrier_id) references app.base_carrier (tenant_id, id);
alter table app.warehouse_route_stops add constraint warehouse_route_stops_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_route_stops add constraint warehouse_route_stops_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_route_stops add constraint warehouse_route_stops_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_route_stops add constraint warehouse_route_stops_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_route_stops add constraint warehouse_route_stops_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_route (tenant_id, id) on delete cascade;
alter table app.warehouse_dock add constraint warehouse_dock_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_berth add constraint warehouse_berth_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.warehouse_berth add constraint warehouse_berth_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.warehouse_rotation_rule add constraint warehouse_rotation_rule_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_rotation_rule_steps add constraint warehouse_rotation_rule_steps_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.warehouse_rotation_rule_steps add constraint warehouse_rotation_rule_steps_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_rotation_rule_steps add constraint warehouse_rotation_rule_steps_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_rotation_rule_steps add constraint warehouse_rotation_rule_steps_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_rotation_rule (tenant_id, id) on delete cascade;
alter table app.warehouse_allocation_rule add constraint warehouse_allocation_rule_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_allocation_rule add constraint warehouse_allocation_rule_rotation_rule_id_fk foreign key (tenant_id, rotation_rule_id) references app.warehouse_rotation_rule (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_location_group_id_fk foreign key (tenant_id, location_group_id) references app.warehouse_location_group (tenant_id, id);
alter table app.warehouse_allocation_rule_steps add constraint warehouse_allocation_rule_steps_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_allocation_rule (tenant_id, id) on delete cascade;
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_batch_rule add constraint warehouse_batch_rule_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.warehouse_putaway_rule add constraint warehouse_putaway_rule_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_location_group_id_fk foreign key (tenant_id, location_group_id) references app.warehouse_location_group (tenant_id, id);
alter table app.warehouse_putaway_rule_steps add constraint warehouse_putaway_rule_steps_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_putaway_rule (tenant_id, id) on delete cascade;
alter table app.warehouse_stock add constraint warehouse_stock_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_to_location_id_fk foreign key (tenant_id, to_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_reverses_id_fk foreign key (tenant_id, reverses_id) references app.warehouse_stock_move (tenant_id, id);
alter table app.warehouse_lot add constraint warehouse_lot_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_lot add constraint warehouse_lot_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_asn (tenant_id, id) on delete cascade;
alter table app.warehouse_asn_packages add constraint warehouse_asn_packages_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_asn_packages add constraint warehouse_asn_packages_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_asn (tenant_id, id) on delete cascade;
alter table app.warehouse_receipt add constraint warehouse_receipt_asn_id_fk foreign key (tenant_id, asn_id) references app.warehouse_asn (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
alter table app.warehouse_receipt_packages add constraint warehouse_receipt_packages_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_packages add constraint warehouse_receipt_packages_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_received_by_id_fk foreign key (tenant_id, received_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_receipt_id_fk foreign key (tenant_id, receipt_id) references app.warehouse_receipt (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_claimed_by_id_fk foreign key (tenant_id, claimed_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_stock_adjust add constraint warehouse_stock_adjust_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_adjust add constraint warehouse_stock_adjust_reverses_id_fk foreign key (tenant_id, reverses_id) references app.warehouse_stock_adjust (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_stock_adjust (tenant_id, id) on delete cascade;
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_lot_hold add constraint warehouse_lot_hold_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_to_warehouse_id_fk foreign key (tenant_id, to_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_reverses_id_fk foreign key (tenant_id, reverses_id) references app.warehouse_stock_transfer (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_reverses_task_id_fk foreign key (tenant_id, reverses_task_id) references app.warehouse_replenishment_task (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_to_location_id_fk foreign key (tenant_id, to_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_stock_transfer (tenant_id, id) on delete cascade;
alter table app.warehouse_count_order add constraint warehouse_count_order_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_location_group_id_fk foreign key (tenant_id, location_group_id) references app.warehouse_location_group (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_short_pick_id_fk foreign key (tenant_id, short_pick_id) references app.warehouse_pick_task (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_counted_by_id_fk foreign key (tenant_id, counted_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_recounter_id_fk foreign key (tenant_id, recounter_id) references app.system_user (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_recounted_by_id_fk foreign key (tenant_id, recounted_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_count_order (tenant_id, id) on delete cascade;
alter table app.warehouse_count_diff add constraint warehouse_count_diff_count_order_id_fk foreign key (tenant_id, count_order_id) references app.warehouse_count_order (tenant_id, id);
alter table app.warehouse_count_diff add constraint warehouse_count_diff_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_count_diff add constraint warehouse_count_diff_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_count_diff add constraint warehouse_count_diff_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_count_diff add constraint warehouse_count_diff_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_to_warehouse_id_fk foreign key (tenant_id, to_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_to_location_id_fk foreign key (tenant_id, to_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_claimed_by_id_fk foreign key (tenant_id, claimed_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_replenishment_task_lines add constraint warehouse_replenishment_task_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_replenishment_task_lines add constraint warehouse_replenishment_task_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_replenishment_task (tenant_id, id) on delete cascade;
alter table app.warehouse_pick_face add constraint warehouse_pick_face_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_source_warehouse_id_fk foreign key (tenant_id, source_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_source_location_id_fk foreign key (tenant_id, source_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_source_warehouse_id_fk foreign key (tenant_id, source_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_source_location_id_fk foreign key (tenant_id, source_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_container add constraint warehouse_container_package_id_fk foreign key (tenant_id, package_id) references app.base_package (tenant_id, id);
alter table app.warehouse_container add constraint warehouse_container_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_container add constraint warehouse_container_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_container add constraint warehouse_container_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_container add constraint warehouse_container_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_container_id_fk foreign key (tenant_id, container_id) references app.warehouse_container (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_container_flow add constraint warehouse_container_flow_done_by_id_fk foreign key (tenant_id, done_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_receipt_id_fk foreign key (tenant_id, receipt_id) references app.warehouse_receipt (tenant_id, id);
alter table app.warehouse_serial_no add constraint warehouse_serial_no_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_staging_location_id_fk foreign key (tenant_id, staging_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_rotation_rule_id_fk foreign key (tenant_id, rotation_rule_id) references app.warehouse_rotation_rule (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_allocation_rule_id_fk foreign key (tenant_id, allocation_rule_id) references app.warehouse_allocation_rule (tenant_id, id);
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.warehouse_outbound_order_lines add constraint warehouse_outbound_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_outbound_order_lines add constraint warehouse_outbound_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_outbound_order_lines add constraint warehouse_outbound_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_outbound_order (tenant_id, id) on delete cascade;
alter table app.warehouse_outbound_order_allocations add constraint warehouse_outbound_order_allocations_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_outbound_order_allocations add constraint warehouse_outbound_order_allocations_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_outbound_order_allocations add constraint warehouse_outbound_order_allocations_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_outbound_order_allocations add constraint warehouse_outbound_order_allocations_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_outbound_order (tenant_id, id) on delete cascade;
alter table app.warehouse_pick_task add constraint warehouse_pick_task_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_order_id_fk foreign key (tenant_id, order_id) references app.warehouse_outbound_order (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_wave_id_fk foreign key (tenant_id, wave_id) references app.warehouse_wave (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_picker_id_fk foreign key (tenant_id, picker_id) references app.system_user (tenant_id, id);
alter table app.warehouse_release_pass add constraint warehouse_release_pass_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_release_pass add constraint warehouse_release_pass_order_id_fk foreign key (tenant_id, order_id) references app.warehouse_outbound_order (tenant_id, id);
alter table app.warehouse_release_pass add constraint warehouse_release_pass_approver_id_fk foreign key (tenant_id, approver_id) references app.system_user (tenant_id, id);
alter table app.warehouse_wave add constraint warehouse_wave_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_wave add constraint warehouse_wave_route_id_fk foreign key (tenant_id, route_id) references app.warehouse_route (tenant_id, id);
alter table app.warehouse_wave add constraint warehouse_wave_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.warehouse_wave_lines add constraint warehouse_wave_lines_order_id_fk foreign key (tenant_id, order_id) references app.warehouse_outbound_order (tenant_id, id);
alter table app.warehouse_wave_lines add constraint warehouse_wave_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_wave (tenant_id, id) on delete cascade;
alter table app.equipment_device add constraint equipment_device_device_type_id_fk foreign key (tenant_id, device_type_id) references app.equipment_device_type (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_parent_device_id_fk foreign key (tenant_id, parent_device_id) references app.equipment_device (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.equipment_device add constraint equipment_device_picture_id_fk foreign key (tenant_id, picture_id) references app.file (tenant_id, id);
alter table app.equipment_device_spare_parts add constraint equipment_device_spare_parts_spare_part_id_fk foreign key (tenant_id, spare_part_id) references app.equipment_spare_part (tenant_id, id);
alter table app.equipment_device_spare_parts add constraint equipment_device_spare_parts_parent_fk foreign key (tenant_id, parent_id) references app.equipment_device (tenant_id, id) on delete cascade;
alter table app.equipment_fault_code add constraint equipment_fault_code_device_type_id_fk foreign key (tenant_id, device_type_id) references app.equipment_device_type (tenant_id, id);
alter table app.equipment_check_item add constraint equipment_check_item_device_type_id_fk foreign key (tenant_id, device_type_id) references app.equipment_device_type (tenant_id, id);
alter table app.equipment_spare_part add constraint equipment_spare_part_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.equipment_spare_part add constraint equipment_spare_part_substitute_id_fk foreign key (tenant_id, substitute_id) references app.equipment_spare_part (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.equipment_tooling add constraint equipment_tooling_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_fault_code_id_fk foreign key (tenant_id, fault_code_id) references app.equipment_fault_code (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_reporter_id_fk foreign key (tenant_id, reporter_id) references app.system_user (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_repairer_id_fk foreign key (tenant_id, repairer_id) references app.system_user (tenant_id, id);
alter table app.quality_inspection_standard add constraint quality_inspection_standard_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.quality_inspection_standard add constraint quality_inspection_standard_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.quality_inspection_standard_lines add constraint quality_inspection_standard_lines_item_id_fk foreign key (tenant_id, item_id) references app.quality_inspection_item (tenant_id, id);
alter table app.quality_inspection_standard_lines add constraint quality_inspection_standard_lines_schema_id_fk foreign key (tenant_id, schema_id) references app.quality_sampling_schema (tenant_id, id);
alter table app.quality_inspection_standard_lines add constraint quality_inspection_standard_lines_frequency_id_fk foreign key (tenant_id, frequency_id) references app.quality_inspection_frequency (tenant_id, id);
alter table app.quality_inspection_standard_lines add constraint quality_inspection_standard_lines_tool_id_fk foreign key (tenant_id, tool_id) references app.quality_inspection_tool (tenant_id, id);
alter table app.quality_inspection_standard_lines add constraint quality_inspection_standard_lines_parent_fk foreign key (tenant_id, parent_id) references app.quality_inspection_standard (tenant_id, id) on delete cascade;
alter table app.quality_sampling_schema_classes add constraint quality_sampling_schema_classes_parent_fk foreign key (tenant_id, parent_id) references app.quality_sampling_schema (tenant_id, id) on delete cascade;
alter table app.quality_sampling_schema_ranges add constraint quality_sampling_schema_ranges_parent_fk foreign key (tenant_id, parent_id) references app.quality_sampling_schema (tenant_id, id) on delete cascade;
alter table app.quality_inspection_role add constraint quality_inspection_role_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.quality_inspection_role add constraint quality_inspection_role_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.quality_inspection_role_members add constraint quality_inspection_role_members_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.quality_inspection_role_members add constraint quality_inspection_role_members_parent_fk foreign key (tenant_id, parent_id) references app.quality_inspection_role (tenant_id, id) on delete cascade;
alter table app.quality_inspection_tool add constraint quality_inspection_tool_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.quality_inspection_tool add constraint quality_inspection_tool_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.quality_inspection_tool add constraint quality_inspection_tool_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.quality_exception_code add constraint quality_exception_code_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.quality_department_project add constraint quality_department_project_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.quality_department_project add constraint quality_department_project_leader_id_fk foreign key (tenant_id, leader_id) references app.system_user (tenant_id, id);
alter table app.quality_part_test add constraint quality_part_test_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.quality_part_test add constraint quality_part_test_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.quality_instrument_flow_setting add constraint quality_instrument_flow_setting_approver_id_fk foreign key (tenant_id, approver_id) references app.system_user (tenant_id, id);
alter table app.production_line_setting add constraint production_line_setting_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_line_setting add constraint production_line_setting_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_line_setting add constraint production_line_setting_side_location_id_fk foreign key (tenant_id, side_location_id) references app.warehouse_location (tenant_id, id);
alter table app.production_line_setting add constraint production_line_setting_finished_location_id_fk foreign key (tenant_id, finished_location_id) references app.warehouse_location (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_bom_version_id_fk foreign key (tenant_id, bom_version_id) references app.base_bom_version (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_route_id_fk foreign key (tenant_id, route_id) references app.base_route (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_sales_order_id_fk foreign key (tenant_id, sales_order_id) references app.sales_sales_order (tenant_id, id);
alter table app.production_production_order add constraint production_production_order_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.production_production_order_operations add constraint production_production_order_operations_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.production_production_order_operations add constraint production_production_order_operations_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_production_order_operations add constraint production_production_order_operations_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.production_production_order_operations add constraint production_production_order_operations_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.production_production_order_operations add constraint production_production_order_operations_parent_fk foreign key (tenant_id, parent_id) references app.production_production_order (tenant_id, id) on delete cascade;
alter table app.production_production_order_materials add constraint production_production_order_materials_component_id_fk foreign key (tenant_id, component_id) references app.base_part (tenant_id, id);
alter table app.production_production_order_materials add constraint production_production_order_materials_parent_fk foreign key (tenant_id, parent_id) references app.production_production_order (tenant_id, id) on delete cascade;
alter table app.production_work_order add constraint production_work_order_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_work_order add constraint production_work_order_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_work_order add constraint production_work_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_work_order add constraint production_work_order_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_work_order_operations add constraint production_work_order_operations_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.production_work_order_operations add constraint production_work_order_operations_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.production_work_order_operations add constraint production_work_order_operations_parent_fk foreign key (tenant_id, parent_id) references app.production_work_order (tenant_id, id) on delete cascade;
alter table app.production_dispatch_order add constraint production_dispatch_order_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_tooling_id_fk foreign key (tenant_id, tooling_id) references app.equipment_tooling (tenant_id, id);
alter table app.production_dispatch_order add constraint production_dispatch_order_operator_id_fk foreign key (tenant_id, operator_id) references app.base_operator (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_dispatch_order_id_fk foreign key (tenant_id, dispatch_order_id) references app.production_dispatch_order (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_process_id_fk foreign key (tenant_id, process_id) references app.base_process (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_operator_id_fk foreign key (tenant_id, operator_id) references app.base_operator (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_scrap_defect_id_fk foreign key (tenant_id, scrap_defect_id) references app.quality_defect (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_rework_defect_id_fk foreign key (tenant_id, rework_defect_id) references app.quality_defect (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_reverses_id_fk foreign key (tenant_id, reverses_id) references app.production_work_report (tenant_id, id);
alter table app.production_work_report add constraint production_work_report_reporter_id_fk foreign key (tenant_id, reporter_id) references app.system_user (tenant_id, id);
alter table app.production_backflush add constraint production_backflush_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_backflush add constraint production_backflush_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_backflush add constraint production_backflush_report_id_fk foreign key (tenant_id, report_id) references app.production_work_report (tenant_id, id);
alter table app.production_backflush add constraint production_backflush_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_backflush add constraint production_backflush_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_report_id_fk foreign key (tenant_id, report_id) references app.production_work_report (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_backflush_id_fk foreign key (tenant_id, backflush_id) references app.production_backflush (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.production_material_use add constraint production_material_use_stock_move_id_fk foreign key (tenant_id, stock_move_id) references app.warehouse_stock_move (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_station_id_fk foreign key (tenant_id, station_id) references app.base_station (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_component_id_fk foreign key (tenant_id, component_id) references app.base_part (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_dispatch_order_id_fk foreign key (tenant_id, dispatch_order_id) references app.production_dispatch_order (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_operator_id_fk foreign key (tenant_id, operator_id) references app.base_operator (tenant_id, id);
alter table app.production_material_binding add constraint production_material_binding_bound_by_id_fk foreign key (tenant_id, bound_by_id) references app.system_user (tenant_id, id);
alter table app.production_pack add constraint production_pack_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_pack add constraint production_pack_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_pack add constraint production_pack_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_pack add constraint production_pack_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_pack add constraint production_pack_package_id_fk foreign key (tenant_id, package_id) references app.base_package (tenant_id, id);
alter table app.production_pack add constraint production_pack_offline_record_id_fk foreign key (tenant_id, offline_record_id) references app.production_offline_record (tenant_id, id);
alter table app.production_pack add constraint production_pack_packed_by_id_fk foreign key (tenant_id, packed_by_id) references app.system_user (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.production_offline_record add constraint production_offline_record_submitted_by_id_fk foreign key (tenant_id, submitted_by_id) references app.system_user (tenant_id, id);
alter table app.production_completion add constraint production_completion_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.production_completion add constraint production_completion_production_order_id_fk foreign key (tenant_id, production_order_id) references app.production_production_order (tenant_id, id);
alter table app.production_completion add constraint production_completion_work_order_id_fk foreign key (tenant_id, work_order_id) references app.production_work_order (tenant_id, id);
alter table app.production_completion add constraint production_completion_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.production_completion add constraint production_completion_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.production_completion add constraint production_completion_completed_by_id_fk foreign key (tenant_id, completed_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_forecast (tenant_id, id) on delete cascade;
alter table app.purchasing_requisition add constraint purchasing_requisition_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_requested_by_id_fk foreign key (tenant_id, requested_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_pending_by_id_fk foreign key (tenant_id, pending_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_requisition (tenant_id, id) on delete cascade;
alter table app.purchasing_contract add constraint purchasing_contract_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_contract add constraint purchasing_contract_previous_id_fk foreign key (tenant_id, previous_id) references app.purchasing_contract (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_contract (tenant_id, id) on delete cascade;
alter table app.purchasing_price_list add constraint purchasing_price_list_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_price_list add constraint purchasing_price_list_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_price_list add constraint purchasing_price_list_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_buyer_id_fk foreign key (tenant_id, buyer_id) references app.system_user (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_pending_by_id_fk foreign key (tenant_id, pending_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_requisition_id_fk foreign key (tenant_id, requisition_id) references app.purchasing_requisition (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
alter table app.purchasing_purchase_order_promises add constraint purchasing_purchase_order_promises_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
alter table app.purchasing_purchase_order_revisions add constraint purchasing_purchase_order_revisions_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_plan (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_note add constraint purchasing_delivery_note_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_delivery_note add constraint purchasing_delivery_note_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_plan_id_fk foreign key (tenant_id, plan_id) references app.purchasing_delivery_plan (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_note (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_note_labels add constraint purchasing_delivery_note_labels_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_note (tenant_id, id) on delete cascade;
alter table app.purchasing_label_list add constraint purchasing_label_list_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_label_list add constraint purchasing_label_list_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_item_id_fk foreign key (tenant_id, item_id) references app.quality_inspection_item (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_supplier_inspection_task (tenant_id, id) on delete cascade;
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_pickup_note (tenant_id, id) on delete cascade;
alter table app.purchasing_return_notice add constraint purchasing_return_notice_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_return_notice add constraint purchasing_return_notice_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_pickup_id_fk foreign key (tenant_id, pickup_id) references app.purchasing_pickup_note (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_return_notice (tenant_id, id) on delete cascade;
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_pickup_id_fk foreign key (tenant_id, pickup_id) references app.purchasing_pickup_note (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_return_notice_id_fk foreign key (tenant_id, return_notice_id) references app.purchasing_return_notice (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_released_by_id_fk foreign key (tenant_id, released_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_monthly_reconciliation (tenant_id, id) on delete cascade;
alter table app.purchasing_invoice_request add constraint purchasing_invoice_request_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_statement_id_fk foreign key (tenant_id, statement_id) references app.purchasing_monthly_reconciliation (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_released_by_id_fk foreign key (tenant_id, released_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_invoice_request (tenant_id, id) on delete cascade;
alter table app.purchasing_ecr add constraint purchasing_ecr_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_ecr add constraint purchasing_ecr_sample_approved_by_id_fk foreign key (tenant_id, sample_approved_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_bom_id_fk foreign key (tenant_id, bom_id) references app.base_bom (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_ecr (tenant_id, id) on delete cascade;
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_bulletin (tenant_id, id) on delete cascade;
alter table app.sales_sales_order add constraint sales_sales_order_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_sales_order add constraint sales_sales_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_car_model_id_fk foreign key (tenant_id, car_model_id) references app.base_car_model (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.sales_sales_order (tenant_id, id) on delete cascade;
alter table app.sales_delivery_path add constraint sales_delivery_path_carrier_id_fk foreign key (tenant_id, carrier_id) references app.base_carrier (tenant_id, id);
alter table app.sales_delivery_path_stops add constraint sales_delivery_path_stops_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_delivery_path_stops add constraint sales_delivery_path_stops_parent_fk foreign key (tenant_id, parent_id) references app.sales_delivery_path (tenant_id, id) on delete cascade;
alter table app.sales_sales_shipment add constraint sales_sales_shipment_sales_order_id_fk foreign key (tenant_id, sales_order_id) references app.sales_sales_order (tenant_id, id);
alter table app.sales_sales_shipment add constraint sales_sales_shipment_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_sales_shipment add constraint sales_sales_shipment_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.sales_sales_shipment add constraint sales_sales_shipment_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.sales_sales_shipment add constraint sales_sales_shipment_delivery_path_id_fk foreign key (tenant_id, delivery_path_id) references app.sales_delivery_path (tenant_id, id);
alter table app.sales_sales_shipment_lines add constraint sales_sales_shipment_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.sales_sales_shipment_lines add constraint sales_sales_shipment_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.sales_sales_shipment_lines add constraint sales_sales_shipment_lines_parent_fk foreign key (tenant_id, parent_id) references app.sales_sales_shipment (tenant_id, id) on delete cascade;
alter table app.sales_bill_of_lading add constraint sales_bill_of_lading_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.sales_bill_of_lading add constraint sales_bill_of_lading_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_bill_of_lading add constraint sales_bill_of_lading_carrier_id_fk foreign key (tenant_id, carrier_id) references app.base_carrier (tenant_id, id);
alter table app.sales_bill_of_lading add constraint sales_bill_of_lading_delivery_path_id_fk foreign key (tenant_id, delivery_path_id) references app.sales_delivery_path (tenant_id, id);
alter table app.sales_bill_of_lading_lines add constraint sales_bill_of_lading_lines_shipment_id_fk foreign key (tenant_id, shipment_id) references app.sales_sales_shipment (tenant_id, id);
alter table app.sales_bill_of_lading_lines add constraint sales_bill_of_lading_lines_parent_fk foreign key (tenant_id, parent_id) references app.sales_bill_of_lading (tenant_id, id) on delete cascade;
alter table app.sales_sales_serial add constraint sales_sales_serial_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.sales_sales_serial add constraint sales_sales_serial_shipment_id_fk foreign key (tenant_id, shipment_id) references app.sales_sales_shipment (tenant_id, id);
alter table app.sales_sales_serial add constraint sales_sales_serial_sales_order_id_fk foreign key (tenant_id, sales_order_id) references app.sales_sales_order (tenant_id, id);
alter table app.sales_sales_serial add constraint sales_sales_serial_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_sales_serial add constraint sales_sales_serial_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
create policy vendor on app.system_help_document for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_help_document to app_vendor;
create policy vendor on app.system_dictionary for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_dictionary to app_vendor;
create policy vendor on app.system_dictionary_items for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.system_dictionary h where h.tenant_id = system_dictionary_items.tenant_id and h.id = system_dictionary_items.parent_id));
grant select on app.system_dictionary_items to app_vendor;
create policy vendor on app.system_coding_rule for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_coding_rule to app_vendor;
create policy vendor on app.system_coding_rule_segments for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.system_coding_rule h where h.tenant_id = system_coding_rule_segments.tenant_id and h.id = system_coding_rule_segments.parent_id));
grant select on app.system_coding_rule_segments to app_vendor;
create policy vendor on app.base_plant for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select (tenant_id, id, deleted_at, time_zone) on app.base_plant to app_vendor;
create policy vendor on app.base_unit for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_unit to app_vendor;
create policy vendor on app.base_part_category for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_part_category to app_vendor;
create policy vendor on app.base_vendor to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.base_vendor to app_vendor;
create policy vendor on app.base_part for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_part to app_vendor;
create policy vendor on app.base_part_units for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.base_part h where h.tenant_id = base_part_units.tenant_id and h.id = base_part_units.parent_id));
grant select on app.base_part_units to app_vendor;
create policy vendor on app.base_package for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_package to app_vendor;
create policy vendor on app.base_manufacturer for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_manufacturer to app_vendor;
create policy vendor on app.base_vendor_part to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.base_vendor_part to app_vendor;
create policy vendor on app.base_carrier for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_carrier to app_vendor;
create policy vendor on app.warehouse_warehouse for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_warehouse to app_vendor;
create policy vendor on app.warehouse_dock for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_dock to app_vendor;
create policy vendor on app.warehouse_berth for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_berth to app_vendor;
create policy vendor on app.warehouse_asn to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.warehouse_asn to app_vendor;
create policy vendor on app.warehouse_asn_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id));
grant select, insert, update, delete on app.warehouse_asn_lines to app_vendor;
create policy vendor on app.warehouse_asn_packages to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_packages.tenant_id and h.id = warehouse_asn_packages.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_packages.tenant_id and h.id = warehouse_asn_packages.parent_id));
grant select, insert, update, delete on app.warehouse_asn_packages to app_vendor;
create policy vendor on app.quality_defect for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.quality_defect to app_vendor;
create policy vendor on app.quality_inspection_item for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.quality_inspection_item to app_vendor;
create policy vendor on app.quality_sampling_schema for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.quality_sampling_schema to app_vendor;
create policy vendor on app.quality_sampling_schema_classes for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.quality_sampling_schema h where h.tenant_id = quality_sampling_schema_classes.tenant_id and h.id = quality_sampling_schema_classes.parent_id));
grant select on app.quality_sampling_schema_classes to app_vendor;
create policy vendor on app.quality_sampling_schema_ranges for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.quality_sampling_schema h where h.tenant_id = quality_sampling_schema_ranges.tenant_id and h.id = quality_sampling_schema_ranges.parent_id));
grant select on app.quality_sampling_schema_ranges to app_vendor;
create policy vendor on app.purchasing_purchase_forecast to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_purchase_forecast to app_vendor;
create policy vendor on app.purchasing_purchase_forecast_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_forecast_lines to app_vendor;
create policy vendor on app.purchasing_contract to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_contract to app_vendor;
create policy vendor on app.purchasing_contract_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_contract h where h.tenant_id = purchasing_contract_lines.tenant_id and h.id = purchasing_contract_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_contract h where h.tenant_id = purchasing_contract_lines.tenant_id and h.id = purchasing_contract_lines.parent_id));
grant select, insert, update, delete on app.purchasing_contract_lines to app_vendor;
create policy vendor on app.purchasing_price_list to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_price_list to app_vendor;
create policy vendor on app.purchasing_purchase_order to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_purchase_order to app_vendor;
create policy vendor on app.purchasing_purchase_order_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_lines.tenant_id and h.id = purchasing_purchase_order_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_lines.tenant_id and h.id = purchasing_purchase_order_lines.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_lines to app_vendor;
create policy vendor on app.purchasing_purchase_order_promises to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_promises.tenant_id and h.id = purchasing_purchase_order_promises.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_promises.tenant_id and h.id = purchasing_purchase_order_promises.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_promises to app_vendor;
create policy vendor on app.purchasing_purchase_order_revisions to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_revisions.tenant_id and h.id = purchasing_purchase_order_revisions.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_revisions.tenant_id and h.id = purchasing_purchase_order_revisions.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_revisions to app_vendor;
create policy vendor on app.purchasing_delivery_plan to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_delivery_plan to app_vendor;
create policy vendor on app.purchasing_delivery_plan_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_vendor;
create policy vendor on app.purchasing_delivery_note to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_delivery_note to app_vendor;
create policy vendor on app.purchasing_delivery_note_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_lines.tenant_id and h.id = purchasing_delivery_note_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_lines.tenant_id and h.id = purchasing_delivery_note_lines.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_note_lines to app_vendor;
create policy vendor on app.purchasing_delivery_note_labels to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_labels.tenant_id and h.id = purchasing_delivery_note_labels.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_labels.tenant_id and h.id = purchasing_delivery_note_labels.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_note_labels to app_vendor;
create policy vendor on app.purchasing_label_list to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_label_list to app_vendor;
create policy vendor on app.purchasing_supplier_inspection_task to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task to app_vendor;
create policy vendor on app.purchasing_supplier_inspection_task_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_supplier_inspection_task h where h.tenant_id = purchasing_supplier_inspection_task_lines.tenant_id and h.id = purchasing_supplier_inspection_task_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_supplier_inspection_task h where h.tenant_id = purchasing_supplier_inspection_task_lines.tenant_id and h.id = purchasing_supplier_inspection_task_lines.parent_id));
grant select, insert, update, delete on app.purchasing_supplier_inspection_task_lines to app_vendor;
create policy vendor on app.purchasing_pickup_note to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_pickup_note to app_vendor;
create policy vendor on app.purchasing_pickup_note_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_pickup_note h where h.tenant_id = purchasing_pickup_note_lines.tenant_id and h.id = purchasing_pickup_note_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_pickup_note h where h.tenant_id = purchasing_pickup_note_lines.tenant_id and h.id = purchasing_pickup_note_lines.parent_id));
grant select, insert, update, delete on app.purchasing_pickup_note_lines to app_vendor;
create policy vendor on app.purchasing_return_notice to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_return_notice to app_vendor;
create policy vendor on app.purchasing_return_notice_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_return_notice h where h.tenant_id = purchasing_return_notice_lines.tenant_id and h.id = purchasing_return_notice_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_return_notice h where h.tenant_id = purchasing_return_notice_lines.tenant_id and h.id = purchasing_return_notice_lines.parent_id));
grant select, insert, update, delete on app.purchasing_return_notice_lines to app_vendor;
create policy vendor on app.purchasing_monthly_reconciliation to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation to app_vendor;
create policy vendor on app.purchasing_monthly_reconciliation_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_monthly_reconciliation h where h.tenant_id = purchasing_monthly_reconciliation_lines.tenant_id and h.id = purchasing_monthly_reconciliation_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_monthly_reconciliation h where h.tenant_id = purchasing_monthly_reconciliation_lines.tenant_id and h.id = purchasing_monthly_reconciliation_lines.parent_id));
grant select, insert, update, delete on app.purchasing_monthly_reconciliation_lines to app_vendor;
create policy vendor on app.purchasing_invoice_request to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_invoice_request to app_vendor;
create policy vendor on app.purchasing_invoice_request_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_invoice_request h where h.tenant_id = purchasing_invoice_request_lines.tenant_id and h.id = purchasing_invoice_request_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_invoice_request h where h.tenant_id = purchasing_invoice_request_lines.tenant_id and h.id = purchasing_invoice_request_lines.parent_id));
grant select, insert, update, delete on app.purchasing_invoice_request_lines to app_vendor;
create policy vendor on app.purchasing_ecr to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_ecr to app_vendor;
create policy vendor on app.purchasing_ecr_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_ecr h where h.tenant_id = purchasing_ecr_lines.tenant_id and h.id = purchasing_ecr_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_ecr h where h.tenant_id = purchasing_ecr_lines.tenant_id and h.id = purchasing_ecr_lines.parent_id));
grant select, insert, update, delete on app.purchasing_ecr_lines to app_vendor;
grant select (tenant_id, id, name) on app.system_department to app_finder;
create policy finder on app.system_department for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_personnel to app_finder;
create policy finder on app.system_personnel for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_business_role to app_finder;
create policy finder on app.system_business_role for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_business_group to app_finder;
create policy finder on app.system_business_group for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_role to app_finder;
create policy finder on app.system_role for select to app_finder using (true);
grant select (tenant_id, id, real_name) on app.system_user to app_finder;
create policy finder on app.system_user for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_resource to app_finder;
create policy finder on app.system_resource for select to app_finder using (true);
grant select (tenant_id, id, title) on app.system_help_document to app_finder;
create policy finder on app.system_help_document for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_dictionary to app_finder;
create policy finder on app.system_dictionary for select to app_finder using (true);
grant select (tenant_id, id, name) on app.system_coding_rule to app_finder;
create policy finder on app.system_coding_rule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_plant to app_finder;
grant select (tenant_id, id, name_en) on app.base_plant to app_finder;
create policy finder on app.base_plant for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_workshop to app_finder;
grant select (tenant_id, id, name_en) on app.base_workshop to app_finder;
create policy finder on app.base_workshop for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_line to app_finder;
grant select (tenant_id, id, name_en) on app.base_line to app_finder;
create policy finder on app.base_line for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_work_section to app_finder;
grant select (tenant_id, id, name_en) on app.base_work_section to app_finder;
create policy finder on app.base_work_section for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_station to app_finder;
grant select (tenant_id, id, name_en) on app.base_station to app_finder;
create policy finder on app.base_station for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_shift_model to app_finder;
grant select (tenant_id, id, name_en) on app.base_shift_model to app_finder;
create policy finder on app.base_shift_model for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_work_calendar to app_finder;
create policy finder on app.base_work_calendar for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_work_schedule to app_finder;
grant select (tenant_id, id, name_en) on app.base_work_schedule to app_finder;
create policy finder on app.base_work_schedule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_operator to app_finder;
grant select (tenant_id, id, name_en) on app.base_operator to app_finder;
create policy finder on app.base_operator for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_cost_centre to app_finder;
grant select (tenant_id, id, name_en) on app.base_cost_centre to app_finder;
create policy finder on app.base_cost_centre for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_codelist to app_finder;
grant select (tenant_id, id, name_en) on app.base_codelist to app_finder;
create policy finder on app.base_codelist for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_unit to app_finder;
grant select (tenant_id, id, name_en) on app.base_unit to app_finder;
create policy finder on app.base_unit for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_part_category to app_finder;
grant select (tenant_id, id, name_en) on app.base_part_category to app_finder;
create policy finder on app.base_part_category for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_customer to app_finder;
grant select (tenant_id, id, name_en) on app.base_customer to app_finder;
grant select (tenant_id, id, short_name) on app.base_customer to app_finder;
create policy finder on app.base_customer for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_customer_contact to app_finder;
grant select (tenant_id, id, name_en) on app.base_customer_contact to app_finder;
create policy finder on app.base_customer_contact for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_vendor to app_finder;
grant select (tenant_id, id, name_en) on app.base_vendor to app_finder;
grant select (tenant_id, id, short_name) on app.base_vendor to app_finder;
create policy finder on app.base_vendor for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_car_model to app_finder;
grant select (tenant_id, id, name_en) on app.base_car_model to app_finder;
create policy finder on app.base_car_model for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_tracking_type to app_finder;
grant select (tenant_id, id, name_en) on app.base_tracking_type to app_finder;
create policy finder on app.base_tracking_type for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_part to app_finder;
grant select (tenant_id, id, name_en) on app.base_part to app_finder;
grant select (tenant_id, id, spec) on app.base_part to app_finder;
create policy finder on app.base_part for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_process to app_finder;
grant select (tenant_id, id, name_en) on app.base_process to app_finder;
create policy finder on app.base_process for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_route to app_finder;
grant select (tenant_id, id, name_en) on app.base_route to app_finder;
create policy finder on app.base_route for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_part_file to app_finder;
grant select (tenant_id, id, name_en) on app.base_part_file to app_finder;
create policy finder on app.base_part_file for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_route_file to app_finder;
grant select (tenant_id, id, name_en) on app.base_route_file to app_finder;
create policy finder on app.base_route_file for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_package to app_finder;
grant select (tenant_id, id, name_en) on app.base_package to app_finder;
create policy finder on app.base_package for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_label to app_finder;
grant select (tenant_id, id, name_en) on app.base_label to app_finder;
create policy finder on app.base_label for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_package_schema to app_finder;
grant select (tenant_id, id, name_en) on app.base_package_schema to app_finder;
create policy finder on app.base_package_schema for select to app_finder using (true);
grant select (tenant_id, id, title) on app.base_screen_product to app_finder;
grant select (tenant_id, id, title_en) on app.base_screen_product to app_finder;
create policy finder on app.base_screen_product for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_manufacturer to app_finder;
grant select (tenant_id, id, name_en) on app.base_manufacturer to app_finder;
create policy finder on app.base_manufacturer for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_carrier to app_finder;
grant select (tenant_id, id, name_en) on app.base_carrier to app_finder;
grant select (tenant_id, id, short_name) on app.base_carrier to app_finder;
create policy finder on app.base_carrier for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_delivery_unit to app_finder;
grant select (tenant_id, id, name_en) on app.base_delivery_unit to app_finder;
create policy finder on app.base_delivery_unit for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_vendor_exam_type to app_finder;
grant select (tenant_id, id, name_en) on app.base_vendor_exam_type to app_finder;
create policy finder on app.base_vendor_exam_type for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_vendor_exam_item to app_finder;
grant select (tenant_id, id, name_en) on app.base_vendor_exam_item to app_finder;
create policy finder on app.base_vendor_exam_item for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_approval_plan to app_finder;
grant select (tenant_id, id, name_en) on app.base_approval_plan to app_finder;
create policy finder on app.base_approval_plan for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_warehouse to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_warehouse to app_finder;
create policy finder on app.warehouse_warehouse for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_area to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_area to app_finder;
create policy finder on app.warehouse_area for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_zone to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_zone to app_finder;
create policy finder on app.warehouse_zone for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_location_group to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_location_group to app_finder;
create policy finder on app.warehouse_location_group for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_route to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_route to app_finder;
create policy finder on app.warehouse_route for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_dock to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_dock to app_finder;
create policy finder on app.warehouse_dock for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_berth to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_berth to app_finder;
create policy finder on app.warehouse_berth for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_rotation_rule to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_rotation_rule to app_finder;
create policy finder on app.warehouse_rotation_rule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_allocation_rule to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_allocation_rule to app_finder;
create policy finder on app.warehouse_allocation_rule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_batch_rule to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_batch_rule to app_finder;
create policy finder on app.warehouse_batch_rule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.warehouse_putaway_rule to app_finder;
grant select (tenant_id, id, name_en) on app.warehouse_putaway_rule to app_finder;
create policy finder on app.warehouse_putaway_rule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_device to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_device to app_finder;
grant select (tenant_id, id, model) on app.equipment_device to app_finder;
create policy finder on app.equipment_device for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_device_type to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_device_type to app_finder;
create policy finder on app.equipment_device_type for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_fault_code to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_fault_code to app_finder;
create policy finder on app.equipment_fault_code for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_check_item to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_check_item to app_finder;
create policy finder on app.equipment_check_item for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_spare_part to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_spare_part to app_finder;
grant select (tenant_id, id, spec) on app.equipment_spare_part to app_finder;
create policy finder on app.equipment_spare_part for select to app_finder using (true);
grant select (tenant_id, id, name) on app.equipment_tooling to app_finder;
grant select (tenant_id, id, name_en) on app.equipment_tooling to app_finder;
create policy finder on app.equipment_tooling for select to app_finder using (true);
grant select (tenant_id, id, description) on app.equipment_repair_order to app_finder;
create policy finder on app.equipment_repair_order for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_defect to app_finder;
grant select (tenant_id, id, name_en) on app.quality_defect to app_finder;
create policy finder on app.quality_defect for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_inspection_item to app_finder;
grant select (tenant_id, id, name_en) on app.quality_inspection_item to app_finder;
create policy finder on app.quality_inspection_item for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_inspection_standard to app_finder;
grant select (tenant_id, id, name_en) on app.quality_inspection_standard to app_finder;
create policy finder on app.quality_inspection_standard for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_sampling_schema to app_finder;
grant select (tenant_id, id, name_en) on app.quality_sampling_schema to app_finder;
create policy finder on app.quality_sampling_schema for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_inspection_frequency to app_finder;
grant select (tenant_id, id, name_en) on app.quality_inspection_frequency to app_finder;
create policy finder on app.quality_inspection_frequency for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_inspection_role to app_finder;
grant select (tenant_id, id, name_en) on app.quality_inspection_role to app_finder;
create policy finder on app.quality_inspection_role for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_inspection_tool to app_finder;
grant select (tenant_id, id, name_en) on app.quality_inspection_tool to app_finder;
create policy finder on app.quality_inspection_tool for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_exception_code to app_finder;
grant select (tenant_id, id, name_en) on app.quality_exception_code to app_finder;
create policy finder on app.quality_exception_code for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_department_project to app_finder;
grant select (tenant_id, id, name_en) on app.quality_department_project to app_finder;
create policy finder on app.quality_department_project for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_part_test to app_finder;
grant select (tenant_id, id, name_en) on app.quality_part_test to app_finder;
create policy finder on app.quality_part_test for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_survey_item to app_finder;
grant select (tenant_id, id, name_en) on app.quality_survey_item to app_finder;
create policy finder on app.quality_survey_item for select to app_finder using (true);
grant select (tenant_id, id, name) on app.quality_instrument_flow_setting to app_finder;
grant select (tenant_id, id, name_en) on app.quality_instrument_flow_setting to app_finder;
create policy finder on app.quality_instrument_flow_setting for select to app_finder using (true);
grant select (tenant_id, id, name) on app.sales_delivery_path to app_finder;
grant select (tenant_id, id, name_en) on app.sales_delivery_path to app_finder;
create policy finder on app.sales_delivery_path for select to app_finder using (true);
