-- Generated from the definitions by `npm run gen`; review before committing.

alter table app.warehouse_count_order add column due_only varchar(1) collate "C" not null default '0';
alter table app.warehouse_count_order add constraint warehouse_count_order_due_only_ck check (due_only in ('1','0'));
alter table app.warehouse_count_order add column empty_places varchar(1) collate "C" not null default '1';
alter table app.warehouse_count_order add constraint warehouse_count_order_empty_places_ck check (empty_places in ('1','0'));
alter table app.warehouse_count_order alter column tolerance drop not null;
alter table app.warehouse_count_order add column tolerance_percent numeric(24,2);
alter table app.warehouse_count_order add column tolerance_value numeric(24,2);
alter table app.warehouse_count_order_lines add column found varchar(1) collate "C" not null default '0';
alter table app.warehouse_count_order_lines add constraint warehouse_count_order_lines_found_ck check (found in ('1','0'));
alter table app.warehouse_count_diff add column beyond varchar(1) collate "C" not null default '0';
alter table app.warehouse_count_diff add constraint warehouse_count_diff_beyond_ck check (beyond in ('1','0'));
