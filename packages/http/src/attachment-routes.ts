import { createHash } from 'node:crypto';
import { type Entity, fileRefusal, fileRight, isDocument, isId } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptFile, attach, attachedFile, attachmentsOf, detach, type Owner } from '@takt/content/host';
import { askGuards, type Ctx, demandScope, load, oneText, Refused } from '@takt/engine/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { bodies, entityFor } from './generic-bodies.ts';
import { type Host, inTurn, own, ownWriting, reading, sendJson } from './host.ts';

interface AttachmentRequest {
  readonly _entity: string;
  readonly id: string;
}
type Query = { Params: { module: string }; Querystring: Partial<AttachmentRequest> & { file?: string } };

/** Files of a record: who may read the record reads them, who may change its files as it is now adds and removes them. */
export function attachmentRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;
  const rightToChange = (ctx: Ctx, module: string, id: string): string => {
    const entity = registry.reach(module, id);
    return entity ? fileRight(entity, ctx.actor) : 'edit';
  };
  /** The record, once the caller has shown in their own role that they may do this to it. */
  const owner = async (
    request: FastifyRequest,
    asked: Partial<AttachmentRequest>,
    aim: 'read' | 'change',
  ): Promise<Owner & { readonly of: Entity<any, any>; readonly vendor: string | null }> => {
    const { _entity = '', id = '' } = asked;
    return reading(host, request, async (ctx) => {
      const { module } = request.params as { readonly module: string };
      const entity = entityFor(registry, ctx, module, _entity, aim === 'read' ? aim : rightToChange(ctx, module, _entity));
      if (!isId(id)) throw Refused.of('not.found');
      await oneText(ctx, registry, entity, id);
      return { entity: _entity, rowId: id, of: entity, vendor: ctx.actor.vendorId };
    });
  };
  /** Asked again where the files are changed, with the record held: it may be another by then. */
  const demandOpen = async (own: Ctx, { of, rowId, vendor }: Awaited<ReturnType<typeof owner>>): Promise<void> => {
    // Files are beyond a supplier's login, so the transaction is ours; the record is judged as theirs all the same.
    const ctx = { ...own, actor: { ...own.actor, vendorId: vendor } };
    const row = await load(ctx, registry, of, rowId);
    await demandScope(ctx, of, row);
    const no = fileRefusal(of, row, await askGuards(ctx, registry, { entity: of, row }));
    if (no) throw new Refused(no);
  };
  const nameable = async (ctx: Ctx, vendor: string | null): Promise<readonly string[] | null> =>
    vendor === null ? null : host.signin.identity.supplierPeople(ctx, vendor);

  app.post<{ Body: AttachmentRequest }>(
    '/:module/ai/queryAttachments',
    { schema: { body: bodies.queryOne } },
    async (request, reply) => {
      const record = await owner(request, request.body, 'read');
      const files = await own(host, request, false, async (ctx) =>
        attachmentsOf(ctx, record, await nameable(ctx, record.vendor)),
      );
      return sendJson(reply, success(JSON.stringify(files)));
    },
  );

  app.post<Query>('/:module/ai/attach', { bodyLimit: 6 * 1024 * 1024 }, async (request, reply) => {
    const record = await owner(request, request.query, 'change');
    const part = await request.file();
    if (!part) throw Refused.of('request');
    const bytes = await part.toBuffer();
    const file = await inTurn(host, request, () =>
      acceptFile(host.examiner, { name: part.filename, declared: part.mimetype, bytes }),
    );
    const contents = `${record.entity}|${record.rowId}|${part.filename}|${createHash('sha256').update(bytes).digest('hex')}`;
    const text = await ownWriting(
      host,
      request,
      async (ctx) => {
        await demandOpen(ctx, record);
        return success(JSON.stringify({ id: await attach(ctx, host.files, record, file) }));
      },
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
      const record = await owner(request, request.body, 'change');
      if (!isId(request.body.file)) throw Refused.of('not.found');
      const text = await ownWriting(host, request, async (ctx) => {
        await demandOpen(ctx, record);
        await detach(ctx, record, request.body.file, isDocument(record.of) || record.vendor !== null);
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
