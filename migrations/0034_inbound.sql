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
  why varchar(1000) collate "C",
  why_en varchar(1000) collate "C",
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
reset role;
alter table app.base_vendor_part add column over_percent numeric(24,2);
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
create policy vendor on app.warehouse_asn to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.warehouse_asn to app_vendor;
create policy vendor on app.warehouse_asn_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_lines.tenant_id and h.id = warehouse_asn_lines.parent_id));
grant select, insert, update, delete on app.warehouse_asn_lines to app_vendor;
