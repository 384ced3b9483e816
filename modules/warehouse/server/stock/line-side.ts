import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { isLotHeld } from './lot-holds.ts';

/** So much of a part that lies at a location and may be used there. */
interface AtLineSide {
  readonly part: Id;
  readonly batch: string | null;
  readonly container: string | null;
  readonly qty: Decimal;
}

/**
 * What lies at a location for production to use, what expires first before the rest and the oldest before the newer; held until the
 * transaction ends, in the order postings hold it.
 */
export async function takeableAt(ctx: Ctx, location: Id, parts: readonly Id[], on: string): Promise<readonly AtLineSide[]> {
  const rows = await ctx.sql<AtLineSide & { readonly turn: string }>`
    select s.part_id as part, s.batch, s.container, trim_scale(s.qty - s.reserved_qty)::text as qty,
      concat(coalesce(to_char(b.expires_on, 'YYYYMMDD'), '99999999'),
        to_char(coalesce(b.received_at, s.received_at), 'YYYYMMDDHH24MISS'), s.batch, s.container) as turn
    from warehouse_stock s
    left join warehouse_lot b on b.part_id = s.part_id and b.batch = s.batch and b.deleted_at is null
    where s.location_id = ${location} and s.part_id = any(${parts}::uuid[]) and s.stock_status = 'available' and s.owner_id is null
      and s.qty > s.reserved_qty and not ${isLotHeld} and (b.expires_on is null or b.expires_on >= ${on}::date)
    order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id
    for update of s`;
  return rows.toSorted((a, b) => (a.turn < b.turn ? -1 : a.turn === b.turn ? 0 : 1));
}
