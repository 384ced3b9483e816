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
