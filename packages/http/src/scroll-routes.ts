import { isId } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { BROADCAST, type NewNotice, publishNotice, scrollingNotices, withdrawNotice } from '@takt/content/host';
import { Refused } from '@takt/engine/host';
import { success } from './envelope.ts';
import { type Host, own, sendJson, writing } from './host.ts';
import { nothing, texts } from './signin/bodies.ts';

const newNotice = {
  type: 'object',
  required: ['textZh', 'validUntil'],
  additionalProperties: false,
  properties: {
    textZh: { type: 'string', maxLength: 200 },
    textEn: { type: 'string', maxLength: 200 },
    validUntil: { type: 'string', format: 'date' },
  },
};

/** The notices that run through everyone's header: everyone reads them, who may write to everyone changes them. */
export function scrollRoutes(app: FastifyInstance, host: Host): void {
  app.post('/system/message/scroll/list', { schema: { body: nothing } }, async (request, reply) => {
    const answer = await own(host, request, false, async (ctx) => ({
      list: await scrollingNotices(ctx),
      mayPublish: ctx.actor.can(BROADCAST),
    }));
    return sendJson(reply, success(JSON.stringify(answer)));
  });

  app.post<{ Body: NewNotice }>('/system/message/scroll/publish', { schema: { body: newNotice } }, async (request, reply) =>
    sendJson(
      reply,
      await writing(host, request, async (ctx) => {
        await publishNotice(ctx, request.body);
        return success('null');
      }),
    ),
  );

  app.post<{ Body: { id: string } }>(
    '/system/message/scroll/withdraw',
    { schema: { body: texts(['id'], [], 40) } },
    async (request, reply) =>
      sendJson(
        reply,
        await writing(host, request, async (ctx) => {
          if (!isId(request.body.id)) throw Refused.of('not.found');
          await withdrawNotice(ctx, request.body.id);
          return success('null');
        }),
      ),
  );
}
