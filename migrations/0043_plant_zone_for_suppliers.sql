-- Generated from the definitions by `npm run gen`; review before committing.

drop policy if exists vendor on app.base_plant;
revoke all on app.base_plant from app_vendor;
create policy vendor on app.base_plant for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select (tenant_id, id, deleted_at, time_zone) on app.base_plant to app_vendor;
