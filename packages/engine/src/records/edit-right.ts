import { actionWay, type Entity, isDocument } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { demandRight } from '../refused.ts';

/**
 * Refuses whoever may change nothing of an entity, before a row of it is looked for: they are not to learn which there are. Of a
 * document one may hold the right to its lines alone; what a change amounts to is judged with the row.
 */
export function demandSomeEdit({ actor }: Ctx, entity: Entity<any, any>): void {
  const ways = isDocument(entity) ? Object.keys(entity.actions).filter((name) => actionWay(name) === 'edit') : [];
  if (!ways.some((name) => actor.can(`${entity.id}.${name}`))) demandRight(actor, `${entity.id}.edit`);
}
