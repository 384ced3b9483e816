import { createHash } from 'node:crypto';
import { isId } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptFile, attach, attachedFile, attachmentsOf, detach, type Owner } from '@takt/content/host';
import { oneText, Refused } from '@takt/engine/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { bodies, entityFor } from './generic-bodies.ts';
import { type Host, own, ownWriting, reading, sendJson } from './host.ts';

interface AttachmentRequest {
  readonly _entity: string;
  readonly id: string;
}
type Query = { Params: { module: string }; Querystring: Partial<AttachmentRequest> & { file?: string } };

/** Files of a record: who may read the record reads them, who may edit it adds and removes them. */
export function attachmentRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;
  /** The record, once the caller has shown in their own role that they may do this to it. */
  const owner = async (request: FastifyRequest, asked: Partial<AttachmentRequest>, right: 'read' | 'edit'): Promise<Owner> => {
    const { _entity = '', id = '' } = asked;
    await reading(host, request, async (ctx) => {
      const { module } = request.params as { readonly module: string };
      const entity = entityFor(registry, ctx, module, _entity, right);
      if (!isId(id)) throw Refused.of('not.found');
      await oneText(ctx, registry, entity, id);
    });
    return { entity: _entity, rowId: id };
  };

  app.post<{ Body: AttachmentRequest }>(
    '/:module/ai/queryAttachments',
    { schema: { body: bodies.queryOne } },
    async (request, reply) => {
      const record = await owner(request, request.body, 'read');
      return sendJson(reply, success(JSON.stringify(await own(host, request, false, (ctx) => attachmentsOf(ctx, record)))));
    },
  );

  app.post<Query>('/:module/ai/attach', { bodyLimit: 6 * 1024 * 1024 }, async (request, reply) => {
    const record = await owner(request, request.query, 'edit');
    const part = await request.file();
    if (!part) throw Refused.of('request');
    const bytes = await part.toBuffer();
    const file = await acceptFile(host.examiner, { name: part.filename, declared: part.mimetype, bytes });
    const contents = `${record.entity}|${record.rowId}|${part.filename}|${createHash('sha256').update(bytes).digest('hex')}`;
    const text = await ownWriting(
      host,
      request,
      async (ctx) => success(JSON.stringify({ id: await attach(ctx, host.files, record, file) })),
      contents,
    );
    return sendJson(reply, text);
  });

  const removal = {
    type: 'object',
    required: ['_entity', 'id', 'file'],
    additionalProperties: false,
    properties: {
      _entity: { type: 'string', maxLength: 100 },
      id: { type: 'string', maxLength: 36 },
      file: { type: 'string', maxLength: 36 },
    },
  };
  app.post<{ Body: AttachmentRequest & { file: string } }>(
    '/:module/ai/detach',
    { schema: { body: removal } },
    async (request, reply) => {
      const record = await owner(request, request.body, 'edit');
      if (!isId(request.body.file)) throw Refused.of('not.found');
      const text = await ownWriting(host, request, async (ctx) => {
        await detach(ctx, record, request.body.file);
        return success('null');
      });
      return sendJson(reply, text);
    },
  );

  app.get<Query>('/:module/ai/attachment', async (request, reply) => {
    const record = await owner(request, request.query, 'read');
    const { file = '' } = request.query;
    if (!isId(file)) throw Refused.of('not.found');
    const found = await own(host, request, false, (ctx) => attachedFile(ctx, record, file));
    return download(reply, found.name, found.mediaType).send(host.files.get(found.key));
  });
}
