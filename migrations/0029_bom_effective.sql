-- One version of a BOM is in effect on a day. The action asks first and says so in words; this holds whatever writes.
create extension if not exists btree_gist schema ext;
alter table app.base_bom_version add constraint base_bom_version_one_effective
  exclude using gist (
    tenant_id ext.gist_int4_ops with =,
    bom_id ext.gist_uuid_ops with =,
    daterange(valid_from, valid_to, '[]') with &&
  ) where (status = '10' and deleted_at is null);
