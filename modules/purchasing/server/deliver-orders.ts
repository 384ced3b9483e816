import type { Id } from '@takt/model';
import { codes, type Ctx, type DocumentOps } from '@takt/engine';
import { PurchaseOrder } from '../defs/index.ts';

/** Orders of which something may have come follow what their lines say was received. */
export async function deliverOrders(ctx: Ctx, documents: DocumentOps, ids: readonly Id[]): Promise<void> {
  const orders = await ctx.sql<{ id: Id }>`
    select id from purchasing_purchase_order where id = any(${ids}::uuid[]) and status in ${codes(PurchaseOrder, 'confirmed', 'partlyDelivered')}
      and deleted_at is null order by id`;
  for (const { id } of orders) await documents.act(ctx, PurchaseOrder, id, 'deliver');
}
