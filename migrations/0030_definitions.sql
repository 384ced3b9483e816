-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_return_notice add column reply_due_at timestamptz;
-- What was published before keeps the hours it was published with.
update app.purchasing_return_notice set reply_due_at = published_at + reply_hours * interval '1 hour' where published_at is not null;
