import { type Entity, fill, tableName, type Text } from '@takt/model';
import { type Ctx, refuse, Refused, whenSaved } from '@takt/engine';

const DECIMALS: Text = [
  '第 {line} 行：{unit} 最多 {decimals} 位小数，不能是 {qty}',
  'Line {line}: {unit} has at most {decimals} decimals, {qty} has more',
];

const wordsOf = ({ position, decimals, ...told }: Broken): Text =>
  fill(DECIMALS, { line: String(position), decimals: String(decimals), ...told });

interface Broken {
  readonly position: number;
  readonly unit: string;
  readonly decimals: number;
  readonly qty: string;
}
const linesOf = ({ id }: Entity): string => `app.${tableName(id, 'lines')} t
  join app.base_unit u on u.tenant_id = t.tenant_id and u.id = t.unit_id`;
/** Quantities of lines are such as their units can be counted in: half a piece is neither ordered nor delivered. */
export const wholeLines = (doc: Entity) => {
  const text = `select t.position, u.code as unit, u.precision::int as decimals, trim_scale(t.qty)::text as qty
    from ${linesOf(doc)} where t.parent_id = $1 and t.qty <> round(t.qty, u.precision::int) order by t.position limit 1`;
  return whenSaved(doc, async (ctx: Ctx, id) => {
    const [broken] = await ctx.sql.run<Broken>({ text, values: [id] });
    if (broken) throw Refused.at(`lines.${broken.position - 1}.qty`, 'unit.decimals', wordsOf(broken));
  });
};

/** The same of one line, for a quantity that somebody asks to change it to. */
export async function demandDecimals(ctx: Ctx, doc: Entity, line: string, qty: string): Promise<void> {
  const [broken] = await ctx.sql.run<Broken>({
    text: `select t.position, u.code as unit, u.precision::int as decimals, $2::text as qty
      from ${linesOf(doc)} where t.id = $1 and $2::text::numeric <> round($2::text::numeric, u.precision::int)`,
    values: [line, qty],
  });
  if (broken) refuse('unit.decimals', wordsOf(broken));
}
