-- What a person needs to know their own browser again, on the page of their devices.
set role app_owner;
alter table app.known_device
  add column agent text not null default '',
  add column address text not null default '';
reset role;
