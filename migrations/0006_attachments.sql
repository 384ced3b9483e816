-- Files that belong to a record of any entity. Who may see the record may see them.
set role app_owner;
create table app.attachment (
  tenant_id int not null,
  id uuid not null,
  entity text not null,
  row_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references app.file
);
create index attachment_row_idx on app.attachment (tenant_id, row_id, id);
create index attachment_file_idx on app.attachment (tenant_id, file_id);
alter table app.attachment enable row level security;
alter table app.attachment force row level security;
create policy tenant on app.attachment to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, delete on app.attachment to app_rw;
reset role;
