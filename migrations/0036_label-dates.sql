-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_label_list add column produced_on date;
alter table app.purchasing_label_list add column expires_on date;
