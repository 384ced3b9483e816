/**
 * What some moves did to each balance they touched, as a table `changed`: for `with`. `moves` is the condition that tells
 * which; a constant of the product, never built from what people send.
 */
export const changedBy = (moves: string): string => `ends as (
    select to_location_id as location_id, to_status as stock_status, part_id, batch, container, owner_id, qty
      from warehouse_stock_move where ${moves} and to_location_id is not null
    union all
    select from_location_id, from_status, part_id, batch, container, owner_id, -qty
      from warehouse_stock_move where ${moves} and from_location_id is not null),
  changed as (
    select location_id, stock_status, part_id, batch, container, owner_id, sum(qty) as qty from ends group by 1, 2, 3, 4, 5, 6)`;

/** Whether a balance `s` is the one a row `c` of it speaks of; nothing equals nothing here. */
export const IS_OF = `c.location_id = s.location_id and c.stock_status = s.stock_status and c.part_id = s.part_id
    and c.batch is not distinct from s.batch and c.container is not distinct from s.container
    and c.owner_id is not distinct from s.owner_id`;
