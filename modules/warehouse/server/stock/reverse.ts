import type { Decimal, Id, Text } from '@takt/model';
import { type Ctx, refuse, advisoryLock } from '@takt/engine';
import type { OutsidePlace, StockStatus } from '../../defs/index.ts';
import type { Cause, End } from './move.ts';
import { postStock } from './post.ts';

const REVERSED: Text = ['该库存流水已冲销，不能重复冲销', 'The stock move has been reversed already'];
const LOOK: Text = ['请在库存流水中查看冲销记录', 'The reversal is in the stock ledger'];

interface Written {
  readonly id: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly qty: Decimal;
  readonly fromPlace: OutsidePlace;
  readonly fromLocation: Id | null;
  readonly fromStatus: StockStatus;
  readonly toPlace: OutsidePlace;
  readonly toLocation: Id | null;
  readonly toStatus: StockStatus;
  readonly lineId: Id | null;
  readonly reversed: boolean;
}

/**
 * Takes moves back: the same quantities the other way, each naming what it sets right. Stock that has gone on is refused. A document
 * that takes back those of another says of which of its own lines each is.
 */
export async function reverseStock(
  ctx: Ctx,
  cause: Cause,
  ids: readonly Id[],
  reason: string,
  lineOf: (move: Id) => Id | null = () => null,
): Promise<readonly Id[]> {
  // Of two who reverse the same move at once, the second waits here and finds it reversed.
  await advisoryLock(ctx, ...ids.map((id) => `reverse ${id}`));
  const moves = await ctx.sql<Written>`
    select m.id, part_id as part, batch, container, owner_id as owner, trim_scale(qty)::text as qty, from_place as "fromPlace",
      from_location_id as "fromLocation", from_status as "fromStatus", to_place as "toPlace", to_location_id as "toLocation",
      to_status as "toStatus", line_id as "lineId",
      exists (select from warehouse_stock_move r where r.reverses_id = m.id) as reversed
    from warehouse_stock_move m where m.id = any(${ids}::uuid[]) order by m.at desc, m.id desc`;
  if (moves.some(({ reversed }) => reversed)) refuse('stock.reversed', REVERSED, LOOK);
  return postStock(
    ctx,
    cause,
    moves.map((move) => ({
      part: move.part,
      batch: move.batch,
      container: move.container,
      owner: move.owner,
      qty: move.qty,
      from: endOf(move.toLocation, move.toStatus, move.toPlace),
      to: endOf(move.fromLocation, move.fromStatus, move.fromPlace),
      reverses: move.id,
      reason,
      lineId: lineOf(move.id) ?? move.lineId,
    })),
  );
}

const endOf = (location: Id | null, status: StockStatus, outside: OutsidePlace): End =>
  location ? { location, status } : { outside };
