-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_replenishment_task add column delivery_unit_id uuid;
alter table app.warehouse_replenishment_task add column due_at timestamptz;
create index warehouse_replenishment_task_delivery_unit_id_ix on app.warehouse_replenishment_task (tenant_id, delivery_unit_id);
alter table app.warehouse_pick_face add column delivery_unit_id uuid;
create index warehouse_pick_face_delivery_unit_id_ix on app.warehouse_pick_face (tenant_id, delivery_unit_id);
alter table app.warehouse_kanban_loop add column delivery_unit_id uuid;
create index warehouse_kanban_loop_delivery_unit_id_ix on app.warehouse_kanban_loop (tenant_id, delivery_unit_id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_delivery_unit_id_fk foreign key (tenant_id, delivery_unit_id) references app.base_delivery_unit (tenant_id, id);
