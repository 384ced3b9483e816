import type { Decimal, Id, Text } from '@takt/model';
import { type Ctx, type DocumentOps, patch, patchLine, Refused, refuse } from '@takt/engine';
import { type IssuedStatus, OutboundOrder } from '../../defs/index.ts';

const NO_SHIPPING: Text = [
  '该仓库没有启用的发货库位，请先在库位中维护类型为“发货”的库位',
  'The warehouse has no shipping location in use; add a location of that kind first',
];

interface Line {
  readonly part: Id;
  readonly qty: Decimal;
  readonly unit: Id;
  readonly batch?: string | null;
  readonly stockStatus?: IssuedStatus;
  /** The line of the document that asks, which hears what came of it. */
  readonly sourceLine?: Id;
}
interface SendingOut {
  readonly kind: OutboundOrder['kind'];
  readonly warehouse: Id;
  readonly vendor?: Id;
  readonly customer?: Id;
  readonly destination: string | null;
  readonly plate?: string | null;
  readonly plannedAt?: string | null;
  readonly driver?: string | null;
  readonly lines: readonly Line[];
  /** The document that asks ships it as well: nobody else does. */
  readonly bySource?: boolean;
}

async function stagingOf(ctx: Ctx, warehouse: Id): Promise<Id> {
  const [place] = await ctx.sql<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${warehouse} and kind = 'shipping' and mark_status = '1'
      and deleted_at is null order by code limit 1`;
  return place?.id ?? refuse('sendOut.location', NO_SHIPPING);
}

/** Asks the warehouse to send goods out: an order that is released, for somebody to allocate and pick. Tells its id. */
export async function sendOut(
  ctx: Ctx,
  documents: DocumentOps,
  { bySource = false, ...asked }: SendingOut,
  from: NonNullable<Parameters<DocumentOps['make']>[3]>,
): Promise<Id> {
  const lines = asked.lines.map(({ sourceLine: _, ...line }) => line);
  const row = { ...asked, lines, stagingLocation: await stagingOf(ctx, asked.warehouse) };
  const { id } = await documents.make(ctx, OutboundOrder, row, from);
  if (bySource) await patch(ctx, OutboundOrder, id, { bySource: '1' });
  const made = await documents.load(ctx, OutboundOrder, id);
  for (const [index, { id: line }] of made.lines.entries()) {
    const source = asked.lines[index];
    if (source?.sourceLine)
      await patchLine(ctx, OutboundOrder, 'lines', line, { sourceLine: source.sourceLine, sourceQty: source.qty });
  }
  await documents.act(ctx, OutboundOrder, id, 'release');
  return id;
}

/** What is free is set aside for it at once; where the rules find nothing, the order waits for goods. */
export async function allocateNow(ctx: Ctx, documents: DocumentOps, order: Id): Promise<void> {
  try {
    await ctx.attempt(() => documents.act(ctx, OutboundOrder, order, 'allocate'));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
