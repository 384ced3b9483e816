import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Host } from './host.ts';
import { openapi } from './openapi.ts';

const MARK = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="40"><text x="0" y="29" font-family="sans-serif" font-size="26" font-weight="700" fill="#fff">Takt 节拍</text></svg>`;

/** `/docs/` shows the calls to integrators, `/docs/json` is the document itself. */
export async function openapiRoutes(app: FastifyInstance, host: Host): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openapi(host.registry) as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: false,
    theme: { title: 'Takt 节拍' },
    logo: { type: 'image/svg+xml', content: Buffer.from(MARK) },
  });
}
