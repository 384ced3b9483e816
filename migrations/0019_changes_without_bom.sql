-- Changes released before could not say that no BOM changes: those whose number no BOM version carries are such.
update app.purchasing_ecr e set bom_affected = '0'
  where not exists (select 1 from app.base_bom_version v
    where v.tenant_id = e.tenant_id and v.change_no = coalesce(e.change_no, e.number) and v.deleted_at is null);
