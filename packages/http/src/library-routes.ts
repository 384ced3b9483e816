import { createHash } from 'node:crypto';
import { LIBRARY } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { type Ctx, Refused } from '@takt/engine/host';
import { acceptFile, keepInLibrary, libraryFile } from '@takt/content/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { type Host, inTurn, reading, sendJson, writing } from './host.ts';

const demand = (allowed: boolean): void => {
  if (!allowed) throw Refused.of('permission');
};
const mayCreate = (ctx: Ctx): boolean => ctx.actor.can('system.file.create');

/** Files the company keeps for itself, in and out; what else is done with them are calls. */
export function libraryRoutes(app: FastifyInstance, host: Host): void {
  app.post(`${LIBRARY}/upload`, { bodyLimit: 6 * 1024 * 1024 }, async (request, reply) => {
    // Nobody's bytes are read before they have shown that they may send them.
    await reading(host, request, async (ctx) => demand(mayCreate(ctx)));
    if (!request.isMultipart()) throw Refused.of('media.type');
    const part = await request.file();
    if (!part) throw Refused.of('request');
    const bytes = await part.toBuffer();
    const file = await inTurn(host, request, () =>
      acceptFile(host.examiner, { name: part.filename, declared: part.mimetype, bytes }),
    );
    const keep = async (ctx: Ctx): Promise<string> => {
      demand(mayCreate(ctx));
      return success(JSON.stringify({ id: await keepInLibrary(ctx, host.files, file) }));
    };
    const contents = `${part.filename}|${createHash('sha256').update(bytes).digest('hex')}`;
    return sendJson(reply, await writing(host, request, keep, contents));
  });

  app.get<{ Params: { id: string } }>(`${LIBRARY}/:id`, async (request, reply) => {
    const found = await reading(host, request, async (ctx) => {
      demand(ctx.actor.can('system.file.read'));
      return libraryFile(ctx, request.params.id);
    });
    return download(reply, found.name, found.mediaType).send(host.files.get(found.key));
  });
}
