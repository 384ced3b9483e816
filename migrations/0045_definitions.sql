-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_count_order_lines add column recounter_id uuid;
create index warehouse_count_order_lines_recounter_id_ix on app.warehouse_count_order_lines (tenant_id, recounter_id);
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_recounter_id_fk foreign key (tenant_id, recounter_id) references app.system_user (tenant_id, id);
