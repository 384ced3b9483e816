-- How punctual deliveries are is asked for by the weeks notes were planned for, on the home page of many people.
create index purchasing_delivery_note_planned_arrival_idx on app.purchasing_delivery_note (tenant_id, planned_arrival)
  where deleted_at is null;
