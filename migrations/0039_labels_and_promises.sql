-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_purchase_order_promises (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  line_no bigint,
  qty numeric(24,3),
  date date,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_promises_parent_ix on app.purchasing_purchase_order_promises (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_promises enable row level security;
alter table app.purchasing_purchase_order_promises force row level security;
create policy tenant on app.purchasing_purchase_order_promises to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_promises to app_rw;
reset role;
alter table app.purchasing_label_list add column produced_on date;
alter table app.purchasing_label_list add column expires_on date;
alter table app.purchasing_purchase_order_promises add constraint purchasing_purchase_order_promises_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_purchase_order_promises to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_promises.tenant_id and h.id = purchasing_purchase_order_promises.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_promises.tenant_id and h.id = purchasing_purchase_order_promises.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_promises to app_vendor;
