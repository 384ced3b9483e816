import { type AnySeries, type Bucket, type Rollup, type RollupRow, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder, name as quoted, type Statement } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { wireOf } from '../fields/wire.ts';
import { scopeConditions } from '../records/filters.ts';
import { demandRight } from '../refused.ts';
import { scopeColumn } from '../schema/snapshot.ts';
import { measureColumns, rollupName } from '../schema/series-tables.ts';
import { rollupSelect } from './roll-up.ts';

/** A span of time as the wire writes it: its first moment, and the first one after it. */
interface Span {
  readonly from: string;
  readonly to: string;
}
/** Marked buckets are added up from their rows, up to so many; beyond that everything is. */
const MARKED = 50;

/** How much of a span the roll-up answers for. */
interface Cover {
  readonly from: string;
  readonly to: string;
  /** The whole buckets of the span: from the first to before the last; null where the roll-up is of no use. */
  readonly first: string | null;
  readonly last: string | null;
  readonly marked: readonly (readonly [from: string, to: string])[];
}

/**
 * What a roll-up has for a span of time: whole buckets out of the roll-up, the ends of the span and buckets with rows that were not
 * added up yet out of the rows themselves. It is as a sum over the rows would be, at any moment.
 */
export async function readRollup<X extends AnySeries, B extends Bucket>(
  ctx: Ctx,
  series: X,
  bucket: B,
  span: Span,
): Promise<readonly RollupRow<X, B>[]> {
  demandRight(ctx.actor, `${series.id}.read`);
  const rollup: Rollup | undefined = series.rollups[bucket];
  if (!rollup) throw new Error(`${series.id} has no roll-up by ${bucket}`);
  const cover = await coverOf(ctx, series, bucket, rollup, span);
  const rows = await ctx.sql.run<{ row: RollupRow<X, B> }>(rollupStatement(ctx, series, bucket, rollup, cover));
  return rows.map(({ row }) => row);
}

/** A person who sees a part of the rows only is answered from the rows, unless the roll-up keeps that part apart. */
function isApart(ctx: Ctx, series: AnySeries, { by }: Rollup): boolean {
  const kept = new Set(by.map((name) => columnName(name, series.fields[name])));
  return Object.entries(series.seenBy).every(
    ([dimension, fields]) =>
      !Object.hasOwn(ctx.actor.scopes, dimension) || fields.every((field) => kept.has(scopeColumn(series, field))),
  );
}

async function coverOf(ctx: Ctx, series: AnySeries, bucket: Bucket, rollup: Rollup, span: Span): Promise<Cover> {
  const one = await ctx.sql.one<{ rolled: boolean } & Cover>`
    with asked as (
      select greatest(${span.from}::timestamptz, s.keep_from) as lo, ${span.to}::timestamptz as hi,
        coalesce(s.zone = ${ctx.zone}, false) as rolled
      from (select) x left join app.series_state s on s.series = ${series.id}),
    whole as (
      select *, date_trunc(${bucket}, hi) as last,
        case when date_trunc(${bucket}, lo) = lo then lo else date_trunc(${bucket}, lo) + ('1 ' || ${bucket}::text)::interval end as first from asked),
    marked as (
      select distinct date_trunc(${bucket}, m.hour + o) as begins
      from app.series_mark m, whole, unnest(array[interval '0', interval '59 minutes 59.999999 seconds']) o
      where m.series = ${series.id} and m.hour > whole.first - interval '1 hour' and m.hour < whole.last)
    select lo::text as "from", hi::text as "to", rolled and first <= last as rolled, first::text as first, last::text as last,
      (select coalesce(json_agg(json_build_array(begins::text, (begins + ('1 ' || ${bucket}::text)::interval)::text) order by begins), '[]')
       from marked where begins >= first and begins < last) as marked
    from whole`;
  const useful = one.rolled && isApart(ctx, series, rollup) && one.marked.length <= MARKED;
  return useful ? one : { ...one, first: null, last: null, marked: [] };
}

function rollupStatement(ctx: Ctx, series: AnySeries, bucket: Bucket, rollup: Rollup, cover: Cover): Statement {
  const bind = new Binder();
  const scopes = scopeConditions(ctx, series, bind).map((condition) => ` and ${condition}`);
  const { at, columns, expressions, groups } = rollupSelect(series, bucket, rollup);
  const moment = (text: string): string => bind.put(text, 'timestamptz');
  const fromRows = (
    from: string,
    to: string,
  ): string => `select ${expressions.map((one, n) => `${one} as ${columns[n]}`).join(', ')}
    from app.${tableName(series.id)} t where ${at} >= ${moment(from)} and ${at} < ${moment(to)}${scopes.join('')} group by ${groups(0)}`;
  const { from, to, first, last, marked } = cover;
  const parts =
    first === null || last === null
      ? [fromRows(from, to)]
      : [
          `select ${columns.map((column) => `t.${column}`).join(', ')} from app.${rollupName(series.id, bucket)} t
           where t.bucket >= ${moment(first)} and t.bucket < ${moment(last)}
             and t.bucket <> all(${bind.put(
               marked.map(([begins]) => begins),
               'timestamptz[]',
             )})${scopes.join('')}`,
          ...marked.map(([begins, ends]) => fromRows(begins, ends)),
          fromRows(from, first),
          fromRows(last, to),
        ];
  const by = rollup.by.map((name) => ({
    name,
    field: series.fields[name],
    column: quoted(columnName(name, series.fields[name])),
  }));
  const told = [
    `left(p.bucket::text, 19) as "bucket"`,
    ...by.map(({ name, field, column }) => `${wireOf(field, `p.${column}`)} as "${name}"`),
    'sum(p.rows)::bigint as "rows"',
    ...Object.keys(rollup.measures).map((name) => `json_build_object(${measured(series, rollup, name)}) as "${name}"`),
  ];
  const apart = ['p.bucket', ...by.map(({ column }) => `p.${column}`)].join(', ');
  const text = `select row_to_json(r) as row from (select ${told.join(', ')} from (${parts.join(' union all ')}) p
    group by ${apart} order by ${apart}) r`;
  return { text, values: bind.values };
}

/** Name and value of each measure of a field: sums of sums, the least of the least. */
const measured = (series: AnySeries, rollup: Rollup, wanted: string): string =>
  measureColumns(series, rollup)
    .filter(({ name }) => name === wanted)
    .map(({ column, field, measure }) => {
      const value = `p.${quoted(column)}`;
      if (measure === 'count') return `'count', sum(${value})::bigint`;
      if (measure === 'sum') return `'sum', trim_scale(sum(${value}))::text`;
      return `'${measure}', ${wireOf(field, `${measure}(${value})`)}`;
    })
    .join(', ');
