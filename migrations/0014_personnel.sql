-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_personnel (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  department_id uuid not null,
  position varchar(60) collate "C",
  user_id uuid,
  telephone varchar(20) collate "C",
  email varchar(100) collate "C",
  employment varchar(40) collate "C" default 'regular',
  joined_on date,
  left_on date,
  remark varchar(200) collate "C",
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
alter table app.system_personnel add constraint system_personnel_mark_status_ck check (mark_status in ('1','0'));
create index system_personnel_department_id_ix on app.system_personnel (tenant_id, department_id);
create index system_personnel_user_id_ix on app.system_personnel (tenant_id, user_id);
create unique index system_personnel_code_key on app.system_personnel (tenant_id, code) where deleted_at is null;
create index system_personnel_name_trgm on app.system_personnel using gin (tenant_id, name ext.gin_trgm_ops);
create index system_personnel_name_pre on app.system_personnel (tenant_id, name);
alter table app.system_personnel enable row level security;
alter table app.system_personnel force row level security;
create policy tenant on app.system_personnel to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_personnel to app_rw;
create table app.system_business_role (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  duty varchar(200) collate "C",
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
alter table app.system_business_role add constraint system_business_role_mark_status_ck check (mark_status in ('1','0'));
create unique index system_business_role_code_key on app.system_business_role (tenant_id, code) where deleted_at is null;
create index system_business_role_name_trgm on app.system_business_role using gin (tenant_id, name ext.gin_trgm_ops);
create index system_business_role_name_pre on app.system_business_role (tenant_id, name);
create index system_business_role_name_en_pre on app.system_business_role (tenant_id, name_en);
create index system_business_role_duty_pre on app.system_business_role (tenant_id, duty);
alter table app.system_business_role enable row level security;
alter table app.system_business_role force row level security;
create policy tenant on app.system_business_role to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_role to app_rw;
create table app.system_business_group (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  department_id uuid,
  leader_id uuid,
  remark varchar(200) collate "C",
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
alter table app.system_business_group add constraint system_business_group_mark_status_ck check (mark_status in ('1','0'));
create index system_business_group_department_id_ix on app.system_business_group (tenant_id, department_id);
create index system_business_group_leader_id_ix on app.system_business_group (tenant_id, leader_id);
create unique index system_business_group_code_key on app.system_business_group (tenant_id, code) where deleted_at is null;
create index system_business_group_name_trgm on app.system_business_group using gin (tenant_id, name ext.gin_trgm_ops);
create index system_business_group_name_pre on app.system_business_group (tenant_id, name);
alter table app.system_business_group enable row level security;
alter table app.system_business_group force row level security;
create policy tenant on app.system_business_group to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_group to app_rw;
create table app.system_business_group_members (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  user_id uuid not null,
  business_role_id uuid not null,
  remark varchar(200) collate "C",
  primary key (tenant_id, id)
);
create index system_business_group_members_user_id_ix on app.system_business_group_members (tenant_id, user_id);
create index system_business_group_members_business_role_id_ix on app.system_business_group_members (tenant_id, business_role_id);
alter table app.system_business_group_members add constraint system_business_group_members_user_id_business_role_id_key unique (tenant_id, parent_id, user_id, business_role_id) deferrable initially deferred;
create index system_business_group_members_parent_ix on app.system_business_group_members (tenant_id, parent_id, position);
alter table app.system_business_group_members enable row level security;
alter table app.system_business_group_members force row level security;
create policy tenant on app.system_business_group_members to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_business_group_members to app_rw;
reset role;
alter table app.system_personnel add constraint system_personnel_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_personnel add constraint system_personnel_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_business_group add constraint system_business_group_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.system_business_group add constraint system_business_group_leader_id_fk foreign key (tenant_id, leader_id) references app.system_user (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_business_role_id_fk foreign key (tenant_id, business_role_id) references app.system_business_role (tenant_id, id);
alter table app.system_business_group_members add constraint system_business_group_members_parent_fk foreign key (tenant_id, parent_id) references app.system_business_group (tenant_id, id) on delete cascade;
