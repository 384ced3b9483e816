-- Shipments are picked by orders of the warehouse from here on. What open shipments had set aside themselves is everybody's again.
update app.warehouse_stock s set reserved_qty = s.reserved_qty - p.rest from (
  select k.tenant_id, k.location_id, k.part_id, k.batch, k.container, sum(k.qty - coalesce(k.shipped_qty, 0)) as rest
  from app.sales_sales_shipment_picks k
  join app.sales_sales_shipment h on h.tenant_id = k.tenant_id and h.id = k.parent_id and h.status in ('10', '12') and h.deleted_at is null
  group by 1, 2, 3, 4, 5) p
where s.tenant_id = p.tenant_id and s.location_id = p.location_id and s.part_id = p.part_id and s.stock_status = 'available'
  and s.batch is not distinct from p.batch and s.container is not distinct from p.container and s.owner_id is null and p.rest > 0;
