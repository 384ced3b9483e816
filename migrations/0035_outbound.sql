-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
  qty numeric(24,3) not null,
  unit_id uuid not null,
  batch varchar(40) collate "C",
  allocated_qty numeric(24,3) default '0',
  short_qty numeric(24,3) default '0',
  picked_qty numeric(24,3) default '0',
  shipped_qty numeric(24,3) default '0',
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
  qty numeric(24,3),
  picked_qty numeric(24,3),
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
  qty numeric(24,3) not null,
  picked_qty numeric(24,3) default '0',
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
create index warehouse_pick_task_wave_id_ix on app.warehouse_pick_task (tenant_id, wave_id);
create index warehouse_pick_task_picker_id_ix on app.warehouse_pick_task (tenant_id, picker_id);
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
reset role;
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
