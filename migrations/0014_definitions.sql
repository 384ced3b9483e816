-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_asn_packages (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  code varchar(40) collate "C",
  line varchar(40) collate "C",
  part_id uuid,
  qty numeric(24,6),
  vendor_lot varchar(40) collate "C",
  produced_on date,
  expires_on date,
  primary key (tenant_id, id)
);
create index warehouse_asn_packages_part_id_ix on app.warehouse_asn_packages (tenant_id, part_id);
create index warehouse_asn_packages_parent_ix on app.warehouse_asn_packages (tenant_id, parent_id, position);
alter table app.warehouse_asn_packages enable row level security;
alter table app.warehouse_asn_packages force row level security;
create policy tenant on app.warehouse_asn_packages to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_asn_packages to app_rw;
create table app.warehouse_receipt_packages (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  code varchar(40) collate "C",
  line varchar(40) collate "C",
  part_id uuid,
  qty numeric(24,6),
  vendor_lot varchar(40) collate "C",
  produced_on date,
  expires_on date,
  primary key (tenant_id, id)
);
create index warehouse_receipt_packages_part_id_ix on app.warehouse_receipt_packages (tenant_id, part_id);
create index warehouse_receipt_packages_parent_ix on app.warehouse_receipt_packages (tenant_id, parent_id, position);
alter table app.warehouse_receipt_packages enable row level security;
alter table app.warehouse_receipt_packages force row level security;
create policy tenant on app.warehouse_receipt_packages to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt_packages to app_rw;
reset role;
alter table app.warehouse_asn_packages add constraint warehouse_asn_packages_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_asn_packages add constraint warehouse_asn_packages_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_asn (tenant_id, id) on delete cascade;
alter table app.warehouse_receipt_packages add constraint warehouse_receipt_packages_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_packages add constraint warehouse_receipt_packages_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
create policy vendor on app.warehouse_asn_packages to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_packages.tenant_id and h.id = warehouse_asn_packages.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.warehouse_asn h where h.tenant_id = warehouse_asn_packages.tenant_id and h.id = warehouse_asn_packages.parent_id));
grant select, insert, update, delete on app.warehouse_asn_packages to app_vendor;
