import { compareDecimal, type Decimal, type Id, negateDecimal, serialsIn, subtractDecimal } from '@takt/model';
import { type Ctx, patch, patchLine } from '@takt/engine';
import { CountDiff, CountOrder } from '../../defs/index.ts';
import { isBeyond } from './count-tolerance.ts';
import { balancesThen } from '../stock/balances-then.ts';
import { lockStock } from '../stock/lock.ts';
import type { StockKey } from '../stock/move.ts';

export const size = (qty: Decimal): Decimal => (compareDecimal(qty, '0') < 0 ? negateDecimal(qty) : qty);

/** The stock a line is of; null for a place that is to be empty. */
export const stockOf = ({
  location,
  part,
  batch,
  container,
  owner,
  stockStatus: status,
}: CountOrder['lines'][number]): StockKey | null =>
  location && part && status ? { location, part, batch, container, owner, status } : null;

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

/** Pieces the books have and nobody scanned, and those that were scanned and the books do not have. */
export interface CountedPieces {
  readonly missing: readonly string[];
  readonly found: readonly string[];
}

interface Figure {
  readonly countedQty: Decimal;
  /** What the books said when it was counted. */
  readonly bookThen: Decimal;
  /** When that was; null for now. */
  readonly at: string | null;
  /** Which pieces, of a serialised part, and how they differ from the books. */
  readonly serialNos: string | null;
  readonly compared: CountedPieces | null;
}

/**
 * Writes down what was counted of a line. Above a tolerance somebody else counts it again, and that figure stands. Who mends a figure
 * of their own is not somebody else: the mark stays, whatever they say now.
 */
export async function noteFigure(
  ctx: Ctx,
  order: CountOrder,
  line: Pick<CountOrder['lines'][number], 'id' | 'toRecount' | 'countedBy'> & { readonly part: Id },
  { countedQty, bookThen, at, serialNos, compared }: Figure,
): Promise<void> {
  const diffQty = subtractDecimal(countedQty, bookThen);
  const beyond = (await isBeyond(ctx, order, { part: line.part, diffQty, bookThen })) ? '1' : '0';
  const [by, when] = [ctx.actor.userId, at ?? ctx.clock];
  const pieces = { serialNos: serialsIn(serialNos).join(' ') || null };
  await patchLine(
    ctx,
    CountOrder,
    'lines',
    line.id,
    line.toRecount === '1' && line.countedBy !== by
      ? { ...pieces, recountedQty: countedQty, recountedBy: by, recountedAt: when }
      : { ...pieces, countedQty, countedBy: by, countedAt: when, toRecount: line.toRecount === '1' ? '1' : beyond },
  );
  const { book } = await ctx.sql.one<{ book: Decimal }>`
    select trim_scale(book_qty)::text as book from warehouse_count_diff where id = ${line.id}`;
  await patch(ctx, CountDiff, line.id, {
    countedQty,
    movedQty: subtractDecimal(bookThen, book),
    diffQty,
    different: compareDecimal(diffQty, '0') === 0 ? '0' : '1',
    beyond,
    missingSerials: compared?.missing.join(' ') || null,
    foundSerials: compared?.found.join(' ') || null,
  });
}
