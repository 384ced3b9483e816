import { compareDecimal, type Decimal, subtractDecimal } from '@takt/model';
import { bind, codes, compute, decided, patch, patchLine, refuse, verbatim } from '@takt/engine';
import { partRows } from '@takt/modules/base/server';
import { ADJUST_APPROVAL_VALUE, StockAdjust } from '../../defs/index.ts';
import { STOCK_CHANGED } from '../../defs/inside/stock-adjust-guards.ts';
import { agreedPrices } from '../stock/agreed-price.ts';
import { enterLot } from '../inbound/lots.ts';
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

/** A batch the line tells the days of, and nobody has heard of. */
const isNewLot = (line: Line): line is Line & { readonly batch: string } =>
  line.batch !== null && line.trackMode !== 'none' && line.lotExpiresOn === null && (line.producedOn ?? line.expiresOn) !== null;

const balanceOf = (line: string): string => `from app.warehouse_stock s where s.tenant_id = ${line}.tenant_id
  and s.location_id = ${line}.location_id and s.part_id = ${line}.part_id and s.stock_status = ${line}.stock_status
  and s.batch is not distinct from ${line}.batch and s.container is not distinct from ${line}.container
  and s.owner_id is not distinct from ${line}.owner_id`;
const balance = balanceOf('t');

/**
 * What the lines of the adjustment `t` change at the price of the day, up and down alike: something found does not make up for
 * something lost. Null where something changes of a part that has no price.
 */
const OF_LINES = 'from app.warehouse_stock_adjust_lines n where n.tenant_id = t.tenant_id and n.parent_id = t.id';
const VALUE = `(select case when bool_and(c.price is not null or c.qty = 0) then sum(c.qty * coalesce(c.price, 0)) end from (
  select abs(n.adjusted_qty - coalesce((select s.qty ${balanceOf('n')}), 0)) as qty, a.price
  from (select n.* ${OF_LINES}) n left join (${agreedPrices('current_date', `part_id in (select n.part_id ${OF_LINES})`)}) a
    on a.part_id = n.part_id) c)`;
const LIMIT = `(${decided(ADJUST_APPROVAL_VALUE, 't')})::numeric`;
const NEEDED = `coalesce(${VALUE} > ${LIMIT}, true)`;

export const stockAdjust = bind(StockAdjust, {
  /** What was counted is true of the stock as it is now; each line remembers it. */
  async submit(ctx, { id: adjust, needsApproval, lines }) {
    const balances = await lockStock(ctx, lines.map(keyOf));
    const { value, needed } = await ctx.sql.one<{ value: Decimal | null; needed: boolean }>`
      select round(${verbatim(VALUE)}, 2)::text as value, ${verbatim(NEEDED)} as needed from warehouse_stock_adjust t where id = ${adjust}`;
    // Somebody moved the stock after it was decided whether anybody approves it.
    if (needed !== (needsApproval === '1')) refuse('warehouse.stockAdjust.adjust.avail', STOCK_CHANGED);
    await patch(ctx, StockAdjust, adjust, { value });
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
    for (const line of lines)
      if (isNewLot(line)) await enterLot(ctx, { ...line, key: null, vendor: line.owner, vendorLot: null });
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

export const stockAdjustComputed = compute(StockAdjust, {
  approvalValue: LIMIT,
  needsApproval: NEEDED,
  lines: {
    currentQty: `coalesce((select s.qty ${balance}), 0)`,
    reservedQty: `coalesce((select s.reserved_qty ${balance}), 0)`,
    /** Once adjusted, it is the adjustment itself that changed it. */
    trackMode: `(select p.track_mode from ${partRows} p where p.tenant_id = t.tenant_id and p.id = t.part_id)`,
    batchInStock: `exists (select 1 from app.warehouse_stock s where s.tenant_id = t.tenant_id and s.part_id = t.part_id and s.batch = t.batch)`,
    lotExpiresOn: `(select coalesce(o.expires_on::text, '') from app.warehouse_lot o where o.tenant_id = t.tenant_id
      and o.part_id = t.part_id and o.batch = t.batch and o.deleted_at is null)`,
    changed: `h.status in ${codes(StockAdjust, 'approved')} and coalesce((select s.version ${balance}), 0) is distinct from t.stock_version`,
  },
});
