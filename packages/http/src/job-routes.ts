import type { Entity } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cancelJob, type Ctx, type JobKinds, jobLog, jobNow, ownJobUnderWay, retryJob } from '@takt/engine/host';
import { success } from './envelope.ts';
import { type Host, own, ownWriting, sendJson, writing } from './host.ts';
import { demandProofFor } from './proof.ts';

const one = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string', maxLength: 36 } },
};
const subject = {
  type: 'object',
  required: ['kind', 'entity'],
  additionalProperties: false,
  properties: { kind: { type: 'string', maxLength: 100 }, entity: { type: 'string', maxLength: 100 } },
};
interface One {
  readonly id: string;
}

/** What has become of work people left to the worker, and what can be done about it. */
export function jobRoutes(app: FastifyInstance, host: Host): void {
  const { jobKinds } = host;
  const reads: Readonly<Record<string, (ctx: Ctx, kinds: JobKinds, id: string) => Promise<object>>> = {
    one: jobNow,
    log: jobLog,
  };
  for (const [name, answer] of Object.entries(reads))
    app.post<{ Body: One }>(`/system/job/${name}`, { schema: { body: one } }, async (request, reply) => {
      const found = await own(host, request, false, (ctx) => answer(ctx, jobKinds, request.body.id));
      return sendJson(reply, success(JSON.stringify(found)));
    });

  app.post<{ Body: { readonly kind: string; readonly entity: string } }>(
    '/system/job/underWay',
    { schema: { body: subject } },
    async (request, reply) => {
      const { kind, entity } = request.body;
      const found = await own(host, request, false, (ctx) => ownJobUnderWay(ctx, jobKinds, kind, entity));
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );

  const entityOf = async (id: string, request: FastifyRequest): Promise<Entity<any, any> | null> => {
    const { entity } = await own(host, request, false, (ctx) => jobNow(ctx, jobKinds, id));
    return entity === null ? null : (host.registry.entities.get(entity) ?? null);
  };
  for (const [name, run, through] of [
    ['cancel', cancelJob, ownWriting],
    // What it does again it may do only where the licence lets people write.
    ['retry', retryJob, writing],
  ] as const)
    app.post<{ Body: One }>(`/system/job/${name}`, { schema: { body: one } }, async (request, reply) => {
      if (name === 'retry') await demandProofFor(host, request, await entityOf(request.body.id, request));
      const done = await through(host, request, async (ctx) => {
        await run(ctx, jobKinds, request.body.id);
        return success('null');
      });
      return sendJson(reply, done);
    });
}
