import { fill, type Id, type Text } from '@takt/model';
import { type Ctx, Refused, whenSaved } from '@takt/engine';
import { OutboundOrder } from '../defs/index.ts';

const SHUT: Text = [
  '月台 {dock} 开放时间为 {opens}–{closes}，{at} 不在其内',
  'Dock {dock} is open from {opens} to {closes}; {at} is outside of that',
];

/** Vehicles are sent to a dock while it is open. Times are those of the wire; the first that does not fit is refused at `field`. */
export async function demandOpenDock(
  ctx: Ctx,
  dock: Id | null,
  expected: readonly { readonly at: string; readonly field: string }[],
): Promise<void> {
  if (dock === null || expected.length === 0) return;
  const open = await ctx.sql.maybe<{ code: string; opens: string; closes: string }>`
    select code, left(opens_at::text, 5) as opens, left(closes_at::text, 5) as closes from warehouse_dock where id = ${dock}`;
  if (!open) return;
  const shut = expected.find(({ at }) => at.slice(11, 16) < open.opens || at.slice(11, 16) > open.closes);
  if (shut) throw Refused.at(shut.field, 'dock.hours', fill(SHUT, { dock: open.code, ...open, at: shut.at.slice(0, 16) }));
}

/** Goods leave by a dock while it is open. */
export const outboundDockSaved = whenSaved(OutboundOrder, async (ctx, id) => {
  const order = await ctx.sql.maybe<{ dock: Id | null; at: string }>`
    select dock_id as dock, to_char(planned_at, 'YYYY-MM-DD HH24:MI:SS') as at from warehouse_outbound_order
    where id = ${id} and planned_at is not null and deleted_at is null`;
  if (order) await demandOpenDock(ctx, order.dock, [{ at: order.at, field: 'plannedAt' }]);
});
