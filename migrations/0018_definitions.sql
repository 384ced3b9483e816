-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.base_bom_version_lines add column share numeric(24,4);
alter table app.base_bom_version_lines add column run_out_on date;
alter table app.purchasing_ecr add column bom_affected varchar(1) collate "C" not null default '1';
alter table app.purchasing_ecr add constraint purchasing_ecr_bom_affected_ck check (bom_affected in ('1','0'));
alter table app.purchasing_ecr add column sample_approved_by_id uuid;
alter table app.purchasing_ecr add column sample_approved_at timestamptz;
create index purchasing_ecr_sample_approved_by_id_ix on app.purchasing_ecr (tenant_id, sample_approved_by_id);
alter table app.purchasing_ecr_lines add column bom_id uuid;
-- What was named by its code is held by its key; a text that names no BOM is forgotten.
update app.purchasing_ecr_lines l set bom_id = b.id from app.base_bom b where b.tenant_id = l.tenant_id and b.code = l.bom;
alter table app.purchasing_ecr_lines drop column bom;
create index purchasing_ecr_lines_bom_id_ix on app.purchasing_ecr_lines (tenant_id, bom_id);
alter table app.purchasing_ecr add constraint purchasing_ecr_sample_approved_by_id_fk foreign key (tenant_id, sample_approved_by_id) references app.system_user (tenant_id, id);
alter table app.purchasing_ecr_lines add constraint purchasing_ecr_lines_bom_id_fk foreign key (tenant_id, bom_id) references app.base_bom (tenant_id, id);
