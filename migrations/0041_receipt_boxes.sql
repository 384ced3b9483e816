-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_receipt_boxes (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  box varchar(40) collate "C",
  part_id uuid,
  vendor_lot varchar(40) collate "C",
  qty numeric(24,6),
  primary key (tenant_id, id)
);
create index warehouse_receipt_boxes_part_id_ix on app.warehouse_receipt_boxes (tenant_id, part_id);
create index warehouse_receipt_boxes_parent_ix on app.warehouse_receipt_boxes (tenant_id, parent_id, position);
alter table app.warehouse_receipt_boxes enable row level security;
alter table app.warehouse_receipt_boxes force row level security;
create policy tenant on app.warehouse_receipt_boxes to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_receipt_boxes to app_rw;
reset role;
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_receipt_boxes add constraint warehouse_receipt_boxes_parent_fk foreign key (tenant_id, parent_id) references app.warehouse_receipt (tenant_id, id) on delete cascade;
