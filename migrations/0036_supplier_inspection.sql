-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_supplier_inspection_task (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  vendor_id uuid not null,
  note_no varchar(40) collate "C",
  note_line varchar(40) collate "C",
  part_id uuid not null,
  batch varchar(40) collate "C",
  asn_qty bigint not null,
  samp_qty bigint,
  deviation varchar(40) collate "C",
  deviation_remark varchar(500) collate "C" default '无',
  checked_by varchar(100) collate "C",
  checked_at timestamptz,
  recheck_result varchar(40) collate "C",
  recheck_remark varchar(500) collate "C",
  rechecked_at timestamptz,
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
create index purchasing_supplier_inspection_task_vendor_id_ix on app.purchasing_supplier_inspection_task (tenant_id, vendor_id);
create index purchasing_supplier_inspection_task_part_id_ix on app.purchasing_supplier_inspection_task (tenant_id, part_id);
create index purchasing_supplier_inspection_task_note_no_pre on app.purchasing_supplier_inspection_task (tenant_id, note_no);
create unique index purchasing_supplier_inspection_task_number_key on app.purchasing_supplier_inspection_task (tenant_id, number);
create index purchasing_supplier_inspection_task_status_ix on app.purchasing_supplier_inspection_task (tenant_id, status, id);
alter table app.purchasing_supplier_inspection_task enable row level security;
alter table app.purchasing_supplier_inspection_task force row level security;
create policy tenant on app.purchasing_supplier_inspection_task to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task to app_rw;
create table app.purchasing_supplier_inspection_task_lines (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  item_id uuid not null,
  standard varchar(200) collate "C",
  result varchar(200) collate "C",
  judgement varchar(40) collate "C",
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_supplier_inspection_task_lines_item_id_ix on app.purchasing_supplier_inspection_task_lines (tenant_id, item_id);
create index purchasing_supplier_inspection_task_lines_parent_ix on app.purchasing_supplier_inspection_task_lines (tenant_id, parent_id, position);
alter table app.purchasing_supplier_inspection_task_lines enable row level security;
alter table app.purchasing_supplier_inspection_task_lines force row level security;
create policy tenant on app.purchasing_supplier_inspection_task_lines to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task_lines to app_rw;
reset role;
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_item_id_fk foreign key (tenant_id, item_id) references app.quality_inspection_item (tenant_id, id);
alter table app.purchasing_supplier_inspection_task_lines add constraint purchasing_supplier_inspection_task_lines_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_supplier_inspection_task (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_supplier_inspection_task to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_supplier_inspection_task to app_vendor;
create policy vendor on app.purchasing_supplier_inspection_task_lines to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_supplier_inspection_task h where h.tenant_id = purchasing_supplier_inspection_task_lines.tenant_id and h.id = purchasing_supplier_inspection_task_lines.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_supplier_inspection_task h where h.tenant_id = purchasing_supplier_inspection_task_lines.tenant_id and h.id = purchasing_supplier_inspection_task_lines.parent_id));
grant select, insert, update, delete on app.purchasing_supplier_inspection_task_lines to app_vendor;
