import { addDecimal, compareDecimal, type Decimal, type Id, subtractDecimal, sumDecimal } from '@takt/model';
import { type Move, postStock, reserveStock, sendSerials, stockRows, pickableLocations } from '@takt/modules/warehouse/server';
import { addLine, append, bind, compute, type Ctx, patch, patchLine, whenSaved, Refused, codes } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { SalesSerial, SalesShipment, SalesOrder } from '../defs/index.ts';
import { stockOk } from '../defs/shipment-guards.ts';
import { serialsIn, shippingOf } from '../defs/shipping.ts';

type Pick = SalesShipment['picks'][number];
interface Taken {
  readonly pick: Pick;
  readonly qty: Decimal;
}
const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') > 0;
const restOf = ({ qty, shippedQty }: Pick): Decimal => subtractDecimal(qty ?? '0', shippedQty ?? '0');
/** A pick is written whole; the database does not know that. */
const goodsOf = ({ part, batch, container }: Pick) => ({ part: part ?? '', batch, container, owner: null });

/** From which picks of a line a quantity leaves: the first picked first. */
function takenFrom(picks: readonly Pick[], line: Id, qty: Decimal): readonly Taken[] {
  const taken: Taken[] = [];
  for (const pick of picks.filter((one) => one.line === line)) {
    const missing = subtractDecimal(qty, sumDecimal(taken.map((one) => one.qty)));
    const part = compareDecimal(restOf(pick), missing) <= 0 ? restOf(pick) : missing;
    if (isSome(part)) taken.push({ pick, qty: part });
  }
  return taken;
}

const leaving = ({ pick, qty }: Taken): Move => ({
  ...goodsOf(pick),
  qty,
  reserved: qty,
  from: { location: pick.location ?? '', status: 'available' },
  to: { outside: 'customer' },
  ...(pick.line && { lineId: pick.line }),
});

export const salesShipment = bind(SalesShipment, {
  /** Sets goods aside where they lie; they leave that place when they ship. */
  async pick(ctx, shipment, { lineId, location, batch, container, qty }) {
    const line = shipment.lines.find(({ id }) => id === lineId);
    if (!line) return;
    await demandPickable(ctx, shipment, location);
    await reserveStock(ctx, [{ location, part: line.part, batch, container, owner: null, qty }]);
    const taken = { line: line.id, part: line.part, location, batch, container, qty, shippedQty: '0' };
    await addLine(ctx, SalesShipment, 'picks', shipment.id, shipment.picks.length + 1, taken);
    await patchLine(ctx, SalesShipment, 'lines', line.id, { pickedQty: addDecimal(line.pickedQty ?? '0', qty) });
  },

  async ship(ctx, shipment, input) {
    const shipping = shippingOf(shipment.lines, input);
    const taken = shipping.flatMap(({ line, qty }) => takenFrom(shipment.picks, line.id, qty));
    await postStock(ctx, { entity: SalesShipment.id, documentNo: shipment.number }, taken.map(leaving));
    for (const { pick, qty } of taken)
      await patchLine(ctx, SalesShipment, 'picks', pick.id, { shippedQty: addDecimal(pick.shippedQty ?? '0', qty) });
    for (const { line, qty } of shipping)
      await patchLine(ctx, SalesShipment, 'lines', line.id, { shippedQty: addDecimal(line.shippedQty ?? '0', qty) });
    // The last time counts: whoever signs for it signs for all of it.
    await patch(ctx, SalesShipment, shipment.id, { shippedAt: ctx.clock });
    if (taken[0]) await rememberSerials(ctx, shipment, taken[0].pick, serialsIn(input.serialNos));
  },

  confirmReceipt: (ctx, shipment, { signedAt, signer }) =>
    patch(ctx, SalesShipment, shipment.id, { signedAt: signedAt ?? ctx.clock, signer }),

  /** Nothing has left: what was set aside is free again. */
  async cancel(ctx, shipment) {
    await reserveStock(
      ctx,
      shipment.picks
        .filter((pick) => isSome(restOf(pick)))
        .map((pick) => ({ ...goodsOf(pick), location: pick.location ?? '', qty: subtractDecimal('0', restOf(pick)) })),
    );
    await ctx.sql`delete from sales_sales_shipment_picks where parent_id = ${shipment.id}`;
    for (const { id } of shipment.lines) await patchLine(ctx, SalesShipment, 'lines', id, { pickedQty: '0' });
  },
});

/** A place of the shipment's warehouse that is open to picking. */
async function demandPickable(ctx: Ctx, { warehouse }: SalesShipment, location: Id): Promise<void> {
  const open = await ctx.sql.maybe`
    select 1 from ${pickableLocations} l where id = ${location} and warehouse_id = ${warehouse}::uuid`;
  if (!open) throw Refused.by(SalesShipment, 'pick', stockOk);
}

async function rememberSerials(ctx: Ctx, shipment: SalesShipment, pick: Pick, serials: readonly string[]): Promise<void> {
  const { part, batch } = goodsOf(pick);
  const { id, salesOrder, customer, plant } = shipment;
  await sendSerials(ctx, part, customer, serials);
  for (const serialNo of serials)
    await append(ctx, SalesSerial, { serialNo, part, batch, shipment: id, salesOrder, customer, plant, shippedAt: ctx.clock });
}

/** A line that names no line of its order is that of the same part. */
async function findOrderLines(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.sql`
    update sales_sales_shipment_lines l set order_line = (select o.id::text from sales_sales_order_lines o
      where o.parent_id = s.sales_order_id and o.part_id = l.part_id order by o.position limit 1)
    from sales_sales_shipment s where s.id = l.parent_id and s.id = any(${ids}::uuid[]) and l.order_line is null`;
}
export const shipmentSavings = [whenSaved(SalesShipment, (ctx, id) => findOrderLines(ctx, [id]), findOrderLines)];

const ORDER_LINE = `from app.sales_sales_order_lines o where o.tenant_id = t.tenant_id and o.parent_id = h.sales_order_id
      and o.id::text = t.order_line and o.part_id = t.part_id`;

/** What shipments have taken of an order's line: what they plan while they are open, what they shipped once they are done. */
export const shipmentComputed = compute(SalesShipment, {
  orderLocked: `exists (select 1 from app.sales_sales_order o where o.tenant_id = t.tenant_id and o.id = t.sales_order_id
    and o.status in ${codes(SalesOrder, 'locked')} and o.deleted_at is null)`,
  /** Nothing is inspected on its way out yet. When quality does, this asks for tasks of the shipment without a good result. */
  oqcOpen: 'false',
  lines: {
    onOrder: `exists (select 1 ${ORDER_LINE})`,
    openQty: `(select o.qty - coalesce((select sum(case when s.status in ${codes(SalesShipment, 'shipped', 'signed')} then l.shipped_qty else l.qty end)
        from app.sales_sales_shipment_lines l join app.sales_sales_shipment s on s.tenant_id = l.tenant_id and s.id = l.parent_id
        where l.tenant_id = t.tenant_id and l.order_line = t.order_line and l.id <> t.id and s.status not in ${codes(SalesShipment, 'cancelled')}
          and s.deleted_at is null), 0) ${ORDER_LINE})`,
    availableQty: `coalesce((select sum(s.qty - s.reserved_qty) from ${stockRows} s where s.tenant_id = t.tenant_id
      and s.warehouse_id = h.warehouse_id and s.part_id = t.part_id and s.stock_status = 'available' and s.owner_id is null), 0)`,
    serialised: `(select p.track_mode = 'serial' from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
  },
});
