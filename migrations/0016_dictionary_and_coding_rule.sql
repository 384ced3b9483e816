-- Generated from the definitions by `npm run gen`; review before committing.

set role app_owner;
create table app.system_dictionary (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  remark varchar(200) collate "C",
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
create unique index system_dictionary_code_key on app.system_dictionary (tenant_id, code) where deleted_at is null;
create index system_dictionary_name_trgm on app.system_dictionary using gin (tenant_id, name ext.gin_trgm_ops);
create index system_dictionary_name_pre on app.system_dictionary (tenant_id, name);
create index system_dictionary_name_en_pre on app.system_dictionary (tenant_id, name_en);
create index system_dictionary_remark_pre on app.system_dictionary (tenant_id, remark);
alter table app.system_dictionary enable row level security;
alter table app.system_dictionary force row level security;
create policy tenant on app.system_dictionary to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_dictionary to app_rw;
create table app.system_dictionary_items (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  value varchar(40) collate "C" not null,
  label varchar(60) collate "C" not null,
  label_en varchar(60) collate "C",
  enabled varchar(1) collate "C" not null default '1',
  primary key (tenant_id, id)
);
alter table app.system_dictionary_items add constraint system_dictionary_items_enabled_ck check (enabled in ('1','0'));
alter table app.system_dictionary_items add constraint system_dictionary_items_value_key unique (tenant_id, parent_id, value) deferrable initially deferred;
create index system_dictionary_items_parent_ix on app.system_dictionary_items (tenant_id, parent_id, position);
alter table app.system_dictionary_items enable row level security;
alter table app.system_dictionary_items force row level security;
create policy tenant on app.system_dictionary_items to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_dictionary_items to app_rw;
create table app.system_coding_rule (
  tenant_id int not null,
  id uuid not null,
  code varchar(40) collate "C" not null,
  name varchar(60) collate "C" not null,
  name_en varchar(60) collate "C",
  document varchar(60) collate "C" not null,
  reset varchar(40) collate "C" not null default 'month',
  start bigint not null default 1,
  remark varchar(200) collate "C",
  active varchar(1) collate "C" not null default '1',
  version int not null default 1,
  ext jsonb not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  updated_by uuid not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (tenant_id, id)
);
alter table app.system_coding_rule add constraint system_coding_rule_active_ck check (active in ('1','0'));
create unique index system_coding_rule_code_key on app.system_coding_rule (tenant_id, code) where deleted_at is null;
create index system_coding_rule_name_trgm on app.system_coding_rule using gin (tenant_id, name ext.gin_trgm_ops);
create index system_coding_rule_name_pre on app.system_coding_rule (tenant_id, name);
create index system_coding_rule_document_pre on app.system_coding_rule (tenant_id, document);
alter table app.system_coding_rule enable row level security;
alter table app.system_coding_rule force row level security;
create policy tenant on app.system_coding_rule to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_coding_rule to app_rw;
create table app.system_coding_rule_segments (
  tenant_id int not null,
  id uuid not null,
  parent_id uuid not null,
  position int not null,
  kind varchar(40) collate "C" not null,
  text varchar(20) collate "C",
  format varchar(40) collate "C",
  field varchar(40) collate "C",
  length bigint,
  primary key (tenant_id, id)
);
create index system_coding_rule_segments_parent_ix on app.system_coding_rule_segments (tenant_id, parent_id, position);
alter table app.system_coding_rule_segments enable row level security;
alter table app.system_coding_rule_segments force row level security;
create policy tenant on app.system_coding_rule_segments to app_owner, app_rw using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.system_coding_rule_segments to app_rw;
reset role;
alter table app.system_dictionary_items add constraint system_dictionary_items_parent_fk foreign key (tenant_id, parent_id) references app.system_dictionary (tenant_id, id) on delete cascade;
alter table app.system_coding_rule_segments add constraint system_coding_rule_segments_parent_fk foreign key (tenant_id, parent_id) references app.system_coding_rule (tenant_id, id) on delete cascade;
create policy vendor on app.system_dictionary for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_dictionary to app_vendor;
create policy vendor on app.system_dictionary_items for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.system_dictionary h where h.tenant_id = system_dictionary_items.tenant_id and h.id = system_dictionary_items.parent_id));
grant select on app.system_dictionary_items to app_vendor;
create policy vendor on app.system_coding_rule for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.system_coding_rule to app_vendor;
create policy vendor on app.system_coding_rule_segments for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int and exists (select 1 from app.system_coding_rule h where h.tenant_id = system_coding_rule_segments.tenant_id and h.id = system_coding_rule_segments.parent_id));
grant select on app.system_coding_rule_segments to app_vendor;
