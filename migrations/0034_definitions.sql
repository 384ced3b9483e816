-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_delivery_plan add column dock_id uuid;
create index purchasing_delivery_plan_dock_id_ix on app.purchasing_delivery_plan (tenant_id, dock_id);
alter table app.purchasing_delivery_plan add constraint purchasing_delivery_plan_dock_id_fk foreign key (tenant_id, dock_id) references app.warehouse_dock (tenant_id, id);
