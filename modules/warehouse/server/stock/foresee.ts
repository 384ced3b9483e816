import { type Action, isDocument, isId } from '@takt/model';
import { answer, type Ctx, Refused } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { type Foreseen, foreseePosting } from '../../defs/index.ts';
import { called } from './called.ts';
import { changedBy, IS_OF } from './ends.ts';

export const foreseeAnswer = answer(
  foreseePosting,
  async (ctx, { entity, row, version, action, input }, { entities, dryRun }) => {
    const doc = entities.get(entity);
    if (!doc || !isDocument(doc) || !isId(row) || typeof (input ?? {}) !== 'object') throw Refused.of('not.found');
    const found: Action | undefined = Object.hasOwn(doc.actions, action) ? doc.actions[action] : undefined;
    if (!found?.posts) throw Refused.of('not.found');
    const balances = await dryRun(ctx, doc, action, { id: row, version, input: input ?? {} }, () => touched(ctx));
    return { balances };
  },
);

/** Balances this transaction has moved: what it wrote carries its own moment and its own person. */
const touched = (ctx: Ctx): Promise<readonly Foreseen[]> =>
  ctx.sql.run<Foreseen>({
    text: `
      with ${changedBy('at = $1 and created_by = $2')}
      select l.code as location, p.part_no as "partNo", ${called('p', ctx.lang)} as "partName", c.batch, c.container,
        c.stock_status as status, trim_scale(s.qty - c.qty)::text as before, trim_scale(s.qty)::text as after, u.code as unit
      from changed c
      join warehouse_location l on l.id = c.location_id
      join ${partRows} p on p.id = c.part_id
      join ${unitRows} u on u.id = p.unit_id
      join warehouse_stock s on ${IS_OF}
      where c.qty <> 0 order by p.part_no, c.qty, l.code, c.batch`,
    values: [ctx.now, ctx.actor.userId],
  });
