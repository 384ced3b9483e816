import { type AnySeries, type Bucket, type Rollup, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { advisoryLock } from '../db/advisory-lock.ts';
import { name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { measureColumns, rollupName, rollupsOf } from '../schema/series-tables.ts';

/** Marks taken in one transaction. */
const MARKS = 500;

/** Whoever changes the roll-ups of a series in a company does so alone. */
export const lockRollups = (ctx: Ctx, series: AnySeries): Promise<void> => advisoryLock(ctx, `rollup ${series.id}`);

/** What a roll-up selects of the rows `t` of a series: its columns, and the expressions they are filled with. */
export function rollupSelect(series: AnySeries, bucket: Bucket, rollup: Rollup) {
  const at = `t.${quoted(columnName(series.at, series.fields[series.at]))}`;
  const by = rollup.by.map((name) => quoted(columnName(name, series.fields[name])));
  const measures = measureColumns(series, rollup);
  return {
    at,
    columns: ['bucket', ...by, 'rows', ...measures.map(({ column }) => quoted(column))],
    expressions: [
      `date_trunc('${bucket}', ${at})`,
      ...by.map((column) => `t.${column}`),
      'count(*)',
      ...measures.map(({ name, field, measure }) => `${measure}(t.${quoted(columnName(name, field))})`),
    ],
    /** By their places, behind so many other columns. */
    groups: (behind: number): string => Array.from({ length: by.length + 1 }, (_, place) => behind + place + 1).join(', '),
  };
}

/**
 * Adds up anew every bucket that rows were added to. Marks go and buckets come in one transaction, and a bucket is always added up
 * from all its rows: whoever is killed in between leaves the marks, whoever does it twice gets the same. True when there is more.
 */
export async function rollUp(ctx: Ctx, series: AnySeries): Promise<boolean> {
  await lockRollups(ctx, series);
  const taken = await ctx.sql<{ hour: string }>`
    delete from app.series_mark m using (
      select tenant_id, id from app.series_mark where tenant_id = ${ctx.tenant} and series = ${series.id} limit ${MARKS}) n
    where m.tenant_id = n.tenant_id and m.id = n.id returning m.hour::text as hour`;
  if (taken.length === 0) return false;
  const hours = [...new Set(taken.map(({ hour }) => hour))];
  for (const [bucket, rollup] of rollupsOf(series)) {
    for (const run of await runsOf(ctx, bucket, hours)) await addUp(ctx, series, bucket, rollup, run);
  }
  return taken.length === MARKS;
}

/** Buckets side by side, from the first to the end of the last. */
interface Run {
  readonly begins: string;
  readonly ends: string;
}

/** The buckets that have a moment of these hours. The hours are those of UTC, and half of one may lie in the next bucket elsewhere. */
const runsOf = (ctx: Ctx, bucket: Bucket, hours: readonly string[]): Promise<readonly Run[]> =>
  ctx.sql.run<Run>({
    text: `with touched as (
        select distinct date_trunc('${bucket}', h + o) as b
        from unnest($1::timestamptz[]) h, unnest(array[interval '0', interval '59 minutes 59.999999 seconds']) o),
      apart as (select b, lag(b) over (order by b) + interval '1 ${bucket}' is distinct from b as first from touched),
      numbered as (select b, count(*) filter (where first) over (order by b) as run from apart)
      select min(b)::text as begins, (max(b) + interval '1 ${bucket}')::text as ends from numbered group by run order by run`,
    values: [hours],
  });

async function addUp(ctx: Ctx, series: AnySeries, bucket: Bucket, rollup: Rollup, { begins, ends }: Run): Promise<void> {
  const table = `app.${rollupName(series.id, bucket)}`;
  const { at, columns, expressions, groups } = rollupSelect(series, bucket, rollup);
  await ctx.sql.run({
    text: `delete from ${table} where tenant_id = $1 and bucket >= $2::timestamptz and bucket < $3::timestamptz`,
    values: [ctx.tenant, begins, ends],
  });
  await ctx.sql.run({
    text: `insert into ${table} (tenant_id, ${columns.join(', ')})
      select $1::int, ${expressions.join(', ')} from app.${tableName(series.id)} t
      where t.tenant_id = $1 and ${at} >= $2::timestamptz and ${at} < $3::timestamptz
        and ${at} >= coalesce((select keep_from from app.series_state where tenant_id = $1 and series = $4), '-infinity')
      group by ${groups(1)}`,
    values: [ctx.tenant, begins, ends, series.id],
  });
}
