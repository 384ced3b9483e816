import { type AnyDocument, isDocument, stateOfCode, tableName } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Bearer, networkOf, type Shown, slow } from '@takt/identity/host';
import { act, type Ctx, once, oneText, orEarlier, Refused, visibleTo } from '@takt/engine/host';
import { type Answering, sendPdf } from './call-routes.ts';
import { success } from './envelope.ts';
import { type Host, langOf, sendJson } from './host.ts';

const TOKEN = { type: 'string', minLength: 1, maxLength: 64 };
const body = (properties: Readonly<Record<string, unknown>> = {}) => ({
  type: 'object',
  required: ['token', ...Object.keys(properties)],
  additionalProperties: false,
  properties: { token: TOKEN, ...properties },
});

/** Whoever has tried so many from one address has no mail of ours. */
const TRIES = { max: 60, seconds: 60 };

/** What a mail lets its reader do: look at one document, answer it, print what belongs to it. Looking changes nothing. */
export function passRoutes(app: FastifyInstance, host: Host, answered: Answering): void {
  const { registry, passes, signin } = host;
  const shown = async (request: FastifyRequest, writes: boolean): Promise<Shown> => {
    await slow(signin, `pass:${networkOf(request.ip)}`, TRIES.max, TRIES.seconds);
    const { token } = request.body as { readonly token: string };
    return { token, lang: langOf(request), requestId: request.id, writes };
  };
  const docOf = ({ pass }: Bearer): AnyDocument => {
    const doc = registry.entities.get(pass.entity);
    if (!doc || !isDocument(doc)) throw Refused.of('not.found');
    return doc;
  };

  app.post('/anon/pass/open', { schema: { body: body() } }, async (request, reply) => {
    const text = await passes.run(await shown(request, false), async (ctx, bearer) => {
      const doc = docOf(bearer);
      const withdrawn = await withdrawnRow(ctx, doc, bearer.pass.rowId);
      const row = withdrawn ?? (JSON.parse(await oneText(ctx, registry, visibleTo(ctx, doc), bearer.pass.rowId)) as SeenRow);
      return success(JSON.stringify(seen(doc, bearer, row)));
    });
    return sendJson(reply, text);
  });

  const rowCommand = body({ action: { type: 'string', maxLength: 60 }, input: { type: 'object' } });
  app.post<{ Body: { action: string; input: Readonly<Record<string, unknown>> } }>(
    '/anon/pass/act',
    { schema: { body: rowCommand } },
    async (request, reply) => {
      const { action, input } = request.body;
      const run = async (ctx: Ctx, bearer: Bearer): Promise<string> => {
        const { rowId: id, version, actions, hash } = bearer.pass;
        if (!actions.includes(action)) throw Refused.of('permission');
        const doc = docOf(bearer);
        // One pass, one answer: sent again it is answered as before.
        const key = { key: `pass-${hash.toString('hex')}`, body: JSON.stringify({ action, input }) };
        return once(ctx, key, async () =>
          success(JSON.stringify(await act(ctx, registry, doc, action, { id, version, input, accepted: [] }))),
        );
      };
      return sendJson(reply, await passes.run(await shown(request, true), run).catch(orEarlier));
    },
  );

  const print = body({ reason: { type: ['string', 'null'], maxLength: 200 } });
  app.post<{ Body: { reason: string | null } }>('/anon/pass/print', { schema: { body: print } }, async (request, reply) => {
    const text = await passes.run(await shown(request, true), async (ctx, { pass: { call, rowId } }) => {
      const answer = call && registry.answers.get(call.id);
      if (!answer) throw Refused.of('permission');
      return answered(ctx, answer, { [call.as]: rowId, reason: request.body.reason });
    });
    return sendPdf(host, reply, text);
  });
}

type SeenRow = { readonly number: string; readonly status: string; readonly version: number } & Readonly<Record<string, unknown>>;

/** How a document stands that suppliers do not see any more: whoever was asked about it learns that it was taken back. */
async function withdrawnRow(ctx: Ctx, doc: AnyDocument, id: string): Promise<SeenRow | null> {
  const unseen = (doc.supplierSide?.unseenIn ?? []).map((name) => doc.states[name]?.code);
  const [row] = await ctx.sql.run<SeenRow>({
    text: `select number, status, version from app.${tableName(doc.id)} where id = $1 and status = any($2::text[]) and deleted_at is null`,
    values: [id, unseen],
  });
  return row ?? null;
}

/** The document, while it waits for its answer; else only how it stands. */
function seen(doc: AnyDocument, bearer: Bearer, row: SeenRow) {
  const { pass, company, realName, language } = bearer;
  const name = stateOfCode(doc, row.status) ?? '';
  const waits = pass.actions.some((action) => [doc.actions[action]?.from].flat().includes(name));
  const same = pass.version === null || pass.version === row.version;
  const state = doc.states[name];
  const passState = pass.state !== 'good' ? pass.state : waits && same ? 'open' : waits ? 'replaced' : 'over';
  return {
    passState,
    entity: doc.id,
    label: doc.label,
    number: row.number,
    status: { name, label: state?.label ?? null },
    company,
    realName,
    language,
    actions: pass.actions,
    prints: pass.call !== null,
    row: passState === 'open' ? row : null,
  };
}
