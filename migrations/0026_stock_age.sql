-- Generated from the definitions by `npm run gen`, with the age of the stock there is.

alter table app.base_part add column volume numeric(24,6);
alter table app.base_part add column hazardous varchar(1) collate "C" not null default '0';
alter table app.base_part add constraint base_part_hazardous_ck check (hazardous in ('1','0'));
alter table app.base_part add column temperature_from numeric(24,1);
alter table app.base_part add column temperature_to numeric(24,1);
alter table app.warehouse_stock add column received_at timestamptz;
-- As old as its batch, else as old as it was taken for until now: since something was first put where it lies.
update app.warehouse_stock s set received_at = date_trunc('second', coalesce((select b.received_at from app.warehouse_lot b
  where b.tenant_id = s.tenant_id and b.part_id = s.part_id and b.batch = s.batch and b.deleted_at is null limit 1), s.created_at));
alter table app.warehouse_stock alter column received_at set not null;
alter table app.warehouse_stock_transfer_lines add column received_at timestamptz;
alter table app.warehouse_replenishment_task alter column from_location_id drop not null;
alter table app.warehouse_replenishment_task_lines add column received_at timestamptz;
alter table app.warehouse_pick_face alter column source_location_id drop not null;
alter table app.warehouse_kanban_loop alter column source_location_id drop not null;
