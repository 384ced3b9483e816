import type { Entity } from '@takt/model';

/** Whether suppliers' people can be given rows of an entity to read at all: their own, or those open to all of them. */
export const openToSuppliers = ({ scopes, vendorsRead }: Entity<any, any>): boolean => vendorsRead || scopes.vendor !== undefined;
