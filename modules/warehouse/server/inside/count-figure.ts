import { compareDecimal, type Decimal, type Id, subtractDecimal } from '@takt/model';
import { type Ctx, patch, patchLine } from '@takt/engine';
import { CountDiff, CountOrder } from '../../defs/index.ts';
import { isBeyond } from './count-tolerance.ts';
import { balancesThen } from '../stock/balances-then.ts';
import { lockStock } from '../stock/lock.ts';
import type { StockKey } from '../stock/move.ts';

export const size = (qty: Decimal): Decimal => (compareDecimal(qty, '0') < 0 ? subtractDecimal('0', qty) : qty);

/**
 * What the books said of one stock at a moment, or say now. It is held: nothing moves there until the count of it is written down.
 */
export async function bookOf(ctx: Ctx, key: StockKey, at: string | null): Promise<Decimal> {
  const [balance] = await lockStock(ctx, [key]);
  if (at === null) return balance?.before ?? '0';
  const then = await balancesThen(ctx, { ...key, at });
  const same = then.find(
    ({ status, batch, container, owner }) =>
      status === key.status && batch === key.batch && container === key.container && owner === key.owner,
  );
  return same?.qty ?? '0';
}

interface Figure {
  readonly countedQty: Decimal;
  /** What the books said when it was counted. */
  readonly bookThen: Decimal;
  /** When that was; null for now. */
  readonly at: string | null;
}

/** Writes down what was counted of a line. Above a tolerance somebody else counts it again, and that figure stands. */
export async function noteFigure(
  ctx: Ctx,
  order: CountOrder,
  line: { readonly id: Id; readonly part: Id; readonly toRecount: '1' | '0' | null },
  { countedQty, bookThen, at }: Figure,
): Promise<void> {
  const diffQty = subtractDecimal(countedQty, bookThen);
  const beyond = (await isBeyond(ctx, order, { part: line.part, diffQty, bookThen })) ? '1' : '0';
  const [by, when] = [ctx.actor.userId, at ?? ctx.clock];
  await patchLine(
    ctx,
    CountOrder,
    'lines',
    line.id,
    line.toRecount === '1'
      ? { recountedQty: countedQty, recountedBy: by, recountedAt: when }
      : { countedQty, countedBy: by, countedAt: when, toRecount: beyond },
  );
  const { book } = await ctx.sql.one<{ book: Decimal }>`
    select trim_scale(book_qty)::text as book from warehouse_count_diff where id = ${line.id}`;
  await patch(ctx, CountDiff, line.id, {
    countedQty,
    movedQty: subtractDecimal(bookThen, book),
    diffQty,
    different: compareDecimal(diffQty, '0') === 0 ? '0' : '1',
    beyond,
  });
}
