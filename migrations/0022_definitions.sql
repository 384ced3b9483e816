-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.base_part add column volume numeric(24,6);
alter table app.base_part add column hazardous varchar(1) collate "C" not null default '0';
alter table app.base_part add constraint base_part_hazardous_ck check (hazardous in ('1','0'));
alter table app.base_part add column temperature_from numeric(24,1);
alter table app.base_part add column temperature_to numeric(24,1);
