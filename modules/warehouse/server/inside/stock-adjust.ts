import { compareDecimal, subtractDecimal } from '@takt/model';
import { bind, codes, compute, decided, patchLine, refuse } from '@takt/engine';
import { ADJUST_APPROVAL_QTY, StockAdjust } from '../../defs/index.ts';
import { STOCK_CHANGED } from '../../defs/inside/stock-adjust-guards.ts';
import { lockStock } from '../stock/lock.ts';
import type { Move, StockKey } from '../stock/move.ts';
import { postStock } from '../stock/post.ts';

type Line = StockAdjust['lines'][number];
const keyOf = ({ location, part, batch, container, owner, stockStatus }: Line): StockKey => ({
  location,
  part,
  batch,
  container,
  owner,
  status: stockStatus,
});

export const stockAdjust = bind(StockAdjust, {
  /** What was counted is true of the stock as it is now; each line remembers it. */
  async submit(ctx, { lines }) {
    const balances = await lockStock(ctx, lines.map(keyOf));
    await Promise.all(
      lines.map(({ id }, index) =>
        patchLine(ctx, StockAdjust, 'lines', id, {
          bookQty: balances[index]?.before ?? '0',
          stockVersion: balances[index]?.version ?? 0,
        }),
      ),
    );
  },

  /** The difference goes to or comes from the stock differences. Somebody may have moved the stock since the guard looked. */
  async adjust(ctx, { number, reason, lines }) {
    const balances = await lockStock(ctx, lines.map(keyOf));
    const moves = lines.flatMap((line, index): Move[] => {
      const { before = '0', version = 0 } = balances[index] ?? {};
      if (version !== line.stockVersion) refuse('warehouse.stockAdjust.adjust.avail', STOCK_CHANGED);
      const { location, status, ...what } = keyOf(line);
      const [here, loss] = [{ location, status }, { outside: 'loss' } as const];
      const more = compareDecimal(line.adjustedQty, before);
      if (more === 0) return [];
      const ends = more > 0 ? { from: loss, to: here } : { from: here, to: loss };
      const qty = more > 0 ? subtractDecimal(line.adjustedQty, before) : subtractDecimal(before, line.adjustedQty);
      return [{ ...what, ...ends, qty, lineId: line.id, ...(reason && { reason }) }];
    });
    if (moves.length > 0) await postStock(ctx, { entity: StockAdjust.id, documentNo: number }, moves);
  },
});

const balance = `from app.warehouse_stock s where s.tenant_id = t.tenant_id and s.location_id = t.location_id and s.part_id = t.part_id
  and s.stock_status = t.stock_status and s.batch is not distinct from t.batch and s.container is not distinct from t.container
  and s.owner_id is not distinct from t.owner_id`;

export const stockAdjustComputed = compute(StockAdjust, {
  approvalQty: `(${decided(ADJUST_APPROVAL_QTY, 't')})::numeric`,
  lines: {
    currentQty: `coalesce((select s.qty ${balance}), 0)`,
    reservedQty: `coalesce((select s.reserved_qty ${balance}), 0)`,
    /** Once adjusted, it is the adjustment itself that changed it. */
    changed: `h.status in ${codes(StockAdjust, 'approved')} and coalesce((select s.version ${balance}), 0) is distinct from t.stock_version`,
  },
});
