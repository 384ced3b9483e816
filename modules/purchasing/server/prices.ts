import { fill, type Text } from '@takt/model';
import { Refused, whenSaved } from '@takt/server';
import { PriceList } from '../defs/index.ts';

const valid = (from: string): string =>
  `h.order_date >= ${from}.valid_from and (${from}.valid_to is null or h.order_date <= ${from}.valid_to)`;

/**
 * The price of the order line `t` of the order `h` on the day of the order: from a contract in effect, else from the price
 * list; of several quantities it reaches, the largest.
 */
export const agreedPrice = `(select x.price from (
    select l.price, l.min_qty, 0 as place from app.purchasing_contract c
    join app.purchasing_contract_lines l on l.tenant_id = c.tenant_id and l.parent_id = c.id
    where c.tenant_id = h.tenant_id and c.vendor_id = h.vendor_id and c.currency = h.currency and c.status = '10' and c.deleted_at is null
      and ${valid('c')} and l.part_id = t.part_id and l.unit_id = t.unit_id and l.min_qty <= t.qty
    union all
    select p.price, p.min_qty, 1 from app.purchasing_price_list p
    where p.tenant_id = h.tenant_id and p.vendor_id = h.vendor_id and p.currency = h.currency and p.mark_status = '1' and p.deleted_at is null
      and ${valid('p')} and p.part_id = t.part_id and p.unit_id = t.unit_id and p.min_qty <= t.qty
  ) x order by x.place, x.min_qty desc, x.price limit 1)`;

const OVERLAP: Text = [
  '与该供应商物料{from}起的价格有效期重叠',
  'Overlaps the price of this supplier and part that begins on {from}',
];

/** On any day a part has one price from a supplier for a quantity. */
export const priceSaved = whenSaved(PriceList, async (ctx, id) => {
  // Two who save at once would not see each other's rows.
  await ctx.sql`select pg_advisory_xact_lock(hashtextextended(${`${PriceList.id}|${ctx.tenant}`}, 0))`;
  const other = await ctx.sql.maybe<{ from: string }>`
    select o.valid_from::text as "from" from purchasing_price_list t join purchasing_price_list o
      on o.vendor_id = t.vendor_id and o.part_id = t.part_id and o.currency = t.currency and o.unit_id = t.unit_id and o.min_qty = t.min_qty
      and o.id <> t.id and o.deleted_at is null and o.mark_status = '1'
    where t.id = ${id} and t.deleted_at is null and t.mark_status = '1'
      and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]') limit 1`;
  if (other) throw Refused.at('validFrom', 'priceList.overlap', fill(OVERLAP, other));
});
