-- Of a serialised part as many pieces are in stock at a place as its balances say, batch by batch and in the same state; fewer only
-- where goods came in without a number, before the part was serialised, and never by more than came in so.
-- Remembers: a register kept beside the stock; pieces stood on the shelf that had left, and goods left that no number told of.
with pieces as (
  select tenant_id, location_id, stock_status, part_id, batch, container, count(*) as n
    from app.warehouse_serial_no where serial_status = 'inStock' and deleted_at is null group by 1, 2, 3, 4, 5, 6),
stock as (
  select s.tenant_id, s.location_id, s.stock_status, s.part_id, s.batch, s.container, sum(s.qty) as qty
    from app.warehouse_stock s join app.base_part p on p.tenant_id = s.tenant_id and p.id = s.part_id and p.track_mode = 'serial'
   where s.qty > 0 group by 1, 2, 3, 4, 5, 6),
compared as (
  select coalesce(s.tenant_id, p.tenant_id) as tenant_id, coalesce(s.location_id, p.location_id) as location_id,
         coalesce(s.part_id, p.part_id) as part_id, coalesce(s.stock_status, p.stock_status) as stock_status,
         coalesce(s.qty, 0) as qty, coalesce(p.n, 0) as n
    from stock s
    full join pieces p on p.tenant_id = s.tenant_id and p.location_id = s.location_id and p.stock_status = s.stock_status
     and p.part_id = s.part_id and p.batch is not distinct from s.batch and p.container is not distinct from s.container),
unnumbered as (
  select tenant_id, part_id, sum(qty) as qty from app.warehouse_stock_move
   where from_location_id is null and to_location_id is not null and serial_nos is null group by 1, 2)
select c.tenant_id, c.location_id, c.part_id, c.stock_status, c.qty, c.n from compared c
 where c.qty < c.n
    or c.qty > c.n and (select sum(o.qty - o.n) from compared o where o.tenant_id = c.tenant_id and o.part_id = c.part_id)
      > coalesce((select u.qty from unnumbered u where u.tenant_id = c.tenant_id and u.part_id = c.part_id), 0)
