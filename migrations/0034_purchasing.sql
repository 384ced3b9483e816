-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_purchase_forecast (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  revision bigint,
  start_on date not null,
  firm_weeks bigint not null default 4,
  outlook_weeks bigint not null default 8,
  reply_due_at timestamptz,
  replied_at timestamptz,
  reply_remark varchar(500) collate "C",
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index purchasing_purchase_forecast_vendor_id_ix on app.purchasing_purchase_forecast (tenant_id, vendor_id);
create index purchasing_purchase_forecast_plant_id_ix on app.purchasing_purchase_forecast (tenant_id, plant_id);
create unique index purchasing_purchase_forecast_number_key on app.purchasing_purchase_forecast (tenant_id, number);
create index purchasing_purchase_forecast_status_ix on app.purchasing_purchase_forecast (tenant_id, status, id);
alter table app.purchasing_purchase_forecast enable row level security;
alter table app.purchasing_purchase_forecast force row level security;
create policy tenant on app.purchasing_purchase_forecast to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_forecast to app_rw;
create table app.purchasing_purchase_forecast_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  week date not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  reply_qty numeric(24,3),
  reply_remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_forecast_lines_part_id_ix on app.purchasing_purchase_forecast_lines (tenant_id, part_id);
create index purchasing_purchase_forecast_lines_unit_id_ix on app.purchasing_purchase_forecast_lines (tenant_id, unit_id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_week_key unique (tenant_id, parent_id, part_id, week) deferrable initially deferred;
create index purchasing_purchase_forecast_lines_parent_ix on app.purchasing_purchase_forecast_lines (tenant_id, parent_id, position);
alter table app.purchasing_purchase_forecast_lines enable row level security;
alter table app.purchasing_purchase_forecast_lines force row level security;
create policy tenant on app.purchasing_purchase_forecast_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_forecast_lines to app_rw;
reset role;
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_forecast (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_purchase_forecast to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_purchase_forecast to app_vendor;
create policy vendor on app.purchasing_purchase_forecast_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_forecast_lines to app_vendor;
