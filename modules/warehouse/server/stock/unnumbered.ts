import { type Id, serialsIn, type Text } from '@takt/model';
import { answer, type Ctx, Refused, refuse, verbatim } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { enteringProblem, enterSerials } from '../../defs/stock/enter-serials.ts';
import { seen } from '../rule-rows.ts';
import { hereAlready, lockPieces, mayCome, unknownPiece, writePiece } from './piece-register.ts';
import { lockStock } from './lock.ts';
import type { StockKey } from './move.ts';

/**
 * Pieces of the balance `t` that the register has not heard of, for whichever owner they lie there: they were booked before the part
 * was serialised. Null where there is none.
 */
export const UNNUMBERED = `(select nullif(greatest(sum(o.qty) - (
    select count(*) from app.warehouse_serial_no n where n.tenant_id = t.tenant_id and n.serial_status = 'inStock' and n.deleted_at is null
      and n.location_id = t.location_id and n.part_id = t.part_id and n.stock_status = t.stock_status
      and n.batch is not distinct from t.batch and n.container is not distinct from t.container), 0), 0)::int::text
  from app.warehouse_stock o where o.tenant_id = t.tenant_id and o.location_id = t.location_id and o.part_id = t.part_id
    and o.stock_status = t.stock_status and o.batch is not distinct from t.batch and o.container is not distinct from t.container
    and exists (select from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id and p.track_mode = 'serial'))`;

const PART: Text = ['该物料不按序列号管理', 'The part is not serialised'];
const CHANGE_PART: Text = ['请先在物料上选择序列号管理', 'Choose serial numbers on the part first'];

async function unnumberedAt(ctx: Ctx, stock: Id): Promise<number> {
  const { n } = await ctx.sql.one<{ n: number }>`
    select coalesce(${verbatim(UNNUMBERED)}, '0')::int as n from warehouse_stock t where t.id = ${stock}`;
  return n;
}
/** How many pieces of a balance have no number yet; it is held. */
export async function unnumberedOf(ctx: Ctx, key: StockKey): Promise<number> {
  const [balance] = await lockStock(ctx, [key]);
  return balance?.id ? unnumberedAt(ctx, balance.id) : 0;
}

/**
 * Enters the numbers of pieces that were booked without: one for each that has none, or for the first of them where `some` are told.
 * The balance is held, so nobody moves or enters them meanwhile. The history of each piece begins with it.
 */
export async function enterPieces(ctx: Ctx, key: StockKey, serials: readonly string[], some = false): Promise<void> {
  const [balance] = await lockStock(ctx, [key]);
  if (!balance?.id) throw Refused.of('not.found');
  const { warehouse, serialised } = balance;
  if (!serialised) refuse('serial.part', PART, CHANGE_PART);
  const found = await lockPieces(ctx, [key.part], [key.location], serials);
  const unnumbered = await unnumberedAt(ctx, balance.id);
  const problem = enteringProblem(some ? Math.min(serials.length, unnumbered) : unnumbered, serials);
  if (problem) throw Refused.at('serialNos', 'serial.entering', problem);
  const { part, status: stockStatus, location, batch, container } = key;
  for (const serialNo of serials) {
    const piece = found.find((one) => one.serialNo === serialNo) ?? unknownPiece(serialNo, part);
    if (piece.part !== part || !mayCome(piece)) throw hereAlready(serialNo);
    await writePiece(ctx, { ...piece, status: 'inStock', stockStatus, warehouse, location, batch, container }, {});
  }
}

export const enterSerialsAnswer = answer(enterSerials, async (ctx, { stock, serialNos }) => {
  const { warehouse: _warehouse, ...key } = seen(
    ctx,
    await ctx.sql.maybe<StockKey & { readonly warehouse: Id }>`
      select warehouse_id as warehouse, location_id as location, part_id as part, batch, container, owner_id as owner,
        stock_status as status from warehouse_stock where id = ${stock}`,
  );
  const serials = serialsIn(serialNos);
  await enterPieces(ctx, key, serials);
  return { entered: serials.length };
});
