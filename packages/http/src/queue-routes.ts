import { fill, isDocument, isId, say, type Text } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { type Ctx, claimNext, oneText, Refused } from '@takt/engine/host';
import { success } from './envelope.ts';
import { bodies, entityFor } from './generic-bodies.ts';
import { type Host, sendJson, writing } from './host.ts';

const CLAIMED: Text = ['已领取{document}', 'Claimed: {document}'];
const AGAIN: Text = ['您已领取的{document}尚未完成', 'You have this {document} already'];
const NOTHING: Text = ['没有可领取的{document}', 'There is no {document} to claim'];

interface NextBody {
  readonly _entity: string;
  readonly _params?: Readonly<Record<string, unknown>>;
  readonly zone?: string | null;
  readonly except?: readonly string[];
}

/** The one call of a work queue that names no row; claiming one and giving it back are actions like any other. */
export function queueRoutes(app: FastifyInstance, host: Host): void {
  app.post<{ Body: NextBody; Params: { module: string } }>(
    '/:module/ai/claimNext',
    { schema: { body: bodies.claimNext } },
    async (request, reply) =>
      sendJson(reply, await writing(host, request, (ctx) => next(ctx, host, request.params.module, request.body))),
  );
}

/** The row that was claimed, as a page reads it; null where nothing waits. */
async function next(ctx: Ctx, { registry }: Host, context: string, body: NextBody): Promise<string> {
  const { _entity, _params: params = {}, zone = null, except = [] } = body;
  const shown = entityFor(registry, ctx, context, _entity, 'read');
  const doc = registry.entities.get(shown.id);
  if (!doc || !isDocument(doc) || !doc.queue) throw Refused.of('not.found');
  if ([...(zone === null ? [] : [zone]), ...except].some((id) => !isId(id))) throw Refused.of('not.found');
  const claimed = await claimNext(ctx, registry, doc, { params, zone, except });
  const said = say(fill(claimed === null ? NOTHING : claimed.again ? AGAIN : CLAIMED, { document: doc.label }), ctx.lang);
  return success(claimed === null ? 'null' : await oneText(ctx, registry, shown, claimed.id), said);
}
