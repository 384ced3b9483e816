-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.equipment_repair_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  subject varchar(40) collate "C" not null default 'device',
  description varchar(500) collate "C" not null,
  page varchar(200) collate "C",
  stopped varchar(1) collate "C" not null default '0',
  reporter_id uuid,
  repairer_id uuid,
  started_at timestamptz,
  ended_at timestamptz,
  cause varchar(500) collate "C",
  measure varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.equipment_repair_order add constraint equipment_repair_order_stopped_ck check (stopped in ('1','0'));
create index equipment_repair_order_reporter_id_ix on app.equipment_repair_order (tenant_id, reporter_id);
create index equipment_repair_order_repairer_id_ix on app.equipment_repair_order (tenant_id, repairer_id);
create index equipment_repair_order_description_trgm on app.equipment_repair_order using gin (tenant_id, description ext.gin_trgm_ops);
create index equipment_repair_order_description_pre on app.equipment_repair_order (tenant_id, description);
create unique index equipment_repair_order_number_key on app.equipment_repair_order (tenant_id, number);
create index equipment_repair_order_status_ix on app.equipment_repair_order (tenant_id, status, id);
alter table app.equipment_repair_order enable row level security;
alter table app.equipment_repair_order force row level security;
create policy tenant on app.equipment_repair_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.equipment_repair_order to app_rw;
reset role;
alter table app.equipment_repair_order add constraint equipment_repair_order_reporter_id_fk foreign key (tenant_id, reporter_id) references app.system_user (tenant_id, id);
alter table app.equipment_repair_order add constraint equipment_repair_order_repairer_id_fk foreign key (tenant_id, repairer_id) references app.system_user (tenant_id, id);
