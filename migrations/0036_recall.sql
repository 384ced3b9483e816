-- Generated from the definitions by `npm run gen`; review before committing.

create index warehouse_stock_move_container_pre on app.warehouse_stock_move (tenant_id, container);
