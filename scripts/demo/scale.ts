import type { Ctx } from '@takt/engine';

/** What grows with the factory, and the column that tells one row from its copies. */
const GROWING = [
  ['base_part', 'part_no'],
  ['base_vendor', 'code'],
  ['base_customer', 'code'],
  ['warehouse_location', 'code'],
] as const;

/** Multiplies the masters for measurements: every row of them `times` over, in one statement each and without history. */
export async function growDemo(ctx: Ctx, times: number): Promise<void> {
  for (const [table, key] of GROWING) {
    const columns = await ctx.sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'app' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
    const copied = columns.map(({ name }) =>
      name === 'id' ? 'gen_random_uuid()' : name === key ? `left(t.${key}, 30) || '~' || n` : `t.${name}`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    await ctx.sql.run({
      text: `insert into ${table} (${names}) select ${copied.join(', ')} from ${table} t, generate_series(2, ${times}) n`,
      values: [],
    });
  }
}
