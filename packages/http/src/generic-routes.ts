import {
  type Action,
  actionLabel,
  actionWay,
  type AnyDocument,
  type Entity,
  fill,
  isDocument,
  isId,
  type Refusal,
  say,
  sharedWords,
  words,
} from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  act,
  type ActResult,
  type Ctx,
  demandRight,
  demandVisible,
  historyOf,
  oneText,
  options,
  page,
  refuse,
  Refused,
  type Registry,
  relatedOf,
  remove,
  runConversion,
  save,
} from '@takt/engine/host';
import { asRefused, success } from './envelope.ts';
import { bodies, demandRows, entityFor, lookedUp, type PageBody, pageRequest } from './generic-bodies.ts';
import { type Host, reading, sendJson, writing } from './host.ts';
import { demandProofFor } from './proof.ts';

type Params = { readonly module: string };
type Target = { readonly id: string; readonly version?: number };
const contextOf = (request: FastifyRequest): string => (request.params as Params).module;
const idOf = (id: string): string => {
  if (!isId(id)) throw Refused.of('not.found');
  return id;
};

/** An entity people may write; logs are written by the product alone. */
function writable(registry: Registry, request: FastifyRequest, id: string): Entity<any, any> {
  const entity = registry.reach(contextOf(request), id);
  if (!entity) throw Refused.of('not.found');
  if (entity.log) throw Refused.of('permission');
  return entity;
}

/** The contract's generic calls, for every entity of every module. */
export function genericRoutes(app: FastifyInstance, host: Host): void {
  const { registry } = host;

  app.post<{ Body: PageBody }>('/:module/ai/queryPage', { schema: { body: bodies.queryPage } }, async (request, reply) => {
    const asked = pageRequest(request.body);
    const found = await reading(host, request, (ctx) =>
      page(ctx, registry, entityFor(registry, ctx, contextOf(request), request.body._entity, 'read'), { ...asked, final: true }),
    );
    const totals = found.totals ? `,"totals":${found.totals}` : '';
    return sendJson(
      reply,
      success(`{"list":${found.list},"page":${asked.page},"total":${found.total},"totalCapped":${found.capped}${totals}}`),
    );
  });

  app.post<{ Body: { _entity: string; id: string } }>(
    '/:module/ai/queryOne',
    { schema: { body: bodies.queryOne } },
    async (request, reply) => {
      const row = await reading(host, request, (ctx) =>
        oneText(ctx, registry, entityFor(registry, ctx, contextOf(request), request.body._entity, 'read'), idOf(request.body.id)),
      );
      return sendJson(reply, success(row));
    },
  );

  app.post<{ Body: { _entity: string; filter?: Record<string, unknown>; search?: string; keys?: readonly string[] } }>(
    '/:module/ai/queryArray',
    { schema: { body: bodies.queryArray } },
    async (request, reply) => {
      const { _entity, filter = {}, search = '', keys = null } = request.body;
      const list = await reading(host, request, (ctx) =>
        options(ctx, lookedUp(registry, ctx, contextOf(request), _entity, filter), { params: filter, search, keys }),
      );
      return sendJson(reply, success(list));
    },
  );

  app.post<{ Body: { _entity: string; id: string } }>(
    '/:module/ai/queryHistory',
    { schema: { body: bodies.history } },
    async (request, reply) => {
      const list = await reading(host, request, async (ctx) => {
        const entity = entityFor(registry, ctx, contextOf(request), request.body._entity, 'read');
        await oneText(ctx, registry, entity, idOf(request.body.id));
        return JSON.stringify(await historyOf(ctx, registry, entity, request.body.id));
      });
      return sendJson(reply, success(list));
    },
  );

  app.post<{ Body: { _entity: string; id: string } }>(
    '/:module/ai/queryRelated',
    { schema: { body: bodies.queryOne } },
    async (request, reply) => {
      const related = await reading(host, request, async (ctx) => {
        const entity = entityFor(registry, ctx, contextOf(request), request.body._entity, 'read');
        await oneText(ctx, registry, entity, idOf(request.body.id));
        return relatedOf(ctx, registry, entity.id, request.body.id);
      });
      return sendJson(reply, success(JSON.stringify(related)));
    },
  );

  app.post<{ Body: { _entity: string; row: Record<string, unknown>; _opNo?: string; accepted?: string[] } }>(
    '/:module/ai/submit',
    { schema: { body: bodies.submit } },
    async (request, reply) => {
      const { _entity, row, _opNo, accepted = [] } = request.body;
      await demandProofFor(host, request, registry.reach(contextOf(request), _entity));
      const answer = await writing(host, request, async (ctx) => {
        const entity = writable(registry, request, _entity);
        if (typeof row['id'] === 'string' && row['id'] !== '') idOf(row['id']);
        demandVisible(ctx, entity, row);
        const saved = await save(ctx, registry, entity, row, { accepted, ...(_opNo && { operation: _opNo }) });
        return success(JSON.stringify(saved), say(fill(words.done, { action: sharedWords.save }), ctx.lang));
      });
      return sendJson(reply, answer);
    },
  );

  app.post<{ Body: { _entity: string; _params?: Target; _paramsLot?: Target[] } }>(
    '/:module/ai/delete',
    { schema: { body: bodies.delete } },
    async (request, reply) => {
      const { _entity, _params, _paramsLot } = request.body;
      const targets = _paramsLot ?? (_params ? [_params] : []);
      await demandProofFor(host, request, registry.reach(contextOf(request), _entity));
      const answer = await writing(host, request, async (ctx) => {
        const entity = writable(registry, request, _entity);
        demandRows(targets);
        for (const target of targets.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
          await remove(ctx, registry, entity, idOf(target.id), target.version ?? null);
        }
        return success(
          JSON.stringify({ deleted: targets.length }),
          say(fill(words.done, { action: sharedWords.delete }), ctx.lang),
        );
      });
      return sendJson(reply, answer);
    },
  );

  app.post<{ Body: ActionBody }>('/:module/ai/action', { schema: { body: bodies.action } }, async (request, reply) =>
    sendJson(reply, await writing(host, request, (ctx) => runAction(ctx, host, contextOf(request), request.body))),
  );

  app.post<{ Body: { conversion: string; id: string; quantities?: Record<string, string> | null } }>(
    '/:module/ai/convert',
    { schema: { body: bodies.convert } },
    async (request, reply) => {
      const { conversion: name, id, quantities = null } = request.body;
      const answer = await writing(host, request, async (ctx) => {
        const conversion = registry.conversions.get(name);
        if (!conversion || !registry.reach(contextOf(request), conversion.source.id)) throw Refused.of('not.found');
        if (!ctx.actor.can(`${conversion.source.id}.read`)) throw Refused.of('permission');
        return success(JSON.stringify(await runConversion(ctx, registry, conversion, idOf(id), quantities)));
      });
      return sendJson(reply, answer);
    },
  );
}

