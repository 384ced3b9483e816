-- What one person did last, for their home page; the rows of the whole company would have to be read without it.
set role app_owner;
create index history_user_idx on app.history (tenant_id, user_id, id);
reset role;
