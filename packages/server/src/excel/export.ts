import { type Entity, type Lang, say, type Tables, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Binder } from '../db/sql.ts';
import { customFields } from '../records/custom-fields.ts';
import { type Params, where } from '../records/filters.ts';
import { orderBy } from '../records/page.ts';
import { fullRow, readerOf } from '../records/select.ts';
import type { Registry } from '../registry.ts';
import { headingOf, type SheetColumn, sheetColumns, toCell } from './columns.ts';
import { type SheetCell, streamWorkbook } from './workbook.ts';

/** B004: above this an export goes to the background and a site message brings it. */
export const EXPORT_CAP = 40_000;
const BATCH = 500;

/** How many rows an export would have, counted no further than needed. */
export async function exportSize(ctx: Ctx, entity: Entity<any, any>, params: Params, cap: number): Promise<number> {
  const bind = new Binder();
  const condition = await where(ctx, entity, params, bind);
  const [row] = await ctx.sql.run<{ n: number }>({
    text: `select count(*) as n from (select 1 from app.${tableName(entity.id)} t where ${condition} limit ${cap + 1}) c`,
    values: bind.values,
  });
  return row?.n ?? 0;
}

type Values = Readonly<Record<string, unknown>>;

/** Rows of a query as sheet rows, read through a cursor of the open transaction. */
async function* sheetRows(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  params: Params,
  columns: readonly SheetColumn[],
  lang: Lang,
): AsyncGenerator<SheetCell[]> {
  const bind = new Binder();
  const condition = await where(ctx, entity, params, bind);
  await ctx.sql.run({
    text: `declare export_rows no scroll cursor for select row_to_json(r)::text as row from (
      select ${fullRow(readerOf(ctx, registry, 'key'), entity)} from app.${tableName(entity.id)} t cross join lateral (select t.*) h
      where ${condition} order by ${orderBy(entity, [])}) r`,
    values: bind.values,
  });
  for (;;) {
    const batch = await ctx.sql.run<{ row: string }>({ text: `fetch ${BATCH} from export_rows`, values: [] });
    for (const { row } of batch) yield* recordRows(entity, JSON.parse(row) as Values, columns, lang);
    if (batch.length < BATCH) return;
  }
}

/** One record: its own fields on the first row, its lines below one another. */
function* recordRows(
  entity: Entity<any, any>,
  record: Values,
  columns: readonly SheetColumn[],
  lang: Lang,
): Generator<SheetCell[]> {
  const tables = Object.keys(entity.details as Tables).map((name) => [name, (record[name] ?? []) as readonly Values[]] as const);
  const height = Math.max(1, ...tables.map(([, lines]) => lines.length));
  const lines = new Map(tables);
  const ext = (record['ext'] ?? {}) as Values;
  for (let index = 0; index < height; index += 1) {
    yield columns.map(({ detail, name, field }) => {
      const from =
        detail === null
          ? index === 0
            ? record
            : {}
          : detail === 'ext'
            ? index === 0
              ? ext
              : {}
            : (lines.get(detail)?.[index] ?? {});
      return toCell(field, from[name], from[`${name}Label`], lang);
    });
  }
}

/** A stream of the workbook. It must be drained before the transaction that reads the rows ends. */
export async function exportWorkbook(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  params: Params,
  lang: Lang,
): Promise<ReadableStream<Uint8Array>> {
  const columns = sheetColumns(entity, await customFields(ctx, entity), false);
  return streamWorkbook(
    say(entity.label, lang).slice(0, 30),
    columns.map((column) => headingOf(column, lang)),
    sheetRows(ctx, registry, entity, params, columns, lang),
  );
}

export const exportFileName = (entity: Entity<any, any>, lang: Lang): string => `${say(entity.label, lang)}.xlsx`;
