import { inStockUnit } from '@takt/modules/base/server';
import {
  announce,
  announcedLines,
  asnRows,
  businessDay,
  demandOpenDock,
  depart,
  receiptRows,
} from '@takt/modules/warehouse/server';
import { addDecimal, compareDecimal, type Decimal, type Id } from '@takt/model';
import { amend, type Ctx, type DocumentOps, on, patchLine } from '@takt/engine';
import { DeliveryNote, PickupNote } from '../defs/index.ts';
import { deliverOrders } from './deliver-orders.ts';
import { dockOfNote } from './plan-dock.ts';
import { judgeStatementsOf } from './line-verdicts.ts';
import { creditReturns } from './return-credit.ts';

type Announced = DeliveryNote['lines'][number] | PickupNote['lines'][number];
/** What is announced of some lines: so much of each, in the units parts are kept in. */
async function asnLinesOf<L extends Announced>(ctx: Ctx, lines: readonly L[], qtyOf: (line: L) => Decimal) {
  const kept = await inStockUnit(
    ctx,
    lines.map((line) => ({ part: line.part, unit: line.unit, qty: qtyOf(line) })),
  );
  return lines.map((line, index) => ({
    part: line.part,
    qty: kept[index]?.qty ?? qtyOf(line),
    unit: kept[index]?.unit ?? line.unit,
    vendorLot: line.lot,
    producedOn: null,
    sourceLine: line.id,
  }));
}

/** Announces a note to the warehouse. */
export async function announceNote(ctx: Ctx, note: DeliveryNote, documents: DocumentOps): Promise<void> {
  const { id, number: sourceNo, vendor, warehouse, plannedArrival, carrier, driver, driverTel, plate } = note;
  const lines = await asnLinesOf(ctx, note.lines, ({ qty }) => qty);
  const dock = await dockOfNote(ctx, id);
  await demandOpenDock(ctx, dock, [{ at: plannedArrival, field: 'plannedArrival' }]);
  const told = { sourceNo, vendor, warehouse, plannedArrival, carrier, driver, driverTel, plate, dock, lines };
  await announce(ctx, documents, told, { doc: DeliveryNote, id });
}

/** Announces what we have loaded at a supplier's. It is on the road from now on; nobody says how long that takes. */
export async function announcePickup(
  ctx: Ctx,
  note: PickupNote,
  loaded: ReadonlyMap<Id, Decimal>,
  documents: DocumentOps,
): Promise<void> {
  const { id, number: sourceNo, vendor, warehouse, carrier, driver, driverTel, plate } = note;
  const lines = await asnLinesOf(ctx, note.lines, (line) => loaded.get(line.id) ?? line.qty);
  const told = { sourceNo, vendor, warehouse, plannedArrival: ctx.clock, carrier, driver, driverTel, plate, dock: null, lines };
  await announce(ctx, documents, told, { doc: PickupNote, id });
  await depart(ctx, documents, sourceNo, { packages: [], lorry: { driver, driverTel, plate } });
}

const noteOf = (ctx: Ctx, number: unknown): Promise<{ id: Id } | null> =>
  ctx.sql.maybe<{ id: Id }>`select id from purchasing_delivery_note where number = ${String(number)} and deleted_at is null`;

interface Came {
  readonly line: Id;
  readonly received: Decimal;
  readonly rejected: Decimal;
  readonly accepted: Decimal;
  readonly failed: Decimal;
}
/** What the warehouse has taken in of each line, in the line's own unit: as large a part of it as of what was announced. */
const cameOf = (
  ctx: Ctx,
  number: string,
  lines: readonly { readonly id: Id; readonly qty: Decimal | null }[],
): Promise<readonly Came[]> =>
  ctx.sql<Came>`
    select l.id as line, trim_scale(round(l.qty * sum(a.received_qty) / sum(a.qty), 6))::text as received,
      trim_scale(round(l.qty * sum(a.rejected_qty) / sum(a.qty), 6))::text as rejected,
      trim_scale(round(l.qty * sum(a.accepted_qty) / sum(a.qty), 6))::text as accepted,
      trim_scale(round(l.qty * sum(a.ng_qty) / sum(a.qty), 6))::text as failed
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l (id text, qty numeric)
    join ${announcedLines} a on a.source_line = l.id and a.source_no = ${number}
    group by l.id, l.qty`;

/** What of them is accepted by now and what failed inspection, with the business day on which it last changed. */
async function acceptedNow(
  ctx: Ctx,
  warehouse: Id,
  lines: readonly { readonly id: Id; readonly acceptedQty: Decimal | null; readonly ngQty: Decimal | null }[],
  came: readonly Came[],
): Promise<
  readonly { readonly line: Id; readonly acceptedQty: Decimal; readonly ngQty: Decimal; readonly acceptedOn: string }[]
> {
  const changed = came.filter(({ line, accepted, failed }) => {
    const before = lines.find(({ id }) => id === line);
    return compareDecimal(before?.acceptedQty ?? '0', accepted) !== 0 || compareDecimal(before?.ngQty ?? '0', failed) !== 0;
  });
  if (changed.length === 0) return [];
  const acceptedOn = await businessDay(ctx, warehouse);
  return changed.map(({ line, accepted, failed }) => ({ line, acceptedQty: accepted, ngQty: failed, acceptedOn }));
}

