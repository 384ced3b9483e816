import { allowedIn, answer } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { type BalanceThen, stockAsOf } from '../../defs/index.ts';
import { called } from './called.ts';
import { changedBy, IS_OF } from './ends.ts';

const MOST = 1000;

/**
 * Today's balances less what has moved since: the further back, the more moves are looked at, and nothing before that moment
 * is. Balances that have come to nothing since are there again.
 */
export const asOfAnswer = answer(stockAsOf, async (ctx, { at, warehouse, part }) => {
  const found = await ctx.sql.run<BalanceThen>({
    text: `
      with ${changedBy('at > $1::timestamptz')}
      select w.code || ' ' || ${called('w', ctx.lang)} as warehouse, l.code as location, p.part_no as "partNo",
        ${called('p', ctx.lang)} as "partName", s.batch, s.container, s.stock_status as status, trim_scale(s.qty - coalesce(c.qty, 0))::text as qty,
        u.code as unit
      from warehouse_stock s
      join warehouse_location l on l.id = s.location_id
      join warehouse_warehouse w on w.id = s.warehouse_id
      join ${partRows} p on p.id = s.part_id
      join ${unitRows} u on u.id = p.unit_id
      left join changed c on ${IS_OF}
      where s.qty <> coalesce(c.qty, 0) and ($2::uuid is null or s.warehouse_id = $2::uuid)
        and ($3::uuid is null or s.part_id = $3::uuid) and ($4::uuid[] is null or s.warehouse_id = any($4::uuid[]))
      order by w.code, l.code, p.part_no, s.batch limit ${MOST + 1}`,
    values: [at, warehouse, part, allowedIn(ctx, 'warehouse')],
  });
  return { balances: found.slice(0, MOST), more: found.length > MOST };
});
