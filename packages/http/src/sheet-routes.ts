import { createHash } from 'node:crypto';
import { type Entity, EXPORT_CAP, fill, isId, type Lang, say, type Text, words } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import {
  dropFile,
  exportColumns,
  exportFileName,
  type ExportRequest,
  exportSize,
  exportWorkbook,
  ImportRefused,
  importRows,
  importTemplate,
  keepFile,
  LARGE_IMPORT,
  orderExport,
  orderImport,
  ownFile,
  rowsBelowHeading,
  rowsSent,
  type Upload,
} from '@takt/content/host';
import { download } from './download.ts';
import { demandQueried } from './arranged-screen.ts';
import { failure, success } from './envelope.ts';
import { bodies, entityFor, type PageBody, pageRequest } from './generic-bodies.ts';
import { type Host, inTurn, langOf, own, reading, sendJson, writing } from './host.ts';
import { demandProofFor } from './proof.ts';
import { sendWorkbook } from './send-workbook.ts';

/** Rows the company lets one export have before it goes to the background. */
export const exportCap = async (host: Host, ctx: Ctx): Promise<number> =>
  host.exportCap ?? (await host.registry.settings(ctx)).value(EXPORT_CAP);
const IMPORT_LATER: Text = ['数据较多，正在后台导入', 'Many rows: importing in the background'];
/* B004 */ const IN_BACKGROUND: Text = [
  '数据量超过{cap}条，已转为后台导出，完成后将通过站内消息通知',
  'More than {cap} rows: exporting in the background, you will get a site message',
];

/** Spreadsheets in and out: template, import, export, and the files they leave behind. */
export function sheetRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;

  app.post<{ Params: { module: string }; Body: PageBody & { readonly lang?: Lang; readonly pathNo?: string } }>(
    '/:module/ai/export',
    { schema: { body: bodies.export } },
    async (request, reply) => {
      const { _entity, lang = langOf(request), pathNo } = request.body;
      const { params, fields, sort } = pageRequest(request.body);
      const asked: ExportRequest = { params, fields, sort, lang };
      await demandQueried(host, request, { entity: registry.reach(request.params.module, _entity), params, pathNo });
      let cap = 0;
      const sent = await sendWorkbook(host, request, reply, async (ctx) => {
        const entity = entityFor(registry, ctx, request.params.module, _entity, 'export');
        await exportColumns(ctx, registry, entity, asked);
        cap = await exportCap(host, ctx);
        if ((await exportSize(ctx, entity, params, cap)) > cap) return null;
        return { name: exportFileName(entity, lang), stream: await exportWorkbook(ctx, registry, entity, asked) };
      });
      if (sent) return reply;
      // Above the cap the worker makes the file, and a site message brings it.
      const job = await own(host, request, true, (ctx) => orderExport(ctx, _entity, asked));
      const message = say(fill(IN_BACKGROUND, { cap }), langOf(request));
      return sendJson(reply.code(202), success(JSON.stringify({ background: true, job }), message));
    },
  );

  app.get<{ Params: { module: string }; Querystring: { _entity?: string; lang?: Lang } }>(
    '/:module/ai/template',
    async (request, reply) => {
      const lang = request.query.lang ?? langOf(request);
      const made = await reading(host, request, async (ctx) => {
        const entity = entityFor(registry, ctx, request.params.module, request.query._entity ?? '', 'import');
        return { name: exportFileName(entity, lang), bytes: await importTemplate(ctx, registry, entity, lang) };
      });
      return download(reply, made.name).send(Buffer.from(made.bytes));
    },
  );

  app.post<{ Params: { module: string }; Querystring: { _entity?: string } }>(
    '/:module/ai/import',
    { bodyLimit: 6 * 1024 * 1024 },
    async (request, reply) => {
      const asked = request.query._entity ?? '';
      // Nobody's bytes are read before they have shown that they may import.
      await reading(host, request, async (ctx) => entityFor(registry, ctx, request.params.module, asked, 'import'));
      await demandProofFor(host, request, registry.reach(request.params.module, asked));
      const file = await request.file();
      if (!file) return refuse('B001', words.sheetType);
      const bytes = await file.toBuffer().catch(() => refuse('B002', words.sheetTooBig));
      const upload = { name: file.filename, declared: file.mimetype, bytes };
      const rows = await inTurn(host, request, () => rowsSent(host.examiner, upload));
      const contents = `${request.query._entity}\n${createHash('sha256').update(bytes).digest('hex')}`;
      if (rowsBelowHeading(rows) > (host.importCap ?? LARGE_IMPORT)) {
        const started = await importLater(host, request, asked, { upload, contents });
        return sendJson(reply.code(202), started);
      }
      let entity: Entity<any, any> | undefined;
      const run = async (ctx: Ctx): Promise<string> => {
        entity = entityFor(registry, ctx, request.params.module, asked, 'import');
        return success(JSON.stringify({ created: await importRows(ctx, registry, entity, rows) }));
      };
      try {
        return sendJson(reply, await writing(host, request, run, contents));
      } catch (error) {
        if (!(error instanceof ImportRefused) || !entity) throw error;
        const lang = langOf(request);
        // A file too large to be written anew is refused all the same; the errors then stand on the page alone.
        const marked = await host.examiner.mark(bytes, error.errors, say(['错误原因', 'Reason'], lang)).catch(() => null);
        const name = exportFileName(entity, lang);
        const fileId = marked && (await own(host, request, true, (ctx) => keepFile(ctx, host.files, name, marked)));
        const { httpStatus, body } = failure(error, lang, 'import', request.id, { errors: error.errors.slice(0, 200), fileId });
        return sendJson(reply.code(httpStatus), body);
      }
    },
  );

  app.get<{ Params: { id: string } }>('/system/file/:id', async (request, reply) => {
    if (!isId(request.params.id)) throw Refused.of('not.found');
    const found = await own(host, request, false, (ctx) => ownFile(ctx, request.params.id));
    return download(reply, found.name, found.mediaType).send(host.files.get(found.key));
  });
}

/** Stores the file and leaves it to the worker. A request that is repeated gets the job it started, and its second copy goes. */
async function importLater(
  host: Host,
  request: FastifyRequest<{ Params: { module: string } }>,
  entity: string,
  { upload, contents }: { readonly upload: Upload; readonly contents: string },
): Promise<string> {
  // Files are beyond what a supplier's login may touch; the job itself is the person's.
  const file = await own(host, request, true, (ctx) => keepFile(ctx, host.files, upload.name, upload.bytes));
  let job: string | null = null;
  let answer = '';
  try {
    answer = await writing(
      host,
      request,
      async (ctx) => {
        entityFor(host.registry, ctx, request.params.module, entity, 'import');
        job = await orderImport(ctx, entity, file);
        return success(JSON.stringify({ background: true, job }), say(IMPORT_LATER, langOf(request)));
      },
      contents,
    );
    return answer;
  } finally {
    if (job === null || !answer.includes(job)) await own(host, request, true, (ctx) => dropFile(ctx, file));
  }
}
