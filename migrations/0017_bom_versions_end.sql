-- A version that was made obsolete before it began has no days: it ends the day before its beginning, which a range that
-- includes both of its bounds refuses.
alter table app.base_bom_version drop constraint base_bom_version_one_effective;
alter table app.base_bom_version add constraint base_bom_version_one_effective
  exclude using gist (
    tenant_id ext.gist_int4_ops with =,
    bom_id ext.gist_uuid_ops with =,
    daterange(valid_from, valid_to + 1) with &&
  ) where (status = '10' and deleted_at is null);

-- Being obsolete ends a version's days; those that became so before ended when they were last touched.
update app.base_bom_version set valid_to = greatest(valid_from - 1, least(valid_to, updated_at::date - 1))
  where status = '40' and deleted_at is null;
