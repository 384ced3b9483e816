-- Generated from the definitions by `npm run gen`; review before committing.

drop table app.sales_sales_shipment_picks;
alter table app.warehouse_stock_hold add column rejected_qty numeric(24,6) default '0';
alter table app.warehouse_outbound_order add column by_source varchar(1) collate "C" not null default '0';
alter table app.warehouse_outbound_order add constraint warehouse_outbound_order_by_source_ck check (by_source in ('1','0'));
alter table app.warehouse_outbound_order_lines add column source_line varchar(36) collate "C";
alter table app.warehouse_outbound_order_lines add column source_qty numeric(24,6);
alter table app.sales_sales_shipment_lines drop column picked_qty;
