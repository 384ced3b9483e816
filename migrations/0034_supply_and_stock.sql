-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
create index warehouse_putaway_task_batch_pre on app.warehouse_putaway_task (tenant_id, batch);
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
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  vendor_id uuid,
  order_no varchar(40) collate "C",
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
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_lines_part_id_ix on app.purchasing_purchase_order_lines (tenant_id, part_id);
create index purchasing_purchase_order_lines_unit_id_ix on app.purchasing_purchase_order_lines (tenant_id, unit_id);
create index purchasing_purchase_order_lines_parent_ix on app.purchasing_purchase_order_lines (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_lines enable row level security;
alter table app.purchasing_purchase_order_lines force row level security;
create policy tenant on app.purchasing_purchase_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_lines to app_rw;
create table app.purchasing_delivery_plan (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  revision bigint default 0,
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
  order_no varchar(40) collate "C",
  order_line varchar(40) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_delivery_plan_lines_part_id_ix on app.purchasing_delivery_plan_lines (tenant_id, part_id);
create index purchasing_delivery_plan_lines_unit_id_ix on app.purchasing_delivery_plan_lines (tenant_id, unit_id);
create index purchasing_delivery_plan_lines_parent_ix on app.purchasing_delivery_plan_lines (tenant_id, parent_id, position);
alter table app.purchasing_delivery_plan_lines enable row level security;
alter table app.purchasing_delivery_plan_lines force row level security;
create policy tenant on app.purchasing_delivery_plan_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_rw;
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
  note_no varchar(40) collate "C",
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
create index purchasing_supplier_inspection_task_part_id_ix on app.purchasing_supplier_inspection_task (tenant_id, part_id);
create index purchasing_supplier_inspection_task_note_no_pre on app.purchasing_supplier_inspection_task (tenant_id, note_no);
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
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  order_no varchar(40) collate "C",
  order_line varchar(40) collate "C",
  picked_qty numeric(24,3),
  primary key (tenant_id, id)
);
create index purchasing_pickup_note_lines_part_id_ix on app.purchasing_pickup_note_lines (tenant_id, part_id);
create index purchasing_pickup_note_lines_unit_id_ix on app.purchasing_pickup_note_lines (tenant_id, unit_id);
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
  confirmed_at timestamptz,
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
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  reason varchar(200) collate "C",
  nc_no varchar(40) collate "C",
  note_no varchar(40) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_return_notice_lines_part_id_ix on app.purchasing_return_notice_lines (tenant_id, part_id);
create index purchasing_return_notice_lines_unit_id_ix on app.purchasing_return_notice_lines (tenant_id, unit_id);
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
  tax_rate numeric(24,2),
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
  source_no varchar(40) collate "C",
  source_line varchar(40) collate "C",
  happened_on date,
  part_id uuid,
  qty numeric(24,3),
  price numeric(24,6),
  amount numeric(24,2) not null,
  disputed varchar(1) collate "C" not null default '0',
  dispute_reason varchar(500) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_disputed_ck check (disputed in ('1','0'));
create index purchasing_monthly_reconciliation_lines_part_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, part_id);
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
  tax_rate numeric(24,2),
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
  reconciliation_no varchar(40) collate "C" not null,
  reconciliation_line varchar(40) collate "C" not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
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
  sample_required varchar(1) collate "C" not null default '0',
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
alter table app.purchasing_ecr add constraint purchasing_ecr_sample_required_ck check (sample_required in ('1','0'));
create index purchasing_ecr_vendor_id_ix on app.purchasing_ecr (tenant_id, vendor_id);
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
  bom varchar(100) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_ecr_lines_part_id_ix on app.purchasing_ecr_lines (tenant_id, part_id);
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
  picked_qty numeric(24,3) default '0',
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
create table app.sales_sales_shipment_picks (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line varchar(36) collate "C",
  part_id uuid,
  location_id uuid,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  qty numeric(24,3),
  shipped_qty numeric(24,3),
  primary key (tenant_id, id)
);
create index sales_sales_shipment_picks_part_id_ix on app.sales_sales_shipment_picks (tenant_id, part_id);
create index sales_sales_shipment_picks_location_id_ix on app.sales_sales_shipment_picks (tenant_id, location_id);
create index sales_sales_shipment_picks_parent_ix on app.sales_sales_shipment_picks (tenant_id, parent_id, position);
alter table app.sales_sales_shipment_picks enable row level security;
alter table app.sales_sales_shipment_picks force row level security;
create policy tenant on app.sales_sales_shipment_picks to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_shipment_picks to app_rw;
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
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index sales_sales_serial_part_id_ix on app.sales_sales_serial (tenant_id, part_id);
create index sales_sales_serial_shipment_id_ix on app.sales_sales_serial (tenant_id, shipment_id);
create index sales_sales_serial_sales_order_id_ix on app.sales_sales_serial (tenant_id, sales_order_id);
create index sales_sales_serial_customer_id_ix on app.sales_sales_serial (tenant_id, customer_id);
create index sales_sales_serial_plant_id_ix on app.sales_sales_serial (tenant_id, plant_id);
create index sales_sales_serial_serial_no_pre on app.sales_sales_serial (tenant_id, serial_no);
create index sales_sales_serial_order_ix on app.sales_sales_serial (tenant_id, shipped_at desc, id desc) where deleted_at is null;
alter table app.sales_sales_serial enable row level security;
alter table app.sales_sales_serial force row level security;
create policy tenant on app.sales_sales_serial to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.sales_sales_serial to app_rw;
reset role;
alter table app.base_vendor_part add column over_percent numeric(24,2);
alter table app.warehouse_location add column count_order_id uuid;
create index warehouse_location_count_order_id_ix on app.warehouse_location (tenant_id, count_order_id);
create index warehouse_stock_container_pre on app.warehouse_stock (tenant_id, container);
alter table app.warehouse_lot add constraint warehouse_lot_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_lot add constraint warehouse_lot_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_asn add constraint warehouse_asn_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_asn_lines add constraint warehouse_asn_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_asn (tenant_id, id) on delete cascade;
alter table app.warehouse_receipt add constraint warehouse_receipt_asn_id_fk foreign key (tenant_id, asn_id) references app.warehouse_asn (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_receipt add constraint warehouse_receipt_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.warehouse_receipt_lines add constraint warehouse_receipt_lines_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_receipt_id_fk foreign key (tenant_id, receipt_id) references app.warehouse_receipt (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
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
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_forecast (tenant_id, id) on delete cascade;
alter table app.purchasing_requisition add constraint purchasing_requisition_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_requested_by_id_fk foreign key (tenant_id, requested_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_requisition (tenant_id, id) on delete cascade;
alter table app.purchasing_contract add constraint purchasing_contract_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
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
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_plan (tenant_id, id) on delete cascade;
alter table app.purchasing_label_list add constraint purchasing_label_list_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_label_list add constraint purchasing_label_list_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_item_id_fk foreign key (tenant_id, item_id) references app.quality_inspection_item (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_supplier_inspection_task (tenant_id, id) on delete cascade;
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_pickup_note (tenant_id, id) on delete cascade;
alter table app.purchasing_return_notice add constraint purchasing_return_notice_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_return_notice add constraint purchasing_return_notice_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_return_notice (tenant_id, id) on delete cascade;
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_monthly_reconciliation (tenant_id, id) on delete cascade;
alter table app.purchasing_invoice_request add constraint purchasing_invoice_request_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_invoice_request (tenant_id, id) on delete cascade;
alter table app.purchasing_ecr add constraint purchasing_ecr_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_ecr (tenant_id, id) on delete cascade;
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_bulletin (tenant_id, id) on delete cascade;
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
alter table app.sales_sales_shipment_picks add constraint sales_sales_shipment_picks_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.sales_sales_shipment_picks add constraint sales_sales_shipment_picks_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.sales_sales_shipment_picks add constraint sales_sales_shipment_picks_parent_fk foreign key (tenant_id, parent_id) references app.sales_sales_shipment (tenant_id, id) on delete cascade;
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
alter table app.warehouse_location add constraint warehouse_location_count_order_id_fk foreign key (tenant_id, count_order_id) references app.warehouse_count_order (tenant_id, id);
create policy vendor on app.warehouse_asn to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.warehouse_asn to app_vendor;
create policy vendor on app.warehouse_asn_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id));
grant select, insert, update, delete on app.warehouse_asn_lines to app_vendor;
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
create policy vendor on app.purchasing_delivery_plan to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_delivery_plan to app_vendor;
create policy vendor on app.purchasing_delivery_plan_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_vendor;
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
grant select (tenant_id, id, name) on app.sales_delivery_path to app_finder;
grant select (tenant_id, id, name_en) on app.sales_delivery_path to app_finder;
create policy finder on app.sales_delivery_path for select to app_finder using (true);
