-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_stock (
  tenant_id int not null,
  id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  stock_status varchar(40) collate "C" not null,
  qty numeric(24,6) not null,
  reserved_qty numeric(24,6) not null default '0',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_stock_warehouse_id_ix on app.warehouse_stock (tenant_id, warehouse_id);
create index warehouse_stock_location_id_ix on app.warehouse_stock (tenant_id, location_id);
create index warehouse_stock_part_id_ix on app.warehouse_stock (tenant_id, part_id);
create index warehouse_stock_owner_id_ix on app.warehouse_stock (tenant_id, owner_id);
create index warehouse_stock_batch_pre on app.warehouse_stock (tenant_id, batch);
create index warehouse_stock_order_ix on app.warehouse_stock (tenant_id, location_id asc, id desc) where deleted_at is null;
alter table app.warehouse_stock enable row level security;
alter table app.warehouse_stock force row level security;
create policy tenant on app.warehouse_stock to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock to app_rw;
create table app.warehouse_stock_move (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  warehouse_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  owner_id uuid,
  qty numeric(24,6) not null,
  from_place varchar(40) collate "C",
  from_location_id uuid,
  from_status varchar(40) collate "C",
  to_place varchar(40) collate "C",
  to_location_id uuid,
  to_status varchar(40) collate "C",
  entity varchar(60) collate "C" not null,
  document_no varchar(60) collate "C" not null,
  line_id varchar(36) collate "C",
  reverses_id uuid,
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
create index warehouse_stock_move_warehouse_id_ix on app.warehouse_stock_move (tenant_id, warehouse_id);
create index warehouse_stock_move_part_id_ix on app.warehouse_stock_move (tenant_id, part_id);
create index warehouse_stock_move_owner_id_ix on app.warehouse_stock_move (tenant_id, owner_id);
create index warehouse_stock_move_from_location_id_ix on app.warehouse_stock_move (tenant_id, from_location_id);
create index warehouse_stock_move_to_location_id_ix on app.warehouse_stock_move (tenant_id, to_location_id);
create index warehouse_stock_move_reverses_id_ix on app.warehouse_stock_move (tenant_id, reverses_id);
create index warehouse_stock_move_batch_pre on app.warehouse_stock_move (tenant_id, batch);
create index warehouse_stock_move_document_no_pre on app.warehouse_stock_move (tenant_id, document_no);
create index warehouse_stock_move_order_ix on app.warehouse_stock_move (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.warehouse_stock_move enable row level security;
alter table app.warehouse_stock_move force row level security;
create policy tenant on app.warehouse_stock_move to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_stock_move to app_rw;
reset role;
alter table app.warehouse_stock add constraint warehouse_stock_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock add constraint warehouse_stock_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_owner_id_fk foreign key (tenant_id, owner_id) references app.base_vendor (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_from_location_id_fk foreign key (tenant_id, from_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_to_location_id_fk foreign key (tenant_id, to_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_stock_move add constraint warehouse_stock_move_reverses_id_fk foreign key (tenant_id, reverses_id) references app.warehouse_stock_move (tenant_id, id);
