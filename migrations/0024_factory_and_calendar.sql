-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.base_shift_model (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  remark varchar(500) collate "C",
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
alter table app.base_shift_model add constraint base_shift_model_mark_status_ck check (mark_status in ('1','0'));
create unique index base_shift_model_code_key on app.base_shift_model (tenant_id, code) where deleted_at is null;
create index base_shift_model_name_trgm on app.base_shift_model using gin (tenant_id, name ext.gin_trgm_ops);
create index base_shift_model_name_pre on app.base_shift_model (tenant_id, name);
create index base_shift_model_name_en_trgm on app.base_shift_model using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_shift_model enable row level security;
alter table app.base_shift_model force row level security;
create policy tenant on app.base_shift_model to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model to app_rw;
create table app.base_shift_model_shifts (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  serial_no bigint not null,
  code varchar(20) collate "C" not null,
  name varchar(50) collate "C" not null,
  name_en varchar(50) collate "C",
  start_at time not null,
  end_at time not null,
  primary key (tenant_id, id)
);
create index base_shift_model_shifts_parent_ix on app.base_shift_model_shifts (tenant_id, parent_id, position);
alter table app.base_shift_model_shifts enable row level security;
alter table app.base_shift_model_shifts force row level security;
create policy tenant on app.base_shift_model_shifts to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model_shifts to app_rw;
create table app.base_shift_model_breaks (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  start_at time not null,
  end_at time not null,
  paid varchar(1) collate "C" not null default '0',
  remark varchar(100) collate "C",
  primary key (tenant_id, id)
);
alter table app.base_shift_model_breaks add constraint base_shift_model_breaks_paid_ck check (paid in ('1','0'));
create index base_shift_model_breaks_parent_ix on app.base_shift_model_breaks (tenant_id, parent_id, position);
alter table app.base_shift_model_breaks enable row level security;
alter table app.base_shift_model_breaks force row level security;
create policy tenant on app.base_shift_model_breaks to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_shift_model_breaks to app_rw;
create table app.base_work_calendar (
  tenant_id int not null,
  id uuid not null,
  name varchar(100) collate "C" not null,
  place varchar(40) collate "C" not null,
  plant_id uuid,
  remark varchar(500) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create index base_work_calendar_plant_id_ix on app.base_work_calendar (tenant_id, plant_id);
create index base_work_calendar_name_trgm on app.base_work_calendar using gin (tenant_id, name ext.gin_trgm_ops);
create index base_work_calendar_name_pre on app.base_work_calendar (tenant_id, name);
create unique index base_work_calendar_place_key on app.base_work_calendar (tenant_id, place) where deleted_at is null;
create index base_work_calendar_order_ix on app.base_work_calendar (tenant_id, name asc, id desc) where deleted_at is null;
alter table app.base_work_calendar enable row level security;
alter table app.base_work_calendar force row level security;
create policy tenant on app.base_work_calendar to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_calendar to app_rw;
create table app.base_work_calendar_days (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  day_on date not null,
  type varchar(40) collate "C" not null,
  shift_model_id uuid,
  primary key (tenant_id, id)
);
create index base_work_calendar_days_shift_model_id_ix on app.base_work_calendar_days (tenant_id, shift_model_id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_day_on_key unique (tenant_id, parent_id, day_on) deferrable initially deferred;
create index base_work_calendar_days_parent_ix on app.base_work_calendar_days (tenant_id, parent_id, position);
alter table app.base_work_calendar_days enable row level security;
alter table app.base_work_calendar_days force row level security;
create policy tenant on app.base_work_calendar_days to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_calendar_days to app_rw;
create table app.base_work_schedule (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  valid_from date not null,
  valid_to date,
  monday_id uuid,
  tuesday_id uuid,
  wednesday_id uuid,
  thursday_id uuid,
  friday_id uuid,
  saturday_id uuid,
  sunday_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_work_schedule add constraint base_work_schedule_mark_status_ck check (mark_status in ('1','0'));
create index base_work_schedule_plant_id_ix on app.base_work_schedule (tenant_id, plant_id);
create index base_work_schedule_workshop_id_ix on app.base_work_schedule (tenant_id, workshop_id);
create index base_work_schedule_line_id_ix on app.base_work_schedule (tenant_id, line_id);
create index base_work_schedule_monday_id_ix on app.base_work_schedule (tenant_id, monday_id);
create index base_work_schedule_tuesday_id_ix on app.base_work_schedule (tenant_id, tuesday_id);
create index base_work_schedule_wednesday_id_ix on app.base_work_schedule (tenant_id, wednesday_id);
create index base_work_schedule_thursday_id_ix on app.base_work_schedule (tenant_id, thursday_id);
create index base_work_schedule_friday_id_ix on app.base_work_schedule (tenant_id, friday_id);
create index base_work_schedule_saturday_id_ix on app.base_work_schedule (tenant_id, saturday_id);
create index base_work_schedule_sunday_id_ix on app.base_work_schedule (tenant_id, sunday_id);
create unique index base_work_schedule_code_key on app.base_work_schedule (tenant_id, code) where deleted_at is null;
create index base_work_schedule_name_trgm on app.base_work_schedule using gin (tenant_id, name ext.gin_trgm_ops);
create index base_work_schedule_name_pre on app.base_work_schedule (tenant_id, name);
create index base_work_schedule_name_en_trgm on app.base_work_schedule using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_work_schedule enable row level security;
alter table app.base_work_schedule force row level security;
create policy tenant on app.base_work_schedule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_schedule to app_rw;
create table app.base_work_hour_balance (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  plant_id uuid not null,
  line_id uuid not null,
  valid_from date not null,
  headcount bigint not null,
  attendance numeric(24,2) not null default '100',
  efficiency numeric(24,2) not null default '100',
  remark varchar(500) collate "C",
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
alter table app.base_work_hour_balance add constraint base_work_hour_balance_mark_status_ck check (mark_status in ('1','0'));
create index base_work_hour_balance_plant_id_ix on app.base_work_hour_balance (tenant_id, plant_id);
create index base_work_hour_balance_line_id_ix on app.base_work_hour_balance (tenant_id, line_id);
create unique index base_work_hour_balance_code_key on app.base_work_hour_balance (tenant_id, code) where deleted_at is null;
alter table app.base_work_hour_balance enable row level security;
alter table app.base_work_hour_balance force row level security;
create policy tenant on app.base_work_hour_balance to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_work_hour_balance to app_rw;
create table app.base_operator (
  tenant_id int not null,
  id uuid not null,
  operator_no varchar(20) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  plant_id uuid not null,
  workshop_id uuid,
  line_id uuid,
  team varchar(60) collate "C",
  user_id uuid,
  remark varchar(500) collate "C",
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
alter table app.base_operator add constraint base_operator_mark_status_ck check (mark_status in ('1','0'));
create index base_operator_plant_id_ix on app.base_operator (tenant_id, plant_id);
create index base_operator_workshop_id_ix on app.base_operator (tenant_id, workshop_id);
create index base_operator_line_id_ix on app.base_operator (tenant_id, line_id);
create index base_operator_user_id_ix on app.base_operator (tenant_id, user_id);
create unique index base_operator_operator_no_key on app.base_operator (tenant_id, operator_no) where deleted_at is null;
create index base_operator_name_trgm on app.base_operator using gin (tenant_id, name ext.gin_trgm_ops);
create index base_operator_name_pre on app.base_operator (tenant_id, name);
create index base_operator_name_en_trgm on app.base_operator using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_operator enable row level security;
alter table app.base_operator force row level security;
create policy tenant on app.base_operator to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_operator to app_rw;
create table app.base_operator_skills (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  skill varchar(40) collate "C" not null,
  level varchar(40) collate "C" not null,
  certificate_no varchar(60) collate "C",
  valid_until date,
  primary key (tenant_id, id)
);
alter table app.base_operator_skills add constraint base_operator_skills_skill_key unique (tenant_id, parent_id, skill) deferrable initially deferred;
create index base_operator_skills_parent_ix on app.base_operator_skills (tenant_id, parent_id, position);
alter table app.base_operator_skills enable row level security;
alter table app.base_operator_skills force row level security;
create policy tenant on app.base_operator_skills to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_operator_skills to app_rw;
create table app.base_cost_centre (
  tenant_id int not null,
  id uuid not null,
  code varchar(20) collate "C" not null,
  name varchar(100) collate "C" not null,
  name_en varchar(100) collate "C",
  plant_id uuid not null,
  kind varchar(40) collate "C" not null default 'production',
  department_id uuid,
  manager_id uuid,
  valid_from date not null,
  valid_to date,
  remark varchar(500) collate "C",
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
alter table app.base_cost_centre add constraint base_cost_centre_mark_status_ck check (mark_status in ('1','0'));
create index base_cost_centre_plant_id_ix on app.base_cost_centre (tenant_id, plant_id);
create index base_cost_centre_department_id_ix on app.base_cost_centre (tenant_id, department_id);
create index base_cost_centre_manager_id_ix on app.base_cost_centre (tenant_id, manager_id);
create unique index base_cost_centre_code_key on app.base_cost_centre (tenant_id, code) where deleted_at is null;
create index base_cost_centre_name_trgm on app.base_cost_centre using gin (tenant_id, name ext.gin_trgm_ops);
create index base_cost_centre_name_pre on app.base_cost_centre (tenant_id, name);
create index base_cost_centre_name_en_trgm on app.base_cost_centre using gin (tenant_id, name_en ext.gin_trgm_ops);
alter table app.base_cost_centre enable row level security;
alter table app.base_cost_centre force row level security;
create policy tenant on app.base_cost_centre to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.base_cost_centre to app_rw;
reset role;
alter table app.base_plant add column time_zone varchar(40) collate "C" not null default 'Asia/Shanghai';
alter table app.base_workshop add column cost_centre_id uuid;
create index base_workshop_cost_centre_id_ix on app.base_workshop (tenant_id, cost_centre_id);
alter table app.base_line add column cost_centre_id uuid;
create index base_line_cost_centre_id_ix on app.base_line (tenant_id, cost_centre_id);
alter table app.base_work_section add column plant_id uuid;
create index base_work_section_plant_id_ix on app.base_work_section (tenant_id, plant_id);
alter table app.base_station add column plant_id uuid;
create index base_station_plant_id_ix on app.base_station (tenant_id, plant_id);
alter table app.base_shift_model_shifts add constraint base_shift_model_shifts_parent_fk foreign key (tenant_id, parent_id) references app.base_shift_model (tenant_id, id) on delete cascade;
alter table app.base_shift_model_breaks add constraint base_shift_model_breaks_parent_fk foreign key (tenant_id, parent_id) references app.base_shift_model (tenant_id, id) on delete cascade;
alter table app.base_work_calendar add constraint base_work_calendar_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_shift_model_id_fk foreign key (tenant_id, shift_model_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_calendar_days add constraint base_work_calendar_days_parent_fk foreign key (tenant_id, parent_id) references app.base_work_calendar (tenant_id, id) on delete cascade;
alter table app.base_work_schedule add constraint base_work_schedule_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_monday_id_fk foreign key (tenant_id, monday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_tuesday_id_fk foreign key (tenant_id, tuesday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_wednesday_id_fk foreign key (tenant_id, wednesday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_thursday_id_fk foreign key (tenant_id, thursday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_friday_id_fk foreign key (tenant_id, friday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_saturday_id_fk foreign key (tenant_id, saturday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_schedule add constraint base_work_schedule_sunday_id_fk foreign key (tenant_id, sunday_id) references app.base_shift_model (tenant_id, id);
alter table app.base_work_hour_balance add constraint base_work_hour_balance_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_work_hour_balance add constraint base_work_hour_balance_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_operator add constraint base_operator_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_operator add constraint base_operator_workshop_id_fk foreign key (tenant_id, workshop_id) references app.base_workshop (tenant_id, id);
alter table app.base_operator add constraint base_operator_line_id_fk foreign key (tenant_id, line_id) references app.base_line (tenant_id, id);
alter table app.base_operator add constraint base_operator_user_id_fk foreign key (tenant_id, user_id) references app.system_user (tenant_id, id);
alter table app.base_operator_skills add constraint base_operator_skills_parent_fk foreign key (tenant_id, parent_id) references app.base_operator (tenant_id, id) on delete cascade;
alter table app.base_cost_centre add constraint base_cost_centre_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_cost_centre add constraint base_cost_centre_department_id_fk foreign key (tenant_id, department_id) references app.system_department (tenant_id, id);
alter table app.base_cost_centre add constraint base_cost_centre_manager_id_fk foreign key (tenant_id, manager_id) references app.system_user (tenant_id, id);
alter table app.base_workshop add constraint base_workshop_cost_centre_id_fk foreign key (tenant_id, cost_centre_id) references app.base_cost_centre (tenant_id, id);
alter table app.base_line add constraint base_line_cost_centre_id_fk foreign key (tenant_id, cost_centre_id) references app.base_cost_centre (tenant_id, id);
alter table app.base_work_section add constraint base_work_section_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
alter table app.base_station add constraint base_station_plant_id_fk foreign key (tenant_id, plant_id) references app.base_plant (tenant_id, id);
grant select (tenant_id, id, name) on app.base_shift_model to app_finder;
grant select (tenant_id, id, name_en) on app.base_shift_model to app_finder;
create policy finder on app.base_shift_model for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_work_calendar to app_finder;
create policy finder on app.base_work_calendar for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_work_schedule to app_finder;
grant select (tenant_id, id, name_en) on app.base_work_schedule to app_finder;
create policy finder on app.base_work_schedule for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_operator to app_finder;
grant select (tenant_id, id, name_en) on app.base_operator to app_finder;
create policy finder on app.base_operator for select to app_finder using (true);
grant select (tenant_id, id, name) on app.base_cost_centre to app_finder;
grant select (tenant_id, id, name_en) on app.base_cost_centre to app_finder;
create policy finder on app.base_cost_centre for select to app_finder using (true);