const ONE_ONLY = ['该操作一次只能处理一条记录', 'This action takes one record at a time'] as const;

interface ActionBody {
  readonly _entity: string;
  readonly action: string;
  readonly rows: readonly { readonly id: string; readonly version: number | null }[];
  readonly input?: Record<string, unknown>;
  readonly accepted?: readonly string[];
}
interface RowResult extends Partial<ActResult> {
  readonly id: string;
  readonly ok: boolean;
  readonly refusal?: Refusal;
}

/** One row answers for itself; of many rows each reports, and those refused leave no trace. */
async function runAction(ctx: Ctx, { registry }: Host, context: string, body: ActionBody): Promise<string> {
  const entity = registry.reach(context, body._entity);
  if (!entity || !isDocument(entity) || !Object.hasOwn(entity.actions, body.action) || actionWay(body.action) !== 'act')
    throw Refused.of('not.found');
  // Whoever may not do it at all does not learn which rows there are, nor how they stand.
  demandRight(ctx.actor, `${entity.id}.${body.action}`);
  demandRows(body.rows);
  const action = entity.actions[body.action] as Action;
  if (!action.versionless && body.rows.some(({ version }) => version === null)) throw Refused.of('stale');
  const label = actionLabel(entity, body.action);
  const done = say(fill(words.done, { action: label }), ctx.lang);
  const waits = say(fill(words.waitsForRelease, { action: label }), ctx.lang);
  const asked = { input: body.input ?? {}, accepted: body.accepted ?? [] };
  const [only] = body.rows;
  if (only && body.rows.length === 1) {
    const result = await act(ctx, registry, entity, body.action, { id: idOf(only.id), version: only.version, ...asked });
    return success(JSON.stringify(result), result.pending ? waits : done);
  }
  if (action.bulk === false) refuse('bulk', ONE_ONLY);
  const results = await eachRow(ctx, registry, entity, body, asked);
  if (!results.some((result) => result.ok)) refuse('G11', words.noneQualifying);
  return success(JSON.stringify({ results }), done);
}

async function eachRow(
  ctx: Ctx,
  registry: Host['registry'],
  entity: AnyDocument,
  body: ActionBody,
  asked: { input: Record<string, unknown>; accepted: readonly string[] },
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  // A fixed order, so that two people acting on the same rows queue instead of deadlocking.
  for (const { id, version } of body.rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    try {
      const one = { id: idOf(id), version, stepwise: true, ...asked };
      results.push({ ok: true, ...(await ctx.attempt(() => act(ctx, registry, entity, body.action, one))) });
    } catch (error) {
      const refused = asRefused(error);
      if (refused.status >= 500) throw error;
      results.push({ id, ok: false, refusal: refused.refusal });
    }
  }
  return results;
}
