-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_stock_hold add column serial_nos varchar(4000) collate "C";
