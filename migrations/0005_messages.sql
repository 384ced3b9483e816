-- Messages are of three kinds; each person has a copy of their own, which they read, answer and may forget.
set role app_owner;
alter table app.message
  add column kind text not null default 'notice' check (kind in ('mail', 'notice', 'task')),
  add column number text not null default '',
  add column mail_type text,
  add column sender_id uuid,
  add column body text not null default '',
  add column urgent boolean not null default false,
  -- Stays before the person's eyes until it is answered.
  add column must_answer boolean not null default false,
  add column valid_until date,
  add column answer text,
  add column answered_at timestamptz;
drop index app.message_unread_idx;
create index message_unread_idx on app.message (tenant_id, user_id, kind, id) where read_at is null;
create index message_user_idx on app.message (tenant_id, user_id, kind, id);
reset role;
