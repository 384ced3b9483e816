-- Files a company keeps for itself, beside those that belong to records and exports.
set role app_owner;
alter table app.file add column in_library boolean not null default false;
create index file_created_idx on app.file (tenant_id, created_at desc, id desc);
reset role;
