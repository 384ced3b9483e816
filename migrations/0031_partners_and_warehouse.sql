-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
reset role;
alter table app.base_customer add column category varchar(40) collate "C";
alter table app.base_customer add column vendor_code varchar(40) collate "C";
alter table app.base_customer add column salesperson_id uuid;
alter table app.base_customer add column currency varchar(40) collate "C" default 'CNY';
alter table app.base_customer add column tax_rate numeric(24,2);
alter table app.base_customer add column payment_term varchar(40) collate "C";
alter table app.base_customer add column min_shelf_days bigint;
alter table app.base_customer add column ship_to varchar(300) collate "C";
create index base_customer_salesperson_id_ix on app.base_customer (tenant_id, salesperson_id);
alter table app.base_vendor add column category varchar(40) collate "C";
alter table app.base_vendor add column standing varchar(40) collate "C" not null default 'qualified';
alter table app.base_vendor add column level varchar(40) collate "C";
alter table app.base_vendor add column buyer_id uuid;
alter table app.base_vendor add column currency varchar(40) collate "C" default 'CNY';
alter table app.base_vendor add column tax_rate numeric(24,2);
alter table app.base_vendor add column payment_term varchar(40) collate "C";
alter table app.base_vendor add column bank_name varchar(100) collate "C";
alter table app.base_vendor add column bank_account varchar(40) collate "C";
alter table app.base_vendor add column asn_required varchar(1) collate "C" not null default '0';
alter table app.base_vendor add constraint base_vendor_asn_required_ck check (asn_required in ('1','0'));
alter table app.base_vendor add column vmi varchar(1) collate "C" not null default '0';
alter table app.base_vendor add constraint base_vendor_vmi_ck check (vmi in ('1','0'));
create index base_vendor_buyer_id_ix on app.base_vendor (tenant_id, buyer_id);
alter table app.base_package_schema_levels drop constraint base_package_schema_levels_level_key;
drop index app.warehouse_location_zone_pre;
alter table app.warehouse_location add column area_id uuid;
alter table app.warehouse_location add column zone_id uuid;
alter table app.warehouse_location add column abc varchar(40) collate "C";
alter table app.warehouse_location add column pick_sequence bigint;
alter table app.warehouse_location add column check_character varchar(4) collate "C";
alter table app.warehouse_location add column fixed_part_id uuid;
alter table app.warehouse_location add column max_volume numeric(24,3);
alter table app.warehouse_location add column max_height bigint;
alter table app.warehouse_location add column max_pallets bigint;
alter table app.warehouse_location add column mixed_parts varchar(1) collate "C" not null default '0';
alter table app.warehouse_location add constraint warehouse_location_mixed_parts_ck check (mixed_parts in ('1','0'));
alter table app.warehouse_location add column putaway_locked varchar(1) collate "C" not null default '0';
alter table app.warehouse_location add constraint warehouse_location_putaway_locked_ck check (putaway_locked in ('1','0'));
alter table app.warehouse_location add column pick_locked varchar(1) collate "C" not null default '0';
alter table app.warehouse_location add constraint warehouse_location_pick_locked_ck check (pick_locked in ('1','0'));
create index warehouse_location_area_id_ix on app.warehouse_location (tenant_id, area_id);
create index warehouse_location_zone_id_ix on app.warehouse_location (tenant_id, zone_id);
create index warehouse_location_fixed_part_id_ix on app.warehouse_location (tenant_id, fixed_part_id);
alter table app.base_customer_contact add constraint base_customer_contact_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
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
alter table app.warehouse_area add constraint warehouse_area_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_area add constraint warehouse_area_keeper_id_fk foreign key (tenant_id, keeper_id) references app.system_user (tenant_id, id);
alter table app.warehouse_zone add constraint warehouse_zone_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_zone add constraint warehouse_zone_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
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
alter table app.base_customer add constraint base_customer_salesperson_id_fk foreign key (tenant_id, salesperson_id) references app.system_user (tenant_id, id);
alter table app.base_vendor add constraint base_vendor_buyer_id_fk foreign key (tenant_id, buyer_id) references app.system_user (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_fixed_part_id_fk foreign key (tenant_id, fixed_part_id) references app.base_part (tenant_id, id);
create policy vendor on app.base_manufacturer for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_manufacturer to app_vendor;
create policy vendor on app.base_vendor_part to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.base_vendor_part to app_vendor;
create policy vendor on app.base_carrier for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_carrier to app_vendor;
create policy vendor on app.warehouse_dock for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_dock to app_vendor;
create policy vendor on app.warehouse_berth for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.warehouse_berth to app_vendor;
grant select (tenant_id, id, name) on app.base_customer_contact to app_finder;
grant select (tenant_id, id, name_en) on app.base_customer_contact to app_finder;
create policy finder on app.base_customer_contact for select to app_finder using (true);
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
