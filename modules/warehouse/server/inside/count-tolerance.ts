import type { Decimal, Id } from '@takt/model';
import type { Ctx } from '@takt/engine';
import type { CountOrder } from '../../defs/index.ts';
import { businessDay } from '../business-day.ts';
import { agreedPrices } from '../stock/agreed-price.ts';

interface Judged {
  readonly part: Id;
  readonly diffQty: Decimal;
  readonly bookThen: Decimal;
}

/** Bounds that cannot be judged are null: those left empty, and that of the value where the part has no price. */
const BEYOND = `
  with bound as (
    select abs($1::numeric) > $3::numeric as pieces, abs($1::numeric) * 100 > $2::numeric * $4::numeric as percent,
      abs($1::numeric) * (select price from (${agreedPrices('$7::date', 'part_id = $6::uuid')}) a) > $5::numeric as value)
  select $1::numeric <> 0 and (coalesce(pieces, percent, value) is null or coalesce(pieces, false) or coalesce(percent, false)
    or coalesce(value, false)) as beyond from bound`;

/** Whether a difference is above any of the count's tolerances. */
export async function isBeyond(ctx: Ctx, order: CountOrder, { part, diffQty, bookThen }: Judged): Promise<boolean> {
  const { tolerance, tolerancePercent, toleranceValue } = order;
  const today = await businessDay(ctx, order.warehouse);
  const [judged] = await ctx.sql.run<{ beyond: boolean }>({
    text: BEYOND,
    values: [diffQty, bookThen, tolerance, tolerancePercent, toleranceValue, part, today],
  });
  return judged?.beyond ?? true;
}
