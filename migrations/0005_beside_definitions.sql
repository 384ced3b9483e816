-- What definitions do not say and the database holds, whatever writes.

-- One version of a BOM is in effect on a day. The action asks first and says so in words; this holds whatever writes.
alter table app.base_bom_version add constraint base_bom_version_one_effective
  exclude using gist (
    tenant_id ext.gist_int4_ops with =,
    bom_id ext.gist_uuid_ops with =,
    daterange(valid_from, valid_to, '[]') with &&
  ) where (status = '10' and deleted_at is null);

-- What the ledger promises, whatever writes it.
set role app_owner;
-- One balance for each place, part, status, batch, container and owner; nothing equals nothing here.
create unique index warehouse_stock_key on app.warehouse_stock
  (tenant_id, location_id, part_id, stock_status, batch, container, owner_id) nulls not distinct;
alter table app.warehouse_stock
  add constraint warehouse_stock_not_negative check (qty >= 0),
  add constraint warehouse_stock_reserved_there check (reserved_qty between 0 and qty),
  add constraint warehouse_stock_only_available_reserved check (reserved_qty = 0 or stock_status = 'available');
alter table app.warehouse_stock_move
  add constraint warehouse_stock_move_positive check (qty > 0),
  add constraint warehouse_stock_move_from check (num_nonnulls(from_place, from_location_id) = 1
    and num_nonnulls(from_location_id, from_status) in (0, 2)),
  add constraint warehouse_stock_move_to check (num_nonnulls(to_place, to_location_id) = 1
    and num_nonnulls(to_location_id, to_status) in (0, 2));
-- Set right once only.
create unique index warehouse_stock_move_reversed_once on app.warehouse_stock_move (tenant_id, reverses_id) where reverses_id is not null;
-- A move is set right by another one, never edited; a balance is never thrown away.
revoke update, delete on app.warehouse_stock_move from app_rw;
revoke delete on app.warehouse_stock from app_rw;
reset role;

-- How punctual deliveries are is asked for by the weeks notes were planned for, on the home page of many people.
create index purchasing_delivery_note_planned_arrival_idx on app.purchasing_delivery_note (tenant_id, planned_arrival)
  where deleted_at is null;
