-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_delivery_plan_lines add column order_id uuid;
-- What was named by its number is held by its key from now on; a number that names nothing is forgotten.
update app.purchasing_delivery_plan_lines l set order_id = o.id from app.purchasing_purchase_order o
  where o.tenant_id = l.tenant_id and o.number = l.order_no;
alter table app.purchasing_delivery_plan_lines alter column order_line type bigint using case when order_line ~ '^[0-9]{1,9}$' then order_line::bigint end;
alter table app.purchasing_delivery_plan_lines drop column order_no;
create index purchasing_delivery_plan_lines_order_id_ix on app.purchasing_delivery_plan_lines (tenant_id, order_id);
alter table app.purchasing_delivery_note_lines add column plan_id uuid;
alter table app.purchasing_delivery_note_lines add column order_id uuid;
update app.purchasing_delivery_note_lines l set plan_id = d.id from app.purchasing_delivery_plan d
  where d.tenant_id = l.tenant_id and d.number = l.source_no and l.source_type = 'deliveryPlan';
update app.purchasing_delivery_note_lines l set order_id = o.id from app.purchasing_purchase_order o
  where o.tenant_id = l.tenant_id and o.number = l.source_no and l.source_type = 'purchaseOrder';
alter table app.purchasing_delivery_note_lines alter column source_line type bigint using case when source_line ~ '^[0-9]{1,9}$' then source_line::bigint end;
alter table app.purchasing_delivery_note_lines drop column source_type;
alter table app.purchasing_delivery_note_lines drop column source_no;
alter table app.purchasing_delivery_note_lines drop column demand_qty;
create index purchasing_delivery_note_lines_plan_id_ix on app.purchasing_delivery_note_lines (tenant_id, plan_id);
create index purchasing_delivery_note_lines_order_id_ix on app.purchasing_delivery_note_lines (tenant_id, order_id);
alter table app.purchasing_pickup_note_lines add column order_id uuid;
update app.purchasing_pickup_note_lines l set order_id = o.id from app.purchasing_purchase_order o
  where o.tenant_id = l.tenant_id and o.number = l.order_no;
alter table app.purchasing_pickup_note_lines alter column order_line type bigint using case when order_line ~ '^[0-9]{1,9}$' then order_line::bigint end;
alter table app.purchasing_pickup_note_lines drop column order_no;
create index purchasing_pickup_note_lines_order_id_ix on app.purchasing_pickup_note_lines (tenant_id, order_id);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_plan_id_fk foreign key (tenant_id, plan_id) references app.purchasing_delivery_plan (tenant_id, id);
alter table app.purchasing_delivery_note_lines add constraint purchasing_delivery_note_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
alter table app.purchasing_pickup_note_lines add constraint purchasing_pickup_note_lines_order_id_fk foreign key (tenant_id, order_id) references app.purchasing_purchase_order (tenant_id, id);
