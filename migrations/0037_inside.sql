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
reset role;
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
