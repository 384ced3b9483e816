import type { Id } from '@takt/model';
import { answer, companyDay, compute, type Ctx, increment, inScope, noteOn, patch, Refused } from '@takt/engine';
import { lineSideRows } from '@takt/modules/warehouse/server';
import { Backflush, rerunBackflush, waiveBackflush } from '../defs/index.ts';
import { type Pending, take } from './backflush.ts';

interface Again extends Pending {
  readonly report: Id;
  readonly productionOrder: Id;
  readonly plant: Id;
  readonly station: Id | null;
}
async function failedOne(ctx: Ctx, id: Id): Promise<Again> {
  const found = await ctx.sql.maybe<Again>`
    select b.id, b.backflush_no as number, b.material_line as material, b.part_id as part, 
      coalesce(b.location_id, (select s.side_location_id from production_line_setting s
        where s.line_id = r.line_id and s.mark_status = '1' and s.deleted_at is null)) as location,
      trim_scale(b.required_qty - b.posted_qty)::text as qty, b.report_id as report, b.production_order_id as "productionOrder",
      b.plant_id as plant, r.station_id as station
    from production_backflush b join production_work_report r on r.id = b.report_id
    where b.id = ${id} and b.state = 'failed' and ${inScope(ctx, Backflush, 'b')} for update of b`;
  if (!found) throw Refused.of('not.found');
  return found;
}

const rerun = answer(rerunBackflush, async (ctx, { backflush: id }) => {
  const row = await failedOne(ctx, id);
  await patch(ctx, Backflush, id, { location: row.location });
  await increment(ctx, Backflush, id, { tries: 1 });
  await take(ctx, { ...row, on: companyDay(ctx) }, row);
  noteOn(ctx, Backflush.id, { rowId: id, action: 'rerun', changes: {} });
  return null;
});
const waive = answer(waiveBackflush, async (ctx, { backflush: id }) => {
  await failedOne(ctx, id);
  await patch(ctx, Backflush, id, { state: 'waived', doneAt: ctx.clock });
  noteOn(ctx, Backflush.id, { rowId: id, action: 'waive', changes: {} });
  return null;
});

const computed = compute(Backflush, {
  shortQty: `case when t.state = 'failed' then t.required_qty - t.posted_qty else 0 end`,
  thereQty: `coalesce((select sum(s.qty) from ${lineSideRows} s where s.tenant_id = t.tenant_id and s.location_id = t.location_id
    and s.part_id = t.part_id), 0)`,
});

export const backflushCode = [rerun, waive, computed];
