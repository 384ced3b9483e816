import type { Id } from '@takt/model';
import { append, type Ctx } from '@takt/engine';
import { pieceNotHere, serialRows, takenBackOf } from '@takt/modules/warehouse/server';
import { SalesSerial, type SalesShipment } from '../defs/index.ts';

interface Known {
  readonly serialNo: string;
  readonly part: Id;
  readonly batch: string | null;
}

/** Each piece is of the part the register says, and that is one of the shipment's; the warehouse sees to it that it is there. */
export async function keepSerials(ctx: Ctx, shipment: SalesShipment, serials: readonly string[]): Promise<readonly Known[]> {
  if (serials.length === 0) return [];
  const { id, salesOrder, customer, plant } = shipment;
  const parts = [...new Set(shipment.lines.filter(({ serialised }) => serialised === '1').map(({ part }) => part))];
  const known = await ctx.sql<Known>`
    select serial_no as "serialNo", part_id as part, batch from ${serialRows} r where serial_no = any(${serials}::text[])`;
  const pieces = serials.map((serialNo) => {
    const found = known.find((one) => one.serialNo === serialNo && parts.includes(one.part));
    if (!found) throw pieceNotHere(serialNo);
    return found;
  });
  for (const piece of pieces)
    await append(ctx, SalesSerial, { ...piece, shipment: id, salesOrder, customer, plant, shippedAt: ctx.clock });
  return pieces;
}

/** Goods of an order did not leave after all, and their pieces neither. */
export async function takeBack(ctx: Ctx, shipment: Id, order: Id): Promise<void> {
  for (const { serials, at } of await takenBackOf(ctx, order))
    await ctx.sql`
      update sales_sales_serial set reversed_at = ${ctx.now}
      where shipment_id = ${shipment} and reversed_at is null and serial_no = any(${serials}::text[])
        and to_char(shipped_at at time zone ${ctx.zone}, 'YYYY-MM-DD HH24:MI:SS') = ${at}`;
}
