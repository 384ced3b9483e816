import type { Ways } from './way.ts';

export const salesWays: Ways = { 'sales.salesOrder': { first: 'lock' } };
