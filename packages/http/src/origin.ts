import type { FastifyRequest } from 'fastify';
import { Refused } from '@takt/engine/host';

/**
 * A cookie travels with whatever request a browser makes, whoever's page made it. So a change that rests on a cookie
 * must show that it came from a page of ours: by its origin, and by a header that no form of another site can set.
 */
export function demandOwnOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site, 'x-requested-with': by } = request.headers;
  const ours = origin === `${request.protocol}://${request.host}`;
  const sameSite = site === undefined || site === 'same-origin';
  if (!ours || !sameSite || by !== 'takt') throw Refused.of('origin.foreign');
}
