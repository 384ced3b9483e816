-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_return_notice_lines add column sent_qty numeric(24,3);
