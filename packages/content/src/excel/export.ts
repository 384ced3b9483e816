import { type Entity, type Lang, say, type Sort, type Tables, tableName } from '@takt/model';
import {
  Binder,
  type Ctx,
  customFields,
  fullRow,
  orderBy,
  type Params,
  readerOf,
  type Registry,
  where,
  withItems,
} from '@takt/engine/host';
import { headingOf, listColumns, type SheetColumn, sheetColumns, toCell } from './columns.ts';
import { conditionsOf } from './conditions.ts';
import type { SheetCell } from './sheet-xml.ts';
import { streamWorkbook } from './workbook.ts';

const BATCH = 500;

export interface ExportRequest {
  readonly params: Params;
  /** Columns of the list in the order they are looked at; without any, every field and every line. */
  readonly fields: readonly string[];
  readonly sort: readonly Sort[];
  readonly lang: Lang;
}

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

interface Reading {
  readonly ctx: Ctx;
  readonly registry: Registry;
  readonly entity: Entity<any, any>;
  readonly request: ExportRequest;
  readonly columns: readonly SheetColumn[];
  /** Told how many records have been read so far; the next ones wait for it. */
  readonly onRead: (records: number) => Promise<void> | void;
}

/** Rows of a query as sheet rows, read through a cursor of the open transaction. */
async function* sheetRows({ ctx, registry, entity, request, columns, onRead }: Reading): AsyncGenerator<SheetCell[]> {
  const bind = new Binder();
  const condition = await where(ctx, entity, request.params, bind);
  const order = orderBy(entity, request.sort, await customFields(ctx, entity));
  await ctx.sql.run({
    text: `declare export_rows no scroll cursor for select row_to_json(r)::text as row from (
      select ${fullRow(readerOf(ctx, registry, 'key'), entity)} from app.${tableName(entity.id)} t cross join lateral (select t.*) h
      where ${condition} order by ${order}) r`,
    values: bind.values,
  });
  for (let records = 0; ; ) {
    const batch = await ctx.sql.run<{ row: string }>({ text: `fetch ${BATCH} from export_rows`, values: [] });
    for (const { row } of batch) yield* recordRows(entity, JSON.parse(row) as Values, columns, request.lang);
    records += batch.length;
    await onRead(records);
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

/** The columns of an export; refuses what the list does not show and what it cannot be ordered by, before anything is made. */
export async function exportColumns(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  request: ExportRequest,
): Promise<readonly SheetColumn[]> {
  const custom = await customFields(ctx, entity);
  orderBy(entity, request.sort, custom);
  const settings = await registry.settings(ctx);
  const columns = request.fields.length === 0 ? sheetColumns(entity, custom, false) : listColumns(entity, custom, request.fields);
  return columns.map((column) => ({ ...column, field: withItems(column.field, settings, true) }));
}

/** A stream of the workbook. It must be drained before the transaction that reads the rows ends. */
export async function exportWorkbook(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  request: ExportRequest,
  onRead: Reading['onRead'] = () => undefined,
): Promise<ReadableStream<Uint8Array>> {
  const columns = await exportColumns(ctx, registry, entity, request);
  // A list shows one row per record: its lines are not read at all.
  const source = request.fields.length === 0 ? entity : { ...entity, details: {} };
  const beside = await conditionsOf(ctx, registry, entity, request);
  let records = 0;
  const count = (read: number): Promise<void> | void => {
    records = read;
    return onRead(read);
  };
  return streamWorkbook(
    say(entity.label, request.lang).slice(0, 30),
    columns.map((column) => headingOf(column, request.lang)),
    sheetRows({ ctx, registry, entity: source, request, columns, onRead: count }),
    () => beside(records),
  );
}

export const exportFileName = (entity: Entity<any, any>, lang: Lang): string =>
  `${say(entity.label, lang).replaceAll('/', '-')}.xlsx`;
