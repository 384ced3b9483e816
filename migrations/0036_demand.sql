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
create table app.purchasing_contract (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  name varchar(100) collate "C" not null,
  currency varchar(40) collate "C" not null default 'CNY',
  tax_rate numeric(24,2),
  payment_term varchar(40) collate "C",
  valid_from date not null,
  valid_to date not null,
  revision bigint default 1,
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
create index purchasing_contract_vendor_id_ix on app.purchasing_contract (tenant_id, vendor_id);
create index purchasing_contract_name_pre on app.purchasing_contract (tenant_id, name);
create unique index purchasing_contract_number_key on app.purchasing_contract (tenant_id, number);
create index purchasing_contract_status_ix on app.purchasing_contract (tenant_id, status, id);
alter table app.purchasing_contract enable row level security;
alter table app.purchasing_contract force row level security;
create policy tenant on app.purchasing_contract to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_contract to app_rw;
create table app.purchasing_contract_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  min_qty numeric(24,3) not null default '0',
  unit_id uuid not null,
  price numeric(24,6) not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_contract_lines_part_id_ix on app.purchasing_contract_lines (tenant_id, part_id);
create index purchasing_contract_lines_unit_id_ix on app.purchasing_contract_lines (tenant_id, unit_id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_part_id_unit_id_min_qty_key unique (tenant_id, parent_id, part_id, unit_id, min_qty) deferrable initially deferred;
create index purchasing_contract_lines_parent_ix on app.purchasing_contract_lines (tenant_id, parent_id, position);
alter table app.purchasing_contract_lines enable row level security;
alter table app.purchasing_contract_lines force row level security;
create policy tenant on app.purchasing_contract_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_contract_lines to app_rw;
create table app.purchasing_price_list (
  tenant_id int not null,
  id uuid not null,
  vendor_id uuid not null,
  part_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  unit_id uuid not null,
  min_qty numeric(24,3) not null default '0',
  price numeric(24,6) not null,
  valid_from date not null,
  valid_to date,
  quote_no varchar(40) collate "C",
  remark varchar(500) collate "C",
  mark_status varchar(1) collate "C" not null default '1',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.purchasing_price_list add constraint purchasing_price_list_mark_status_ck check (mark_status in ('1','0'));
create index purchasing_price_list_vendor_id_ix on app.purchasing_price_list (tenant_id, vendor_id);
create index purchasing_price_list_part_id_ix on app.purchasing_price_list (tenant_id, part_id);
create index purchasing_price_list_unit_id_ix on app.purchasing_price_list (tenant_id, unit_id);
alter table app.purchasing_price_list enable row level security;
alter table app.purchasing_price_list force row level security;
create policy tenant on app.purchasing_price_list to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_price_list to app_rw;
create table app.purchasing_purchase_order (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  warehouse_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  order_date date not null,
  buyer_id uuid,
  under_tolerance numeric(24,2) not null default '0',
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
create index purchasing_purchase_order_vendor_id_ix on app.purchasing_purchase_order (tenant_id, vendor_id);
create index purchasing_purchase_order_plant_id_ix on app.purchasing_purchase_order (tenant_id, plant_id);
create index purchasing_purchase_order_warehouse_id_ix on app.purchasing_purchase_order (tenant_id, warehouse_id);
create index purchasing_purchase_order_buyer_id_ix on app.purchasing_purchase_order (tenant_id, buyer_id);
create unique index purchasing_purchase_order_number_key on app.purchasing_purchase_order (tenant_id, number);
create index purchasing_purchase_order_status_ix on app.purchasing_purchase_order (tenant_id, status, id);
alter table app.purchasing_purchase_order enable row level security;
alter table app.purchasing_purchase_order force row level security;
create policy tenant on app.purchasing_purchase_order to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order to app_rw;
create table app.purchasing_purchase_order_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  price numeric(24,6),
  due_date date not null,
  confirmed_qty numeric(24,3),
  confirmed_date date,
  reply_remark varchar(200) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_lines_part_id_ix on app.purchasing_purchase_order_lines (tenant_id, part_id);
create index purchasing_purchase_order_lines_unit_id_ix on app.purchasing_purchase_order_lines (tenant_id, unit_id);
create index purchasing_purchase_order_lines_parent_ix on app.purchasing_purchase_order_lines (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_lines enable row level security;
alter table app.purchasing_purchase_order_lines force row level security;
create policy tenant on app.purchasing_purchase_order_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_lines to app_rw;
create table app.purchasing_delivery_plan (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  revision bigint default 0,
  feedback_count bigint default 0,
  feedback varchar(40) collate "C",
  feedback_remark varchar(500) collate "C",
  feedback_at timestamptz,
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
create index purchasing_delivery_plan_vendor_id_ix on app.purchasing_delivery_plan (tenant_id, vendor_id);
create index purchasing_delivery_plan_warehouse_id_ix on app.purchasing_delivery_plan (tenant_id, warehouse_id);
create unique index purchasing_delivery_plan_number_key on app.purchasing_delivery_plan (tenant_id, number);
create index purchasing_delivery_plan_status_ix on app.purchasing_delivery_plan (tenant_id, status, id);
alter table app.purchasing_delivery_plan enable row level security;
alter table app.purchasing_delivery_plan force row level security;
create policy tenant on app.purchasing_delivery_plan to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_plan to app_rw;
create table app.purchasing_delivery_plan_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  arrival_at timestamptz not null,
  order_no varchar(40) collate "C",
  order_line varchar(40) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_delivery_plan_lines_part_id_ix on app.purchasing_delivery_plan_lines (tenant_id, part_id);
create index purchasing_delivery_plan_lines_unit_id_ix on app.purchasing_delivery_plan_lines (tenant_id, unit_id);
create index purchasing_delivery_plan_lines_parent_ix on app.purchasing_delivery_plan_lines (tenant_id, parent_id, position);
alter table app.purchasing_delivery_plan_lines enable row level security;
alter table app.purchasing_delivery_plan_lines force row level security;
create policy tenant on app.purchasing_delivery_plan_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_rw;
reset role;
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_forecast add constraint purchasing_purchase_forecast_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_forecast_lines add constraint purchasing_purchase_forecast_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_forecast (tenant_id, id) on delete cascade;
alter table app.purchasing_contract add constraint purchasing_contract_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_contract_lines add constraint purchasing_contract_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_contract (tenant_id, id) on delete cascade;
alter table app.purchasing_price_list add constraint purchasing_price_list_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_price_list add constraint purchasing_price_list_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_price_list add constraint purchasing_price_list_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_purchase_order add constraint purchasing_purchase_order_buyer_id_fk foreign key (tenant_id, buyer_id) references app.system_user (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_delivery_plan (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_purchase_forecast to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_purchase_forecast to app_vendor;
create policy vendor on app.purchasing_purchase_forecast_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_forecast h where h.tenant_id = purchasing_purchase_forecast_lines.tenant_id and h.id = purchasing_purchase_forecast_lines.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_forecast_lines to app_vendor;
create policy vendor on app.purchasing_contract to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_contract to app_vendor;
create policy vendor on app.purchasing_contract_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_contract h where h.tenant_id = purchasing_contract_lines.tenant_id and h.id = purchasing_contract_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_contract h where h.tenant_id = purchasing_contract_lines.tenant_id and h.id = purchasing_contract_lines.parent_id));
grant select, insert, update, delete on app.purchasing_contract_lines to app_vendor;
create policy vendor on app.purchasing_price_list to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_price_list to app_vendor;
create policy vendor on app.purchasing_purchase_order to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_purchase_order to app_vendor;
create policy vendor on app.purchasing_purchase_order_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_lines.tenant_id and h.id = purchasing_purchase_order_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_lines.tenant_id and h.id = purchasing_purchase_order_lines.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_lines to app_vendor;
create policy vendor on app.purchasing_delivery_plan to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_delivery_plan to app_vendor;
create policy vendor on app.purchasing_delivery_plan_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_delivery_plan h where h.tenant_id = purchasing_delivery_plan_lines.tenant_id and h.id = purchasing_delivery_plan_lines.parent_id));
grant select, insert, update, delete on app.purchasing_delivery_plan_lines to app_vendor;
