-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_stock_adjust add column value numeric(24,2);
