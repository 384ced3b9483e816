import { answer } from '@takt/server';
import { type BalanceThen, stockAsOf } from '../../defs/index.ts';

const MOST = 1000;

/**
 * Today's balances less what has moved since: the further back, the more moves are looked at, and nothing before that moment
 * is. Balances that have come to nothing since are there again.
 */
export const asOfAnswer = answer(stockAsOf, async (ctx, { at, warehouse, part }) => {
  const within = ctx.actor.scopes.warehouse ?? null;
  const found = await ctx.sql<BalanceThen>`
    with since as (
      select to_location_id as location_id, to_status as stock_status, part_id, batch, container, owner_id, qty
        from warehouse_stock_move where at > ${at}::timestamptz and to_location_id is not null
      union all
      select from_location_id, from_status, part_id, batch, container, owner_id, -qty
        from warehouse_stock_move where at > ${at}::timestamptz and from_location_id is not null),
    changed as (
      select location_id, stock_status, part_id, batch, container, owner_id, sum(qty) as qty from since group by 1, 2, 3, 4, 5, 6)
    select w.code || ' ' || w.name as warehouse, l.code as location, p.part_no as "partNo", p.name as "partName", s.batch, s.container,
      s.stock_status as status, trim_scale(s.qty - coalesce(c.qty, 0))::text as qty
    from warehouse_stock s
    join warehouse_location l on l.id = s.location_id
    join warehouse_warehouse w on w.id = s.warehouse_id
    join base_part p on p.id = s.part_id
    left join changed c on c.location_id = s.location_id and c.stock_status = s.stock_status and c.part_id = s.part_id
      and c.batch is not distinct from s.batch and c.container is not distinct from s.container
      and c.owner_id is not distinct from s.owner_id
    where s.qty <> coalesce(c.qty, 0) and (${warehouse}::uuid is null or s.warehouse_id = ${warehouse}::uuid)
      and (${part}::uuid is null or s.part_id = ${part}::uuid)
      and (${within}::uuid[] is null or s.warehouse_id = any(${within}::uuid[]))
    order by w.code, l.code, p.part_no, s.batch limit ${MOST + 1}`;
  return { balances: found.slice(0, MOST), more: found.length > MOST };
});
