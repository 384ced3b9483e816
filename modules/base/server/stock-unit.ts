import { type Decimal, fill, type Id, type Text } from '@takt/model';
import { type Ctx, Refused } from '@takt/engine';
import { ratioOf, UNIT_ROOTS } from './unit-ratios.ts';

interface Measured {
  readonly part: Id;
  readonly unit: Id;
  readonly qty: Decimal;
}

export const NO_RATIO: Text = [
  '{unit}不能换算为{part}的计量单位，请在物料的换算单位中维护',
  '{unit} cannot be converted to the unit of {part}; add it to the other units of the part',
];

/** What was measured, in the unit its part is kept in, or why it has none there. */
type InStockUnit<M extends Measured> = { readonly of: M } & ({ readonly quantity: Measured } | { readonly why: Text });

/** The same quantities in the unit each part is kept in, in their order, as far as something leads there. */
export async function asStockUnit<M extends Measured>(ctx: Ctx, measured: readonly M[]): Promise<readonly InStockUnit<M>[]> {
  const found = await ctx.sql.run<{ unit: Id; qty: Decimal | null; unitName: Text; partNo: string }>({
    text: `
      with recursive ${UNIT_ROOTS},
      asked as (select * from rows from (jsonb_to_recordset($1::jsonb) as (part uuid, unit uuid, qty numeric)) with ordinality
        as d (part, unit, qty, n))
      select p.unit_id as unit, trim_scale(round(d.qty * r.num / r.den, 6))::text as qty,
        json_build_array(u.name, coalesce(u.name_en, u.name)) as "unitName", p.part_no as "partNo"
      from asked d join base_part p on p.id = d.part join base_unit u on u.id = d.unit
      left join lateral ${ratioOf('d.unit', 'p')} r on true order by d.n`,
    values: [JSON.stringify(measured.map(({ part, unit, qty }) => ({ part, unit, qty })))],
  });
  return measured.map((of, index): InStockUnit<M> => {
    const row = found[index];
    return row?.qty
      ? { of, quantity: { part: of.part, unit: row.unit, qty: row.qty } }
      : { of, why: fill(NO_RATIO, { unit: row?.unitName ?? '', part: row?.partNo ?? '' }) };
  });
}

/** All of them in the unit each part is kept in; refused where nothing leads there. */
export async function inStockUnit(ctx: Ctx, measured: readonly Measured[]): Promise<readonly Measured[]> {
  return (await asStockUnit(ctx, measured)).map((one) => {
    if ('quantity' in one) return one.quantity;
    throw new Refused({ code: 'unit.ratio', text: one.why, level: 'error' });
  });
}
