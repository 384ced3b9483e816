-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.system_user add column is_manual_operator varchar(1) collate "C" not null default '1';
alter table app.system_user add constraint system_user_is_manual_opera_ck check (is_manual_operator in ('1','0'));
alter table app.system_user add column auth_type varchar(40) collate "C" not null default 'any';
alter table app.system_user add column login_frame_language varchar(40) collate "C";
