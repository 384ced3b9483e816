-- A line that is named is there, whatever writes. Judged at the end: lines get their numbers after they are written, and whoever
-- takes a line away that is named hears of it in words first.
alter table app.purchasing_purchase_order_lines add constraint purchasing_purchase_order_lines_line_no_key
  unique (tenant_id, parent_id, line_no);
alter table app.purchasing_delivery_plan_lines add constraint purchasing_delivery_plan_lines_line_no_key
  unique (tenant_id, parent_id, line_no);

-- Of what was named by number before, lines that are not there are forgotten as well.
update app.purchasing_delivery_note_lines l set plan_id = null where plan_id is not null and not exists (
  select 1 from app.purchasing_delivery_plan_lines s where s.tenant_id = l.tenant_id and s.parent_id = l.plan_id and s.line_no = l.source_line);
update app.purchasing_delivery_note_lines l set order_id = null where order_id is not null and not exists (
  select 1 from app.purchasing_purchase_order_lines s where s.tenant_id = l.tenant_id and s.parent_id = l.order_id and s.line_no = l.source_line);
update app.purchasing_delivery_plan_lines l set order_id = null, order_line = null where order_id is not null and not exists (
  select 1 from app.purchasing_purchase_order_lines s where s.tenant_id = l.tenant_id and s.parent_id = l.order_id and s.line_no = l.order_line);
update app.purchasing_pickup_note_lines l set order_id = null, order_line = null where order_id is not null and not exists (
  select 1 from app.purchasing_purchase_order_lines s where s.tenant_id = l.tenant_id and s.parent_id = l.order_id and s.line_no = l.order_line);

alter table app.purchasing_delivery_note_lines
  add constraint purchasing_delivery_note_lines_one_source check (num_nonnulls(plan_id, order_id) <= 1),
  add constraint purchasing_delivery_note_lines_plan_line_fk foreign key (tenant_id, plan_id, source_line)
    references app.purchasing_delivery_plan_lines (tenant_id, parent_id, line_no) deferrable initially deferred,
  add constraint purchasing_delivery_note_lines_order_line_fk foreign key (tenant_id, order_id, source_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
alter table app.purchasing_delivery_plan_lines
  add constraint purchasing_delivery_plan_lines_order_line_fk foreign key (tenant_id, order_id, order_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
alter table app.purchasing_pickup_note_lines
  add constraint purchasing_pickup_note_lines_order_line_fk foreign key (tenant_id, order_id, order_line)
    references app.purchasing_purchase_order_lines (tenant_id, parent_id, line_no) deferrable initially deferred;
