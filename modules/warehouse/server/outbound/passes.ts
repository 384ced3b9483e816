import { type Id, storedText, type Text } from '@takt/model';
import { codes, type Ctx, type DocumentOps } from '@takt/engine';
import { ReleasePass } from '../../defs/index.ts';
import { demandNotHeld, type Goods } from '../stock/lot-holds.ts';

const LOAD_CHANGED: Text = ['货物已变更', 'The load has changed'];

/** Passes of an order that nobody has left with are void. */
export async function voidPasses(ctx: Ctx, order: Id, documents: DocumentOps): Promise<void> {
  const reason = storedText(LOAD_CHANGED, 500);
  const open = await ctx.sql<{ id: Id; waits: boolean }>`
    select id, status in ${codes(ReleasePass, 'inApproval')} as waits from warehouse_release_pass where order_id = ${order}
      and status in ${codes(ReleasePass, 'new', 'inApproval', 'approved')} and deleted_at is null order by id`;
  for (const { id, waits } of open) {
    if (waits) await documents.act(ctx, ReleasePass, id, 'reject', { reason });
    await documents.act(ctx, ReleasePass, id, 'void', { reason });
  }
}

/** Goods of a batch on hold pass no gate, whether they are posted already or not. */
export async function demandMayLeave(ctx: Ctx, order: Id | null): Promise<void> {
  if (order === null) return;
  const loaded = await ctx.sql<Goods>`
    select a.part_id as part, a.batch, a.container from warehouse_outbound_order_allocations a
    join warehouse_outbound_order o on o.id = a.parent_id and o.kind <> 'vendorReturn'
    where a.parent_id = ${order} and a.picked_qty > 0`;
  await demandNotHeld(ctx, loaded);
}
