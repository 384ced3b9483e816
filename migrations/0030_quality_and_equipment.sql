-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
reset role;
alter table app.base_codelist add column purpose varchar(40) collate "C" not null default 'reference';
alter table app.base_codelist add column outer_system varchar(60) collate "C";
create index base_codelist_outer_system_pre on app.base_codelist (tenant_id, outer_system);
alter table app.base_codelist_items add column outer_code varchar(60) collate "C";
alter table app.base_codelist_items add column incoming varchar(1) collate "C" not null default '1';
alter table app.base_codelist_items add constraint base_codelist_items_incoming_ck check (incoming in ('1','0'));
alter table app.equipment_repair_order add column device_id uuid;
alter table app.equipment_repair_order add column fault_code_id uuid;
create index equipment_repair_order_device_id_ix on app.equipment_repair_order (tenant_id, device_id);
create index equipment_repair_order_fault_code_id_ix on app.equipment_repair_order (tenant_id, fault_code_id);
alter table app.base_screen_product add constraint base_screen_product_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_screen_product add constraint base_screen_product_picture_id_fk foreign key (tenant_id, picture_id) references app.file (tenant_id, id);
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
alter table app.equipment_repair_order add constraint equipment_repair_order_device_id_fk foreign key (tenant_id, device_id) references app.equipment_device (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_fault_code_id_fk foreign key (tenant_id, fault_code_id) references app.equipment_fault_code (tenant_id, id);
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
grant select (tenant_id, id, title) on app.base_screen_product to app_finder;
grant select (tenant_id, id, title_en) on app.base_screen_product to app_finder;
create policy finder on app.base_screen_product for select to app_finder using (true);
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
