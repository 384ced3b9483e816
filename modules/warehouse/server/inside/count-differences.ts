import { compareDecimal, type Decimal, type Id, serialsIn, subtractDecimal } from '@takt/model';
import type { Ctx } from '@takt/engine';
import type { StockStatus } from '../../defs/index.ts';
import type { Move } from '../stock/move.ts';
import { enterPieces, unnumberedOf } from '../stock/unnumbered.ts';
import { size } from './count-figure.ts';

export interface Difference {
  readonly lineId: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly status: StockStatus;
  readonly diff: Decimal;
  /** Pieces of a serialised part: those nobody scanned, and those the books did not have. */
  readonly missing: string | null;
  readonly found: string | null;
}

/**
 * What a counted line moves to the stock differences and from there. Of pieces, each by its number: as many of those found as had
 * none in the books are entered, for they were there all the time.
 */
export async function movesOf(
  ctx: Ctx,
  { missing: gone, found: came, diff, lineId, ...difference }: Difference,
): Promise<Move[]> {
  const { location, status, ...what } = difference;
  const [here, loss] = [{ location, status }, { outside: 'loss' } as const];
  const less = (qty: Decimal): Move => ({ ...what, from: here, to: loss, qty, lineId });
  const more = (qty: Decimal): Move => ({ ...what, from: loss, to: here, qty, lineId });
  const [missing, found] = [serialsIn(gone), serialsIn(came)];
  if (missing.length + found.length === 0) return [compareDecimal(diff, '0') > 0 ? more(diff) : less(size(diff))];
  const n = found.length > 0 ? Math.min(found.length, await unnumberedOf(ctx, difference)) : 0;
  const [entered, rest] = [found.slice(0, n), found.slice(n)];
  if (n > 0) await enterPieces(ctx, difference, entered, true);
  // Pieces that had no number and were not found at all.
  const lost = subtractDecimal(subtractDecimal(String(rest.length), String(missing.length)), diff);
  const moves: Move[] = [];
  if (missing.length > 0) moves.push({ ...less(String(missing.length)), serials: missing });
  if (compareDecimal(lost, '0') > 0) moves.push(less(lost));
  if (rest.length > 0) moves.push({ ...more(String(rest.length)), serials: rest });
  return moves;
}
