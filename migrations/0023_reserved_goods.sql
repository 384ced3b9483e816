-- Nonconforming goods are set aside to be sent back, goods that await inspection to be carried elsewhere. What a hold keeps is nobody's.
alter table app.warehouse_stock drop constraint warehouse_stock_only_available_reserved;
alter table app.warehouse_stock add constraint warehouse_stock_held_unreserved check (reserved_qty = 0 or stock_status <> 'hold');
