-- Notices that run through the header, for everyone until their date; and mail that is formatted text.
set role app_owner;

create table app.scrolling_notice (
  tenant_id int not null,
  id uuid not null,
  text_zh text not null check (length(text_zh) <= 200),
  text_en text not null check (length(text_en) <= 200),
  valid_until date not null,
  by uuid not null,
  at timestamptz not null,
  primary key (tenant_id, id)
);
alter table app.scrolling_notice enable row level security;
alter table app.scrolling_notice force row level security;
create policy tenant on app.scrolling_notice to app_owner, app_rw
  using (tenant_id = current_setting('app.tenant_id')::int)
  with check (tenant_id = current_setting('app.tenant_id')::int);
grant select, insert, delete on app.scrolling_notice to app_rw;

/* What was written before is plain text, and so is all the product itself says. */
alter table app.message add column rich boolean not null default false;
create index message_unanswered_idx on app.message (tenant_id, user_id, id) where must_answer and answer is null;
reset role;
create policy vendor on app.scrolling_notice for select to app_vendor using (tenant_id = current_setting('app.tenant_id')::int);
grant select on app.scrolling_notice to app_vendor;
-- Suppliers' people are asked for answers too.
grant update (answer, answered_at) on app.message to app_vendor;
