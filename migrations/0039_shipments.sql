-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
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
grant select (tenant_id, id, name) on app.sales_delivery_path to app_finder;
grant select (tenant_id, id, name_en) on app.sales_delivery_path to app_finder;
create policy finder on app.sales_delivery_path for select to app_finder using (true);
