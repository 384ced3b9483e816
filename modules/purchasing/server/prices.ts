import { fill, type Text } from '@takt/model';
import { Refused, whenSaved, advisoryLock, codes } from '@takt/engine';
import { PriceList, Contract } from '../defs/index.ts';

/** The columns that say what is bought, from whom and when. */
type Bought = Readonly<Record<'tenant' | 'vendor' | 'currency' | 'day' | 'part' | 'unit' | 'qty', string>>;

/**
 * What both sides agreed on for a day: the price of a contract in effect, else that of the price list; of several quantities
 * it reaches, the one for the largest.
 */
export const agreedPriceOf = ({ tenant, vendor, currency, day, part, unit, qty }: Bought): string => {
  const fits = (of: string, line: string): string =>
    `${of}.tenant_id = ${tenant} and ${of}.vendor_id = ${vendor} and ${of}.currency = ${currency} and ${of}.deleted_at is null
      and ${day} >= ${of}.valid_from and (${of}.valid_to is null or ${day} <= ${of}.valid_to)
      and ${line}.part_id = ${part} and ${line}.unit_id = ${unit} and ${line}.min_qty <= ${qty}`;
  return `(select x.price from (
    select l.price, l.min_qty, 0 as place from app.purchasing_contract c
    join app.purchasing_contract_lines l on l.tenant_id = c.tenant_id and l.parent_id = c.id
    where c.status in ${codes(Contract, 'effective')} and ${fits('c', 'l')}
    union all
    select p.price, p.min_qty, 1 from app.purchasing_price_list p
    where p.mark_status = '1' and ${fits('p', 'p')}
  ) x order by x.place, x.min_qty desc, x.price limit 1)`;
};

/** The price of the order line `t` of the order `h` on the day of the order. */
export const agreedPrice = agreedPriceOf({
  tenant: 'h.tenant_id',
  vendor: 'h.vendor_id',
  currency: 'h.currency',
  day: 'h.order_date',
  part: 't.part_id',
  unit: 't.unit_id',
  qty: 't.qty',
});

const OVERLAP: Text = [
  '与该供应商物料{from}起的价格有效期重叠',
  'Overlaps the price of this supplier and part that begins on {from}',
];

/** On any day a part has one price from a supplier for a quantity. */
export const priceSaved = whenSaved(PriceList, async (ctx, id) => {
  // Two who save at once would not see each other's rows.
  await advisoryLock(ctx, PriceList.id);
  const other = await ctx.sql.maybe<{ from: string }>`
    select o.valid_from::text as "from" from purchasing_price_list t join purchasing_price_list o
      on o.vendor_id = t.vendor_id and o.part_id = t.part_id and o.currency = t.currency and o.unit_id = t.unit_id and o.min_qty = t.min_qty
      and o.id <> t.id and o.deleted_at is null and o.mark_status = '1'
    where t.id = ${id} and t.deleted_at is null and t.mark_status = '1'
      and daterange(o.valid_from, o.valid_to, '[]') && daterange(t.valid_from, t.valid_to, '[]') limit 1`;
  if (other) throw Refused.at('validFrom', 'priceList.overlap', fill(OVERLAP, other));
});
