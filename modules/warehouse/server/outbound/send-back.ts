import type { Decimal, Id, Text } from '@takt/model';
import { type Ctx, type DocumentOps, refuse } from '@takt/engine';
import { type IssuedStatus, OutboundOrder } from '../../defs/index.ts';

const NO_SHIPPING: Text = [
  '该仓库没有启用的发货库位，请先在库位中维护类型为“发货”的库位',
  'The warehouse has no shipping location in use; add a location of that kind first',
];

export interface SendingBack {
  readonly warehouse: Id;
  readonly vendor: Id;
  readonly destination: string | null;
  readonly plate: string | null;
  readonly driver: string | null;
  /** In the units parts are kept in. */
  readonly lines: readonly {
    readonly part: Id;
    readonly qty: Decimal;
    readonly unit: Id;
    readonly batch: string | null;
    readonly stockStatus: IssuedStatus;
  }[];
}

/** Asks the warehouse to send goods back to a supplier: an order that is released, for somebody to allocate and pick. */
export async function sendBack(
  ctx: Ctx,
  documents: DocumentOps,
  asked: SendingBack,
  from: NonNullable<Parameters<DocumentOps['make']>[3]>,
): Promise<void> {
  const [place] = await ctx.sql<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${asked.warehouse} and kind = 'shipping' and mark_status = '1'
      and deleted_at is null order by code limit 1`;
  if (!place) return refuse('sendBack.location', NO_SHIPPING);
  const row = { ...asked, kind: 'vendorReturn', stagingLocation: place.id };
  const { id } = await documents.make(ctx, OutboundOrder, row, from);
  await documents.act(ctx, OutboundOrder, id, 'release');
}
