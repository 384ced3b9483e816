-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.purchasing_purchase_order_revisions (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  revision bigint,
  line_no bigint,
  old_qty numeric(24,3),
  qty numeric(24,3),
  old_date date,
  date date,
  old_price numeric(24,6),
  price numeric(24,6),
  reason varchar(500) collate "C",
  asked_at timestamptz,
  answer varchar(40) collate "C",
  answered_at timestamptz,
  answer_remark varchar(500) collate "C",
  primary key (tenant_id, id)
);
create index purchasing_purchase_order_revisions_parent_ix on app.purchasing_purchase_order_revisions (tenant_id, parent_id, position);
alter table app.purchasing_purchase_order_revisions enable row level security;
alter table app.purchasing_purchase_order_revisions force row level security;
create policy tenant on app.purchasing_purchase_order_revisions to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.purchasing_purchase_order_revisions to app_rw;
reset role;
alter table app.purchasing_purchase_order add column revision bigint default 1;
alter table app.purchasing_purchase_order add column revision_due_at timestamptz;
alter table app.purchasing_purchase_order_revisions add constraint purchasing_purchase_order_revisions_parent_fk foreign key (tenant_id, parent_id) references app.purchasing_purchase_order (tenant_id, id) on delete cascade;
create policy vendor on app.purchasing_purchase_order_revisions to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_revisions.tenant_id and h.id = purchasing_purchase_order_revisions.parent_id)) with check (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.purchasing_purchase_order h where h.tenant_id = purchasing_purchase_order_revisions.tenant_id and h.id = purchasing_purchase_order_revisions.parent_id));
grant select, insert, update, delete on app.purchasing_purchase_order_revisions to app_vendor;
