-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_lot_hold (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  container varchar(40) collate "C",
  origin varchar(40) collate "C" default 'manual',
  reason varchar(500) collate "C",
  lift_reason varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index warehouse_lot_hold_part_id_ix on app.warehouse_lot_hold (tenant_id, part_id);
create index warehouse_lot_hold_batch_pre on app.warehouse_lot_hold (tenant_id, batch);
create index warehouse_lot_hold_container_pre on app.warehouse_lot_hold (tenant_id, container);
create unique index warehouse_lot_hold_number_key on app.warehouse_lot_hold (tenant_id, number);
create index warehouse_lot_hold_status_ix on app.warehouse_lot_hold (tenant_id, status, id);
alter table app.warehouse_lot_hold enable row level security;
alter table app.warehouse_lot_hold force row level security;
create policy tenant on app.warehouse_lot_hold to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_lot_hold to app_rw;
reset role;
alter table app.warehouse_receipt_lines add column ng_qty numeric(24,6) default '0';
alter table app.warehouse_stock_transfer_lines add column stock_status varchar(40) collate "C" not null default 'available';
alter table app.warehouse_outbound_order_lines add column stock_status varchar(40) collate "C" not null default 'available';
alter table app.warehouse_outbound_order_allocations add column stock_status varchar(40) collate "C" default 'available';
alter table app.purchasing_return_notice_lines add column stock_status varchar(40) collate "C" not null default 'available';
alter table app.warehouse_lot_hold add constraint warehouse_lot_hold_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
