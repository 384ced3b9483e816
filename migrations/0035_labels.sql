-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_label_list (
  tenant_id int not null,
  id uuid not null,
  number varchar(60) collate "C" not null,
  status varchar(3) collate "C" not null,
  kind varchar(40) collate "C" not null default 'case',
  vendor_id uuid not null,
  part_id uuid not null,
  batch varchar(40) collate "C",
  serial_no varchar(40) collate "C",
  qty numeric(24,3) not null,
  max_qty numeric(24,3),
  sscc varchar(18) collate "C",
  note_no varchar(40) collate "C",
  note_line varchar(40) collate "C",
  printed_count bigint default 0,
  printed_at timestamptz,
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
create index purchasing_label_list_vendor_id_ix on app.purchasing_label_list (tenant_id, vendor_id);
create index purchasing_label_list_part_id_ix on app.purchasing_label_list (tenant_id, part_id);
create index purchasing_label_list_batch_pre on app.purchasing_label_list (tenant_id, batch);
create index purchasing_label_list_serial_no_pre on app.purchasing_label_list (tenant_id, serial_no);
create index purchasing_label_list_sscc_pre on app.purchasing_label_list (tenant_id, sscc);
create index purchasing_label_list_note_no_pre on app.purchasing_label_list (tenant_id, note_no);
create unique index purchasing_label_list_number_key on app.purchasing_label_list (tenant_id, number);
create index purchasing_label_list_status_ix on app.purchasing_label_list (tenant_id, status, id);
alter table app.purchasing_label_list enable row level security;
alter table app.purchasing_label_list force row level security;
create policy tenant on app.purchasing_label_list to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_label_list to app_rw;
reset role;
alter table app.purchasing_label_list add constraint purchasing_label_list_vendor_id_fk foreign key (tenant_id, vendor_id) references app.base_vendor (tenant_id, id);
alter table app.purchasing_label_list add constraint purchasing_label_list_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
create policy vendor on app.purchasing_label_list to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid) with check (tenant_id = current_setting('app.tenant_id')::int and vendor_id = current_setting('app.vendor_id')::uuid);
grant select, insert, update, delete on app.purchasing_label_list to app_vendor;
