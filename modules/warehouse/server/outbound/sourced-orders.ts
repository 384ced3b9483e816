import type { Id } from '@takt/model';
import { codes, type Ctx, type DocumentOps } from '@takt/engine';
import { OutboundOrder } from '../../defs/index.ts';
import { notHere } from '../stock/pieces.ts';

/** Orders that lines of another document asked for and that have not ended, held until the transaction ends. */
const liveOrders = (ctx: Ctx, lines: readonly Id[]): Promise<readonly { readonly id: Id }[]> =>
  ctx.sql<{ id: Id }>`
    select o.id from warehouse_outbound_order o
    where exists (select from warehouse_outbound_order_lines l where l.parent_id = o.id and l.source_line = any(${lines}::text[]))
      and o.status not in ${codes(OutboundOrder, 'shipped', 'closed', 'cancelled')} and o.deleted_at is null
    order by o.id for update`;

interface Piece {
  readonly serialNo: string;
  readonly part: Id;
  readonly batch: string | null;
}
/** As many of them as the order has picked, of its batches first; those that are taken are no other order's. */
function takeOwn({ allocations }: OutboundOrder, left: Set<Piece>): readonly string[] {
  return allocations.flatMap(({ part, batch, pickedQty }) => {
    const fitting = [...left].filter((piece) => piece.part === part);
    const [same, others] = [fitting.filter((piece) => piece.batch === batch), fitting.filter((piece) => piece.batch !== batch)];
    const own = [...same, ...others].slice(0, Number.parseInt(pickedQty ?? '0', 10));
    for (const piece of own) left.delete(piece);
    return own.map(({ serialNo }) => serialNo);
  });
}

/** What was picked for some lines leaves with the document that asked. An order that is not passed refuses in its own words. */
export async function departOrders(
  ctx: Ctx,
  documents: DocumentOps,
  lines: readonly Id[],
  serials: readonly Piece[] = [],
): Promise<void> {
  const left = new Set(serials);
  for (const { id } of await liveOrders(ctx, lines)) {
    const order = await documents.load(ctx, OutboundOrder, id);
    const own = takeOwn(order, left);
    if (order.allocations.length > 0) await documents.act(ctx, OutboundOrder, id, 'depart', { serialNos: own.join(' ') || null });
  }
  for (const { serialNo } of left) throw notHere(serialNo);
}

/** Nobody wants it any more: what was picked goes back to the shelf, what was set aside is everybody's again. */
export async function callOffOrders(ctx: Ctx, documents: DocumentOps, lines: readonly Id[]): Promise<void> {
  for (const { id } of await liveOrders(ctx, lines)) {
    const { status } = await documents.load(ctx, OutboundOrder, id);
    if (status === 'picked' || status === 'passed') await documents.act(ctx, OutboundOrder, id, 'unpick');
    await documents.act(ctx, OutboundOrder, id, 'cancel');
  }
}
