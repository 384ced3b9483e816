import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import { changedBy, IS_OF } from './ends.ts';
import type { StockKey } from './move.ts';

interface BalanceRequest {
  readonly location: Id;
  /** All of them where it is null. */
  readonly part: Id | null;
  /** As the wire writes it; null for now. */
  readonly at: string | null;
}

/**
 * What lay at a location at a moment: its balances less what has moved since. Moments come in whole seconds, so what moved in
 * that second had moved. Balances of nothing are left out.
 */
export const balancesThen = (
  ctx: Ctx,
  { location, part, at }: BalanceRequest,
): Promise<readonly (StockKey & { readonly qty: Decimal })[]> =>
  ctx.sql.run({
    text: `
      with ${changedBy(`at >= $3::timestamptz + interval '1 second' and (to_location_id = $1::uuid or from_location_id = $1::uuid)
        and ($2::uuid is null or part_id = $2::uuid)`)}
      select s.location_id as location, s.part_id as part, s.stock_status as status, s.batch, s.container, s.owner_id as owner,
        trim_scale(s.qty - coalesce(c.qty, 0))::text as qty
      from warehouse_stock s left join changed c on ${IS_OF}
      where s.location_id = $1::uuid and ($2::uuid is null or s.part_id = $2::uuid) and s.qty <> coalesce(c.qty, 0)
      order by s.part_id, s.stock_status, s.batch, s.container, s.owner_id`,
    values: [location, part, at],
  });
