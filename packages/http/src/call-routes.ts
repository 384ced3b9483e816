import {
  callPath,
  rowCommandRefusal,
  type RowCommandCall,
  entityOf,
  type Fields,
  isRowCommand,
  type PrintLayout,
  valueProblem,
} from '@takt/model';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  type AnswerServices,
  type AnyAnswer,
  askGuards,
  createAll,
  type Ctx,
  dryRun,
  load,
  Refused,
  type Registry,
  remember,
  save,
  usesOf,
} from '@takt/engine/host';
import { download } from './download.ts';
import { success } from './envelope.ts';
import { platformPorts } from './platform-ports.ts';
import { demandProof } from './proof.ts';
import { type Host, inTurn, reading, sendJson, writeAside, writeUnkeyed, writing } from './host.ts';

/** Bespoke calls: each contract becomes one route, with the same permission, validation and idempotency as the rest. */
export function callRoutes(app: FastifyInstance, host: Host): Answering {
  const shared: Omit<AnswerServices, 'use'> = {
    menu: host.registry.modules.flatMap(({ menu }) => menu),
    entities: host.registry.entities,
    invariants: host.registry.invariants,
    settings: (ctx) => host.registry.settings(ctx),
    save: (ctx, entity, row) => save(ctx, host.registry, entity, row),
    createAll: (ctx, entity, rows) => createAll(ctx, host.registry, entity, rows),
    documents: host.registry.documents,
    dryRun: (ctx, doc, action, asked, look) => dryRun(ctx, host.registry, doc, action, asked, look),
    uses: (ctx, entity, id) => usesOf(ctx, host.registry, entity, id),
  };
  const ports = platformPorts(host);
  const servicesFor = ({ call }: AnyAnswer): AnswerServices => ({
    ...shared,
    use: (port) => {
      if (!host.registry.uses(call.id, port)) throw new Error(`${call.id}: its module does not say that it uses ${port.id}`);
      return ports.get(port);
    },
  });
  for (const answer of host.registry.answers.values()) {
    const services = servicesFor(answer);
    const { call } = answer;
    const body = {
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(Object.keys(call.input).map((name) => [name, {}])),
    };
    app.post(callPath(call), { schema: { body }, config: { people: call.everyone === true } }, async (request, reply) => {
      const sent = (request.body ?? {}) as Record<string, unknown>;
      const run = (ctx: Ctx) => answered(ctx, host.registry, answer, sent, services);
      // Whoever lacks the right is told so below, and not asked for a password first.
      if (call.proof) await demandProof(host, request, (ctx) => mayCall(ctx, call));
      const open = call.kind === 'query' ? reading : call.secret ? writeUnkeyed : call.aside ? writeAside : writing;
      const text = await open(host, request, run);
      return call.pdf ? inTurn(host, request, () => sendPdf(host, reply, text)) : sendJson(reply, text);
    });
  }
  return (ctx, answer, sent) => {
    // Who comes by a link in a mail has no password to show.
    if (answer.call.proof) throw Refused.of('proof.required');
    return answered(ctx, host.registry, answer, sent, servicesFor(answer));
  };
}

const mayCall = ({ actor }: Ctx, call: AnyAnswer['call']): boolean => call.everyone === true || actor.can(call.needs ?? call.id);

/** Answers a call for whoever the context says, as its route does. */
export type Answering = (ctx: Ctx, answer: AnyAnswer, sent: Readonly<Record<string, unknown>>) => Promise<string>;

/** Drawn outside the transaction, which drawing would keep open; a repetition of the request draws the same again. */
export async function sendPdf(host: Pick<Host, 'pdf'>, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const { data: layout } = JSON.parse(text) as { readonly data: PrintLayout };
  return download(reply, `${layout.name}.pdf`, 'application/pdf').send(await host.pdf.draw(layout));
}

async function answered(
  ctx: Ctx,
  registry: Registry,
  { call, run }: AnyAnswer,
  sent: Readonly<Record<string, unknown>>,
  services: AnswerServices,
): Promise<string> {
  if (!mayCall(ctx, call)) throw Refused.of('permission');
  const problems = Object.entries(call.input as Fields).flatMap(([name, field]) => {
    const text = valueProblem(field, sent[name] ?? null);
    return text ? [{ at: name, text, level: 'error' as const }] : [];
  });
  const [first] = problems;
  if (first) throw new Refused({ code: 'validation', text: first.text, level: 'error' }, { problems });
  const input = Object.fromEntries(Object.keys(call.input as Fields).map((name) => [name, sent[name] ?? null]));
  const row = isRowCommand(call) ? await demandRowCommand(ctx, registry, call, String(input[call.on.as])) : null;
  const answer = await run(ctx, input, services);
  if (row) remember(ctx, row.entity, { rowId: row.id, action: entityOf(call.id), changes: {} });
  return success(JSON.stringify(answer ?? null));
}

/** The row a button was pressed on, locked, once the button's own conditions hold. */
async function demandRowCommand(ctx: Ctx, registry: Registry, call: RowCommandCall, id: string) {
  const entity = registry.entities.get(call.on.entity);
  if (!entity) throw new Error(`${call.id} acts on ${call.on.entity}, which does not exist`);
  const row = await load(ctx, registry, entity, id);
  const no = rowCommandRefusal(call, row, await askGuards(ctx, registry, { entity, row }));
  if (no) throw new Refused(no);
  return { entity, id };
}
