-- Fields of a tenant's own: known to their history by an id, removed without losing what rows hold of them.
set role app_owner;

alter table app.custom_field
  add column id uuid not null default gen_random_uuid(),
  add column removed_at timestamptz;
/* Choices are shown in the order they were given in; jsonb would put them into an order of its own. */
alter table app.custom_field
  alter column options drop default,
  alter column options type json using options::json,
  alter column options set default '{}';
reset role;
