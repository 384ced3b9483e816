import type { Entity } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';

/** A person writes only rows that belong within their scope: not where they could not see it, nor what they only see. */
export function demandScope(
  ctx: Ctx,
  entity: Entity<any, any>,
  row: Readonly<Record<string, unknown>>,
  is: 'new' | 'known' = 'known',
): void {
  for (const [dimension, field] of Object.entries(entity.scopes)) {
    const allowed = ctx.actor.scopes[dimension as keyof typeof ctx.actor.scopes];
    // A known row was found through the scope; a new one has no place in it yet, so nobody limited may add one.
    if (!allowed || !field || field === 'createdBy' || (field === 'id' && is === 'known')) continue;
    if (field === 'id' || !allowed.includes(String(row[field]))) {
      throw Refused.of('scope');
    }
  }
}
