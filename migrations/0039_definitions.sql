-- Generated from the definitions by `npm run gen`, with the state of the pieces that are in stock.

alter table app.warehouse_stock_move add column serial_nos varchar(100000) collate "C";
alter table app.warehouse_stock_adjust_lines add column serial_nos varchar(4000) collate "C";
alter table app.warehouse_count_order_lines add column serial_nos varchar(4000) collate "C";
alter table app.warehouse_serial_no alter column serial_status set default 'made';
alter table app.warehouse_serial_no add column stock_status varchar(40) collate "C";
-- As the goods they lie with; pieces without any stand in no balance.
update app.warehouse_serial_no n set stock_status = (select s.stock_status from app.warehouse_stock s
  where s.tenant_id = n.tenant_id and s.location_id = n.location_id and s.part_id = n.part_id and s.qty > 0 order by s.qty desc limit 1)
  where n.serial_status = 'inStock';
