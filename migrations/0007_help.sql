-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_help_document (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  title varchar(80) collate "C" not null,
  title_en varchar(80) collate "C",
  page varchar(120) collate "C",
  content varchar(20000) collate "C" not null,
  content_en varchar(20000) collate "C",
  position bigint default 0,
  mark_status varchar(1) collate "C" not null default '1',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.system_help_document add constraint system_help_document_mark_status_ck check (mark_status in ('1','0'));
create unique index system_help_document_code_key on app.system_help_document (tenant_id, code) where deleted_at is null;
create index system_help_document_title_trgm on app.system_help_document using gin (tenant_id, title ext.gin_trgm_ops);
create index system_help_document_title_pre on app.system_help_document (tenant_id, title);
create index system_help_document_page_pre on app.system_help_document (tenant_id, page);
alter table app.system_help_document enable row level security;
alter table app.system_help_document force row level security;
create policy tenant on app.system_help_document to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_help_document to app_rw;
reset role;
create policy vendor on app.system_help_document for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_help_document to app_vendor;
