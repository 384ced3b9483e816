-- When a sign-in or a program's key was last used, to within a few minutes.
set role app_owner;
alter table app.family add column seen_at timestamptz;
reset role;
