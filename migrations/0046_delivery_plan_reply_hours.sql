-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.base_vendor add column plan_reply_hours bigint;
alter table app.purchasing_delivery_plan add column feedback_due_at timestamptz;
