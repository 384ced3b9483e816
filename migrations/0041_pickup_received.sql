-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_pickup_note_lines add column received_qty numeric(24,6);
alter table app.purchasing_pickup_note_lines add column rejected_qty numeric(24,6);
