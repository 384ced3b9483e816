import { type Decimal, type Id, negateDecimal, serialsIn } from '@takt/model';
import { bind, type Ctx, increment, patch, Refused, refuse, whenSaved } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { StockHold, type StockStatus } from '../../defs/index.ts';
import { freedQty, TOO_MUCH } from '../../defs/inside/stock-hold-guards.ts';
import { postStock } from '../stock/post.ts';

type Held = Pick<StockHold, 'number' | 'location' | 'part' | 'batch' | 'container' | 'owner' | 'reason'>;

interface Ends {
  readonly from: StockStatus;
  readonly to: StockStatus;
  /** Where they go, when they do not stay where they are. */
  readonly place?: Id;
  /** Which pieces, as people typed them. */
  readonly serialNos?: string | null;
}
/** What may be done with the goods changes, or where they are. */
const post = async (ctx: Ctx, hold: Held, qty: Decimal, ends: Ends): Promise<void> => {
  const { from, to, place = hold.location, serialNos = null } = ends;
  const { number, location, part, batch, container, owner, reason } = hold;
  const move = { part, batch, container, owner, qty, from: { location, status: from }, to: { location: place, status: to } };
  const cause = { entity: StockHold.id, documentNo: number };
  await postStock(ctx, cause, [{ ...move, ...(reason && { reason }) }], { serials: serialsIn(serialNos) });
};

export const stockHold = bind(StockHold, {
  async unfreeze(ctx, hold, input) {
    const qty = freedQty(hold, input.qty);
    await post(ctx, hold, qty, { from: 'hold', to: 'available', serialNos: input.serialNos });
    await increment(ctx, StockHold, hold.id, { frozenQty: negateDecimal(qty) });
  },
  async reject(ctx, hold, input) {
    const qty = freedQty(hold, input.qty);
    await post(ctx, { ...hold, reason: input.reason }, qty, { from: 'hold', to: 'ng', serialNos: input.serialNos });
    await increment(ctx, StockHold, hold.id, { frozenQty: negateDecimal(qty), rejectedQty: qty });
  },
  async move(ctx, hold, { location }) {
    await post(ctx, hold, hold.frozenQty ?? '0', { from: 'hold', to: 'hold', place: location });
    await patch(ctx, StockHold, hold.id, { location });
  },
});

/** A new hold freezes in the same transaction. What is not there, or allocated, is refused in the words of its guard. */
export const stockHoldSaved = whenSaved(StockHold, async (ctx, id, before) => {
  if (before !== null) return;
  const hold = await ctx.sql.one<Held & Pick<StockHold, 'serialNos'> & { readonly qty: Decimal }>`
    select number, location_id as location, part_id as part, batch, container, owner_id as owner, reason, trim_scale(qty)::text as qty,
      (select h.serial_nos from ${partRows} p where p.id = h.part_id and p.track_mode = 'serial') as "serialNos"
    from warehouse_stock_hold h where id = ${id}`;
  await post(ctx, hold, hold.qty, { from: 'available', to: 'hold', serialNos: hold.serialNos }).catch((error: unknown) => {
    if (error instanceof Refused && error.refusal.code === 'stock.short') refuse(`${StockHold.id}.create.qty`, TOO_MUCH);
    throw error;
  });
  await patch(ctx, StockHold, id, { frozenQty: hold.qty });
});
