import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Host } from './host.ts';
import { openapi } from './openapi.ts';

/** `/docs/` shows the calls to integrators, `/docs/json` is the document itself. */
export async function openapiRoutes(app: FastifyInstance, host: Host): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openapi(host.registry) as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: false });
}
