-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_putaway_task add column zone_id uuid;
alter table app.warehouse_putaway_task add column priority bigint not null default 5;
alter table app.warehouse_putaway_task add column claimed_by_id uuid;
create index warehouse_putaway_task_zone_id_ix on app.warehouse_putaway_task (tenant_id, zone_id);
create index warehouse_putaway_task_claimed_by_id_ix on app.warehouse_putaway_task (tenant_id, claimed_by_id);
create index warehouse_putaway_task_queue_ix on app.warehouse_putaway_task (tenant_id, priority desc, id) where deleted_at is null and claimed_by_id is null and status in ('00', '12');
alter table app.warehouse_replenishment_task add column zone_id uuid;
alter table app.warehouse_replenishment_task add column priority bigint not null default 5;
alter table app.warehouse_replenishment_task add column claimed_by_id uuid;
create index warehouse_replenishment_task_zone_id_ix on app.warehouse_replenishment_task (tenant_id, zone_id);
create index warehouse_replenishment_task_claimed_by_id_ix on app.warehouse_replenishment_task (tenant_id, claimed_by_id);
create index warehouse_replenishment_task_queue_ix on app.warehouse_replenishment_task (tenant_id, priority desc, id) where deleted_at is null and claimed_by_id is null and status in ('10', '12');
alter table app.warehouse_pick_task add column zone_id uuid;
alter table app.warehouse_pick_task add column priority bigint not null default 5;
create index warehouse_pick_task_zone_id_ix on app.warehouse_pick_task (tenant_id, zone_id);
create index warehouse_pick_task_queue_ix on app.warehouse_pick_task (tenant_id, priority desc, id) where deleted_at is null and picker_id is null and status in ('00', '12');
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_putaway_task add constraint warehouse_putaway_task_claimed_by_id_fk foreign key (tenant_id, claimed_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);
alter table app.warehouse_replenishment_task add constraint warehouse_replenishment_task_claimed_by_id_fk foreign key (tenant_id, claimed_by_id) references app.system_user (tenant_id, id);
alter table app.warehouse_pick_task add constraint warehouse_pick_task_zone_id_fk foreign key (tenant_id, zone_id) references app.warehouse_zone (tenant_id, id);

-- Tasks that wait already are found by their zone like those made from now on.
update app.warehouse_putaway_task t set zone_id = l.zone_id
  from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = coalesce(t.location_id, t.from_location_id);
update app.warehouse_pick_task t set zone_id = l.zone_id
  from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.location_id;
update app.warehouse_replenishment_task t set zone_id = l.zone_id
  from app.warehouse_location l where l.tenant_id = t.tenant_id and l.id = t.from_location_id;
