import type { FastifyInstance } from 'fastify';
import { inboxPage } from '@takt/content/host';
import { type Host, langOf } from '../host.ts';
import { modelRoutes } from '../model-routes.ts';

/** What pages fetch before anyone signs in: the logo, the face detector, and on a development machine the inbox. */
export function siteRoutes(app: FastifyInstance, host: Host): void {
  app.get('/static/logo.json', async (request) => host.site.at(request.host));
  modelRoutes(app);
  if (host.inbox)
    app.get('/dev/inbox', async (request, reply) =>
      reply.type('text/html; charset=utf-8').send(inboxPage(await host.signin.preAuth.messages(), langOf(request))),
    );
}
