import { addDecimal, compareDecimal, type Decimal, type Id, subtractDecimal, sumDecimal } from '@takt/model';
import { type Ctx, patchLine } from '@takt/engine';
import { OutboundOrder } from '../../defs/index.ts';
import { toPick } from '../../defs/outbound/outbound-order-guards.ts';
import type { End } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { reserveStock } from '../stock/reserve.ts';

export type Allocation = OutboundOrder['allocations'][number];
export interface Picked {
  readonly allocation: Allocation;
  readonly qty: Decimal;
}

const causeOf = ({ number }: OutboundOrder) => ({ entity: OutboundOrder.id, documentNo: number });
const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') > 0;
/** An allocation is written whole; the database does not know that. */
const goodsOf = ({ part, location, batch, container, owner }: Allocation) => ({
  part: part ?? '',
  location: location ?? '',
  batch,
  container,
  owner,
});
const available = (location: Id): End => ({ location, status: 'available' });

type Line = OutboundOrder['lines'][number];
type Counts = Partial<Pick<Line, 'allocatedQty' | 'shortQty' | 'pickedQty'>>;
interface OfLine {
  readonly line: string | null;
  readonly qty: Decimal;
}
/** Counts quantities on the lines they belong to, those of one line together. */
async function countOnLines(
  ctx: Ctx,
  { lines }: OutboundOrder,
  counted: readonly OfLine[],
  counts: (line: Line, qty: Decimal) => Counts,
): Promise<void> {
  for (const line of lines) {
    const own = counted.filter((one) => one.line === line.id).map(({ qty }) => qty);
    if (own.length > 0) await patchLine(ctx, OutboundOrder, 'lines', line.id, counts(line, sumDecimal(own)));
  }
}

/** Takes goods to the staging location, where they stay set aside for the order. */
export async function pickAllocations(ctx: Ctx, order: OutboundOrder, picks: readonly Picked[]): Promise<void> {
  const some = picks.filter(({ qty }) => isSome(qty));
  if (some.length === 0) return;
  const moves = some.map(({ allocation, qty }) => {
    const { location, ...goods } = goodsOf(allocation);
    const [from, to] = [available(location), available(order.stagingLocation)];
    return { ...goods, qty, from, to, reserved: qty, ...(allocation.line && { lineId: allocation.line }) };
  });
  await postStock(ctx, causeOf(order), moves);
  await reserveStock(
    ctx,
    some.map(({ allocation, qty }) => ({ ...goodsOf(allocation), location: order.stagingLocation, qty })),
  );
  for (const { allocation, qty } of some)
    await patchLine(ctx, OutboundOrder, 'allocations', allocation.id, {
      pickedQty: addDecimal(allocation.pickedQty ?? '0', qty),
    });
  await countOnLines(
    ctx,
    order,
    some.map(({ allocation, qty }) => ({ line: allocation.line, qty })),
    (line, qty) => ({ pickedQty: addDecimal(line.pickedQty ?? '0', qty) }),
  );
}

/** Gives back what of an allocation has not been picked; the line is short of it. */
export async function freeRest(ctx: Ctx, order: OutboundOrder, allocation: Allocation): Promise<void> {
  const rest = toPick(allocation);
  if (!isSome(rest)) return;
  await reserveStock(ctx, [{ ...goodsOf(allocation), qty: subtractDecimal('0', rest) }]);
  if (isSome(allocation.pickedQty ?? '0'))
    await patchLine(ctx, OutboundOrder, 'allocations', allocation.id, { qty: allocation.pickedQty });
  else await ctx.sql`delete from warehouse_outbound_order_allocations where id = ${allocation.id}`;
  await countOnLines(ctx, order, [{ line: allocation.line, qty: rest }], (line, qty) => ({
    allocatedQty: subtractDecimal(line.allocatedQty ?? '0', qty),
    shortQty: addDecimal(line.shortQty ?? '0', qty),
  }));
}

const OUTSIDE = { customer: 'customer', vendorReturn: 'vendor', line: 'wip' } as const;

/** What was picked leaves the staging location for good. */
export async function shipPicked(ctx: Ctx, order: OutboundOrder): Promise<void> {
  const picked = order.allocations.filter(({ pickedQty }) => isSome(pickedQty ?? '0'));
  const moves = picked.map((allocation) => {
    const { location: _, ...goods } = goodsOf(allocation);
    const qty = allocation.pickedQty ?? '0';
    const ends = { from: available(order.stagingLocation), to: { outside: OUTSIDE[order.kind] } };
    return { ...goods, ...ends, qty, reserved: qty, ...(allocation.line && { lineId: allocation.line }) };
  });
  if (moves.length > 0) await postStock(ctx, causeOf(order), moves);
  for (const { id, pickedQty } of order.lines) await patchLine(ctx, OutboundOrder, 'lines', id, { shippedQty: pickedQty ?? '0' });
}