/** What is owed back of it follows, and what statements say. */
async function followAccepted(ctx: Ctx, documents: DocumentOps, source: Id): Promise<void> {
  await creditReturns(ctx, documents, { notice: null, sources: [source] });
  await judgeStatementsOf(ctx, documents, [source]);
}

async function updateNote(ctx: Ctx, documents: DocumentOps, sourceNo: string): Promise<void> {
  const found = await noteOf(ctx, sourceNo);
  if (!found) return;
  const note = await documents.load(ctx, DeliveryNote, found.id);
  const came = await cameOf(ctx, sourceNo, note.lines);
  for (const { line, received, rejected } of came)
    await patchLine(ctx, DeliveryNote, 'lines', line, { receivedQty: received, rejectedQty: rejected });
  const accepted = await acceptedNow(ctx, note.warehouse, note.lines, came);
  for (const { line, ...values } of accepted) await patchLine(ctx, DeliveryNote, 'lines', line, values);
  if (accepted.length > 0) await followAccepted(ctx, documents, note.id);
  const anything = came.some(({ received, rejected }) => compareDecimal(addDecimal(received, rejected), '0') > 0);
  // A receipt taken back may leave less than the state says.
  if (note.status === 'received' || (note.status === 'partlyReceived' && !anything))
    await documents.act(ctx, DeliveryNote, note.id, 'reopen');
  if (anything && ['shipped', 'partlyReceived', 'received'].includes(note.status))
    await documents.act(ctx, DeliveryNote, note.id, 'receive');
}

/** A pickup has no state for it: its lines say what came, and the orders they name follow. */
async function updatePickup(ctx: Ctx, documents: DocumentOps, sourceNo: string): Promise<void> {
  const found = await ctx.sql.maybe<{ id: Id }>`
    select id from purchasing_pickup_note where number = ${sourceNo} and deleted_at is null`;
  if (!found) return;
  const { lines, warehouse } = await documents.load(ctx, PickupNote, found.id);
  const came = await cameOf(
    ctx,
    sourceNo,
    lines.map(({ id, pickedQty }) => ({ id, qty: pickedQty })),
  );
  for (const { line, received, rejected } of came)
    await patchLine(ctx, PickupNote, 'lines', line, { receivedQty: received, rejectedQty: rejected });
  const accepted = await acceptedNow(ctx, warehouse, lines, came);
  for (const { line, ...values } of accepted) await patchLine(ctx, PickupNote, 'lines', line, values);
  if (accepted.length > 0) await followAccepted(ctx, documents, found.id);
  const some = came.filter(({ received }) => compareDecimal(received, '0') > 0).map(({ line }) => line);
  await deliverOrders(
    ctx,
    documents,
    lines.flatMap(({ id, order }) => (some.includes(id) && order ? [order] : [])),
  );
}

interface ArrivalSource {
  readonly sourceNo: string | null;
}
const ofReceipt = (ctx: Ctx, id: unknown): Promise<ArrivalSource | null> =>
  ctx.sql.maybe<ArrivalSource>`
    select a.source_no as "sourceNo" from ${receiptRows} r join ${asnRows} a on a.id = r.asn_id where r.id = ${String(id)}::uuid`;
const ofAsn = (ctx: Ctx, id: unknown): Promise<ArrivalSource | null> =>
  ctx.sql.maybe<ArrivalSource>`select source_no as "sourceNo" from ${asnRows} a where id = ${String(id)}::uuid`;

async function updateSource(ctx: Ctx, documents: DocumentOps, told: ArrivalSource | null): Promise<void> {
  if (!told?.sourceNo) return;
  await updateNote(ctx, documents, told.sourceNo);
  await updatePickup(ctx, documents, told.sourceNo);
}

/** What happens at the dock, told to the note it answers: a supplier's delivery, or a pickup of ours. */
export const arrivals = [
  on('warehouse.asn.arrive', 'purchasing.noteArrived', async (ctx, { id }) => {
    const came = await ctx.sql.maybe<{ note: Id; at: string | null }>`
      select n.id as note, left(a.gate_arrived_at::text, 19) as at from ${asnRows} a join purchasing_delivery_note n on n.number = a.source_no and n.deleted_at is null
      where a.id = ${String(id)}::uuid`;
    if (came) await amend(ctx, DeliveryNote, came.note, { gateArrivedAt: came.at ?? ctx.clock });
  }),
  ...['receive', 'rejectQty', 'cancel', 'judge'].map((action) =>
    on(`warehouse.receipt.${action}`, `purchasing.note.${action}`, async (ctx, { id }, documents) =>
      updateSource(ctx, documents, await ofReceipt(ctx, id)),
    ),
  ),
  // The load was refused at the dock: what it took of its orders and plans can be called off again.
  on('warehouse.asn.cancel', 'purchasing.noteRefused', async (ctx, { id }, documents) =>
    updateSource(ctx, documents, await ofAsn(ctx, id)),
  ),
];
