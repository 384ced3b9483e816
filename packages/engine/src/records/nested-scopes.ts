import { type Definitions, type Dimension, type Entity, type Id, isId, tableName } from '@takt/model';
import type { Ctx, Person } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { scopeColumn } from '../schema/snapshot.ts';

/** A dimension whose values lie within those of another: warehouses stand in plants. */
interface Nested {
  readonly dimension: Dimension;
  readonly keeper: Entity<any, any>;
  readonly within: Dimension;
  readonly field: string;
}

/** Read from the definitions: the entity that keeps the values of a dimension says by its own scopes what they lie within. */
export const nestedDimensions = (entities: Iterable<Entity<any, any>>): readonly Nested[] =>
  [...entities].flatMap((keeper) => {
    const scopes = Object.entries(keeper.scopes as Record<string, string>) as [Dimension, string][];
    const kept = scopes.find(([, field]) => field === 'id');
    if (!kept) return [];
    const outer = scopes.filter(([dimension, field]) => dimension !== kept[0] && field !== 'id' && dimension !== 'vendor');
    return outer.map(([within, field]) => ({ dimension: kept[0], keeper, within, field }));
  });

/** What somebody is limited to once what they are limited to is followed inwards: a plant has its warehouses, and no other. */
async function nestedScopes(ctx: Ctx, nested: readonly Nested[], given: Person['scopes']): Promise<Person['scopes']> {
  const scopes = { ...given };
  for (const { dimension, keeper, within, field } of nested) {
    const outer = scopes[within];
    if (!outer) continue;
    const column = quoted(scopeColumn(keeper, field));
    // Those that were removed as well: what happened in them is still the plant's.
    const rows = await ctx.sql.run<{ id: Id }>({
      text: `select id from app.${tableName(keeper.id)} where ${column} = any($1::uuid[])`,
      values: [outer.filter(isId)],
    });
    const own = scopes[dimension];
    scopes[dimension] = rows.map(({ id }) => id).filter((id) => !own || own.includes(id));
  }
  return scopes;
}

/** Reads people with the limits that follow from theirs. */
export function withNestedScopes(
  person: (ctx: Ctx, userId: Id) => Promise<Person | null>,
  modules: readonly { readonly defs: Definitions }[],
): typeof person {
  const nested = nestedDimensions(modules.flatMap(({ defs }) => defs.entities));
  return async (ctx, userId) => {
    const found = await person(ctx, userId);
    return found && { ...found, scopes: await nestedScopes(ctx, nested, found.given) };
  };
}
