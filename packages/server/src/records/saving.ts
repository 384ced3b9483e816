import type { Entity } from '@takt/model';
import type { Ctx } from '../ctx.ts';

/** What else must hold, in the same transaction, whenever rows of one named entity are saved or deleted. */
export interface Saving {
  readonly entity: string;
  readonly run: (ctx: Ctx, id: string) => Promise<void>;
}
export const whenSaved = (entity: Entity<any, any>, run: Saving['run']): Saving => ({ entity: entity.id, run });
