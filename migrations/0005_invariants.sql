-- What the last look at the invariants of a company found; one row for each of them.
set role app_owner;
create table app.invariant (
  tenant_id int not null,
  name text not null,
  checked_at timestamptz not null,
  -- How many rows break it, 0 where it holds, and the first of them.
  broken int not null check (broken >= 0),
  rows jsonb not null,
  -- Since when it has not held; null while it does.
  since timestamptz check ((since is null) = (broken = 0)),
  primary key (tenant_id, name)
);
alter table app.invariant enable row level security;
alter table app.invariant force row level security;
create policy tenant on app.invariant to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int) with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.invariant to app_rw;
reset role;
