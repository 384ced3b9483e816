import { type Entity, type Field, type Fields, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnType } from '../fields/columns.ts';
import { customFields } from './custom-fields.ts';

/** Tenants' own fields travel in a bag of their own: `ext.colour` is `colour` of `ext`. */
const OWN = 'ext.';
const none: Fields = {};

export const mentionsCustom = (names: readonly string[]): boolean => names.some((name) => name.startsWith(OWN));

/** The tenant's own fields, read only where one of the names is one of them. */
export const customFieldsIn = (ctx: Ctx, entity: Entity<any, any>, names: readonly string[]): Promise<Fields> | Fields =>
  mentionsCustom(names) ? customFields(ctx, entity) : none;

/**
 * SQL for the value of an own field, as the column of its kind would hold it. No index answers for it: conditions and
 * orders go through the tenant's rows (ADR 0052).
 */
export function customFieldSql(name: string, field: Field): string {
  if (!/^[a-zA-Z0-9]+$/.test(name)) throw new Error(`not the name of a field: ${name}`);
  const type = columnType(field)?.replace(/\(.*\)/, '') ?? 'text';
  return type === 'varchar' ? `(t.ext->>'${name}' collate "C")` : `(t.ext->>'${name}')::${type}`;
}

/** One part of an order over own fields; null when there is no such field. */
export function customFieldOrder(own: Fields, name: string): string | null {
  const bare = name.startsWith(OWN) ? name.slice(OWN.length) : '';
  const field = Object.hasOwn(own, bare) ? own[bare] : undefined;
  return field ? customFieldSql(bare, field) : null;
}

/** How many living rows hold this value of an own field. */
export async function rowsHolding(ctx: Ctx, entity: Entity<any, any>, name: string, value: string): Promise<number> {
  const [row] = await ctx.sql.run<{ n: number }>({
    text: `select count(*)::int as n from app.${tableName(entity.id)} t where t.deleted_at is null and t.ext @> $1::jsonb`,
    values: [JSON.stringify({ [name]: value })],
  });
  return row?.n ?? 0;
}
