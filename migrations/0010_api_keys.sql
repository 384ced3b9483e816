-- Keys for programs: a sign-in of their own kind, without password and renewal, held by what its key allows.
set role app_owner;
alter table app.family add column key_id uuid;
create index family_key_idx on app.family (tenant_id, key_id) where key_id is not null;
alter table app.family drop constraint family_way_check;
alter table app.family add constraint family_way_check check (way in ('password', 'passkey', 'qr', 'face', 'sso', 'key'));
alter table app.family add constraint family_key_named check ((way = 'key') = (key_id is not null));
reset role;
