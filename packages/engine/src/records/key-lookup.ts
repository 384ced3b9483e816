import { type Entity, fill, isDocument, isId, tableName, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import type { Registry } from '../registry.ts';
import { openToSuppliers } from './supplier-reach.ts';

const UNKNOWN_KEY: Text = ['{field}「{value}」不存在', '{field} “{value}” does not exist'];
export const unknownKey = (field: Text, value: unknown): Text => fill(UNKNOWN_KEY, { field, value });

/** The column by which people name rows of an entity in a spreadsheet. */
const keyColumn = (entity: Entity<any, any>): string =>
  isDocument(entity) ? 'number' : columnName(entity.title[0] ?? '', entity.fields[entity.title[0] ?? '']);

/** Ids of rows named by their keys; only what the caller's tenant has. */
export async function idsByKey(
  ctx: Ctx,
  registry: Registry,
  target: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entity = registry.entities.get(target);
  if (!entity || keys.length === 0) return new Map();
  const column = keyColumn(entity);
  const found = await ctx.sql.run<{ id: string; key: string }>({
    text: `select id, ${column} as key from app.${tableName(target)} where ${column} = any($1::text[]) and deleted_at is null`,
    values: [[...new Set(keys)]],
  });
  return new Map(found.map((row) => [row.key, row.id]));
}

/** What rows are called in a spreadsheet, by their ids; a table that suppliers' people cannot read tells them nothing. */
export async function keysById(
  ctx: Ctx,
  registry: Registry,
  target: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const entity = registry.entities.get(target);
  const known = ids.filter(isId);
  if (!entity || known.length === 0) return new Map();
  if (ctx.actor.vendorId !== null && !openToSuppliers(entity)) return new Map();
  const found = await ctx.sql.run<{ id: string; key: string }>({
    text: `select id, ${keyColumn(entity)} as key from app.${tableName(target)} where id = any($1::uuid[])`,
    values: [known],
  });
  return new Map(found.map((row) => [row.id, row.key]));
}

/** Which of these values rows of the entity hold already, in a field that must be unique. */
export async function takenValues(
  ctx: Ctx,
  entity: Entity<any, any>,
  name: string,
  values: readonly string[],
): Promise<readonly string[]> {
  const column = columnName(name, entity.fields[name]);
  const rows = await ctx.sql.run<{ value: string }>({
    text: `select ${column}::text as value from app.${tableName(entity.id)} where ${column}::text = any($1::text[]) and deleted_at is null`,
    values: [values],
  });
  return rows.map((row) => row.value);
}
