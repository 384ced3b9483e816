-- No balance is below nothing, no more is reserved than there is, and nothing is reserved of what may not be used.
-- Remembers: goods on hold that were allocated all the same, because holding and allocating looked at different figures.
select tenant_id, id, location_id, part_id, stock_status, qty, reserved_qty
  from app.warehouse_stock
 where qty < 0 or reserved_qty < 0 or reserved_qty > qty or (reserved_qty > 0 and stock_status <> 'available')
