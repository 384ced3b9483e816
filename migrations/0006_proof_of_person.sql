-- When somebody last showed that it is they who sit at a session, and since when codes go to the number they have.
set role app_owner;
alter table app.family add column proved_at timestamptz;
alter table app.account add column mobile_changed_at timestamptz;
reset role;
