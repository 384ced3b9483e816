import { blank, type Dimension, type Entity, isId, scopePath, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import { pathColumn } from './in-scope.ts';

type Row = Readonly<Record<string, unknown>>;

/** A person writes only rows that belong within their scope: not where they could not see it, nor what they only see. */
export async function demandScope(ctx: Ctx, entity: Entity<any, any>, row: Row, is: 'new' | 'known' = 'known'): Promise<void> {
  for (const [dimension, field] of Object.entries(entity.scopes)) {
    const allowed = ctx.actor.scopes[dimension as Dimension];
    // A known row was found through the scope; a new one has no place in it yet, so nobody limited may add one.
    if (!allowed || !field || field === 'createdBy' || (field === 'id' && is === 'known')) continue;
    // What follows from another limit takes in whatever is added within that one.
    if (field === 'id' && !Object.hasOwn(ctx.actor.given, dimension)) continue;
    if (field === 'id' || !(await belongs(ctx, entity, field, row, allowed))) throw Refused.of('scope');
  }
}

async function belongs(
  ctx: Ctx,
  entity: Entity<any, any>,
  field: string,
  row: Row,
  allowed: readonly string[],
): Promise<boolean> {
  const path = scopePath(entity, field);
  const named = row[path?.ref ?? field];
  if (blank(named)) return entity.unplaced === 'shared';
  if (!path) return allowed.includes(String(named));
  const [found] = await ctx.sql.run<{ id: string }>({
    text: `select id from app.${tableName(path.to)} where id = $1::uuid and ${pathColumn(path.field)} = any($2::uuid[])`,
    values: [named, allowed.filter(isId)],
  });
  return found !== undefined;
}
