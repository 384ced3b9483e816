-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_operation_log (
  tenant_id int not null,
  id uuid not null,
  at timestamptz not null,
  user_id uuid,
  log_name varchar(200) collate "C" not null,
  logcontent varchar(500) collate "C",
  result varchar(40) collate "C",
  ms bigint,
  address varchar(60) collate "C",
  request_id varchar(40) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index system_operation_log_user_id_ix on app.system_operation_log (tenant_id, user_id);
create index system_operation_log_log_name_pre on app.system_operation_log (tenant_id, log_name);
create index system_operation_log_logcontent_pre on app.system_operation_log (tenant_id, logcontent);
create index system_operation_log_request_id_pre on app.system_operation_log (tenant_id, request_id);
create index system_operation_log_order_ix on app.system_operation_log (tenant_id, at desc, id desc) where deleted_at is null;
alter table app.system_operation_log enable row level security;
alter table app.system_operation_log force row level security;
create policy tenant on app.system_operation_log to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_operation_log to app_rw;
reset role;
alter table app.system_operation_log add constraint system_operation_log_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
