import { isDocument, isId, type Lang } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { Refused } from '@takt/engine/host';
import { printDocuments } from '@takt/content/host';
import { sendPdf } from './call-routes.ts';
import { success } from './envelope.ts';
import { bodies, demandRows } from './generic-bodies.ts';
import { type Host, inTurn, langOf, writing } from './host.ts';

interface PrintoutBody {
  readonly _entity: string;
  readonly printout: string;
  readonly ids: readonly string[];
  /** Of the paper, which may be read by somebody who speaks another than whoever prints it. */
  readonly lang?: Lang;
}

/** The papers of documents, as one file: what was noted is noted before it is drawn, and a repetition draws the same again. */
export function printoutRoutes(app: FastifyInstance, host: Host): void {
  app.post<{ Params: { module: string }; Body: PrintoutBody }>(
    '/:module/ai/print',
    { schema: { body: bodies.print } },
    async (request, reply) => {
      const { _entity, printout, ids, lang = langOf(request) } = request.body;
      const text = await writing(host, request, async (ctx) => {
        const entity = host.registry.reach(request.params.module, _entity);
        if (!entity || !isDocument(entity) || !ids.every(isId)) throw Refused.of('not.found');
        demandRows(ids);
        return success(JSON.stringify(await printDocuments(ctx, host.registry, entity, { printout, ids, lang })));
      });
      return inTurn(host, request, () => sendPdf(host, reply, text));
    },
  );
}
