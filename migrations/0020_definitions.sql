-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_requisition_lines add column order_id uuid;
-- What was named by its number is held by its key from now on; a number that names nothing is forgotten.
update app.purchasing_requisition_lines l set order_id = o.id from app.purchasing_purchase_order o
  where o.tenant_id = l.tenant_id and o.number = l.order_no;
alter table app.purchasing_requisition_lines drop column order_no;
create index purchasing_requisition_lines_order_id_ix on app.purchasing_requisition_lines (tenant_id, order_id);
drop index app.purchasing_supplier_inspection_task_note_no_pre;
alter table app.purchasing_supplier_inspection_task add column note_id uuid;
update app.purchasing_supplier_inspection_task t set note_id = n.id from app.purchasing_delivery_note n
  where n.tenant_id = t.tenant_id and n.number = t.note_no;
alter table app.purchasing_supplier_inspection_task drop column note_no;
create index purchasing_supplier_inspection_task_note_id_ix on app.purchasing_supplier_inspection_task (tenant_id, note_id);
alter table app.purchasing_return_notice_lines add column note_id uuid;
update app.purchasing_return_notice_lines l set note_id = n.id from app.purchasing_delivery_note n
  where n.tenant_id = l.tenant_id and n.number = l.note_no;
alter table app.purchasing_return_notice_lines drop column note_no;
create index purchasing_return_notice_lines_note_id_ix on app.purchasing_return_notice_lines (tenant_id, note_id);
alter table app.purchasing_requisition_lines add constraint purchasing_requisition_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_supplier_inspection_task add constraint purchasing_supplier_inspection_task_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
alter table app.purchasing_return_notice_lines add constraint purchasing_return_notice_lines_note_id_fk foreign key (tenant_id, note_id) references app.purchasing_delivery_note (tenant_id, id);
