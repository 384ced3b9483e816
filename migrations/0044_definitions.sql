-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.purchasing_purchase_forecast_lines add column reply_reason varchar(40) collate "C";
