-- Every balance is the sum of its moves, and every move is in a balance.
-- Remembers: stock kept as a figure that is read, changed in the program and written back; a year later nobody knows why it is wrong.
with ends as (
  select tenant_id, to_location_id as location_id, to_status as stock_status, part_id, batch, container, owner_id, qty
    from app.warehouse_stock_move where to_location_id is not null
  union all
  select tenant_id, from_location_id, from_status, part_id, batch, container, owner_id, -qty
    from app.warehouse_stock_move where from_location_id is not null),
sums as (
  select tenant_id, location_id, stock_status, part_id, batch, container, owner_id, sum(qty) as moved
    from ends group by 1, 2, 3, 4, 5, 6, 7)
select coalesce(s.tenant_id, m.tenant_id) as tenant_id, coalesce(s.location_id, m.location_id) as location_id,
       coalesce(s.part_id, m.part_id) as part_id, coalesce(s.stock_status, m.stock_status) as stock_status, s.qty, m.moved
  from app.warehouse_stock s
  full join sums m on m.tenant_id = s.tenant_id and m.location_id = s.location_id and m.stock_status = s.stock_status
   and m.part_id = s.part_id and m.batch is not distinct from s.batch and m.container is not distinct from s.container
   and m.owner_id is not distinct from s.owner_id
 where coalesce(s.qty, 0) <> coalesce(m.moved, 0)
