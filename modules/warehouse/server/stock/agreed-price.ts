import { HOME_CURRENCY, vendorPartRows } from '@takt/modules/base/server';

/**
 * What one piece of each part costs: the average of what suppliers ask on a day, weighed by their shares of supply. Prices in
 * other currencies count as none: nobody has told a rate. `only` narrows the agreements; both are constants of the product, never
 * built from what people send.
 */
export const agreedPrices = (day: string, only: string): string => `
    select part_id, sum(unit_price * share_percent) / nullif(sum(share_percent), 0) as price from ${vendorPartRows} v
    where unit_price is not null and currency = '${HOME_CURRENCY}' and mark_status = '1' and deleted_at is null
      and valid_from <= ${day} and (valid_to is null or valid_to >= ${day}) and ${only}
    group by part_id`;
