-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
