import type { Sampled } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

/** Who made a version does not approve it; samples and actions have the same hands. */
export const madeByOther = ({ factory }: Pick<World, 'factory'>, { id }: Sampled) =>
  asOwner(factory, `update app.base_bom_version set created_by = '01900000-0000-7000-8000-000000000009' where id = $1`, [id]);

export const baseWays: Ways = { 'base.bomVersion': { first: 'submit', actions: { approve: { before: madeByOther } } } };
