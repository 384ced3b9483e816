-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_count_order add column short_pick_id uuid;
create index warehouse_count_order_short_pick_id_ix on app.warehouse_count_order (tenant_id, short_pick_id);
alter table app.warehouse_count_order add constraint warehouse_count_order_short_pick_id_fk foreign key (tenant_id, short_pick_id) references app.warehouse_pick_task (tenant_id, id);
