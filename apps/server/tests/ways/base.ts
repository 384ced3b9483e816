import type { Ways } from './way.ts';

export const baseWays: Ways = { 'base.bomVersion': { first: 'submit' } };
