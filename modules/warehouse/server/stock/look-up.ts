import { isGtin } from '@takt/model';
import { answer, inScope } from '@takt/engine';
import { partRows, unitRows } from '@takt/modules/base/server';
import { Container, type LookedUp, lookUp, Stock, type StockAt } from '../../defs/index.ts';
import { seen } from '../rule-rows.ts';

const MOST = 200;

/** An article number of 8, 12, 13 or 14 digits is one number with more or fewer zeros before it. */
const gtinForms = (code: string): string[] => {
  const whole = code.padStart(14, '0');
  return isGtin(code)
    ? [14, 13, 12, 8].map((length) => whole.slice(-length)).filter((one) => one.padStart(14, '0') === whole)
    : [];
};

/** A code may be of several things at once: a container named like its batch. Then all of it is told. */
export const lookUpAnswer = answer(lookUp, async (ctx, { warehouse, code, batch }): Promise<LookedUp> => {
  seen(ctx, { warehouse });
  const gtins = gtinForms(code);
  const named = await ctx.sql<{ kind: LookedUp['of'][number] }>`
    select 'location' as kind from warehouse_location where warehouse_id = ${warehouse} and code = ${code} and deleted_at is null
    union all select 'part' from ${partRows} p where (part_no = ${code} or gtin = any(${gtins}::text[])) and deleted_at is null
    union all (select 'batch' from warehouse_lot where batch = ${code} and deleted_at is null limit 1)
    union all select 'container' from warehouse_container c where number = ${code} and ${inScope(ctx, Container, 'c')}
    union all (select 'container' from warehouse_stock s where container = ${code} and ${inScope(ctx, Stock, 's')} limit 1)`;
  const stock = await ctx.sql<StockAt>`
    select s.id, l.code as location, p.part_no as "partNo", s.batch, s.container, s.stock_status as "stockStatus",
      case when ${ctx.lang} = 'en' then coalesce(p.name_en, p.name) else p.name end as "partName",
      case when ${ctx.lang} = 'en' then coalesce(u.name_en, u.name) else u.name end as unit,
      trim_scale(s.qty)::text as qty, trim_scale(s.reserved_qty)::text as reserved,
      case when s.stock_status <> 'hold' then trim_scale(s.qty - s.reserved_qty) else 0 end::text as free
    from warehouse_stock s
    join warehouse_location l on l.id = s.location_id
    join ${partRows} p on p.id = s.part_id
    join ${unitRows} u on u.id = p.unit_id
    where s.warehouse_id = ${warehouse} and s.qty > 0 and (${batch}::text is null or s.batch = ${batch})
      and (s.location_id = (select id from warehouse_location where warehouse_id = ${warehouse} and code = ${code} and deleted_at is null)
        or s.part_id in (select id from ${partRows} p where (part_no = ${code} or gtin = any(${gtins}::text[])) and deleted_at is null)
        or s.batch = ${code} or s.container = ${code})
    order by l.code, p.part_no, s.batch, s.stock_status limit ${MOST + 1}`;
  return { of: named.map(({ kind }) => kind), stock: stock.slice(0, MOST), more: stock.length > MOST };
});
