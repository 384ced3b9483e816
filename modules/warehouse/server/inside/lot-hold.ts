import { fill, type Id, storedText, type Text } from '@takt/model';
import { compute, on, patch, seenSql, verbatim, whenSaved } from '@takt/engine';
import { LotHold } from '../../defs/index.ts';
import { isLotHeld, stops } from '../stock/lot-holds.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';

/**
 * Waits for postings that hold the goods now, and makes the next ones wait: whatever leaves after this hold has been saved has seen
 * it. In the order postings hold balances.
 */
export const lotHoldSaved = whenSaved(LotHold, async (ctx, id, before) => {
  if (before !== null) return;
  await ctx.sql`
    select s.id from warehouse_stock s join warehouse_lot_hold h on ${verbatim(stops('s'))} where h.id = ${id}
    order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id for update of s`;
});

export const lotHoldComputed = compute(LotHold, {
  unit: UNIT_OF_PART,
  hereQty: `coalesce((select sum(s.qty) from app.warehouse_stock s where s.tenant_id = t.tenant_id and s.part_id = t.part_id
    and ${seenSql('warehouse', 's.warehouse_id')} and (t.batch is null or s.batch = t.batch) and (t.container is null or s.container = t.container)), 0)`,
});

export const expiryTimer = { name: 'warehouse.holdExpired', topic: 'warehouse.expiryDue', cron: '5 0 * * *' };
const EXPIRED: Text = ['{day} 到期', 'Expired on {day}'];

interface Expired {
  readonly part: Id;
  readonly batch: string;
  readonly day: string;
}

/** Batches whose last day has passed and of which some is still here are held, once each. */
export const holdExpired = on(expiryTimer.topic, 'warehouse.holdExpired', async (ctx, _payload, documents) => {
  const over = await ctx.sql<Expired>`
    select b.part_id as part, b.batch, to_char(b.expires_on, 'YYYY-MM-DD') as day from warehouse_lot b
    where b.expires_on < ${ctx.clock}::date and b.deleted_at is null
      and exists (select from warehouse_stock s where s.part_id = b.part_id and s.batch = b.batch and s.qty > 0 and not ${isLotHeld})
    order by b.part_id, b.batch`;
  for (const { day, ...goods } of over) {
    const { id } = await documents.make(ctx, LotHold, { ...goods, reason: storedText(fill(EXPIRED, { day }), 500) });
    await patch(ctx, LotHold, id, { origin: 'expired' });
  }
});
