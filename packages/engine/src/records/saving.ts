import type { Entity } from '@takt/model';
import type { Saving } from '../registry.ts';

/** Says what else must hold whenever rows of an entity are saved or deleted. */
export const whenSaved = (entity: Entity<any, any>, run: Saving['run'], together?: Saving['together']): Saving => ({
  entity: entity.id,
  run,
  ...(together && { together }),
});
