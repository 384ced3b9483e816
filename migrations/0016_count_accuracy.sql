-- Counts made before lines were marked had a tolerance in pieces alone; without the mark their accuracy would read as 100 %.
update app.warehouse_count_diff d set beyond = '1'
  from app.warehouse_count_order c
  where c.tenant_id = d.tenant_id and c.id = d.count_order_id and abs(d.diff_qty) > c.tolerance;
