import type { FastifyInstance } from 'fastify';
import { type Ctx, findByNumber, recentOf, waitingOf } from '@takt/engine/host';
import { todosOf } from '@takt/content/host';
import { success } from './envelope.ts';
import { type Host, reading, sendJson } from './host.ts';
import { nothing } from './signin/bodies.ts';

/** Shorter would match half the company. */
const NUMBER = { type: 'string', minLength: 3, maxLength: 60 } as const;

const PEOPLE = { people: true } as const;

/** What a person's home page shows of their own work. */
export function homeRoutes(app: FastifyInstance, host: Host): void {
  const asked = (name: string, run: (ctx: Ctx) => Promise<unknown>): void => {
    app.post(`/system/home/${name}`, { schema: { body: nothing }, config: PEOPLE }, async (request, reply) =>
      sendJson(reply, success(JSON.stringify(await reading(host, request, run)))),
    );
  };
  asked('recent', (ctx) => recentOf(ctx, host.registry));
  asked('todo', todosOf);
  asked('waiting', (ctx) => waitingOf(ctx, host.registry));

  const typed = { type: 'object', required: ['number'], additionalProperties: false, properties: { number: NUMBER } };
  app.post<{ Body: { number: string } }>(
    '/system/home/find',
    { schema: { body: typed }, config: PEOPLE },
    async (request, reply) => {
      const found = await reading(host, request, (ctx) => findByNumber(ctx, host.registry, request.body.number));
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );
}
