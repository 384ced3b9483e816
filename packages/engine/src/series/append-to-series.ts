import { type AnySeries, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { columnName } from '../fields/columns.ts';
import { statementName } from '../db/conversation.ts';
import { type NewRow, storedColumns } from '../records/write.ts';
import { rollupsOf } from '../schema/series-tables.ts';

/** Rows of one statement. */
const BATCH = 5000;

/**
 * Adds rows to a series in the caller's transaction, whatever months they belong to: a month nobody opened ahead of time is opened
 * here. The hours that were added to are marked in the same statement, so that roll-ups never miss a row that was committed.
 */
export async function appendToSeries(ctx: Ctx, series: AnySeries, rows: readonly Pick<NewRow, 'id' | 'values'>[]): Promise<void> {
  const opening = 'select app.open_months($1, $2::timestamptz[], $3::timestamptz)';
  const adding = insertText(series);
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const times = [...new Set(batch.map(({ values }) => values[series.at]))];
    const sent = JSON.stringify(batch.map(({ id, values }) => ({ ...values, id })));
    // Sent together; the second waits in the database for the first.
    await Promise.all([
      ctx.sql.run({ text: opening, values: [tableName(series.id), times, ctx.now] }, statementName(opening)),
      ctx.sql.run({ text: adding, values: [ctx.tenant, sent] }, statementName(adding)),
    ]);
  }
}

function insertText(series: AnySeries): string {
  const columns = storedColumns(series.fields);
  const shape = ['id uuid', ...columns.map(({ name, type }) => `"${name}" ${type}`)];
  const insert = `insert into app.${tableName(series.id)} (tenant_id, id${columns.map(({ column }) => `, ${column}`).join('')})
    select $1::int, r.id${columns.map(({ name }) => `, r."${name}"`).join('')} from jsonb_to_recordset($2::jsonb) as r(${shape.join(', ')})`;
  if (rollupsOf(series).length === 0) return insert;
  const at = quoted(columnName(series.at, series.fields[series.at]));
  return `with added as (${insert} returning ${at} as at)
    insert into app.series_mark (tenant_id, series, hour)
    select distinct $1::int, '${series.id}', date_trunc('hour', at, 'UTC') from added`;
}
