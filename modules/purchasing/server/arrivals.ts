import { inStockUnit } from '@takt/modules/base/server';
import { announce } from '@takt/modules/warehouse/server';
import { addDecimal, compareDecimal, type Decimal, type Id } from '@takt/model';
import { type Ctx, type Doing, on, patch, patchLine } from '@takt/server';
import { DeliveryNote } from '../defs/index.ts';

/** Announces a note to the warehouse, in the units parts are kept in. */
export async function announceNote(ctx: Ctx, note: DeliveryNote, doing: Doing): Promise<void> {
  const kept = await inStockUnit(ctx, note.lines);
  const { number, vendor, warehouse, plannedArrival, carrier, driver, driverTel, plate } = note;
  const lines = note.lines.map((line, index) => ({
    part: line.part,
    qty: kept[index]?.qty ?? line.qty,
    unit: kept[index]?.unit ?? line.unit,
    vendorLot: line.lot,
    producedOn: null,
    sourceLine: line.id,
  }));
  await announce(
    ctx,
    doing,
    { sourceNo: number, vendor, warehouse, plannedArrival, carrier, driver, driverTel, plate, lines },
    { doc: DeliveryNote, id: note.id },
  );
}

const noteOf = (ctx: Ctx, number: unknown): Promise<{ id: Id } | null> =>
  ctx.sql.maybe<{ id: Id }>`select id from purchasing_delivery_note where number = ${String(number)} and deleted_at is null`;

interface Came {
  readonly line: Id;
  readonly received: Decimal;
  readonly rejected: Decimal;
}
/** What the warehouse has taken in of each line, in the unit of the note: as large a part of it as of what was announced. */
const cameOf = (ctx: Ctx, number: string): Promise<readonly Came[]> =>
  ctx.sql<Came>`
    select l.id as line, trim_scale(round(l.qty * sum(a.received_qty) / sum(a.qty), 6))::text as received,
      trim_scale(round(l.qty * sum(a.rejected_qty) / sum(a.qty), 6))::text as rejected
    from purchasing_delivery_note n
    join purchasing_delivery_note_lines l on l.parent_id = n.id
    join warehouse_asn_lines a on a.source_line = l.id::text
    join warehouse_asn h on h.id = a.parent_id and h.deleted_at is null and h.status <> '99' and h.source_no = n.number
    where n.number = ${number} group by l.id, l.qty`;

async function writeBack(ctx: Ctx, doing: Doing, sourceNo: string | null): Promise<void> {
  const found = sourceNo && (await noteOf(ctx, sourceNo));
  if (!found || !sourceNo) return;
  const note = await doing.load(ctx, DeliveryNote, found.id);
  const came = await cameOf(ctx, sourceNo);
  for (const { line, received, rejected } of came)
    await patchLine(ctx, DeliveryNote, 'lines', line, { receivedQty: received, rejectedQty: rejected });
  const anything = came.some(({ received, rejected }) => compareDecimal(addDecimal(received, rejected), '0') > 0);
  // A receipt taken back may leave less than the state says.
  if (note.status === 'received' || (note.status === 'partlyReceived' && !anything))
    await doing.setBack(ctx, DeliveryNote, note.id, 'shipped');
  if (anything && ['shipped', 'partlyReceived', 'received'].includes(note.status))
    await doing.act(ctx, DeliveryNote, note.id, 'receive');
}

const ofReceipt = (ctx: Ctx, id: unknown): Promise<{ sourceNo: string | null } | null> =>
  ctx.sql.maybe<{ sourceNo: string | null }>`
    select a.source_no as "sourceNo" from warehouse_receipt r join warehouse_asn a on a.id = r.asn_id where r.id = ${String(id)}::uuid`;

/** What happens at the dock, told to the note it answers. */
export const arrivals = [
  on('warehouse.asn.arrive', 'purchasing.noteArrived', async (ctx, { id }) => {
    const came = await ctx.sql.maybe<{ note: Id }>`
      select n.id as note from warehouse_asn a join purchasing_delivery_note n on n.number = a.source_no and n.deleted_at is null
      where a.id = ${String(id)}::uuid`;
    if (came) await patch(ctx, DeliveryNote, came.note, { gateArrivedAt: ctx.clock });
  }),
  ...['receive', 'rejectQty', 'cancel'].map((action) =>
    on(`warehouse.receipt.${action}`, `purchasing.note.${action}`, async (ctx, { id }, doing) =>
      writeBack(ctx, doing, (await ofReceipt(ctx, id))?.sourceNo ?? null),
    ),
  ),
];
