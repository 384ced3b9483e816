import { type Action, isDocument, isId } from '@takt/model';
import { answer, type Ctx, Refused } from '@takt/server';
import { type Foreseen, foreseePosting } from '../../defs/index.ts';

export const foreseeAnswer = answer(
  foreseePosting,
  async (ctx, { entity, row, version, action, input }, { entities, rehearse }) => {
    const doc = entities.get(entity);
    if (!doc || !isDocument(doc) || !isId(row) || typeof (input ?? {}) !== 'object') throw Refused.of('not.found');
    const found: Action | undefined = Object.hasOwn(doc.actions, action) ? doc.actions[action] : undefined;
    if (!found?.posts) throw Refused.of('not.found');
    const balances = await rehearse(ctx, doc, action, { id: row, version, input: input ?? {} }, () => touched(ctx));
    return { balances };
  },
);

/** Balances this transaction has moved: what it wrote carries its own moment and its own person. */
const touched = (ctx: Ctx): Promise<readonly Foreseen[]> =>
  ctx.sql<Foreseen>`
    with moves as (select * from warehouse_stock_move where at = ${ctx.now} and created_by = ${ctx.actor.userId}),
    ends as (
      select to_location_id as location, to_status as status, part_id, batch, container, owner_id, qty from moves where to_location_id is not null
      union all
      select from_location_id, from_status, part_id, batch, container, owner_id, -qty from moves where from_location_id is not null),
    changed as (
      select location, status, part_id, batch, container, owner_id, sum(qty) as qty from ends group by 1, 2, 3, 4, 5, 6 having sum(qty) <> 0)
    select l.code as location, p.part_no as "partNo", p.name as "partName", c.batch, c.container, c.status,
      trim_scale(s.qty - c.qty)::text as before, trim_scale(s.qty)::text as after
    from changed c
    join warehouse_location l on l.id = c.location
    join base_part p on p.id = c.part_id
    join warehouse_stock s on s.location_id = c.location and s.stock_status = c.status and s.part_id = c.part_id
      and s.batch is not distinct from c.batch and s.container is not distinct from c.container and s.owner_id is not distinct from c.owner_id
    order by p.part_no, c.qty, l.code, c.batch`;
