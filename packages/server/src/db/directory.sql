-- The tenant directory: which cell a tenant lives in. One small database for the whole product.
create table if not exists directory_tenant (
  tenant_id int generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z0-9][a-z0-9_-]{0,39}$'),
  name text not null,
  cell text not null,
  created_at timestamptz not null default now()
);
create table if not exists directory_move (
  tenant_id int not null,
  from_cell text not null,
  to_cell text not null,
  moved_at timestamptz not null default now(),
  summary jsonb not null
);
