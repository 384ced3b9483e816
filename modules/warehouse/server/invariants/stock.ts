import { partRows } from '@takt/modules/base/server';
import type { Invariant } from '@takt/engine';

/** What must be true of balances, of the ledger they are the sum of, and of the pieces that are in them. */
export const stockInvariants: readonly Invariant[] = [
  {
    // The mistake: stock kept as a figure that is read, changed in the program and written back.
    name: 'stock-is-its-ledger',
    label: ['每个库存余额等于其流水之和', 'Every balance is the sum of its moves, and every move is in a balance'],
    sql: `
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
       where coalesce(s.qty, 0) <> coalesce(m.moved, 0)`,
  },
  {
    // Nonconforming goods are set aside to be sent back and goods awaiting inspection to be carried elsewhere; what a hold keeps is nobody's.
    name: 'stock-is-sound',
    label: [
      '余额与已分配数不为负，已分配不超过余额，冻结的不被分配',
      'No balance or reservation is below nothing, none is above its balance, and none is of goods on hold',
    ],
    sql: `
      select tenant_id, id, location_id, part_id, stock_status, qty, reserved_qty from app.warehouse_stock
       where qty < 0 or reserved_qty < 0 or reserved_qty > qty or (reserved_qty > 0 and stock_status = 'hold')`,
  },
  {
    // Fewer only where goods came in without a number, before the part was serialised, and never by more than of those are left.
    // The mistake: a register kept beside the stock; goods left that no number told of.
    name: 'serials-are-stock',
    label: ['序列号管理的物料，在库序列号与余额一致', 'Of a serialised part as many pieces are in stock as its balances say'],
    sql: `
      with pieces as (
        select tenant_id, location_id, stock_status, part_id, batch, container, count(*) as n
          from app.warehouse_serial_no where serial_status = 'inStock' and deleted_at is null group by 1, 2, 3, 4, 5, 6),
      stock as (
        select s.tenant_id, s.location_id, s.stock_status, s.part_id, s.batch, s.container, sum(s.qty) as qty
          from app.warehouse_stock s join ${partRows} p on p.tenant_id = s.tenant_id and p.id = s.part_id and p.track_mode = 'serial'
         where s.qty > 0 group by 1, 2, 3, 4, 5, 6),
      compared as (
        select coalesce(s.tenant_id, p.tenant_id) as tenant_id, coalesce(s.location_id, p.location_id) as location_id,
               coalesce(s.part_id, p.part_id) as part_id, coalesce(s.stock_status, p.stock_status) as stock_status,
               coalesce(s.qty, 0) as qty, coalesce(p.n, 0) as n
          from stock s
          full join pieces p on p.tenant_id = s.tenant_id and p.location_id = s.location_id and p.stock_status = s.stock_status
           and p.part_id = s.part_id and p.batch is not distinct from s.batch and p.container is not distinct from s.container),
      unnumbered as (
        select tenant_id, part_id, sum(case when from_location_id is null then qty else -qty end) as qty from app.warehouse_stock_move
         where (from_location_id is null) <> (to_location_id is null) and serial_nos is null group by 1, 2)
      select c.tenant_id, c.location_id, c.part_id, c.stock_status, c.qty, c.n from compared c
       where c.qty < c.n
          or c.qty > c.n and (select sum(o.qty - o.n) from compared o where o.tenant_id = c.tenant_id and o.part_id = c.part_id)
            > coalesce((select u.qty from unnumbered u where u.tenant_id = c.tenant_id and u.part_id = c.part_id), 0)`,
  },
];
