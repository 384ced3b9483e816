import type { Sampled } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { World } from './way.ts';

/** Another document was made from it, and is open or not. */
export const linked = ({ factory, company }: World, doc: string, { id }: Sampled, open: boolean): Promise<unknown> =>
  asOwner(
    factory,
    `insert into app.link (tenant_id, id, conversion, from_entity, from_id, to_entity, to_id, open)
     values ($1, gen_random_uuid(), 'test', $2, $3, 'test', gen_random_uuid(), $4)`,
    [company.tenant.id, doc, id, open],
  );
