-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.sales_sales_serial add column batch varchar(40) collate "C";
