-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_outbound_order_lines alter column qty type numeric(24,6) using qty::numeric(24,6);
alter table app.warehouse_outbound_order_lines alter column allocated_qty type numeric(24,6) using allocated_qty::numeric(24,6);
alter table app.warehouse_outbound_order_lines alter column short_qty type numeric(24,6) using short_qty::numeric(24,6);
alter table app.warehouse_outbound_order_lines alter column picked_qty type numeric(24,6) using picked_qty::numeric(24,6);
alter table app.warehouse_outbound_order_lines alter column shipped_qty type numeric(24,6) using shipped_qty::numeric(24,6);
alter table app.warehouse_outbound_order_allocations alter column qty type numeric(24,6) using qty::numeric(24,6);
alter table app.warehouse_outbound_order_allocations alter column picked_qty type numeric(24,6) using picked_qty::numeric(24,6);
alter table app.warehouse_pick_task alter column qty type numeric(24,6) using qty::numeric(24,6);
alter table app.warehouse_pick_task alter column picked_qty type numeric(24,6) using picked_qty::numeric(24,6);
alter table app.purchasing_pickup_note_lines add column received_qty numeric(24,6);
alter table app.purchasing_pickup_note_lines add column rejected_qty numeric(24,6);
alter table app.purchasing_return_notice add column left_at timestamptz;
