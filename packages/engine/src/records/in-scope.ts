import { type Dimension, type Entity, type Id, isId, snake } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { type Fragment, fragment, verbatim } from '../db/fragment.ts';
import { scopeColumn } from '../schema/snapshot.ts';
import { living } from './living.ts';

/** What limits rows of an entity to those the person sees: the columns of each limited dimension, and the values allowed in it. */
export const scopeLimits = (
  { actor }: Ctx,
  entity: Entity<any, any>,
): readonly { readonly columns: readonly string[]; readonly allowed: readonly string[] }[] =>
  Object.entries(entity.seenBy).flatMap(([dimension, fields]) => {
    const allowed = actor.scopes[dimension as Dimension];
    if (!allowed || !fields) return [];
    const columns = fields.map((field) => quoted(field === 'createdBy' ? snake(field) : scopeColumn(entity, field)));
    return [{ columns, allowed: allowed.filter(isId) }];
  });

/** What a person is limited to in a dimension; null where nothing limits them. For statements that hand it on in several places. */
export const allowedIn = ({ actor }: Ctx, dimension: Dimension): readonly Id[] | null => actor.scopes[dimension] ?? null;

/** Whether a person sees what belongs to a value of a dimension. */
export const seesIn = (ctx: Ctx, dimension: Dimension, value: Id): boolean => allowedIn(ctx, dimension)?.includes(value) ?? true;

/**
 * The rows of an entity that the person sees, as a condition on its table by the name it has in the statement; the same rows as
 * its list shows. Always a condition, also where nothing limits them.
 */
export const inScope = (ctx: Ctx, entity: Entity<any, any>, alias: string): Fragment =>
  scopeLimits(ctx, entity).reduce(
    (before, { columns, allowed }) => {
      const any = columns
        .map((column) => fragment`${verbatim(`${alias}.${column}`)} = any(${allowed}::uuid[])`)
        .reduce((one, other) => fragment`${one} or ${other}`);
      return fragment`${before} and (${any})`;
    },
    verbatim(living(entity, alias)),
  );
