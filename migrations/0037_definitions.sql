-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.system_login_log add column factor varchar(40) collate "C";
