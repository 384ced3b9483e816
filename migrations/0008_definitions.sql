-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.system_role add column second_factor varchar(1) collate "C" not null default '0';
alter table app.system_role add constraint system_role_second_factor_ck check (second_factor in ('1','0'));
alter table app.system_security_config add column second_factor varchar(1) collate "C" not null default '0';
alter table app.system_security_config add constraint system_security_config_second_factor_ck check (second_factor in ('1','0'));
