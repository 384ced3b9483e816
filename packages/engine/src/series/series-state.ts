import { type AnySeries, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import type { Registry } from '../registry.ts';
import { rollupName, rollupsOf } from '../schema/series-tables.ts';
import { lockRollups } from './roll-up.ts';

interface State {
  readonly zone: string | null;
  readonly was: string | null;
  readonly now: string | null;
}

async function monthsOf(ctx: Ctx, registry: Registry, { keepMonths }: AnySeries): Promise<number | null> {
  if (keepMonths === null || typeof keepMonths === 'number') return keepMonths;
  return (await registry.settings(ctx)).value(keepMonths);
}

/**
 * Notes from when on a company wants its rows, and brings the roll-ups in line with that and with its zone. Rows go by whole months of
 * UTC, which all companies of a cell share: a company keeps what it asked for, and up to a month more.
 */
export async function updateSeriesState(ctx: Ctx, registry: Registry, series: AnySeries): Promise<void> {
  const months = await monthsOf(ctx, registry, series);
  await lockRollups(ctx, series);
  const { zone, was, now } = await ctx.sql.one<State>`
    select (select zone from app.series_state where series = ${series.id}) as zone,
      (select keep_from from app.series_state where series = ${series.id})::text as was,
      date_trunc('month', date_trunc('month', ${ctx.now}::timestamptz) - make_interval(months => ${months}::int), 'UTC')::text as now`;
  if (zone === ctx.zone && was === now) return;
  await ctx.sql`
    insert into app.series_state (tenant_id, series, zone, keep_from) values (${ctx.tenant}, ${series.id}, ${ctx.zone}, ${now}::timestamptz)
    on conflict (tenant_id, series) do update set zone = excluded.zone, keep_from = excluded.keep_from`;
  if (rollupsOf(series).length === 0) return;
  if (zone !== ctx.zone) await beginAnew(ctx, series, now);
  else if (now !== null) await forgetBefore(ctx, series, now);
}

/** Days begin at another moment, or nothing was added up yet: every hour that has rows is marked. */
async function beginAnew(ctx: Ctx, series: AnySeries, from: string | null): Promise<void> {
  const at = quoted(columnName(series.at, series.fields[series.at]));
  for (const [bucket] of rollupsOf(series))
    await ctx.sql.run({ text: `delete from app.${rollupName(series.id, bucket)} where tenant_id = $1`, values: [ctx.tenant] });
  await ctx.sql.run({
    text: `insert into app.series_mark (tenant_id, series, hour)
      select distinct $1::int, $2, date_trunc('hour', ${at}, 'UTC') from app.${tableName(series.id)}
      where tenant_id = $1 and ${at} >= coalesce($3::timestamptz, '-infinity')`,
    values: [ctx.tenant, series.id, from],
  });
}

/** The bucket in which the month ends is added up anew from what stays of it. */
async function forgetBefore(ctx: Ctx, series: AnySeries, from: string): Promise<void> {
  for (const [bucket] of rollupsOf(series))
    await ctx.sql.run({
      text: `delete from app.${rollupName(series.id, bucket)} where tenant_id = $1 and bucket < date_trunc('${bucket}', $2::timestamptz)`,
      values: [ctx.tenant, from],
    });
  await ctx.sql`insert into app.series_mark (tenant_id, series, hour) values (${ctx.tenant}, ${series.id}, ${from}::timestamptz)`;
}
