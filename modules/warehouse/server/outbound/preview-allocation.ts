import { type Id, isId } from '@takt/model';
import { answer, type Ctx, Refused } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { OutboundOrder } from '../../defs/index.ts';
import { type PlannedLine, previewAllocation } from '../../defs/outbound/preview-allocation.ts';
import { called } from '../stock/called.ts';

export const allocationPreviewed = answer(previewAllocation, async (ctx, { order, version, input }, { dryRun }) => {
  if (!isId(order) || typeof (input ?? {}) !== 'object') throw Refused.of('not.found');
  const asked = { id: order, version, input: input ?? {} };
  return { lines: await dryRun(ctx, OutboundOrder, 'allocate', asked, () => planned(ctx, order)) };
});

/** What the lines of an order are given now. */
const planned = (ctx: Ctx, order: Id): Promise<readonly PlannedLine[]> =>
  ctx.sql.run<PlannedLine>({
    text: `
      select l.id as line, p.part_no as "partNo", ${called('p', ctx.lang)} as "partName", u.code as unit,
        trim_scale(l.qty)::text as qty, trim_scale(l.short_qty)::text as short,
        coalesce((
          select json_agg(json_build_object('location', c.code, 'batch', a.batch, 'container', a.container,
            'qty', trim_scale(a.qty)::text) order by a.position)
          from warehouse_outbound_order_allocations a join warehouse_location c on c.id = a.location_id
          where a.parent_id = l.parent_id and a.line = l.id::text), '[]') as picks
      from warehouse_outbound_order_lines l
      join ${partRows} p on p.id = l.part_id
      join ${unitRows} u on u.id = l.unit_id
      where l.parent_id = $1 order by l.position`,
    values: [order],
  });
