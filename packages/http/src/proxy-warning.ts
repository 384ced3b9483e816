import type { FastifyInstance } from 'fastify';

const WARNING =
  'requests come through a proxy (X-Forwarded-For), and TAKT_TRUST_PROXY is not set: everybody counts as one address, and limits by address hold for all together';

/** Says once that a proxy stands before the product that it was not told of. */
export function warnOfProxy(app: FastifyInstance, trustProxy: string | false): void {
  let warned = trustProxy !== false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!warned && request.headers['x-forwarded-for'] !== undefined) {
      warned = true;
      app.log.warn(WARNING);
    }
    done();
  });
}
