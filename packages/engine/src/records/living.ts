import { type Entity, isSeries } from '@takt/model';

/** The condition that a row has not been deleted. Rows of a series never are: they go with their month. */
export const living = (entity: Entity<any, any>, alias = 't'): string =>
  isSeries(entity) ? 'true' : `${alias}.deleted_at is null`;
