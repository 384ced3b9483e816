-- Generated from the definitions by `npm run gen`; review before committing.

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
create table app.system_role (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  is_admin varchar(1) collate "C" not null default '0',
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
  telephone varchar(20) collate "C",
  email varchar(100) collate "C",
  department_id uuid,
  vendor_id uuid,
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
alter table app.system_user add constraint system_user_mark_status_ck check (mark_status in ('1','0'));
create index system_user_department_id_ix on app.system_user (tenant_id, department_id);
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
create table app.base_plant (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
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
create unique index base_station_station_no_key on app.base_station (tenant_id, station_no) where deleted_at is null;
create index base_station_name_trgm on app.base_station using gin (tenant_id, name ext.gin_trgm_ops);
create index base_station_name_pre on app.base_station (tenant_id, name);
create index base_station_name_en_trgm on app.base_station using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_station enable row level security;
alter table app.base_station force row level security;
create policy tenant on app.base_station to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_station to app_rw;
create table app.base_codelist (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
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
alter table app.base_codelist add constraint base_codelist_mark_status_ck check (mark_status in ('1','0'));
create unique index base_codelist_code_key on app.base_codelist (tenant_id, code) where deleted_at is null;
create index base_codelist_name_trgm on app.base_codelist using gin (tenant_id, name ext.gin_trgm_ops);
create index base_codelist_name_pre on app.base_codelist (tenant_id, name);
create index base_codelist_name_en_trgm on app.base_codelist using gin (tenant_id, name_en ext.gin_trgm_ops);
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
  sort bigint default 0,
  enabled varchar(1) collate "C" not null default '1',
  primary key (tenant_id, id)
);
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
create table app.base_part (
  tenant_id int not null,
  id uuid not null,
  part_no varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  spec varchar(200) collate "C",
  drawing_no varchar(60) collate "C",
  category varchar(40) collate "C",
  unit_id uuid not null,
  part_type varchar(40) collate "C" not null,
  track_mode varchar(40) collate "C" not null default 'none',
  label_controlled varchar(1) collate "C" not null default '0',
  quality_controlled varchar(1) collate "C" not null default '0',
  shelf_life_days bigint,
  min_stock numeric(24,3),
  max_stock numeric(24,3),
  net_weight numeric(24,6),
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
alter table app.base_part add constraint base_part_label_controlle_ck check (label_controlled in ('1','0'));
alter table app.base_part add constraint base_part_quality_control_ck check (quality_controlled in ('1','0'));
alter table app.base_part add constraint base_part_mark_status_ck check (mark_status in ('1','0'));
create index base_part_unit_id_ix on app.base_part (tenant_id, unit_id);
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
create table app.base_customer (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  short_name varchar(50) collate "C",
  tax_no varchar(30) collate "C",
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
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
alter table app.base_customer add constraint base_customer_mark_status_ck check (mark_status in ('1','0'));
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
create table app.base_vendor (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(200) collate "C" not null,
  name_en varchar(200) collate "C",
  short_name varchar(50) collate "C",
  tax_no varchar(30) collate "C",
  contact_name varchar(50) collate "C",
  tel varchar(200) collate "C",
  email varchar(200) collate "C",
  address varchar(200) collate "C",
  forecast_reply_hours bigint,
  order_reply_hours bigint,
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
create table app.warehouse_location (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  zone varchar(40) collate "C",
  aisle varchar(10) collate "C",
  rack varchar(10) collate "C",
  level varchar(10) collate "C",
  slot varchar(10) collate "C",
  kind varchar(40) collate "C" not null default 'storage',
  max_weight numeric(24,3),
  mixed_lots varchar(1) collate "C" not null default '0',
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
alter table app.warehouse_location add constraint warehouse_location_mixed_lots_ck check (mixed_lots in ('1','0'));
alter table app.warehouse_location add constraint warehouse_location_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_location_warehouse_id_ix on app.warehouse_location (tenant_id, warehouse_id);
create index warehouse_location_code_pre on app.warehouse_location (tenant_id, code);
create index warehouse_location_zone_pre on app.warehouse_location (tenant_id, zone);
create index warehouse_location_order_ix on app.warehouse_location (tenant_id, code asc, id desc) where deleted_at is null;
create unique index warehouse_location_warehouse_id_code_key on app.warehouse_location (tenant_id, warehouse_id, code) where deleted_at is null;
alter table app.warehouse_location enable row level security;
alter table app.warehouse_location force row level security;
create policy tenant on app.warehouse_location to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_location to app_rw;
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
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  source_type varchar(40) collate "C",
  source_no varchar(40) collate "C",
  source_line varchar(40) collate "C",
  demand_qty numeric(24,3),
  lot varchar(40) collate "C",
  bound_qty numeric(24,3) default '0',
  received_qty numeric(24,3) default '0',
  rejected_qty numeric(24,3) default '0',
  primary key (tenant_id, id)
);
create index purchasing_delivery_note_lines_part_id_ix on app.purchasing_delivery_note_lines (tenant_id, part_id);
create index purchasing_delivery_note_lines_unit_id_ix on app.purchasing_delivery_note_lines (tenant_id, unit_id);
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
  remark varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index sales_sales_order_lines_part_id_ix on app.sales_sales_order_lines (tenant_id, part_id);
create index sales_sales_order_lines_unit_id_ix on app.sales_sales_order_lines (tenant_id, unit_id);
create index sales_sales_order_lines_parent_ix on app.sales_sales_order_lines (tenant_id, parent_id, position);
alter table app.sales_sales_order_lines enable row level security;
alter table app.sales_sales_order_lines force row level security;
create policy tenant on app.sales_sales_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_order_lines to app_rw;
reset role;
alter table app.system_department add constraint system_department_parent_id_fk foreign key (tenant_id, parent_id) references app.system_department (tenant_id, id);
alter table app.system_department add constraint system_department_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.system_role_permissions add constraint system_role_permissions_parent_fk foreign key (tenant_id, parent_id) references app.system_role (tenant_id, id) on delete cascade;
alter table app.system_user add constraint system_user_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_user add constraint system_user_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.system_user_roles add constraint system_user_roles_role_id_fk foreign key (tenant_id, role_id) references app.system_role (tenant_id, id);
alter table app.system_user_roles add constraint system_user_roles_parent_fk foreign key (tenant_id, parent_id) references app.system_user (tenant_id, id) on delete cascade;
alter table app.system_user_scopes add constraint system_user_scopes_parent_fk foreign key (tenant_id, parent_id) references app.system_user (tenant_id, id) on delete cascade;
alter table app.base_workshop add constraint base_workshop_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_workshop add constraint base_workshop_leader_id_fk foreign key (tenant_id, leader_id) references app.system_user (tenant_id, id);
alter table app.base_line add constraint base_line_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_line add constraint base_line_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_section add constraint base_work_section_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_station add constraint base_station_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_station add constraint base_station_work_section_id_fk foreign key (tenant_id, work_section_id) references app.base_work_section (tenant_id, id);
alter table app.base_codelist_items add constraint base_codelist_items_parent_fk foreign key (tenant_id, parent_id) references app.base_codelist (tenant_id, id) on delete cascade;
alter table app.base_unit add constraint base_unit_base_unit_id_fk foreign key (tenant_id, base_unit_id) references app.base_unit (tenant_id, id);
alter table app.base_part add constraint base_part_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_warehouse add constraint warehouse_warehouse_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.warehouse_warehouse add constraint warehouse_warehouse_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_note add constraint purchasing_delivery_note_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_delivery_note add constraint purchasing_delivery_note_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_note (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_note_labels add constraint purchasing_delivery_note_labels_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_note (tenant_id, id) on delete cascade;
alter table app.sales_sales_order add constraint sales_sales_order_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.sales_sales_order add constraint sales_sales_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.sales_sales_order_lines add constraint sales_sales_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.sales_sales_order (tenant_id, id) on delete cascade;
create policy vendor on app.base_unit for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_unit to app_vendor;
create policy vendor on app.base_part for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_part to app_vendor;
create policy vendor on app.base_vendor to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.base_vendor to app_vendor;
create policy vendor on app.warehouse_warehouse for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_warehouse to app_vendor;
create policy vendor on app.purchasing_delivery_note to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_delivery_note to app_vendor;
create policy vendor on app.purchasing_delivery_note_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_lines.tenant_id and h.id = purchasing_delivery_note_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_lines.tenant_id and h.id = purchasing_delivery_note_lines.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_note_lines to app_vendor;
create policy vendor on app.purchasing_delivery_note_labels to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_labels.tenant_id and h.id = purchasing_delivery_note_labels.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_note h where h.tenant_id = purchasing_delivery_note_labels.tenant_id and h.id = purchasing_delivery_note_labels.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_note_labels to app_vendor;
