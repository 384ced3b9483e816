import { compareDecimal, type Decimal, type Id } from '@takt/model';
import { bind } from '@takt/engine';
import { CountOrder, type StockStatus } from '../../defs/index.ts';
import { bookOf, noteFigure, size } from './count-figure.ts';
import { addFound, confirmEmpty, findStock } from './count-find.ts';
import { releaseCount } from './count-release.ts';
import { reopenPlace } from './short-pick.ts';
import type { Move, StockKey } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';

interface Difference {
  readonly lineId: Id;
  readonly location: Id;
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly owner: Id | null;
  readonly status: StockStatus;
  readonly diff: Decimal;
}

const stockOf = ({
  location,
  part,
  batch,
  container,
  owner,
  stockStatus: status,
}: CountOrder['lines'][number]): StockKey | null =>
  location && part && status ? { location, part, batch, container, owner, status } : null;

export const countOrder = bind(CountOrder, {
  release: releaseCount,

  /**
   * The books are looked at as they were when it was counted, which a handheld without a network tells later: what moved before is
   * in them, what moved since is not, so the difference is the counter's alone. Goods that no line has become one, and go the same way.
   */
  async count(ctx, order, { lineId, countedQty, location, part, batch, at: told }) {
    // Nobody counts later than it is heard of; a clock that runs ahead counts as now.
    const at = told && told < ctx.clock ? told : null;
    if (location && part) {
      const key = await findStock(ctx, order, { location, part, batch });
      return addFound(ctx, order, key, { countedQty, at });
    }
    const line = order.lines.find((one) => one.id === lineId);
    if (!line?.location) return;
    const key = stockOf(line);
    if (key) await noteFigure(ctx, order, { ...line, part: key.part }, { countedQty, at, bookThen: await bookOf(ctx, key, at) });
    else await confirmEmpty(ctx, order, { id: line.id, location: line.location, at });
  },

  /** Differences go to or come from the stock differences; the locations are open again. */
  async approve(ctx, { id, number, shortPick }) {
    const found = await ctx.sql<Difference>`
      select id as "lineId", location_id as location, part_id as part, batch, container, owner_id as owner,
        stock_status as status, trim_scale(diff_qty)::text as diff
      from warehouse_count_diff where count_order_id = ${id} and diff_qty <> 0 order by id`;
    const moves = found.map(({ lineId, location, status, diff, ...what }): Move => {
      const [here, loss] = [{ location, status }, { outside: 'loss' } as const];
      const ends = compareDecimal(diff, '0') > 0 ? { from: loss, to: here } : { from: here, to: loss };
      return { ...what, ...ends, qty: size(diff), lineId };
    });
    if (moves.length > 0) await postStock(ctx, { entity: CountOrder.id, documentNo: number }, moves);
    await ctx.sql`update warehouse_location set count_order_id = null where count_order_id = ${id}`;
    await reopenPlace(ctx, { shortPick });
  },
});
