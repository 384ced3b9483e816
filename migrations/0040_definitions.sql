-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_requisition add column pending jsonb;
alter table app.purchasing_requisition add column pending_by_id uuid;
alter table app.purchasing_requisition add column pending_at timestamptz;
create index purchasing_requisition_pending_by_id_ix on app.purchasing_requisition (tenant_id, pending_by_id);
alter table app.purchasing_requisition add constraint purchasing_requisition_pending_by_id_fk foreign key (tenant_id, pending_by_id) references app.system_user (tenant_id, id);
