-- What a mail lets its reader do without signing in: one document, one person, a few deeds, for some days. The text of a pass
-- is in the mail alone; here is its hash.
set role app_owner;

create table app.pass (
  tenant_id int not null,
  hash bytea not null,
  user_id uuid not null,
  entity text not null,
  row_id uuid not null,
  -- The document as it was when the mail was sent; null where it may change meanwhile.
  row_version int,
  actions text[] not null,
  call jsonb,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (tenant_id, hash)
);
create index pass_row_idx on app.pass (tenant_id, row_id, user_id);
create index pass_expiry_idx on app.pass (tenant_id, expires_at);

alter table app.pass enable row level security;
alter table app.pass force row level security;
create policy tenant on app.pass to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, update, delete on app.pass to app_rw;
