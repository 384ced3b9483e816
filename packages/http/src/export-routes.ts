import type { FastifyInstance } from 'fastify';
import type { Ctx } from '@takt/engine/host';
import { exportFile, exportsOf, removeExport, repeatExport } from '@takt/content/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { type Host, own, ownWriting, sendJson } from './host.ts';

const TRAY_DAYS = 7;
const CENTRE_DAYS = 30;
const nothing = { type: 'object', additionalProperties: false, properties: {} };
const whose = { type: 'object', additionalProperties: false, properties: { everybody: { type: 'boolean' } } };
const one = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 36 } },
};

/** What has become of the exports people left to the worker, and what can still be done about them. */
export function exportRoutes(app: FastifyInstance, host: Host): void {
  const { registry, files } = host;
  app.post('/system/export/mine', { schema: { body: nothing } }, async (request, reply) => {
    const list = await own(host, request, false, (ctx) => exportsOf(ctx, registry, { days: TRAY_DAYS, everybody: false }));
    return sendJson(reply, success(JSON.stringify(list)));
  });

  app.post<{ Body: { everybody?: boolean } }>('/system/export/list', { schema: { body: whose } }, async (request, reply) => {
    const { everybody = false } = request.body;
    const found = await own(host, request, false, async (ctx) => ({
      list: await exportsOf(ctx, registry, { days: CENTRE_DAYS, everybody }),
      mayReadAll: ctx.actor.can('system.exportJob.read'),
    }));
    return sendJson(reply, success(JSON.stringify(found)));
  });

  const rowCommands: Readonly<Record<string, (ctx: Ctx, id: string) => Promise<void>>> = {
    repeat: (ctx, id) => repeatExport(ctx, registry, id),
    remove: removeExport,
  };
  for (const [name, run] of Object.entries(rowCommands))
    app.post<{ Body: { id: string } }>(`/system/export/${name}`, { schema: { body: one } }, async (request, reply) => {
      const done = await ownWriting(host, request, async (ctx) => {
        await run(ctx, request.body.id);
        return success('null');
      });
      return sendJson(reply, done);
    });

  app.get<{ Params: { id: string } }>('/system/export/:id/file', async (request, reply) => {
    const found = await own(host, request, false, (ctx) => exportFile(ctx, registry, request.params.id));
    return download(reply, found.name, found.mediaType).send(files.get(found.key));
  });
}
