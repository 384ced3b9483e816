-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
  outsourced varchar(1) collate "C" not null default '0',
  vendor_id uuid,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_route_operations add constraint base_route_operations_counting_point_ck check (counting_point in ('1','0'));
alter table app.base_route_operations add constraint base_route_operations_inspection_poin_ck check (inspection_point in ('1','0'));
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
alter table app.base_package_schema_levels add constraint base_package_schema_levels_level_key unique (tenant_id, parent_id, level) deferrable initially deferred;
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
reset role;
alter table app.base_part add column drawing_version varchar(20) collate "C";
alter table app.base_part add column category_id uuid;
alter table app.base_part add column tracking_type_id uuid;
alter table app.base_part add column key_part varchar(1) collate "C" not null default '0';
alter table app.base_part add constraint base_part_key_part_ck check (key_part in ('1','0'));
alter table app.base_part add column safety_class varchar(40) collate "C";
alter table app.base_part add column customer_part_no varchar(60) collate "C";
alter table app.base_part add column car_model_id uuid;
alter table app.base_part add column engineer_id uuid;
alter table app.base_part add column gtin varchar(14) collate "C";
alter table app.base_part drop column category;
create index base_part_category_id_ix on app.base_part (tenant_id, category_id);
create index base_part_tracking_type_id_ix on app.base_part (tenant_id, tracking_type_id);
create index base_part_car_model_id_ix on app.base_part (tenant_id, car_model_id);
create index base_part_engineer_id_ix on app.base_part (tenant_id, engineer_id);
alter table app.base_part_category add constraint base_part_category_parent_id_fk foreign key (tenant_id, parent_id) references app.base_part_category (tenant_id, id);
alter table app.base_car_model add constraint base_car_model_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
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
alter table app.base_part add constraint base_part_category_id_fk foreign key (tenant_id, category_id) references app.base_part_category (tenant_id, id);
alter table app.base_part add constraint base_part_tracking_type_id_fk foreign key (tenant_id, tracking_type_id) references app.base_tracking_type (tenant_id, id);
alter table app.base_part add constraint base_part_car_model_id_fk foreign key (tenant_id, car_model_id) references app.base_car_model (tenant_id, id);
alter table app.base_part add constraint base_part_engineer_id_fk foreign key (tenant_id, engineer_id) references app.system_user (tenant_id, id);
create policy vendor on app.base_part_category for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_part_category to app_vendor;
create policy vendor on app.base_part_units for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.base_part h where h.tenant_id = base_part_units.tenant_id and h.id = base_part_units.parent_id));
grant select on app.base_part_units to app_vendor;
create policy vendor on app.base_package for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.base_package to app_vendor;
grant select (tenant_id, id, name) on app.base_part_category to app_finder;
grant select (tenant_id, id, name_en) on app.base_part_category to app_finder;
create policy finder on app.base_part_category for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_car_model to app_finder;
grant select (tenant_id, id, name_en) on app.base_car_model to app_finder;
create policy finder on app.base_car_model for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_tracking_type to app_finder;
grant select (tenant_id, id, name_en) on app.base_tracking_type to app_finder;
create policy finder on app.base_tracking_type for select to app_finder using (true);
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
