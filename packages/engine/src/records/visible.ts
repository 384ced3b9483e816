import { type Entity, visibleEntity } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { demandRight } from '../refused.ts';
import { demandSomeEdit } from './edit-right.ts';
import { incoming } from './incoming.ts';

/** The definition as the caller knows it. What is read for them goes by it; what is written is judged by the whole one. */
export const visibleTo = <E extends Entity<any, any>>({ actor }: Ctx, entity: E): E => visibleEntity(entity, actor);

/** Refuses a row that names what its sender does not see, in the words for a field that does not exist. */
export function demandVisible(ctx: Ctx, entity: Entity<any, any>, sent: unknown): void {
  const shown = visibleTo(ctx, entity);
  if (shown.hidden.length === 0) return;
  if (incoming(entity, sent).id === null) demandRight(ctx.actor, `${entity.id}.create`);
  else demandSomeEdit(ctx, entity);
  incoming(shown, sent);
}
