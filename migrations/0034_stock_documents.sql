-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_stock_adjust (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
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
create index warehouse_stock_adjust_warehouse_id_ix on app.warehouse_stock_adjust (tenant_id, warehouse_id);
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
  stock_status varchar(40) collate "C" not null default 'available',
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
  reason varchar(500) collate "C",
  remark varchar(500) collate "C",
  frozen_qty numeric(24,6) default '0',
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
create table app.warehouse_stock_transfer (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  warehouse_id uuid not null,
  to_warehouse_id uuid not null,
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
create index warehouse_stock_transfer_warehouse_id_ix on app.warehouse_stock_transfer (tenant_id, warehouse_id);
create index warehouse_stock_transfer_to_warehouse_id_ix on app.warehouse_stock_transfer (tenant_id, to_warehouse_id);
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
  qty numeric(24,6) not null,
  from_location_id uuid not null,
  to_location_id uuid not null,
  out_qty numeric(24,6) default '0',
  in_qty numeric(24,6) default '0',
  primary key (tenant_id, id)
);
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
  mode varchar(40) collate "C" not null default 'live',
  blind varchar(1) collate "C" not null default '1',
  tolerance numeric(24,6) not null default '0',
  snapshot_at timestamptz,
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
alter table app.warehouse_count_order add constraint warehouse_count_order_blind_ck check (blind in ('1','0'));
create index warehouse_count_order_warehouse_id_ix on app.warehouse_count_order (tenant_id, warehouse_id);
create index warehouse_count_order_area_id_ix on app.warehouse_count_order (tenant_id, area_id);
create index warehouse_count_order_location_group_id_ix on app.warehouse_count_order (tenant_id, location_group_id);
create index warehouse_count_order_part_id_ix on app.warehouse_count_order (tenant_id, part_id);
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
  to_recount varchar(1) collate "C" not null default '0',
  recounted_qty numeric(24,6),
  counted_by_id uuid,
  counted_at timestamptz,
  recounted_by_id uuid,
  recounted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_to_recount_ck check (to_recount in ('1','0'));
create index warehouse_count_order_lines_location_id_ix on app.warehouse_count_order_lines (tenant_id, location_id);
create index warehouse_count_order_lines_part_id_ix on app.warehouse_count_order_lines (tenant_id, part_id);
create index warehouse_count_order_lines_owner_id_ix on app.warehouse_count_order_lines (tenant_id, owner_id);
create index warehouse_count_order_lines_counted_by_id_ix on app.warehouse_count_order_lines (tenant_id, counted_by_id);
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
create index warehouse_count_diff_count_order_id_ix on app.warehouse_count_diff (tenant_id, count_order_id);
create index warehouse_count_diff_warehouse_id_ix on app.warehouse_count_diff (tenant_id, warehouse_id);
create index warehouse_count_diff_location_id_ix on app.warehouse_count_diff (tenant_id, location_id);
create index warehouse_count_diff_part_id_ix on app.warehouse_count_diff (tenant_id, part_id);
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
  from_location_id uuid not null,
  to_warehouse_id uuid not null,
  to_location_id uuid not null,
  part_id uuid not null,
  qty numeric(24,6) not null,
  max_qty numeric(24,6),
  origin varchar(40) collate "C" not null default 'manual',
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
  reason varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index warehouse_replenishment_task_lines_owner_id_ix on app.warehouse_replenishment_task_lines (tenant_id, owner_id);
create index warehouse_replenishment_task_lines_parent_ix on app.warehouse_replenishment_task_lines (tenant_id, parent_id, position);
alter table app.warehouse_replenishment_task_lines enable row level security;
alter table app.warehouse_replenishment_task_lines force row level security;
create policy tenant on app.warehouse_replenishment_task_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_replenishment_task_lines to app_rw;
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
create index warehouse_container_flow_container_id_ix on app.warehouse_container_flow (tenant_id, container_id);
create index warehouse_container_flow_warehouse_id_ix on app.warehouse_container_flow (tenant_id, warehouse_id);
create index warehouse_container_flow_location_id_ix on app.warehouse_container_flow (tenant_id, location_id);
create index warehouse_container_flow_vendor_id_ix on app.warehouse_container_flow (tenant_id, vendor_id);
create index warehouse_container_flow_customer_id_ix on app.warehouse_container_flow (tenant_id, customer_id);
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
  serial_status varchar(40) collate "C" not null default 'inStock',
  warehouse_id uuid,
  location_id uuid,
  vendor_id uuid,
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
create index warehouse_serial_no_customer_id_ix on app.warehouse_serial_no (tenant_id, customer_id);
create unique index warehouse_serial_no_serial_no_key on app.warehouse_serial_no (tenant_id, serial_no) where deleted_at is null;
create index warehouse_serial_no_batch_pre on app.warehouse_serial_no (tenant_id, batch);
alter table app.warehouse_serial_no enable row level security;
alter table app.warehouse_serial_no force row level security;
create policy tenant on app.warehouse_serial_no to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_serial_no to app_rw;
reset role;
alter table app.warehouse_location add column count_order_id uuid;
create index warehouse_location_count_order_id_ix on app.warehouse_location (tenant_id, count_order_id);
create index warehouse_stock_container_pre on app.warehouse_stock (tenant_id, container);
alter table app.warehouse_stock_adjust add constraint warehouse_stock_adjust_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_adjust_lines add constraint warehouse_stock_adjust_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_stock_adjust (tenant_id, id) on delete cascade;
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_hold add constraint warehouse_stock_hold_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_transfer add constraint warehouse_stock_transfer_to_warehouse_id_fk foreign key (tenant_id, to_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_to_location_id_fk foreign key (tenant_id, to_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_transfer_lines add constraint warehouse_stock_transfer_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_stock_transfer (tenant_id, id) on delete cascade;
alter table app.warehouse_count_order add constraint warehouse_count_order_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_area_id_fk foreign key (tenant_id, area_id) references app.warehouse_area (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_location_group_id_fk foreign key (tenant_id, location_group_id) references app.warehouse_location_group (tenant_id, id);
alter table app.warehouse_count_order add constraint warehouse_count_order_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_counted_by_id_fk foreign key (tenant_id, counted_by_id) references app.system_user (tenant_id, id);
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
alter table app.warehouse_replenishment_task_lines add constraint warehouse_replenishment_task_lines_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_replenishment_task_lines add constraint warehouse_replenishment_task_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_replenishment_task (tenant_id, id) on delete cascade;
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
alter table app.warehouse_serial_no add constraint warehouse_serial_no_customer_id_fk foreign key (tenant_id, customer_id) references app.base_customer (tenant_id, id);
alter table app.warehouse_location add constraint warehouse_location_count_order_id_fk foreign key (tenant_id, count_order_id) references app.warehouse_count_order (tenant_id, id);
