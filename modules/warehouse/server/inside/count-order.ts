import { bind, patchLine } from '@takt/engine';
import { CountOrder } from '../../defs/index.ts';
import { type Difference, movesOf } from './count-differences.ts';
import { bookOf, noteFigure, stockOf } from './count-figure.ts';
import { comparePieces } from './count-pieces.ts';
import { addFound, confirmEmpty, findStock } from './count-find.ts';
import { releaseCount } from './count-release.ts';
import { reopenPlace } from './short-pick.ts';
import { isInside, type Move } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';

/** What leaves goes before what comes. */
const rankOf = ({ from }: Move): number => (isInside(from) ? 0 : 1);

export const countOrder = bind(CountOrder, {
  release: releaseCount,

  /**
   * The books are looked at as they were when it was counted, which a handheld without a network tells later: what moved before is
   * in them, what moved since is not, so the difference is the counter's alone. Goods that no line has become one, and go the same way.
   */
  async count(ctx, order, { lineId, countedQty, location, part, batch, at: told, serialNos }) {
    // Nobody counts later than it is heard of; a clock that runs ahead counts as now.
    const at = told && told < ctx.clock ? told : null;
    if (location && part) {
      const key = await findStock(ctx, order, { location, part, batch, countedQty });
      return addFound(ctx, order, key, { countedQty, at, serialNos });
    }
    const line = order.lines.find((one) => one.id === lineId);
    if (!line?.location) return;
    const key = stockOf(line);
    if (!key) return confirmEmpty(ctx, order, { id: line.id, location: line.location, at });
    const bookThen = await bookOf(ctx, key, at);
    const compared = await comparePieces(ctx, order, key, { countedQty, at, serialNos, bookThen });
    await noteFigure(ctx, order, { ...line, part: key.part }, { countedQty, at, serialNos, bookThen, compared });
  },

  async nameRecounter(ctx, _order, { lineId, recounter }) {
    await patchLine(ctx, CountOrder, 'lines', lineId, { recounter });
  },

  /** Differences go to or come from the stock differences; the locations are open again. */
  async approve(ctx, { id, number, shortPick }) {
    const found = await ctx.sql<Difference>`
      select d.id as "lineId", d.location_id as location, d.part_id as part, d.batch, d.container, d.owner_id as owner,
        d.stock_status as status, trim_scale(d.diff_qty)::text as diff, d.missing_serials as missing, d.found_serials as found
      from warehouse_count_diff d
      where d.count_order_id = ${id} and (d.diff_qty <> 0 or d.missing_serials is not null or d.found_serials is not null) order by d.id`;
    const moves: Move[] = [];
    for (const difference of found) moves.push(...(await movesOf(ctx, difference)));
    // What one line misses another may have found.
    await postStock(
      ctx,
      { entity: CountOrder.id, documentNo: number },
      moves.toSorted((a, b) => rankOf(a) - rankOf(b)),
    );
    await ctx.sql`update warehouse_location set count_order_id = null where count_order_id = ${id}`;
    await reopenPlace(ctx, { shortPick });
  },
});
