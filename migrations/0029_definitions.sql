-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_stock_adjust add column value numeric(24,2);
alter table app.warehouse_stock_adjust_lines add column produced_on date;
alter table app.warehouse_stock_adjust_lines add column expires_on date;
