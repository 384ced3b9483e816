import { type AnySeries, type SeriesRow, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder, name as quoted, type Statement } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { statementName } from '../db/conversation.ts';
import { PAGE_MAX } from '../records/page.ts';
import { type Params, where } from '../records/filters.ts';
import { fullRow, readerOf } from '../records/select.ts';
import { demandRight } from '../refused.ts';
import type { Registry } from '../registry.ts';

/** A span of time, and what else is asked of its rows; the newest come first. */
interface SeriesWindow {
  /** The first moment of it, and the first one after it, as the wire writes them. */
  readonly from: string;
  readonly to: string;
  readonly params?: Params;
  /** Where the page before ended. */
  readonly cursor?: string | null;
  readonly size?: number;
}
interface SeriesPage<R> {
  readonly rows: readonly R[];
  /** Null when there is nothing more. */
  readonly cursor: string | null;
}

/** A page of a series, found by time and by nothing that was counted before: the thousandth costs what the first does. */
export async function readSeries<X extends AnySeries>(
  ctx: Ctx,
  registry: Registry,
  series: X,
  window: SeriesWindow,
): Promise<SeriesPage<SeriesRow<X>>> {
  demandRight(ctx.actor, `${series.id}.read`);
  const size = Math.min(Math.max(window.size ?? PAGE_MAX, 1), PAGE_MAX);
  const statement = await windowStatement(ctx, registry, series, window, size + 1);
  const found = await ctx.sql.run<{ row: SeriesRow<X>; cursor: string }>(statement, statementName(statement.text));
  const shown = found.slice(0, size);
  return { rows: shown.map(({ row }) => row), cursor: found.length > size ? (shown.at(-1)?.cursor ?? null) : null };
}

/** The statement of a page. Each bound of time stands by itself: PostgreSQL leaves out months by those, not by pairs. */
export async function windowStatement(
  ctx: Ctx,
  registry: Registry,
  series: AnySeries,
  { from, to, params = {}, cursor }: SeriesWindow,
  limit: number,
): Promise<Statement> {
  const bind = new Binder();
  const at = `t.${quoted(columnName(series.at, series.fields[series.at]))}`;
  const conditions = [
    await where(ctx, series, params, bind),
    `${at} >= ${bind.put(from, 'timestamptz')}`,
    `${at} < ${bind.put(to, 'timestamptz')}`,
  ];
  const [time, id] = cursor?.split('|') ?? [];
  if (time && id) {
    const last = bind.put(time, 'timestamptz');
    conditions.push(`${at} <= ${last}`, `(${at}, t.id) < (${last}, ${bind.put(id, 'uuid')})`);
  }
  const text = `select row_to_json(r) as row, p.cursor from (
      select t.*, ${at}::text || '|' || t.id as cursor from app.${tableName(series.id)} t
      where ${conditions.join(' and ')} order by ${at} desc, t.id desc limit ${limit}) p
    cross join lateral (select ${fullRow(readerOf(ctx, registry, 'none'), series)} from (select p.*) t) r
    order by p.${quoted(columnName(series.at, series.fields[series.at]))} desc, p.id desc`;
  return { text, values: bind.values };
}
