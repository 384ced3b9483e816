-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_requisition (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  plant_id uuid not null,
  department_id uuid,
  requested_by_id uuid,
  needed_on date not null,
  purpose varchar(200) collate "C",
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
create index purchasing_requisition_plant_id_ix on app.purchasing_requisition (tenant_id, plant_id);
create index purchasing_requisition_department_id_ix on app.purchasing_requisition (tenant_id, department_id);
create index purchasing_requisition_requested_by_id_ix on app.purchasing_requisition (tenant_id, requested_by_id);
create unique index purchasing_requisition_number_key on app.purchasing_requisition (tenant_id, number);
create index purchasing_requisition_status_ix on app.purchasing_requisition (tenant_id, status, id);
alter table app.purchasing_requisition enable row level security;
alter table app.purchasing_requisition force row level security;
create policy tenant on app.purchasing_requisition to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_requisition to app_rw;
create table app.purchasing_requisition_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  vendor_id uuid,
  order_no varchar(40) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_requisition_lines_part_id_ix on app.purchasing_requisition_lines (tenant_id, part_id);
create index purchasing_requisition_lines_unit_id_ix on app.purchasing_requisition_lines (tenant_id, unit_id);
create index purchasing_requisition_lines_vendor_id_ix on app.purchasing_requisition_lines (tenant_id, vendor_id);
create index purchasing_requisition_lines_parent_ix on app.purchasing_requisition_lines (tenant_id, parent_id, position);
alter table app.purchasing_requisition_lines enable row level security;
alter table app.purchasing_requisition_lines force row level security;
create policy tenant on app.purchasing_requisition_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_requisition_lines to app_rw;
create table app.purchasing_pickup_note (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  pickup_at timestamptz not null,
  ship_from varchar(200) collate "C" not null,
  receive_to varchar(200) collate "C" not null,
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  picked_up_at timestamptz,
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
create index purchasing_pickup_note_vendor_id_ix on app.purchasing_pickup_note (tenant_id, vendor_id);
create index purchasing_pickup_note_warehouse_id_ix on app.purchasing_pickup_note (tenant_id, warehouse_id);
create index purchasing_pickup_note_plate_pre on app.purchasing_pickup_note (tenant_id, plate);
create unique index purchasing_pickup_note_number_key on app.purchasing_pickup_note (tenant_id, number);
create index purchasing_pickup_note_status_ix on app.purchasing_pickup_note (tenant_id, status, id);
alter table app.purchasing_pickup_note enable row level security;
alter table app.purchasing_pickup_note force row level security;
create policy tenant on app.purchasing_pickup_note to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_pickup_note to app_rw;
create table app.purchasing_pickup_note_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  order_no varchar(40) collate "C",
  order_line varchar(40) collate "C",
  picked_qty numeric(24,3),
  primary key (tenant_id, id)
);
create index purchasing_pickup_note_lines_part_id_ix on app.purchasing_pickup_note_lines (tenant_id, part_id);
create index purchasing_pickup_note_lines_unit_id_ix on app.purchasing_pickup_note_lines (tenant_id, unit_id);
create index purchasing_pickup_note_lines_parent_ix on app.purchasing_pickup_note_lines (tenant_id, parent_id, position);
alter table app.purchasing_pickup_note_lines enable row level security;
alter table app.purchasing_pickup_note_lines force row level security;
create policy tenant on app.purchasing_pickup_note_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_pickup_note_lines to app_rw;
create table app.purchasing_return_notice (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  warehouse_id uuid not null,
  reply_hours bigint not null default 48,
  collected varchar(1) collate "C" not null default '0',
  ship_from varchar(200) collate "C" not null,
  receive_to varchar(200) collate "C" not null,
  carrier varchar(100) collate "C",
  driver varchar(50) collate "C",
  driver_tel varchar(20) collate "C",
  plate varchar(12) collate "C",
  published_at timestamptz,
  confirmed_at timestamptz,
  feedback varchar(40) collate "C",
  feedback_remark varchar(500) collate "C",
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
alter table app.purchasing_return_notice add constraint purchasing_return_notice_collected_ck check (collected in ('1','0'));
create index purchasing_return_notice_vendor_id_ix on app.purchasing_return_notice (tenant_id, vendor_id);
create index purchasing_return_notice_warehouse_id_ix on app.purchasing_return_notice (tenant_id, warehouse_id);
create unique index purchasing_return_notice_number_key on app.purchasing_return_notice (tenant_id, number);
create index purchasing_return_notice_status_ix on app.purchasing_return_notice (tenant_id, status, id);
alter table app.purchasing_return_notice enable row level security;
alter table app.purchasing_return_notice force row level security;
create policy tenant on app.purchasing_return_notice to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_return_notice to app_rw;
create table app.purchasing_return_notice_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  qty numeric(24,3) not null,
  unit_id uuid not null,
  lot varchar(40) collate "C",
  reason varchar(200) collate "C",
  nc_no varchar(40) collate "C",
  note_no varchar(40) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_return_notice_lines_part_id_ix on app.purchasing_return_notice_lines (tenant_id, part_id);
create index purchasing_return_notice_lines_unit_id_ix on app.purchasing_return_notice_lines (tenant_id, unit_id);
create index purchasing_return_notice_lines_parent_ix on app.purchasing_return_notice_lines (tenant_id, parent_id, position);
alter table app.purchasing_return_notice_lines enable row level security;
alter table app.purchasing_return_notice_lines force row level security;
create policy tenant on app.purchasing_return_notice_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_return_notice_lines to app_rw;
create table app.purchasing_monthly_reconciliation (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  plant_id uuid not null,
  period varchar(20) collate "C" not null,
  currency varchar(40) collate "C" not null default 'CNY',
  tax_rate numeric(24,2),
  confirmed_at timestamptz,
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
create index purchasing_monthly_reconciliation_vendor_id_ix on app.purchasing_monthly_reconciliation (tenant_id, vendor_id);
create index purchasing_monthly_reconciliation_plant_id_ix on app.purchasing_monthly_reconciliation (tenant_id, plant_id);
create index purchasing_monthly_reconciliation_period_pre on app.purchasing_monthly_reconciliation (tenant_id, period);
create unique index purchasing_monthly_reconciliation_number_key on app.purchasing_monthly_reconciliation (tenant_id, number);
create index purchasing_monthly_reconciliation_status_ix on app.purchasing_monthly_reconciliation (tenant_id, status, id);
alter table app.purchasing_monthly_reconciliation enable row level security;
alter table app.purchasing_monthly_reconciliation force row level security;
create policy tenant on app.purchasing_monthly_reconciliation to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation to app_rw;
create table app.purchasing_monthly_reconciliation_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  kind varchar(40) collate "C" not null,
  source_no varchar(40) collate "C",
  source_line varchar(40) collate "C",
  happened_on date,
  part_id uuid,
  qty numeric(24,3),
  price numeric(24,6),
  amount numeric(24,2) not null,
  disputed varchar(1) collate "C" not null default '0',
  dispute_reason varchar(500) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_disputed_ck check (disputed in ('1','0'));
create index purchasing_monthly_reconciliation_lines_part_id_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, part_id);
create index purchasing_monthly_reconciliation_lines_parent_ix on app.purchasing_monthly_reconciliation_lines (tenant_id, parent_id, position);
alter table app.purchasing_monthly_reconciliation_lines enable row level security;
alter table app.purchasing_monthly_reconciliation_lines force row level security;
create policy tenant on app.purchasing_monthly_reconciliation_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation_lines to app_rw;
create table app.purchasing_invoice_request (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  currency varchar(40) collate "C" not null default 'CNY',
  invoice_no varchar(40) collate "C",
  invoiced_on date,
  tax_rate numeric(24,2),
  invoice_amount numeric(24,2),
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
create index purchasing_invoice_request_vendor_id_ix on app.purchasing_invoice_request (tenant_id, vendor_id);
create index purchasing_invoice_request_invoice_no_pre on app.purchasing_invoice_request (tenant_id, invoice_no);
create unique index purchasing_invoice_request_number_key on app.purchasing_invoice_request (tenant_id, number);
create index purchasing_invoice_request_status_ix on app.purchasing_invoice_request (tenant_id, status, id);
alter table app.purchasing_invoice_request enable row level security;
alter table app.purchasing_invoice_request force row level security;
create policy tenant on app.purchasing_invoice_request to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_invoice_request to app_rw;
create table app.purchasing_invoice_request_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  reconciliation_no varchar(40) collate "C" not null,
  reconciliation_line varchar(40) collate "C" not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_invoice_request_lines_parent_ix on app.purchasing_invoice_request_lines (tenant_id, parent_id, position);
alter table app.purchasing_invoice_request_lines enable row level security;
alter table app.purchasing_invoice_request_lines force row level security;
create policy tenant on app.purchasing_invoice_request_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_invoice_request_lines to app_rw;
create table app.purchasing_ecr (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  change_no varchar(40) collate "C",
  title varchar(100) collate "C" not null,
  description varchar(1000) collate "C",
  stock_disposition varchar(40) collate "C",
  cut_in_on date,
  cut_in_serial varchar(40) collate "C",
  sample_required varchar(1) collate "C" not null default '0',
  acknowledged_by varchar(100) collate "C",
  acknowledged_at timestamptz,
  acknowledgement varchar(500) collate "C",
  cut_over_at timestamptz,
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
alter table app.purchasing_ecr add constraint purchasing_ecr_sample_required_ck check (sample_required in ('1','0'));
create index purchasing_ecr_vendor_id_ix on app.purchasing_ecr (tenant_id, vendor_id);
create index purchasing_ecr_change_no_pre on app.purchasing_ecr (tenant_id, change_no);
create index purchasing_ecr_title_pre on app.purchasing_ecr (tenant_id, title);
create unique index purchasing_ecr_number_key on app.purchasing_ecr (tenant_id, number);
create index purchasing_ecr_status_ix on app.purchasing_ecr (tenant_id, status, id);
alter table app.purchasing_ecr enable row level security;
alter table app.purchasing_ecr force row level security;
create policy tenant on app.purchasing_ecr to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_ecr to app_rw;
create table app.purchasing_ecr_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  part_id uuid not null,
  old_version varchar(40) collate "C",
  new_version varchar(40) collate "C",
  bom varchar(100) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_ecr_lines_part_id_ix on app.purchasing_ecr_lines (tenant_id, part_id);
create index purchasing_ecr_lines_parent_ix on app.purchasing_ecr_lines (tenant_id, parent_id, position);
alter table app.purchasing_ecr_lines enable row level security;
alter table app.purchasing_ecr_lines force row level security;
create policy tenant on app.purchasing_ecr_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_ecr_lines to app_rw;
create table app.purchasing_bulletin (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  title varchar(100) collate "C" not null,
  body varchar(4000) collate "C" not null,
  must_read varchar(1) collate "C" not null default '0',
  valid_until date,
  published_at timestamptz,
  copies bigint,
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
alter table app.purchasing_bulletin add constraint purchasing_bulletin_must_read_ck check (must_read in ('1','0'));
create index purchasing_bulletin_title_pre on app.purchasing_bulletin (tenant_id, title);
create unique index purchasing_bulletin_number_key on app.purchasing_bulletin (tenant_id, number);
create index purchasing_bulletin_status_ix on app.purchasing_bulletin (tenant_id, status, id);
alter table app.purchasing_bulletin enable row level security;
alter table app.purchasing_bulletin force row level security;
create policy tenant on app.purchasing_bulletin to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_bulletin to app_rw;
create table app.purchasing_bulletin_recipients (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  vendor_id uuid not null,
  primary key (tenant_id, id)
);
create index purchasing_bulletin_recipients_vendor_id_ix on app.purchasing_bulletin_recipients (tenant_id, vendor_id);
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_vendor_id_key unique (tenant_id, parent_id, vendor_id) deferrable initially deferred;
create index purchasing_bulletin_recipients_parent_ix on app.purchasing_bulletin_recipients (tenant_id, parent_id, position);
alter table app.purchasing_bulletin_recipients enable row level security;
alter table app.purchasing_bulletin_recipients force row level security;
create policy tenant on app.purchasing_bulletin_recipients to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_bulletin_recipients to app_rw;
reset role;
alter table app.purchasing_requisition add constraint purchasing_requisition_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.purchasing_requisition add constraint purchasing_requisition_requested_by_id_fk foreign key (tenant_id, requested_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_requisition (tenant_id, id) on delete cascade;
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_pickup_note add constraint purchasing_pickup_note_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_pickup_note (tenant_id, id) on delete cascade;
alter table app.purchasing_return_notice add constraint purchasing_return_notice_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_return_notice add constraint purchasing_return_notice_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_unit_id_fk foreign key (tenant_id, unit_id) references app.base_unit (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_return_notice (tenant_id, id) on delete cascade;
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_monthly_reconciliation add constraint purchasing_monthly_reconciliation_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_monthly_reconciliation_lines add constraint purchasing_monthly_reconciliation_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_monthly_reconciliation (tenant_id, id) on delete cascade;
alter table app.purchasing_invoice_request add constraint purchasing_invoice_request_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_invoice_request_lines add constraint purchasing_invoice_request_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_invoice_request (tenant_id, id) on delete cascade;
alter table app.purchasing_ecr add constraint purchasing_ecr_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_ecr (tenant_id, id) on delete cascade;
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_bulletin_recipients add constraint purchasing_bulletin_recipients_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_bulletin (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_pickup_note to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_pickup_note to app_vendor;
create policy vendor on app.purchasing_pickup_note_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_pickup_note h where h.tenant_id = purchasing_pickup_note_lines.tenant_id and h.id = purchasing_pickup_note_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_pickup_note h where h.tenant_id = purchasing_pickup_note_lines.tenant_id and h.id = purchasing_pickup_note_lines.parent_id));
grant select, insert, update, delete on app.purchasing_pickup_note_lines to app_vendor;
create policy vendor on app.purchasing_return_notice to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_return_notice to app_vendor;
create policy vendor on app.purchasing_return_notice_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_return_notice h where h.tenant_id = purchasing_return_notice_lines.tenant_id and h.id = purchasing_return_notice_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_return_notice h where h.tenant_id = purchasing_return_notice_lines.tenant_id and h.id = purchasing_return_notice_lines.parent_id));
grant select, insert, update, delete on app.purchasing_return_notice_lines to app_vendor;
create policy vendor on app.purchasing_monthly_reconciliation to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_monthly_reconciliation to app_vendor;
create policy vendor on app.purchasing_monthly_reconciliation_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_monthly_reconciliation h where h.tenant_id = purchasing_monthly_reconciliation_lines.tenant_id and h.id = purchasing_monthly_reconciliation_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_monthly_reconciliation h where h.tenant_id = purchasing_monthly_reconciliation_lines.tenant_id and h.id = purchasing_monthly_reconciliation_lines.parent_id));
grant select, insert, update, delete on app.purchasing_monthly_reconciliation_lines to app_vendor;
create policy vendor on app.purchasing_invoice_request to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_invoice_request to app_vendor;
create policy vendor on app.purchasing_invoice_request_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_invoice_request h where h.tenant_id = purchasing_invoice_request_lines.tenant_id and h.id = purchasing_invoice_request_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_invoice_request h where h.tenant_id = purchasing_invoice_request_lines.tenant_id and h.id = purchasing_invoice_request_lines.parent_id));
grant select, insert, update, delete on app.purchasing_invoice_request_lines to app_vendor;
create policy vendor on app.purchasing_ecr to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_ecr to app_vendor;
create policy vendor on app.purchasing_ecr_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_ecr h where h.tenant_id = purchasing_ecr_lines.tenant_id and h.id = purchasing_ecr_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_ecr h where h.tenant_id = purchasing_ecr_lines.tenant_id and h.id = purchasing_ecr_lines.parent_id));
grant select, insert, update, delete on app.purchasing_ecr_lines to app_vendor;
