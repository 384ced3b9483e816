-- The zone of a location was a word; now it is a zone of the warehouse. Each word used in a warehouse becomes one there.
with words as (
  select tenant_id, warehouse_id, zone as name, min(created_at) as since
  from app.warehouse_location where nullif(zone, '') is not null and deleted_at is null group by 1, 2, 3
), numbered as (
  select *, 'Z' || lpad((row_number() over (partition by tenant_id, warehouse_id order by name))::text, 2, '0') as code from words
)
insert into app.warehouse_zone (tenant_id, id, code, name, warehouse_id, created_by, created_at, updated_by, updated_at)
  select tenant_id, gen_random_uuid(), code, name, warehouse_id,
    '00000000-0000-7000-8000-000000000001', since, '00000000-0000-7000-8000-000000000001', since
  from numbered;
update app.warehouse_location l set zone_id = z.id
  from app.warehouse_zone z
  where z.tenant_id = l.tenant_id and z.warehouse_id = l.warehouse_id and z.name = l.zone;
alter table app.warehouse_location drop column zone;
