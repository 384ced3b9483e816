-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_count_diff add column missing_serials varchar(100000) collate "C";
alter table app.warehouse_count_diff add column found_serials varchar(100000) collate "C";
