-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_delivery_note_lines add column ng_qty numeric(24,6) default '0';
alter table app.purchasing_pickup_note_lines add column ng_qty numeric(24,6) default '0';
