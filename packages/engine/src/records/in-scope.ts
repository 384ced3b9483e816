import { type Dimension, type Entity, type Id, isId, scopePath, snake, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { name as quoted } from '../db/sql.ts';
import { type Fragment, fragment, verbatim } from '../db/fragment.ts';
import { columnName } from '../fields/columns.ts';
import { scopeColumn } from '../schema/snapshot.ts';
import { living } from './living.ts';

/** A condition on a row, in two parts: the values allowed stand between them, as an array. */
type ConditionParts = readonly [before: string, after: string];
interface ScopeLimit {
  /** Any of these lets people see the row, by the name its table has in the statement. */
  readonly conditions: (alias: string) => readonly ConditionParts[];
  /** Lets everybody see the row; null where nothing does. */
  readonly open: (alias: string) => string | null;
  readonly allowed: readonly Id[];
}

/** The column of what a path leads to: whatever limits rows refers to something. */
export const pathColumn = (field: string): string => quoted(`${snake(field)}_id`);

function conditionOf(entity: Entity<any, any>, field: string, alias: string): ConditionParts {
  const path = scopePath(entity, field);
  if (!path) return [`${alias}.${quoted(field === 'createdBy' ? snake(field) : scopeColumn(entity, field))} = any(`, ')'];
  // What was removed still stands where it stood.
  return [
    `exists (select 1 from app.${tableName(path.to)} p where p.tenant_id = ${alias}.tenant_id
      and p.id = ${alias}.${placeColumn(entity, path.ref)} and p.${pathColumn(path.field)} = any(`,
    '))',
  ];
}
const placeColumn = (entity: Entity<any, any>, field: string): string => quoted(columnName(field, entity.fields[field]));

/** What limits rows of an entity to those the person sees, for each limited dimension. */
export const scopeLimits = ({ actor }: Ctx, entity: Entity<any, any>): readonly ScopeLimit[] =>
  Object.entries(entity.seenBy).flatMap(([dimension, fields]) => {
    const allowed = actor.scopes[dimension as Dimension];
    if (!allowed || !fields) return [];
    const [first = ''] = fields;
    return [
      {
        conditions: (alias) => fields.map((field) => conditionOf(entity, field, alias)),
        open: (alias) => entity.unplaced && `${alias}.${placeColumn(entity, scopePath(entity, first)?.ref ?? first)} is null`,
        allowed: allowed.filter(isId),
      },
    ];
  });

/** What a person is limited to in a dimension; null where nothing limits them. For statements that hand it on in several places. */
export const allowedIn = ({ actor }: Ctx, dimension: Dimension): readonly Id[] | null => actor.scopes[dimension] ?? null;

/**
 * For computed fields, whose text knows nobody: whether a value of a dimension, a column of ids, is one the person sees. The opener of
 * the transaction says what limits them, so guards that judge by such a field judge by what the person sees.
 */
export const seenSql = (dimension: Dimension, column: string): string => {
  const limit = `nullif(current_setting('app.sees_${dimension}', true), '')`;
  return `(${limit} is null or ${column} = any(${limit}::uuid[]))`;
};

/** Whether a person sees what belongs to a value of a dimension. */
export const seesIn = (ctx: Ctx, dimension: Dimension, value: Id): boolean => allowedIn(ctx, dimension)?.includes(value) ?? true;

/**
 * The rows of an entity that the person sees, as a condition on its table by the name it has in the statement; the same rows as
 * its list shows. Always a condition, also where nothing limits them.
 */
export const inScope = (ctx: Ctx, entity: Entity<any, any>, alias: string): Fragment =>
  scopeLimits(ctx, entity).reduce(
    (condition, { conditions, open, allowed }) => {
      const free = open(alias);
      const any = [
        ...conditions(alias).map(([before, after]) => fragment`${verbatim(before)}${allowed}::uuid[]${verbatim(after)}`),
        ...(free === null ? [] : [verbatim(free)]),
      ].reduce((one, other) => fragment`${one} or ${other}`);
      return fragment`${condition} and (${any})`;
    },
    verbatim(living(entity, alias)),
  );
