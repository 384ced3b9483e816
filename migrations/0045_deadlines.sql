-- When documents are due in the state they are in: one row a document, one timer for all of them.
set role app_owner;
create table app.due (
  tenant_id int not null,
  entity text not null,
  row_id uuid not null,
  state text not null,
  at timestamptz not null,
  primary key (tenant_id, entity, row_id)
);
create index due_at_idx on app.due (at);
alter table app.due enable row level security;
alter table app.due force row level security;
create policy tenant on app.due to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
-- A supplier who answers takes the document out of the state that was due.
create policy vendor on app.due to app_vendor
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.due to app_rw;
grant select, insert, delete on app.due to app_vendor;
create policy relay on app.due to app_relay using (true) with check (true);
-- `update` for the lock of `for update skip locked`.
grant select, update, delete on app.due to app_relay;
reset role;
