import type { Decimal, Id } from '@takt/model';
import { type Ctx, verbatim } from '@takt/engine';
import type { IssuedStatus } from '../../defs/index.ts';
import { isLotHeld } from './lot-holds.ts';
import type { StockKey } from './move.ts';
import { mayBeOf } from './vendors.ts';

/** Stock nobody has reserved, with what rules of rotation and allocation look at. */
export interface Free extends StockKey {
  readonly status: IssuedStatus;
  readonly qty: Decimal;
  readonly locationCode: string;
  readonly pickSequence: number | null;
  readonly area: Id | null;
  readonly zone: Id | null;
  readonly groups: readonly Id[];
  readonly receivedOn: string | null;
  readonly expiresOn: string | null;
}
interface Wanted {
  readonly warehouse: Id;
  readonly parts: readonly Id[];
  /** A supplier whose consigned stock may be taken too. */
  readonly owner: Id | null;
  readonly except: Id;
  /** Its supplier, where it goes back: nonconforming goods and batches on hold may be taken too, those of other suppliers not. */
  readonly backTo?: Id | null;
}

const isOwn = verbatim(mayBeOf('s', 'back.vendor_id'));

/**
 * What may be allocated of some parts, held until the transaction ends in the order postings hold it: two people who
 * allocate at once see each other's reservations. What has no batch is as old as the oldest that lies there.
 */
export const freeStock = (ctx: Ctx, { warehouse, parts, owner, except, backTo = null }: Wanted): Promise<readonly Free[]> =>
  ctx.sql<Free>`
    select s.location_id as location, s.part_id as part, s.stock_status as status, s.batch, s.container, s.owner_id as owner,
      trim_scale(s.qty - s.reserved_qty)::text as qty, l.code as "locationCode", l.pick_sequence::int as "pickSequence",
      l.area_id as area, l.zone_id as zone,
      coalesce((select json_agg(g.parent_id) from warehouse_location_group_locations g where g.location_id = l.id), '[]') as groups,
      to_char(coalesce(b.received_at, s.received_at), 'YYYY-MM-DD HH24:MI:SS') as "receivedOn",
      to_char(b.expires_on, 'YYYY-MM-DD') as "expiresOn"
    from warehouse_stock s
    join warehouse_location l on l.id = s.location_id and l.deleted_at is null
    cross join (select ${backTo}::uuid as vendor_id) back
    left join warehouse_lot b on b.part_id = s.part_id and b.batch = s.batch and b.deleted_at is null
    where s.warehouse_id = ${warehouse} and s.part_id = any(${parts}::uuid[]) and s.location_id <> ${except}
      and s.qty > s.reserved_qty and (s.owner_id is null or s.owner_id = ${owner}::uuid) and l.mark_status = '1'
      and (back.vendor_id is null or ${isOwn})
      and (back.vendor_id is not null and s.stock_status = 'ng' or s.stock_status = 'available' and l.kind = 'storage'
        and l.pick_locked is distinct from '1' and (back.vendor_id is not null or not ${isLotHeld}))
    order by s.location_id, s.part_id, s.stock_status, s.batch, s.container, s.owner_id
    for update of s`;
