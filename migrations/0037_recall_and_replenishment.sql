-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.warehouse_pick_face (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  part_id uuid not null,
  min_qty numeric(24,6) not null,
  max_qty numeric(24,6) not null,
  package_qty numeric(24,6) not null default '1',
  source_warehouse_id uuid not null,
  source_location_id uuid not null,
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
alter table app.warehouse_pick_face add constraint warehouse_pick_face_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_pick_face_warehouse_id_ix on app.warehouse_pick_face (tenant_id, warehouse_id);
create index warehouse_pick_face_location_id_ix on app.warehouse_pick_face (tenant_id, location_id);
create index warehouse_pick_face_part_id_ix on app.warehouse_pick_face (tenant_id, part_id);
create index warehouse_pick_face_source_warehouse_id_ix on app.warehouse_pick_face (tenant_id, source_warehouse_id);
create index warehouse_pick_face_source_location_id_ix on app.warehouse_pick_face (tenant_id, source_location_id);
create unique index warehouse_pick_face_code_key on app.warehouse_pick_face (tenant_id, code) where deleted_at is null;
create unique index warehouse_pick_face_location_id_part_id_key on app.warehouse_pick_face (tenant_id, location_id, part_id) where deleted_at is null;
alter table app.warehouse_pick_face enable row level security;
alter table app.warehouse_pick_face force row level security;
create policy tenant on app.warehouse_pick_face to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_pick_face to app_rw;
create table app.warehouse_kanban_loop (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  part_id uuid not null,
  warehouse_id uuid not null,
  location_id uuid not null,
  source_warehouse_id uuid not null,
  source_location_id uuid not null,
  card_qty numeric(24,6) not null,
  daily_demand numeric(24,6) not null,
  lead_days numeric(24,3) not null,
  safety_percent numeric(24,2) not null default '0',
  card_count numeric(24,0),
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
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_mark_status_ck check (mark_status in ('1','0'));
create index warehouse_kanban_loop_part_id_ix on app.warehouse_kanban_loop (tenant_id, part_id);
create index warehouse_kanban_loop_warehouse_id_ix on app.warehouse_kanban_loop (tenant_id, warehouse_id);
create index warehouse_kanban_loop_location_id_ix on app.warehouse_kanban_loop (tenant_id, location_id);
create index warehouse_kanban_loop_source_warehouse_id_ix on app.warehouse_kanban_loop (tenant_id, source_warehouse_id);
create index warehouse_kanban_loop_source_location_id_ix on app.warehouse_kanban_loop (tenant_id, source_location_id);
create unique index warehouse_kanban_loop_code_key on app.warehouse_kanban_loop (tenant_id, code) where deleted_at is null;
alter table app.warehouse_kanban_loop enable row level security;
alter table app.warehouse_kanban_loop force row level security;
create policy tenant on app.warehouse_kanban_loop to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.warehouse_kanban_loop to app_rw;
reset role;
create index warehouse_stock_move_container_pre on app.warehouse_stock_move (tenant_id, container);
alter table app.warehouse_replenishment_task add column card varchar(60) collate "C";
create index warehouse_replenishment_task_card_pre on app.warehouse_replenishment_task (tenant_id, card);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_source_warehouse_id_fk foreign key (tenant_id, source_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_pick_face add constraint warehouse_pick_face_source_location_id_fk foreign key (tenant_id, source_location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_part_id_fk foreign key (tenant_id, part_id) references app.base_part (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_warehouse_id_fk foreign key (tenant_id, warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_location_id_fk foreign key (tenant_id, location_id) references app.warehouse_location (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_source_warehouse_id_fk foreign key (tenant_id, source_warehouse_id) references app.warehouse_warehouse (tenant_id, id);
alter table app.warehouse_kanban_loop add constraint warehouse_kanban_loop_source_location_id_fk foreign key (tenant_id, source_location_id) references app.warehouse_location (tenant_id, id);
