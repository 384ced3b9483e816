-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_security_config (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  lock_count bigint not null default 10,
  password_days bigint not null default 180,
  grace_days bigint not null default 30,
  face_login varchar(1) collate "C" not null default '0',
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
create table app.system_login_log (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  username varchar(80) collate "C" not null,
  user_id uuid,
  way varchar(40) collate "C",
  result varchar(40) collate "C",
  address varchar(60) collate "C",
  agent varchar(80) collate "C",
  device varchar(200) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index system_login_log_user_id_ix on app.system_login_log (tenant_id, user_id);
create index system_login_log_username_pre on app.system_login_log (tenant_id, username);
create index system_login_log_order_ix on app.system_login_log (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.system_login_log enable row level security;
alter table app.system_login_log force row level security;
create policy tenant on app.system_login_log to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_login_log to app_rw;
reset role;
alter table app.system_user add column nickname varchar(40) collate "C";
alter table app.system_user add column gender varchar(40) collate "C" default 'secret';
alter table app.system_user add column region varchar(60) collate "C";
alter table app.system_user add column signature varchar(100) collate "C";
alter table app.system_user add column avatar_id uuid;
alter table app.system_user add column engineer_code varchar(40) collate "C";
alter table app.system_user add column office_location varchar(100) collate "C";
alter table app.system_user add column fax varchar(30) collate "C";
alter table app.system_user add column description varchar(200) collate "C";
alter table app.system_user add column main_path varchar(120) collate "C";
create index system_user_avatar_id_ix on app.system_user (tenant_id, avatar_id);
alter table app.system_login_log add constraint system_login_log_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_user add constraint system_user_avatar_id_fk foreign key (tenant_id, avatar_id) references app.file (tenant_id, id);
