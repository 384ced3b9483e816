import type { FastifyInstance } from 'fastify';
import { ownExports } from '../excel/export-jobs.ts';
import { success } from './envelope.ts';
import { type Host, own, sendJson } from './host.ts';

/** What has become of the exports a person left to the worker. */
export function exportRoutes(app: FastifyInstance, host: Host): void {
  const nothing = { type: 'object', additionalProperties: false, properties: {} };
  app.post('/system/export/mine', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(reply, success(await own(host, request, false, (ctx) => ownExports(ctx, host.registry)))),
  );
}
