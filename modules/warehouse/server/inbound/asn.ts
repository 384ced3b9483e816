import { compareDecimal, type Decimal, type Id, subtractDecimal, type Text } from '@takt/model';
import { bind, type Ctx, type DocumentOps, incrementLine, patch, patchLine, refuse, replaceLines, codes } from '@takt/engine';
import { Asn, Receipt } from '../../defs/index.ts';
import type { Package } from '../../defs/inbound/packages.ts';

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

/** A receipt of all that is still to come, with the packages that were announced. */
export async function openReceipt(ctx: Ctx, row: Asn, documents: DocumentOps): Promise<void> {
  const [place] = await ctx.sql<{ id: Id }>`
    select id from warehouse_location where warehouse_id = ${row.warehouse} and kind = 'receiving' and mark_status = '1'
      and deleted_at is null order by code limit 1`;
  if (!place) return refuse('receipt.location', NO_RECEIVING);
  const { vendor, warehouse, lines } = row;
  // What was rejected stays so, also where a receipt was cancelled after it.
  const open = lines
    .map((line) => ({ ...line, qty: subtractDecimal(line.qty, line.rejectedQty ?? '0') }))
    .filter(({ qty }) => compareDecimal(qty, '0') > 0);
  if (open.length === 0) return;
  const { id } = await documents.make(
    ctx,
    Receipt,
    {
      asn: row.id,
      vendor,
      warehouse,
      location: place.id,
      lines: open.map(({ part, qty, unit, vendorLot, producedOn }) => ({ part, qty, unit, vendorLot, producedOn })),
    },
    { doc: Asn, id: row.id },
  );
  const made = await documents.load(ctx, Receipt, id);
  const lineOf = new Map(open.map((line, index) => [line.id, made.lines[index]?.id ?? null]));
  for (const [asnLine, line] of lineOf) if (line) await patchLine(ctx, Receipt, 'lines', line, { asnLine });
  if (row.packages.length === 0) return;
  const packages = row.packages.map(({ id: _id, line, ...pack }) => ({ ...pack, line: lineOf.get(line ?? '') ?? null }));
  await replaceLines(ctx, Receipt, 'packages', { id, lines: [] }, packages);
}

/** Notes on the ASN what its receipts have taken in; `add` is negative where a receipt was cancelled. */
export async function noteArrived(
  ctx: Ctx,
  row: Asn,
  line: string | null,
  add: { readonly received: Decimal; readonly rejected: Decimal },
): Promise<void> {
  if (line && row.lines.some(({ id }) => id === line))
    await incrementLine(ctx, Asn, 'lines', line, { receivedQty: add.received, rejectedQty: add.rejected });
}

interface Announcement {
  readonly sourceNo: string;
  readonly vendor: Id;
  readonly warehouse: Id;
  readonly plannedArrival: string;
  readonly carrier: string | null;
  readonly driver: string | null;
  readonly driverTel: string | null;
  readonly plate: string | null;
  /** Where it is expected; the vehicle may be sent to another when it comes. */
  readonly dock: Id | null;
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

/** Announces what will come. */
export async function announce(
  ctx: Ctx,
  documents: DocumentOps,
  told: Announcement,
  from: NonNullable<Announcing>,
): Promise<void> {
  const { sourceNo, dock, lines, ...head } = told;
  const { id } = await documents.make(ctx, Asn, { ...head, lines }, from);
  const row = await documents.load(ctx, Asn, id);
  await patch(ctx, Asn, id, { sourceNo, dock });
  for (const [index, line] of row.lines.entries())
    await patchLine(ctx, Asn, 'lines', line.id, { sourceLine: lines[index]?.sourceLine ?? null });
}

const ARRIVED: Text = ['车辆已登记到厂，送货单不能再变', 'The vehicle stands at the dock; its note can no longer change'];
const RECEIVE_IT: Text = ['请仓库收货或整单拒收', 'The warehouse receives or rejects the goods'];

/** What a note has announced, in the state it must be in: once the vehicle is here, nothing of it is taken back or sent again. */
async function ofSource(ctx: Ctx, sourceNo: string, state: 'new' | 'inTransit'): Promise<readonly Id[]> {
  const living = await ctx.sql<{ id: Id; here: boolean; fits: boolean }>`
    select id, status not in ${codes(Asn, 'new', 'inTransit', 'cancelled')} as here, status = ${Asn.states[state].code} as fits
    from warehouse_asn where source_no = ${sourceNo} and deleted_at is null order by id for update`;
  if (living.some(({ here }) => here)) refuse('asn.arrived', ARRIVED, RECEIVE_IT);
  return living.filter(({ fits }) => fits).map(({ id }) => id);
}

export interface AnnouncedPackage extends Omit<Package, 'line'> {
  readonly sourceLine: string;
  readonly part: Id;
}
interface Departure {
  readonly packages: readonly AnnouncedPackage[];
  readonly lorry: Pick<Announcement, 'driver' | 'driverTel' | 'plate'>;
}
/** What was announced is on the road, in these packages, on this lorry. */
export async function depart(ctx: Ctx, documents: DocumentOps, sourceNo: string, { packages, lorry }: Departure): Promise<void> {
  for (const id of await ofSource(ctx, sourceNo, 'new')) {
    const asn = await documents.load(ctx, Asn, id);
    const lineOf = new Map(asn.lines.map((line) => [line.sourceLine, line.id]));
    const rows = packages.map(({ sourceLine, ...pack }) => ({ ...pack, line: lineOf.get(sourceLine) ?? null }));
    await replaceLines(ctx, Asn, 'packages', { id, lines: asn.packages }, rows);
    await patch(ctx, Asn, id, lorry);
    await documents.act(ctx, Asn, id, 'depart');
  }
}

/** It is not, after all; nothing of it has arrived. */
export async function takeBack(ctx: Ctx, documents: DocumentOps, sourceNo: string): Promise<void> {
  for (const id of await ofSource(ctx, sourceNo, 'inTransit')) await documents.act(ctx, Asn, id, 'revert');
}

/** It is expected at another dock than was announced; what has arrived stands where it stands. */
export async function redirect(ctx: Ctx, sourceNo: string, dock: Id | null): Promise<void> {
  const coming = await ctx.sql<{ id: Id }>`
    select id from warehouse_asn where source_no = ${sourceNo} and status in ${codes(Asn, 'new', 'inTransit')} and deleted_at is null
    order by id for update`;
  for (const { id } of coming) await patch(ctx, Asn, id, { dock });
}

/** It will not come. */
export async function retract(ctx: Ctx, documents: DocumentOps, sourceNo: string): Promise<void> {
  for (const id of await ofSource(ctx, sourceNo, 'new')) await documents.discard(ctx, Asn, id);
}
