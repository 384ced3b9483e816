import { compareDecimal, type Decimal, type Id, negateDecimal } from '@takt/model';
import { type Ctx, incrementLine, patchLine } from '@takt/engine';
import { OutboundOrder, type StockStatus } from '../../defs/index.ts';
import { toPick } from '../../defs/outbound/outbound-order-guards.ts';
import { demandNotHeld } from '../stock/lot-holds.ts';
import type { End } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';
import { reserveStock } from '../stock/reserve.ts';
import { reverseStock } from '../stock/reverse.ts';
import { demandFrom } from '../stock/vendors.ts';
import { backTo } from './allocate.ts';

type Allocation = OutboundOrder['allocations'][number];
interface Picked {
  readonly allocation: Allocation;
  readonly qty: Decimal;
}

const causeOf = ({ number }: OutboundOrder) => ({ entity: OutboundOrder.id, documentNo: number });
const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') > 0;
/** An allocation is written whole; the database does not know that. */
const goodsOf = ({ part, location, batch, container, owner, stockStatus }: Allocation) => ({
  status: stockStatus ?? 'available',
  part: part ?? '',
  location: location ?? '',
  batch,
  container,
  owner,
});

const at = (location: Id, status: StockStatus): End => ({ location, status });

/** Takes goods to the staging location, where they stay set aside for the order. */
export async function pickAllocations(ctx: Ctx, order: OutboundOrder, picks: readonly Picked[]): Promise<void> {
  const some = picks.filter(({ qty }) => isSome(qty));
  if (some.length === 0) return;
  // Nobody carries goods to the dock that may not leave it.
  if (order.kind !== 'vendorReturn')
    await demandNotHeld(
      ctx,
      some.map(({ allocation }) => goodsOf(allocation)),
    );
  const moves = some.map(({ allocation, qty }) => {
    const { location, status, ...goods } = goodsOf(allocation);
    const [from, to] = [at(location, status), at(order.stagingLocation, status)];
    return { ...goods, qty, from, to, reserved: qty, ...(allocation.line && { lineId: allocation.line }) };
  });
  await postStock(ctx, causeOf(order), moves);
  await reserveStock(
    ctx,
    some.map(({ allocation, qty }) => ({ ...goodsOf(allocation), location: order.stagingLocation, qty })),
  );
  for (const { allocation, qty } of some) {
    await incrementLine(ctx, OutboundOrder, 'allocations', allocation.id, { pickedQty: qty });
    if (allocation.line) await incrementLine(ctx, OutboundOrder, 'lines', allocation.line, { pickedQty: qty });
  }
}

/** Gives back what of an allocation has not been picked; the line is short of it. */
export async function freeRest(ctx: Ctx, allocation: Allocation): Promise<void> {
  const rest = toPick(allocation);
  if (!isSome(rest)) return;
  await reserveStock(ctx, [{ ...goodsOf(allocation), qty: negateDecimal(rest) }]);
  if (isSome(allocation.pickedQty ?? '0'))
    await patchLine(ctx, OutboundOrder, 'allocations', allocation.id, { qty: allocation.pickedQty });
  else await ctx.sql`delete from warehouse_outbound_order_allocations where id = ${allocation.id}`;
  if (allocation.line)
    await incrementLine(ctx, OutboundOrder, 'lines', allocation.line, { allocatedQty: negateDecimal(rest), shortQty: rest });
}

const OUTSIDE = { customer: 'customer', vendorReturn: 'vendor', line: 'wip' } as const;

/** What was picked leaves the staging location for good. */
export async function shipPicked(ctx: Ctx, order: OutboundOrder, serials: readonly string[]): Promise<void> {
  const picked = order.allocations.filter(({ pickedQty }) => isSome(pickedQty ?? '0'));
  const supplier = backTo(order);
  if (supplier) await demandFrom(ctx, supplier, picked.map(goodsOf));
  const moves = picked.map((allocation) => {
    const { location: _, status, ...goods } = goodsOf(allocation);
    const qty = allocation.pickedQty ?? '0';
    const ends = { from: at(order.stagingLocation, status), to: { outside: OUTSIDE[order.kind] } };
    return { ...goods, ...ends, qty, reserved: qty, ...(allocation.line && { lineId: allocation.line }) };
  });
  if (moves.length > 0) await postStock(ctx, causeOf(order), moves, { serials, customer: order.customer });
  for (const { id, pickedQty } of order.lines) await patchLine(ctx, OutboundOrder, 'lines', id, { shippedQty: pickedQty ?? '0' });
}

/** Picked goods go back to where they were taken from and are everybody's again; their lines are short of them. */
export async function putBack(ctx: Ctx, order: OutboundOrder, allocations: readonly Allocation[]): Promise<void> {
  const moves = allocations.map((allocation) => {
    const { location, status, ...goods } = goodsOf(allocation);
    const qty = allocation.pickedQty ?? '0';
    const ends = { from: at(order.stagingLocation, status), to: at(location, status) };
    return { ...goods, ...ends, qty, reserved: qty, ...(allocation.line && { lineId: allocation.line }) };
  });
  await postStock(ctx, causeOf(order), moves);
  for (const { id, line, pickedQty } of allocations) {
    await ctx.sql`delete from warehouse_outbound_order_allocations where id = ${id}`;
    const [back, less] = [pickedQty ?? '0', negateDecimal(pickedQty ?? '0')];
    if (line) await incrementLine(ctx, OutboundOrder, 'lines', line, { allocatedQty: less, pickedQty: less, shortQty: back });
  }
}

/** A shipment that did not take place: the goods stand at the staging location again, set aside for the order. */
export async function reverseShipment(ctx: Ctx, order: OutboundOrder, reason: string): Promise<void> {
  const shipped = await ctx.sql<{ id: Id }>`
    select m.id from warehouse_stock_move m where m.entity = ${OutboundOrder.id} and m.document_no = ${order.number}
      and m.to_place is not null and not exists (select from warehouse_stock_move r where r.reverses_id = m.id)`;
  await reverseStock(
    ctx,
    causeOf(order),
    shipped.map(({ id }) => id),
    reason,
  );
  await reserveStock(
    ctx,
    order.allocations
      .filter(({ pickedQty }) => isSome(pickedQty ?? '0'))
      .map((one) => ({ ...goodsOf(one), location: order.stagingLocation, qty: one.pickedQty ?? '0' })),
  );
  for (const { id } of order.lines) await patchLine(ctx, OutboundOrder, 'lines', id, { shippedQty: '0' });
}
