import { addDecimal, type Decimal, type Id, type Text } from '@takt/model';
import { bind, type Ctx, type DocumentOps, patch, patchLine, refuse, replaceLines, codes } from '@takt/engine';
import { Asn, Receipt } from '../../defs/index.ts';

const NO_RECEIVING: Text = [
  '该仓库没有启用的收货库位，请先在库位中维护类型为“收货”的库位',
  'The warehouse has no receiving location in use; add a location of that kind first',
];

export const asn = bind(Asn, {
  /** The vehicle stands at the dock: there is something to receive now. */
  async arrive(ctx, row, { dock }, documents) {
    await patch(ctx, Asn, row.id, { gateArrivedAt: row.gateArrivedAt ?? ctx.clock, ...(dock && { dock }) });
    await openReceipt(ctx, row, documents);
  },

  async cancel(ctx, { id }, _input, documents) {
    const open = await ctx.sql<{ id: Id }>`
      select id from warehouse_receipt where asn_id = ${id} and status in ${codes(Receipt, 'new')} and deleted_at is null`;
    for (const receipt of open) await documents.act(ctx, Receipt, receipt.id, 'cancel');
  },
});

/** A receipt of all that is still to come. */
export async function openReceipt(ctx: Ctx, row: Asn, documents: DocumentOps): Promise<void> {
  const [place] = await ctx.sql<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${row.warehouse} and kind = 'receiving' and mark_status = '1'
      and deleted_at is null order by code limit 1`;
  if (!place) return refuse('receipt.location', NO_RECEIVING);
  const { vendor, warehouse, lines } = row;
  await documents.make(
    ctx,
    Receipt,
    {
      asn: row.id,
      vendor,
      warehouse,
      location: place.id,
      lines: lines.map(({ id, part, qty, unit, vendorLot, producedOn }) => ({
        part,
        qty,
        unit,
        vendorLot,
        producedOn,
        asnLine: id,
      })),
    },
    { doc: Asn, id: row.id },
  );
}

/** Notes on the ASN what its receipts have taken in; `add` is negative where a receipt was cancelled. */
export async function noteArrived(
  ctx: Ctx,
  row: Asn,
  line: string | null,
  add: { readonly received: Decimal; readonly rejected: Decimal },
): Promise<void> {
  const of = row.lines.find(({ id }) => id === line);
  if (!of) return;
  await patchLine(ctx, Asn, 'lines', of.id, {
    receivedQty: addDecimal(of.receivedQty ?? '0', add.received),
    rejectedQty: addDecimal(of.rejectedQty ?? '0', add.rejected),
  });
}

export interface Announcement {
  readonly sourceNo: string;
  readonly vendor: Id;
  readonly warehouse: Id;
  readonly plannedArrival: string;
  readonly carrier: string | null;
  readonly driver: string | null;
  readonly driverTel: string | null;
  readonly plate: string | null;
  readonly lines: readonly {
    readonly part: Id;
    readonly qty: Decimal;
    readonly unit: Id;
    readonly vendorLot: string | null;
    readonly producedOn: string | null;
    readonly sourceLine: string;
  }[];
}
type Announcing = Parameters<DocumentOps['make']>[3];

/** Announces what is on its way: anew, or the announcement taken back before, as it is now. */
export async function announce(
  ctx: Ctx,
  documents: DocumentOps,
  told: Announcement,
  from: NonNullable<Announcing>,
): Promise<void> {
  const [before] = await ctx.sql<{ id: Id }>`
    select id from warehouse_asn where source_no = ${told.sourceNo} and status in ${codes(Asn, 'new')} and deleted_at is null`;
  const { lines, ...head } = told;
  if (before) {
    const row = await documents.load(ctx, Asn, before.id);
    await patch(ctx, Asn, row.id, head);
    await replaceLines(ctx, Asn, 'lines', row, lines);
  }
  const id = before?.id ?? (await documents.make(ctx, Asn, { ...told }, from)).id;
  await documents.act(ctx, Asn, id, 'deliver');
}

/** Takes back what has not arrived. */
export async function takeBack(ctx: Ctx, documents: DocumentOps, sourceNo: string): Promise<void> {
  const open = await ctx.sql<{ id: Id }>`
    select id from warehouse_asn where source_no = ${sourceNo} and status in ${codes(Asn, 'inTransit')} and deleted_at is null`;
  for (const { id } of open) await documents.act(ctx, Asn, id, 'revert');
}
