import { callPath, type Fields, valueProblem } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import type { AnyAnswer, Around } from '../actions/bind.ts';
import type { Ctx } from '../ctx.ts';
import { save } from '../records/save.ts';
import { Refused } from '../refused.ts';
import { success } from './envelope.ts';
import { type Host, reading, sendJson, writing } from './host.ts';

/** Bespoke calls: each contract becomes one route, with the same permission, validation and idempotency as the rest. */
export function callRoutes(app: FastifyInstance, host: Host): void {
  const around: Around = {
    menu: host.registry.modules.flatMap(({ menu }) => menu),
    connected: (tenant) => host.presence.connected(tenant),
    save: (ctx, entity, row) => save(ctx, host.registry, entity, row),
  };
  for (const answer of host.registry.answers.values()) {
    const { call } = answer;
    const body = {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(call.input).map((name) => [name, {}])),
    };
    app.post(callPath(call), { schema: { body } }, async (request, reply) => {
      const run = (ctx: Ctx) => answered(ctx, answer, (request.body ?? {}) as Record<string, unknown>, around);
      const text = call.kind === 'query' ? await reading(host, request, run) : await writing(host, request, run);
      return sendJson(reply, text);
    });
  }
}

async function answered(
  ctx: Ctx,
  { call, run }: AnyAnswer,
  sent: Readonly<Record<string, unknown>>,
  around: Around,
): Promise<string> {
  if (!call.everyone && !ctx.actor.can(call.needs ?? call.id)) throw Refused.of('permission');
  const problems = Object.entries(call.input as Fields).flatMap(([name, field]) => {
    const text = valueProblem(field, sent[name] ?? null);
    return text ? [{ at: name, text, level: 'error' as const }] : [];
  });
  const [first] = problems;
  if (first) throw new Refused({ code: 'validation', text: first.text, level: 'error' }, { problems });
  const input = Object.fromEntries(Object.keys(call.input as Fields).map((name) => [name, sent[name] ?? null]));
  return success(JSON.stringify((await run(ctx, input, around)) ?? null));
}
